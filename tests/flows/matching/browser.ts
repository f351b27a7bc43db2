import { expect, type Locator, type Page } from "@playwright/test";
import type { AnyMachineSnapshot, SnapshotFrom } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import { MAX_RERUNS } from "../../../contract/constants.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { missingForMatching } from "../../../contract/profile/readiness.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
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
import type { Site } from "../../support/browser/site.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import { resetLimits } from "../../support/driven/account-state.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  type Arrange,
  flowBinding,
  fromServer,
  mocked,
} from "../../support/driven/flow.ts";
import { goOnline } from "../../support/driven/go-online.ts";
import { setInvestors, setMatches } from "../../support/driven/match-state.ts";
import {
  expectAlert,
  expectButton,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import { visitAs } from "../../support/driven/session.ts";
import {
  muteUpdates,
  sendChange,
} from "../../support/driven/silent-updates.ts";
import type { Person } from "../../support/driven/world.ts";
import { emptyInvestorFields } from "../../support/profiles.ts";
import {
  approvedMatch,
  completeProfile,
  incompleteProfile,
  matchOf,
  otherMatch,
  otherOffer,
  otherRejectedMatch,
  pendingMatch,
  rejectedMatch,
  thirdOffer,
} from "../match-cases.ts";
import { thirdApprovedMatch, thirdMatch } from "./cases.ts";

type Snapshot = SnapshotFrom<typeof matchingMachine>;

const SESSION_END_REDIRECTS = "the page redirects when the session ends";
const REFRESH_DISABLES_BUTTON = "the button is disabled during a refresh";
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

// Responses to the matching page's API calls.

const lagoonOffer = {
  ...thirdOffer,
  match_id: "14",
  business_name: "Lagoon Capital",
};
const contextOf = (snapshot: AnyMachineSnapshot) =>
  (snapshot as SnapshotFrom<typeof matchingMachine>).context;
/** Returns the `replaces` field of the only offer in a re-run response, or no field if no match can be replaced. */
function replacesField(before: AnyMachineSnapshot) {
  const context = contextOf(before);
  const [replaced] = matchesToReplace(context);
  return replaced
    ? { replaces: { match_id: replaced.matchId, business_name: replaced.name } }
    : {};
}
const profileWithNoRerunsLeft = {
  ...completeProfile,
  match_reruns_used: MAX_RERUNS,
};

const returnsProfile = (profile: Profile) =>
  fromServer<Person>({ output: profile }, ({ fixture }, site) =>
    setProfile(site, fixture.email, profile),
  );
const returnsMatches = (matches: readonly Match[]) =>
  fromServer<Person>({ output: matches }, ({ fixture }, site) =>
    setMatches(site, fixture.email, matches),
  );
const serverError = mocked<Person>({ error: httpError(500) }, "a server error");

const profileAnswers = {
  done: [completeProfile, profileWithNoRerunsLeft, incompleteProfile].map(
    returnsProfile,
  ),
  failed: [
    fromServer<Person>(
      { error: httpError(404, { detail: "Not found." }) },
      ({ fixture }, site) => setProfile(site, fixture.email, null),
    ),
    serverError,
  ],
};
const matchesAnswers = {
  done: [
    returnsMatches([]),
    returnsMatches([pendingMatch]),
    returnsMatches([pendingMatch, otherMatch]),
    returnsMatches([pendingMatch, otherRejectedMatch]),
    returnsMatches([rejectedMatch]),
    returnsMatches([approvedMatch, thirdApprovedMatch]),
  ],
  failed: [serverError],
};
const reloadAnswers = {
  profile: [completeProfile, incompleteProfile].map(returnsProfile),
  matches: (before: AnyMachineSnapshot) =>
    contextOf(before).hasNewOffers
      ? [mocked<Person>({ output: [] }, "a list from before the call")]
      : [returnsMatches([approvedMatch, thirdMatch]), returnsMatches([])],
  failed: [serverError],
};

/** Stores the shown matches on the server, and makes the named investors the only ones that the server can find. */
const arrangesOffers =
  (...names: string[]): Arrange<Person> =>
  async ({ fixture: { email } }, site, _request, before) => {
    await setProfile(site, email, completeProfile);
    await setMatches(site, email, matchesIn(before));
    await setInvestors(site, names);
    await resetLimits(site);
  };
const removesRequiredFields: Arrange<Person> = async (
  { fixture: { email } },
  site,
) => {
  await setProfile(site, email, incompleteProfile);
  await resetLimits(site);
};
const matchResponse = (
  matching_investors: readonly (typeof otherOffer)[],
  reruns_left: number,
) => ({ output: { matching_investors, reruns_left } });

const failedCalls = [
  fromServer({ error: httpError(400) }, removesRequiredFields),
  mocked<Person>(
    { error: httpError(429, { error: "Slow down." }, 45) },
    "the server's retry delay varies",
  ),
  serverError,
  mocked<Person>({ error: noResponse }, "a lost connection"),
];

const submissionAnswers = {
  done: [
    fromServer(
      matchResponse([otherOffer, thirdOffer], 2),
      arrangesOffers(otherOffer.business_name, thirdOffer.business_name),
    ),
    fromServer(matchResponse([], 2), arrangesOffers()),
  ],
  failed: [
    fromServer(
      { error: httpError(409, { error: t("matching.maximum") }) },
      arrangesTwoMatches(completeProfile),
    ),
    ...failedCalls,
  ],
};
const rerunAnswers = {
  done: (before: AnyMachineSnapshot) => [
    fromServer(
      matchResponse([{ ...lagoonOffer, ...replacesField(before) }], 1),
      arrangesOffers(lagoonOffer.business_name),
    ),
    fromServer(matchResponse([], 2), arrangesOffers()),
  ],
  failed: [
    fromServer(
      { error: httpError(409, { error: t("matching.rerunLimit") }) },
      arrangesTwoMatches(profileWithNoRerunsLeft),
    ),
    ...failedCalls,
  ],
};

function arrangesTwoMatches(profile: Profile): Arrange<Person> {
  return async ({ fixture: { email } }, site: Site) => {
    await setProfile(site, email, profile);
    await setMatches(site, email, [pendingMatch, otherMatch]);
    await resetLimits(site);
  };
}

/** Returns the matches that the page shows, including those from the last response. */
function matchesIn(before: AnyMachineSnapshot): Match[] {
  const context = contextOf(before);
  return shownOffers(context).map(({ matchId, name, status, score, fields }) =>
    matchOf({
      id: matchId,
      status,
      match_score: score,
      investor: {
        ...emptyInvestorFields,
        investor_name: name,
        sectors_of_interest: fields.sectors_of_interest ?? [],
      },
    }),
  );
}

/** Browser binding for the matching chart. */
export const matchingBinding = flowBinding<typeof matchingMachine, Person>({
  machine: matchingMachine,
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
    fetchProfile: { call: "profile", ...profileAnswers },
    fetchMatches: { call: "matches", ...matchesAnswers },
    refetchProfile: {
      call: "profile",
      done: reloadAnswers.profile,
      failed: reloadAnswers.failed,
    },
    refetchMatches: {
      call: "matches",
      done: reloadAnswers.matches,
      failed: reloadAnswers.failed,
    },
    matchInvestors: { call: "matchInvestors", ...submissionAnswers },
    rerunMatching: { call: "matchInvestors", ...rerunAnswers },
  },
  fixture: ({ world }) => world.personWithRole("investee"),
  async open(driver) {
    await muteUpdates(driver);
    await visitAs(driver.fixture, driver, "/investee-match");
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
    "ready.matches_found": expectReady,
    "ready.no_matches.noneFound": expectReady,
    "ready.no_matches.callFailed": expectReady,
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
