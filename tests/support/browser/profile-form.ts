import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import {
  fieldRow,
  type ProfileField,
} from "../../../contract/profile/fields.ts";
import { OPTIONAL_MARK, PROFILE_SAMPLES } from "../profile-samples.ts";

/** The controls of the profile page, by their accessible names. */
export function profileForm(page: Page) {
  const main = page.getByRole("main");
  const text = (label: string) =>
    main.getByRole("textbox", { name: new RegExp(`^${label}`) });
  const choice = (label: string) =>
    main.locator("select").and(main.getByLabel(new RegExp(`^${label}`)));
  return {
    text,
    choice,
    /** The labels of all fields except the email address. */
    labels: main.locator(
      ".field > :is(label, legend, .field-label):not(#email-label)",
    ),
    name: text(t("profile.fields.business_name.label")),
    type: choice(t("profile.fields.business_type.label")),
    country: choice(t("profile.fields.location.label")),
    description: text(t("profile.fields.description.label")),
    address: text(t("profile.fields.business_address.label")),
    email: text(t("account.emailLabel")),
    market: text(t("profile.fields.market.label")),
    pitchLink: text(t("profile.fields.pitch_link.label")),
    ticket: text(t("profile.fields.capital_needed.label")),
    stage: choice(t("profile.fields.business_stage.label")),
    sector: choice(t("profile.fields.sector_type.label")),
    target: choice(t("profile.fields.investment_target.label")),
    preference: text(t("profile.fields.investment_preference.label")),
    picture: main
      .getByLabel(t("profile.fields.avatar.label"))
      .and(main.locator("input")),
    create: main.getByRole("button", { name: t("profile.saveNew") }),
    save: main.getByRole("button", { name: t("profile.saveExisting") }),
    /** The multi-select with this name. */
    multiSelect(label: string) {
      const box = main.getByRole("combobox", { name: label });
      return {
        box,
        options: page.getByRole("listbox", { name: label }).getByRole("option"),
        option: (name: string) =>
          page
            .getByRole("listbox", { name: label })
            .getByRole("option", { name, exact: true }),
        tags: main.getByRole("list", { name: label }).getByRole("listitem"),
        remove: (name: string) =>
          main.getByRole("button", { name: t("ui.removeNamed", { name }) }),
      };
    },
  };
}

/** Finds the control of a field by its label, and expects it to have the field's sample value. */
export async function expectSample(
  page: Page,
  name: ProfileField,
): Promise<void> {
  const { label, typed, value } = PROFILE_SAMPLES[name];
  const { kind } = fieldRow(name);
  const { text, choice, multiSelect } = profileForm(page);
  if (Array.isArray(value)) {
    const { tags } = multiSelect(label.replace(OPTIONAL_MARK, ""));
    await expect(tags).toHaveText(value);
  } else if (kind === "yesNo") {
    const answer = page.getByRole("group", { name: label, exact: true });
    const checked = answer.getByRole("radio", { checked: true });
    await expect(checked).toHaveValue(typed ?? "");
  } else {
    const control = kind === "choice" || kind === "moneyRange" ? choice : text;
    const pattern = `${label.replace(/[()]/g, "\\$&")}$`;
    await expect(control(pattern)).toHaveValue(typed ?? String(value));
  }
}

/** The group that offers to replace the disallowed characters in a field. */
export function replacementNote(page: Page, label: string) {
  const group = page.getByRole("group", { name: label, exact: true });
  return {
    group,
    offer: group.getByRole("button", { name: t("profile.replacement.offer") }),
    preview: group.getByRole("heading", {
      name: t("profile.replacement.preview"),
    }),
    accept: group.getByRole("button", {
      name: t("profile.replacement.accept"),
    }),
    decline: group.getByRole("button", {
      name: t("profile.replacement.decline"),
    }),
    undo: group.getByRole("button", { name: t("profile.replacement.undo") }),
    status: group.getByRole("status"),
  };
}

/** Fills in the required fields of an investee's profile and the fields that matching requires. */
export async function fillInvestee(page: Page, name: string): Promise<void> {
  const form = profileForm(page);
  await form.name.fill(name);
  await form.type.selectOption("Cooperative");
  await form.country.selectOption("Kenya");
  await form.description.fill("We dry tomatoes for food makers.");
  await form.ticket.fill("250,000");
  await form.stage.selectOption("Seed");
  await form.sector.selectOption("Agriculture");
  await form.market.fill("Food makers, East Africa");
}

/** Locators for the pitch deck field. */
export function deckField(page: Page) {
  const field = page.getByRole("group", {
    name: t("profile.fields.pitch_deck.label"),
  });
  return {
    field,
    rows: field.getByRole("listitem"),
    row: (name: string) =>
      field.getByRole("listitem").filter({ hasText: name }),
    chooser: page.locator("#pitch_deck"),
    button: (name: string) => field.getByRole("button", { name }),
    replaceInput: (name: string) =>
      field.getByLabel(t("ui.replaceNamed", { name })),
    progress: field.getByRole("progressbar"),
  };
}

/** Saves the changed profile of the open form. Does not wait for the redirect to the dashboard, which takes seconds. */
export async function saveProfile(page: Page): Promise<void> {
  await profileForm(page).save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
}
