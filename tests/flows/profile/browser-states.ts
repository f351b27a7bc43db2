import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import { homePath } from "../../../contract/pages.ts";
import {
  type profileMachine,
  submitMessages,
  visibleProblems,
} from "../../../machines/profile/chart.ts";
import {
  profileForm,
  replacementNote,
} from "../../support/browser/profile-form.ts";
import { OFFLINE_TESTED_ELSEWHERE } from "../../support/call-failures.ts";
import type { Driver } from "../../support/driven/driver.ts";
import type { FlowBinding } from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectText,
} from "../../support/driven/page-assertions.ts";
import type { Person } from "../../support/driven/world.ts";

type Snapshot = SnapshotFrom<typeof profileMachine>;

export const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function expectLoading(
  { page }: Driver<Person>,
  { context: { slow } }: Snapshot,
): Promise<void> {
  await expect(page.getByText(t("profile.loading"))).toBeAttached();
  await expect(page.getByText(t("load.slow"))).toHaveCount(slow ? 1 : 0);
  await expect(profileForm(page).name).toHaveCount(0);
}

/** Expects an error message and no form, because an empty form could overwrite a profile that was not loaded. */
async function expectFailed(
  { page }: Driver<Person>,
  { context }: Snapshot,
): Promise<void> {
  await expectAlert(page, context.notice);
  await expectButton(button(page, t("ui.tryAgain")), "enabled");
  await expect(profileForm(page).name).toHaveCount(0);
}

/** Expects the heading, the fields for the business name and the picture with their errors, and no preview. */
async function expectFields(
  page: Page,
  context: Snapshot["context"],
): Promise<void> {
  const { name, picture: pictureInput } = profileForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    context.profile ? t("profile.titleExisting") : t("profile.titleNew"),
  );
  await expect(name).toHaveValue(context.form.business_name);
  await expectError(name, visibleProblems(context).business_name?.message);
  await expectError(pictureInput, context.fileProblems.avatar);
  const { undo, preview } = replacementNote(page, "Business name");
  await expect(undo).toHaveCount(context.originalTexts.business_name ? 1 : 0);
  await expect(preview).toHaveCount(0);
  const file = context.files.avatar;
  const fileItems = page
    .getByRole("group", { name: /^Logo or picture/ })
    .getByRole("listitem");
  await expect(fileItems).toHaveCount(file ? 1 : 0);
  if (file) await expect(fileItems).toContainText(file.name);
}

async function expectSaving(
  { page }: Driver<Person>,
  { context: { profile, files, progress, slow } }: Snapshot,
): Promise<void> {
  await expectButton(
    button(page, profile ? t("profile.saveExisting") : t("profile.saveNew")),
    "busy",
  );
  await expect(profileForm(page).name).toBeDisabled();
  await expect(profileForm(page).picture).toBeDisabled();
  await expect(
    page.getByText(slow ? t("load.slow") : t("profile.sendingForm"), {
      exact: true,
    }),
  ).toBeVisible();
  if (files.avatar && progress > 0)
    await expect(
      page.getByRole("progressbar", { name: /^Sending/ }),
    ).toHaveAttribute("aria-valuenow", String(progress));
}

/** Expectations for the profile page in each state. */
export const profileStates: FlowBinding<
  typeof profileMachine,
  Person
>["states"] = {
  fetchingUser: expectLoading,
  fetchingProfile: expectLoading,
  userFailed: expectFailed,
  loadFailed: expectFailed,
  restored: { never: OFFLINE_TESTED_ELSEWHERE },
  async offeringDraft({ page }, { context }) {
    await expectText(page, context.notice);
    await expectButton(button(page, t("profile.draftRestore")), "enabled");
    await expectFields(page, context);
    await expect(profileForm(page).picture).toBeDisabled();
  },
  async "editing.unchanged"({ page }, { context }) {
    await expectFields(page, context);
    await expectAlert(page, null);
    await expect(page.getByText(t("profile.unchanged"))).toBeVisible();
  },
  async "editing.unsaved"({ page }, { context }) {
    await expectFields(page, context);
    await expectAlert(page, null);
    await expect(page.getByText(t("profile.unsaved"))).toBeVisible();
  },
  async "editing.previewing"({ page }, { context }) {
    const { name } = profileForm(page);
    await expect(name).toHaveValue(context.form.business_name);
    const { group, accept, decline, offer } = replacementNote(
      page,
      "Business name",
    );
    await expect(offer).toHaveCount(0);
    await expect(group.getByRole("paragraph")).toHaveText("1");
    await expectButton(accept, "enabled");
    await expectButton(decline, "enabled");
  },
  async "editing.invalid"({ page }, { context }) {
    await expectFields(page, context);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(t("profile.refused"));
    await expect(alert.getByRole("listitem")).toHaveText(
      submitMessages(context).map(({ message }) => textOf(message)),
    );
  },
  async "editing.failed"({ page }, { context }) {
    await expectFields(page, context);
    await expectAlert(page, context.notice);
    await expect(page.getByText(t("profile.inputKept"))).toBeVisible();
  },
  updating: expectSaving,
  creating: expectSaving,
  async resolving({ page }, { context: { conflict } }) {
    const group = page.getByRole("group", { name: "Description" });
    await expect(group.getByRole("radio", { name: /^Yours/ })).toBeChecked({
      checked: conflict?.choices.description === "mine",
    });
    await expect(
      group.getByRole("radio", {
        name: `Saved by another device ${conflict?.profile.description}`,
      }),
    ).toBeChecked({ checked: conflict?.choices.description === "theirs" });
    await expect(profileForm(page).name).toBeDisabled();
  },
  async saved({ page }, { context }) {
    await expectText(page, context.notice);
    await expect(page.getByText(t("profile.saved.idle"))).toBeVisible();
    await expect(profileForm(page).picture).toBeDisabled();
  },
  async waitingForDecks({ page }, { context }) {
    await expectText(page, context.notice);
    await expect(
      page.getByText(t(`profile.saved.${context.decks}`)),
    ).toBeVisible();
    await expect(profileForm(page).picture).toBeDisabled();
  },
  // If the account's role differs from the role stored in the browser, the page's guard redirects to the dashboard of
  // the stored role.
  redirected: ({ page, fixture }) =>
    expect(page).toHaveURL(homePath(fixture.userType)),
};
