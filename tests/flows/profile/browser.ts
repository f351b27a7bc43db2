import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { fieldLabel } from "../../../contract/profile/form.ts";
import { PROFILE_DRAFT_KEY } from "../../../contract/storage.ts";
import { profileMachine } from "../../../machines/profile/chart.ts";
import {
  profileForm,
  replacementNote,
} from "../../support/browser/profile-form.ts";
import { OFFLINE_TESTED_ELSEWHERE } from "../../support/call-failures.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import { goOnline } from "../../support/driven/go-online.ts";
import { storedSession } from "../../support/driven/session.ts";
import {
  controlUploadProgress,
  setUploadProgress,
} from "../../support/driven/upload-progress.ts";
import type { Person } from "../../support/driven/world.ts";
import { executable, pdf, png } from "../../support/sample-files.ts";
import { deckField } from "../pitch-deck/browser-states.ts";
import {
  createAnswers,
  profileAnswers,
  updateAnswers,
  userAnswers,
} from "./browser-answers.ts";
import { button, profileStates } from "./browser-states.ts";
import { DRAFT_VERSION, draftForm, executableFile, picture } from "./cases.ts";
import { profilePlan } from "./plan.ts";

const deck = { name: "Pitch.pdf", mimeType: "application/pdf", buffer: pdf() };
const fileContents = { [picture.name]: png, [executableFile.name]: executable };
/** A little longer than an animation frame, in milliseconds. The focus moves in the next frame. */
const FRAME_DURATION = 20;
const RECOMMENDED_FIELD = {
  investee: "team_capacity",
  investor: "investment_preference",
} as const;

/** Browser binding for the profile chart. */
export const profileBinding = flowBinding<typeof profileMachine, Person>({
  machine: profileMachine,
  rules: [
    "4-profile-01",
    "4-profile-02",
    "4-profile-03",
    "4-profile-04",
    "4-profile-05",
    "4-profile-07",
    "5-profile-32",
    "5-profile-60",
    "7-profile-10",
    "8-profile-01",
    "8-profile-02",
    "8-profile-86",
  ],
  inputs: profilePlan.inputs ?? [],
  ...(profilePlan.contextKey && { contextKey: profilePlan.contextKey }),
  calls: {
    fetchUser: "user",
    fetchProfile: "profile",
    updateProfile: "updateProfile",
    createProfile: "createProfile",
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
    await driver.visit(inputIndex === 1 ? "/profile#sector_type" : "/profile", {
      stored: storedSession(fixture, await driver.now()),
    });
  },
  events: {
    "load.retried": {
      perform: ({ page }) => button(page, t("ui.tryAgain")).click(),
    },
    "page.resumed": { perform: goOnline },
    "draft.accepted": {
      perform: ({ page }) => button(page, t("profile.draftRestore")).click(),
    },
    "draft.declined": {
      perform: ({ page }) => button(page, t("profile.draftDiscard")).click(),
    },
    "field.changed": {
      cases: ({ snapshot: { context } }) =>
        (
          [
            ["business_name", "#1"],
            ["business_name", "Nakuru Dryers Ltd."],
            ["annual_turnover", "10.000"],
          ] as const
        )
          .filter(
            ([field, value]) =>
              value !== context.form[field] &&
              (field === "business_name" || context.userType === "investee"),
          )
          .map(([field, value]) => ({ field, value })),
      perform: ({ page }, { field, value }) =>
        profileForm(page)
          .text(fieldLabel(field as "market"))
          .fill(String(value)),
    },
    "reading.chosen": {
      // The numbers are shown next to the question, which is shown once the field was left.
      cases: ({ snapshot }) =>
        snapshot.matches({ editing: "invalid" })
          ? [{ field: "annual_turnover", value: 10_000 }]
          : [],
      perform: ({ page }) =>
        button(page, "10,000 (10 thousand US dollars)").click(),
    },
    "replacement.requested": {
      // The suggestion is shown next to the field's error.
      cases: ({ snapshot }) =>
        snapshot.matches({ editing: "invalid" })
          ? [{ field: "business_name" }]
          : [],
      async perform({ page }) {
        await replacementNote(page, "Business name").offer.click();
        await page.clock.runFor(FRAME_DURATION);
        await expect(
          replacementNote(page, "Business name").preview,
        ).toBeFocused();
      },
    },
    "replacement.accepted": {
      perform: ({ page }) =>
        replacementNote(page, "Business name").accept.click(),
    },
    "replacement.declined": {
      perform: ({ page }) =>
        replacementNote(page, "Business name").decline.click(),
    },
    "replacement.undone": {
      cases: profilePlan.events["replacement.undone"] ?? [],
      perform: ({ page }) =>
        replacementNote(page, "Business name").undo.click(),
    },
    "field.blurred": {
      cases: [{ field: "description" }],
      async perform({ page }) {
        await profileForm(page).description.focus();
        await profileForm(page).description.blur();
      },
    },
    "field.requested": {
      cases: ({ snapshot }) => [
        { target: RECOMMENDED_FIELD[snapshot.context.userType] },
      ],
      async perform({ page }, { target }) {
        await page
          .getByRole("complementary", { name: t("profile.panels.ready") })
          .getByRole("link", { name: fieldLabel(target as "market") })
          .click();
        await page.clock.runFor(FRAME_DURATION);
        await expect(page.locator(`[name="${target}"]`)).toBeFocused();
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
        button(page, `Remove ${files.avatar?.name}`).click(),
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
        page
          .getByRole("group", { name: "Description" })
          .getByRole("radio", { name: choice === "mine" ? /^Yours/ : /^Saved/ })
          .check(),
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
          : deckField(page).button(`Cancel sending ${deck.name}`).click(),
    },
    "xstate.error.actor.watchPage": {
      never: "adding a listener cannot fail",
    },
    "xstate.error.actor.watchUpload": {
      never: "adding a listener cannot fail",
    },
    "xstate.done.actor.fetchUser": { answers: userAnswers.done },
    "xstate.error.actor.fetchUser": { answers: userAnswers.failed },
    "xstate.done.actor.fetchProfile": { answers: profileAnswers.done },
    "xstate.error.actor.fetchProfile": { answers: profileAnswers.failed },
    "xstate.done.actor.updateProfile": { answers: updateAnswers.done },
    "xstate.error.actor.updateProfile": { answers: updateAnswers.failed },
    "xstate.done.actor.createProfile": { answers: createAnswers.done },
    "xstate.error.actor.createProfile": { answers: createAnswers.failed },
  },
  states: profileStates,
  unreachable: {
    "updating --onError(updateProfile) [isOwnSave]--> updating":
      "needs a save whose answer is lost; conflict.spec.ts tests it",
    "fetchingUser --onError(fetchUser) [hasStoredResponse]--> fetchingProfile":
      OFFLINE_TESTED_ELSEWHERE,
    "fetchingProfile --onError(fetchProfile) [hasStoredResponse]--> restored":
      OFFLINE_TESTED_ELSEWHERE,
    "restored --load.retried--> fetchingProfile": OFFLINE_TESTED_ELSEWHERE,
    "restored --page.resumed--> fetchingProfile": OFFLINE_TESTED_ELSEWHERE,
  },
});

/** Leaves pitch deck uploads without a response, so that they run until they are cancelled. */
async function holdDeckUploads(page: Page): Promise<void> {
  await page.route("**/api/pitch-deck/", (route) =>
    route.request().method() === "POST" ? undefined : route.fallback(),
  );
}
