import { expect, type Locator, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import { missingForMatching } from "../../../contract/profile/readiness.ts";
import {
  canBeMatched,
  matchesToReplace,
  matchingLabel,
  matchingMachine,
  shownOffers,
} from "../../../machines/matching/chart.ts";
import {
  declineNotice,
  replacedSentences,
  rerunSentences,
} from "../../../machines/matching/rerun.ts";
import { matchingPage } from "../../support/browser/match-pages.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import { goOnline } from "../../support/driven/go-online.ts";
import {
  expectAlert,
  expectButton,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { storedSession } from "../../support/driven/session.ts";
import {
  muteUpdates,
  sendChange,
} from "../../support/driven/silent-updates.ts";
import type { Person } from "../../support/driven/world.ts";
import {
  matchesAnswers,
  profileAnswers,
  reloadAnswers,
  rerunAnswers,
  submissionAnswers,
} from "./browser-answers.ts";

type Snapshot = SnapshotFrom<typeof matchingMachine>;

const SESSION_END_REDIRECTS = "the page redirects when the session ends";
const REFRESH_DISABLES_BUTTON = "the button is disabled during a refresh";
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

/** Browser binding for the matching chart. */
export const matchingBinding = flowBinding<typeof matchingMachine, Person>({
  machine: matchingMachine,
  rules: [
    "4-matching-01",
    "4-matching-02",
    "4-matching-03",
    "4-matching-04",
    "4-matching-05",
    "4-matching-08",
    "4-matching-09",
    "4-matching-10",
    "4-matching-11",
    "4-matching-163",
    "5-matching-02",
    "5-matching-03",
    "5-matching-04",
    "5-matching-05",
    "8-matching-01",
    "8-matching-02",
    "8-matching-03",
    "8-profile-01",
  ],
  // This key is smaller than the key in the model test. It contains only the values that determine the transitions and
  // the notice after a decline.
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.matchCount,
    context.hasNewOffers,
    context.rerunsLeft,
    context.purpose,
    missingForMatching(context.profile).length > 0,
    declineNotice(context)?.nextStep,
    matchesToReplace(context).length > 0,
  ],
  calls: {
    fetchProfile: "profile",
    fetchMatches: "matches",
    refetchProfile: "profile",
    refetchMatches: "matches",
    matchInvestors: "matchInvestors",
    rerunMatching: "matchInvestors",
  },
  fixture: ({ world }) => world.personWithRole("investee"),
  async open(driver) {
    await muteUpdates(driver);
    await driver.visit("/investee-match", {
      stored: storedSession(driver.fixture, await driver.now()),
    });
  },
  events: {
    "load.retried": {
      perform: ({ page }) => button(page, t("ui.tryAgain")).click(),
    },
    "refresh.requested": {
      cases: ({ snapshot }) => (snapshot.hasTag("refreshing") ? [] : [{}]),
      perform: ({ page }) => button(page, t("ui.refresh")).click(),
    },
    "page.resumed": { perform: goOnline },
    "list.stale": {
      // The states that handle the event, except `ready.refreshing`: more cases would make planning slow.
      cases: ({ snapshot }) =>
        ["loading", "loadFailed", "ready"].some(
          (state) =>
            snapshot.matches(state as "ready") &&
            !snapshot.hasTag("refreshing"),
        )
          ? [{}]
          : [],
      perform: sendChange,
    },
    "matching.requested": {
      perform: ({ page }) => matchingPage(page).getMatched.click(),
    },
    "rerun.requested": {
      cases: [{ key: "key 1" }],
      perform: ({ page }) => matchingPage(page).rerun.click(),
    },
    "records.confirmed": {
      perform: ({ page }) => button(page, t("ui.yes")).click(),
    },
    "records.missing": {
      perform: ({ page }) => button(page, t("ui.no")).click(),
    },
    "criteria.accepted": {
      perform: ({ page }) => button(page, t("matching.proceed")).click(),
    },
    "modal.closed": { perform: ({ page }) => page.keyboard.press("Escape") },
    "alert.closed": {
      perform: ({ page }) =>
        page
          .getByRole("alertdialog")
          .getByRole("button")
          // The alert's icon button, which also closes it, has no text.
          .filter({ hasText: /./ })
          .click(),
    },
    "xstate.error.actor.watchPage": {
      never: "adding a listener cannot fail",
    },
    "xstate.done.actor.fetchProfile": { answers: profileAnswers.done },
    "xstate.error.actor.fetchProfile": { answers: profileAnswers.failed },
    "xstate.done.actor.fetchMatches": { answers: matchesAnswers.done },
    "xstate.error.actor.fetchMatches": { answers: matchesAnswers.failed },
    "xstate.done.actor.refetchProfile": { answers: reloadAnswers.profile },
    "xstate.error.actor.refetchProfile": { answers: reloadAnswers.failed },
    "xstate.done.actor.refetchMatches": { answers: reloadAnswers.matches },
    "xstate.error.actor.refetchMatches": { answers: reloadAnswers.failed },
    "xstate.done.actor.matchInvestors": { answers: submissionAnswers.done },
    "xstate.error.actor.matchInvestors": { answers: submissionAnswers.failed },
    "xstate.done.actor.rerunMatching": { answers: rerunAnswers.done },
    "xstate.error.actor.rerunMatching": { answers: rerunAnswers.failed },
  },
  states: {
    "loading.profile.fetching": expectLoading,
    "loading.matches.fetching": expectLoading,
    "loading.profile.loaded": expectLoading,
    "loading.matches.loaded": expectLoading,
    async loadFailed({ page }, { context }) {
      await expectAlert(page, context.notice);
      await expectText(page, context.reason);
      await expectButton(button(page, t("ui.tryAgain")), "enabled");
      await expect(matchingPage(page).rerun).toHaveCount(0);
    },
    "ready.unmatched": expectReady,
    "ready.matchesFound": expectReady,
    "ready.noMatches.noneFound": expectReady,
    "ready.noMatches.callFailed": expectReady,
    "ready.refreshing.profile.fetching": expectReady,
    "ready.refreshing.matches.fetching": expectReady,
    "ready.refreshing.profile.loaded": expectReady,
    "ready.refreshing.matches.loaded": expectReady,
    async confirmingRecords({ page }, { context }) {
      const { records } = matchingPage(page);
      await expect(records).toContainText(t("matching.records"));
      await expectRerunSentences(records, context);
    },
    showingAssistance: ({ page }) =>
      expect(
        page
          .getByRole("dialog", { name: t("matching.assistanceTitle") })
          .getByRole("link", { name: t("enquiry.send") }),
      ).toHaveAttribute("href", /^mailto:/),
    async showingCriteria({ page }, { context }) {
      const { criteria } = matchingPage(page);
      await expect(criteria.getByRole("listitem")).toHaveCount(9);
      await expectRerunSentences(criteria, context);
    },
    submitting: ({ page }) => expectWorking(page, t("matching.rerun")),
    async rerunning({ page }, { context }) {
      await expectWorking(page, textOf(matchingLabel(context)));
      await expectButton(matchingPage(page).rerun, "busy");
    },
    async limited({ page }, { context }) {
      await expectText(page, context.notice);
      await expectButton(matchingPage(page).rerun, "disabled");
      await expect(button(page, t("ui.refresh"))).toBeDisabled();
    },
    showingAlert: expectAlertDialog,
    refused: expectAlertDialog,
    redirectingToProfile: expectAlertDialog,
    redirected: ({ page }) => expect(page).toHaveURL("/profile"),
  },
  unreachable: {
    "ready.refreshing --refresh.requested--> (ignored)":
      REFRESH_DISABLES_BUTTON,
    "submitting --onError(matchInvestors) [isSessionOver]--> checking":
      SESSION_END_REDIRECTS,
    "rerunning --onError(rerunMatching) [isSessionOver]--> checking":
      SESSION_END_REDIRECTS,
  },
});

async function expectLoading(
  { page }: Driver<Person>,
  { context }: Snapshot,
): Promise<void> {
  await expect(page.getByText(t("matching.loading"))).toBeAttached();
  await expect(page.getByText(t("load.slow"))).toHaveCount(
    context.slow ? 1 : 0,
  );
  await expect(matchingPage(page).rerun).toHaveCount(0);
}

/** Expects the buttons, the result of the last call, and the investors. */
async function expectReady(
  { page }: Driver<Person>,
  snapshot: Snapshot,
): Promise<void> {
  const { context } = snapshot;
  const { offers, offer, rerun } = matchingPage(page);
  const getMatched = button(page, textOf(matchingLabel(context)));
  await expectButton(
    getMatched,
    canBeMatched(context) ? "enabled" : "disabled",
  );
  await expectButton(rerun, "enabled");
  if (snapshot.hasTag("noMatches")) await expectText(page, context.notice);
  const decline = declineNotice(context);
  for (const sentence of [
    ...(decline ? [decline.title, ...decline.sentences] : []),
    ...replacedSentences(context),
  ])
    await expectText(page, sentence);
  const shownInvestors = shownOffers(context);
  await expect(offers).toHaveCount(shownInvestors.length);
  for (const { name, status } of shownInvestors)
    await expect(offer(name)).toContainText(t(`status.${status}`));
  if (snapshot.hasTag("refreshing"))
    await expectButton(button(page, t("ui.refreshing")), "busy");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

/** Expects the dialog to describe the replacement if a re-run was requested, and not to describe it otherwise. */
async function expectRerunSentences(
  dialog: Locator,
  context: Snapshot["context"],
): Promise<void> {
  for (const sentence of rerunSentences(context))
    if (context.purpose === "rerun")
      await expect(dialog).toContainText(textOf(sentence));
    else await expect(dialog).not.toContainText(textOf(sentence));
}

async function expectWorking(
  page: Page,
  disabledButton: string,
): Promise<void> {
  await expect(page.getByText(t("matching.working"))).toBeVisible();
  await expectButton(button(page, disabledButton), "disabled");
  await expect(button(page, t("ui.refresh"))).toBeDisabled();
}

async function expectAlertDialog(
  { page }: Driver<Person>,
  { context }: Snapshot,
): Promise<void> {
  if (!context.notice) throw new Error("The alert has no message.");
  await expect(page.getByRole("alertdialog")).toContainText(
    textOf(context.notice),
  );
}
