import { expect, type Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import type { SnapshotFrom } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import { homePath } from "../../../contract/pages.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { PROFILE_DRAFT_KEY } from "../../../contract/storage.ts";
import {
  profileMachine,
  submitMessages,
  visibleProblems,
} from "../../../machines/profile/chart.ts";
import { accounts, profiles } from "../../../server/database/schema.ts";
import { deckField, profileForm } from "../../support/browser/profile-form.ts";
import { httpError } from "../../support/call-failures.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  type Answer,
  clickButton,
  flowBinding,
  fromServer,
  mocked,
} from "../../support/driven/flow.ts";
import {
  expectAlert,
  expectButton,
  expectError,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import { visitAs } from "../../support/driven/session.ts";
import {
  controlUploadProgress,
  setUploadProgress,
} from "../../support/driven/upload-progress.ts";
import type { Person } from "../../support/driven/world.ts";
import { accountIdOf } from "../../support/members.ts";
import { sitePath } from "../../support/page-language.ts";
import { executable, pdf, png } from "../../support/sample-files.ts";
import {
  conflictWith,
  DRAFT_VERSION,
  draftForm,
  executableFile,
  INVALID_DESCRIPTION,
  investeeProfile,
  OTHER_DESCRIPTION,
  picture,
  rejection,
} from "./cases.ts";
import { profilePlan } from "./plan.ts";

const deck = { name: "Pitch.pdf", mimeType: "application/pdf", buffer: pdf() };
const fileContents = { [picture.name]: png, [executableFile.name]: executable };
/** A little longer than an animation frame, in milliseconds. The focus moves in the next frame. */
const FRAME_DURATION = 20;
const REPLACED_ELSEWHERE = {
  never: "tests/browser/character-replacement.spec.ts shows the replacements",
};

type Snapshot = SnapshotFrom<typeof profileMachine>;

const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
/** The two values to choose from, of the description. */
const conflictChoice = (page: Page, name: string) =>
  page
    .getByRole("group", { name: t("profile.fields.description.label") })
    .getByRole("radio", { name });

/** Expects the heading, the fields for the business name and the picture with their errors. */
async function expectFields(
  page: Page,
  context: Snapshot["context"],
): Promise<void> {
  const { name, picture: pictureInput } = profileForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    context.base ? t("profile.titleExisting") : t("profile.titleNew"),
  );
  await expect(name).toHaveValue(context.form.business_name);
  await expectError(name, visibleProblems(context).business_name?.message);
  await expectError(pictureInput, context.fileProblems.avatar);
  const file = context.files.avatar;
  const fileItems = page
    .getByRole("group", { name: t("profile.fields.avatar.label") })
    .getByRole("listitem");
  await expect(fileItems).toHaveCount(file ? 1 : 0);
  if (file) await expect(fileItems).toContainText(file.name);
}

/** Expects the form with a line about what was entered, and the reason why it could not be saved, if there is one. */
const expectEditing =
  (key: "profile.unchanged" | "profile.unsaved" | "profile.inputKept") =>
  async ({ page }: Driver<Person>, { context }: Snapshot) => {
    await expectFields(page, context);
    await expectAlert(page, context.notice);
    await expect(page.getByText(t(key))).toBeVisible();
  };

async function expectSaved(
  { page }: Driver<Person>,
  { context }: Snapshot,
): Promise<void> {
  await expectText(page, context.notice);
  await expect(
    page.getByText(t(`profile.saved.${context.decks}`)),
  ).toBeVisible();
  await expect(profileForm(page).picture).toBeDisabled();
}

async function expectSaving(
  { page }: Driver<Person>,
  { context: { base, files, progress, slow } }: Snapshot,
): Promise<void> {
  await expectButton(
    button(page, base ? t("profile.saveExisting") : t("profile.saveNew")),
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
      page.getByRole("progressbar", {
        name: t("ui.sending", { name: files.avatar.name }),
      }),
    ).toHaveAttribute("aria-valuenow", String(progress));
}

/** Responses to the profile page's API calls. */

const refused = mocked(
  { error: rejection },
  "the form validates with the same rules as the server",
);

/** Stores a profile, or removes it, before the server answers. */
const withProfile = (
  profile: Profile | null,
  answer: Parameters<typeof fromServer>[0],
): Answer<Person> =>
  fromServer(answer, ({ fixture }, site) =>
    setProfile(site, fixture.email, profile),
  );
/** Stores a description as another device does, and responds to the save that is based on the older version. */
const conflictsWith = (description: string): Answer<Person> =>
  fromServer(
    { error: conflictWith(investeeProfile, description) },
    async ({ fixture }, site) => {
      const accountId = await accountIdOf(site, fixture.email);
      await site.database
        .update(profiles)
        .set({ description, version: sql`${profiles.version} + 1` })
        .where(eq(profiles.accountId, accountId));
    },
  );
export const profileBinding = flowBinding<typeof profileMachine, Person>({
  machine: profileMachine,
  plan: profilePlan,
  calls: {
    updateProfile: {
      call: "updateProfile",
      done: [fromServer({ output: {} })],
      failed: [
        refused,
        conflictsWith(OTHER_DESCRIPTION),
        conflictsWith(INVALID_DESCRIPTION),
      ],
    },
    createProfile: {
      call: "createProfile",
      done: [withProfile(null, { output: {} })],
      failed: [
        refused,
        withProfile(investeeProfile, {
          error: httpError(409, { error: "You already have a profile." }),
        }),
      ],
    },
  },
  // A click elsewhere also blurs a field, and every upload ends with a progress event. The pitch deck chart also
  // reports its initial state.
  ambient: ["field.blurred", "upload.progressed", "decks.reported"],
  async fixture(driver) {
    await controlUploadProgress(driver);
    await holdDeckUploads(driver.page);
    return driver.world.personWithRole("investee");
  },
  async open(driver, inputIndex) {
    const { page, fixture } = driver;
    if (inputIndex === 1)
      await page.evaluate(
        ([name, text]) => sessionStorage.setItem(name, text),
        [
          `${PROFILE_DRAFT_KEY}${fixture.email}`,
          JSON.stringify({ ...draftForm, version: DRAFT_VERSION }),
        ] as const,
      );
    await visitAs(
      fixture,
      driver,
      inputIndex === 1 ? "/profile#sector_type" : "/profile",
    );
  },
  events: {
    "profile.read": {
      cases: profilePlan.events["profile.read"] ?? [],
      async automatic(
        { fixture, world: { site }, gate },
        { userType, profile },
      ) {
        if (site) {
          await setProfile(site, fixture.email, profile);
          await site.database
            .update(accounts)
            .set({ userType })
            .where(eq(accounts.email, fixture.email));
        } else {
          gate.answerAll("user", { output: { user_type: userType } });
          gate.answerAll(
            "profile",
            profile ? { output: profile } : { error: httpError(404) },
          );
        }
      },
    },
    "draft.accepted": clickButton(t("profile.draftRestore")),
    "draft.declined": clickButton(t("profile.draftDiscard")),
    "field.changed": {
      cases: ({ snapshot: { context } }) =>
        ["#1", "Nakuru Dryers Ltd."]
          .filter((value) => value !== context.form.business_name)
          .map((value) => ({ field: "business_name", value })),
      perform: ({ page }, { value }) =>
        profileForm(page).name.fill(String(value)),
    },
    "reading.chosen": { never: "profile/page.spec.ts shows it" },
    "replacement.requested": REPLACED_ELSEWHERE,
    "replacement.accepted": REPLACED_ELSEWHERE,
    "replacement.declined": REPLACED_ELSEWHERE,
    "replacement.undone": REPLACED_ELSEWHERE,
    "field.requested": { never: "profile/problems.spec.ts shows it" },
    "field.blurred": {
      cases: [{ field: "description" }],
      async perform({ page }) {
        await profileForm(page).description.focus();
        await profileForm(page).description.blur();
      },
    },
    "file.chosen": {
      cases: profilePlan.events["file.chosen"] ?? [],
      perform: ({ page }, { file: { name, type } }) =>
        profileForm(page).picture.setInputFiles({
          name,
          mimeType: type,
          buffer: fileContents[name] ?? png,
        }),
    },
    "file.removed": {
      cases: ({ snapshot: { context } }) =>
        context.files.avatar ? [{ slot: "avatar" }] : [],
      perform: ({ page }, _event, { context: { files } }) =>
        button(
          page,
          t("ui.removeNamed", { name: files.avatar?.name ?? "" }),
        ).click(),
    },
    "form.submitted": {
      perform: ({ page }) =>
        profileForm(page).save.or(profileForm(page).create).click(),
    },
    "conflict.chosen": {
      cases: ({ snapshot: { context } }) =>
        (["mine", "theirs"] as const)
          .filter((choice) => choice !== context.conflict?.choices.description)
          .map((choice) => ({ field: "description", choice })),
      perform: ({ page }, { choice }) =>
        conflictChoice(
          page,
          t(
            choice === "mine"
              ? "profile.conflictMine"
              : "profile.conflictTheirs",
          ),
        ).check(),
    },
    "conflict.postponed": {
      async perform({ page }) {
        await button(page, t("profile.conflictBack")).click();
        await page.clock.runFor(FRAME_DURATION);
        await expect(profileForm(page).description).toBeFocused();
      },
    },
    "upload.progressed": {
      // Progress is only reported for a form with a file.
      cases: ({ snapshot: { context } }) =>
        context.files.avatar ? [{ percent: 40 }] : [],
      perform: (driver, { percent }) => setUploadProgress(driver, percent),
    },
    "decks.reported": {
      cases: ({ snapshot }) =>
        snapshot.hasTag("form") && snapshot.context.userType === "investee"
          ? [{ state: snapshot.context.decks === "busy" ? "idle" : "busy" }]
          : [],
      perform: ({ page }, { state }) =>
        state === "busy"
          ? deckField(page).chooser.setInputFiles(deck)
          : deckField(page)
              .button(t("ui.cancelNamed", { name: deck.name }))
              .click(),
    },
  },
  states: {
    loading: {
      never: "ends when the server has answered; page.spec.ts shows it",
    },
    async offeringDraft({ page }, { context }) {
      await expectText(page, context.notice);
      await expectButton(button(page, t("profile.draftRestore")), "enabled");
      await expectFields(page, context);
      await expect(profileForm(page).picture).toBeDisabled();
    },
    "editing.unchanged": expectEditing("profile.unchanged"),
    "editing.unsaved": expectEditing("profile.unsaved"),
    "editing.previewing": REPLACED_ELSEWHERE,
    async "editing.invalid"({ page }, { context }) {
      await expectFields(page, context);
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(t("profile.refused"));
      await expect(alert.getByRole("listitem")).toHaveText(
        submitMessages(context).map(({ message }) => textOf(message)),
      );
    },
    "editing.failed": expectEditing("profile.inputKept"),
    updating: expectSaving,
    creating: expectSaving,
    async resolving({ page }, { context: { conflict } }) {
      const isMine = conflict?.choices.description === "mine";
      const theirs = `${t("profile.conflictTheirs")} ${conflict?.theirs.form.description}`;
      await expect(conflictChoice(page, t("profile.conflictMine"))).toBeChecked(
        { checked: isMine },
      );
      await expect(conflictChoice(page, theirs)).toBeChecked({
        checked: !isMine,
      });
      await expect(profileForm(page).name).toBeDisabled();
    },
    saved: expectSaved,
    waitingForDecks: expectSaved,
    // If the account's role differs from the role stored in the browser, the page's guard redirects to the dashboard of
    // the stored role.
    redirected: ({ page, fixture }) =>
      expect(page).toHaveURL(sitePath(homePath(fixture.userType))),
  },
  unreachable: {
    "updating --onError(updateProfile) [isOwnSave]--> updating":
      "needs a save whose answer is lost; conflict.spec.ts tests it",
  },
});

/** Leaves pitch deck uploads without a response, so that they run until they are cancelled. */
async function holdDeckUploads(page: Page): Promise<void> {
  await page.route("**/api/pitch-deck/", (route) =>
    route.request().method() === "POST" ? undefined : route.fallback(),
  );
}
