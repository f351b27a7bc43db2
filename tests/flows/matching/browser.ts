import { expect, type Locator, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import { MAX_RERUNS } from "../../../contract/constants.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { matchingMachine } from "../../../machines/matching/chart.ts";
import {
  matchingData,
  requestFacts,
} from "../../../machines/matching/offers.ts";
import { rerunSentences } from "../../../machines/matching/rerun.ts";
import { matchingPage } from "../../support/browser/match-pages.ts";
import type { Site } from "../../support/browser/site.ts";
import { httpError } from "../../support/call-failures.ts";
import {
  muteUpdates,
  sendChange,
} from "../../support/driven/controlled-stream.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  type Arrange,
  clickButton,
  flowBinding,
  fromServer,
  lostConnection,
  mocked,
} from "../../support/driven/flow.ts";
import { setInvestors, setMatches } from "../../support/driven/match-state.ts";
import {
  expectButton,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { goOnline } from "../../support/driven/page-attention.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import { visitAs } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { sitePath } from "../../support/page-language.ts";
import {
  approvedMatch,
  completeProfile,
  incompleteProfile,
  otherMatch,
  otherOffer,
  pendingMatch,
  thirdOffer,
} from "../match-cases.ts";
import { thirdMatch } from "./plan.ts";

type Snapshot = SnapshotFrom<typeof matchingMachine>;

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

/** The data that a request depends on. */
type Data = { readonly profile: Profile; readonly matches: readonly Match[] };

const NEW_MEMBER: Data = { profile: completeProfile, matches: [] };
const TWO_MATCHES: Data = {
  profile: completeProfile,
  matches: [pendingMatch, otherMatch],
};
const RERUN_DATA: readonly Data[] = [
  TWO_MATCHES,
  {
    ...TWO_MATCHES,
    matches: [approvedMatch, { ...thirdMatch, status: "approved" }],
  },
  { ...TWO_MATCHES, profile: incompleteProfile },
];

const rerunsLeftOf = ({ match_reruns_used = 0 }: Profile) =>
  MAX_RERUNS - match_reruns_used;
/** Returns what the page sends with a request when it shows this data. */
function requestOf(data: Data, index: number) {
  const { profile, matches } = data;
  const shown = matchingData(rerunsLeftOf(profile), profile, {
    offers: [],
    matches,
  });
  return {
    data,
    request: {
      key: `key ${index}`,
      sentences: rerunSentences(shown),
      ...requestFacts(shown),
    },
  };
}
const rerunRequests = RERUN_DATA.map(requestOf);
const newMemberRequest = requestOf(NEW_MEMBER, 0).request;

async function storeData(
  site: Site,
  email: string,
  { profile, matches }: Data,
): Promise<void> {
  await setProfile(site, email, profile);
  await setMatches(site, email, matches);
}

/** Stores the data on the server, and waits until the page shows it. */
async function showData(
  driver: Driver<Person>,
  { profile, matches }: Data,
): Promise<void> {
  const { page, fixture, world } = driver;
  if (!world.site) throw new Error("The test cannot prepare this server.");
  await storeData(world.site, fixture.email, { profile, matches });
  const { offers, offer } = matchingPage(page);
  const options = { timeout: 2_000 };
  await expect(async () => {
    // A request that is already running may return earlier data.
    await goOnline(driver);
    await expect(offers).toHaveCount(matches.length, options);
    for (const { investor, status } of matches)
      await expect(offer(investor.investor_name)).toContainText(
        t(`status.${status}`),
        options,
      );
    await expect(
      page.getByText(
        t("matching.rerunsLeft", { count: rerunsLeftOf(profile) }),
      ),
    ).toBeVisible(options);
    await expect(page.getByText(t("matching.incomplete"))).toHaveCount(
      profile === incompleteProfile ? 1 : 0,
      options,
    );
  }).toPass({ timeout: 12_000 });
}

// Responses to the matching page's API calls.

const fourthOffer = {
  ...thirdOffer,
  match_id: "14",
  business_name: "Lagoon Capital",
};
/** Makes the named investors the only ones that the server can find. */
const arrangesOffers =
  (...names: string[]): Arrange<Person> =>
  (_driver, site) =>
    setInvestors(site, names);
const matchResponse = (
  matching_investors: readonly (typeof otherOffer)[],
  reruns_left: number,
) => ({ output: { matching_investors, reruns_left } });

const failedCalls = [
  fromServer<Person>({ error: httpError(400) }, ({ fixture }, site) =>
    setProfile(site, fixture.email, incompleteProfile),
  ),
  mocked(
    { error: httpError(429, { error: "Slow down." }, 45) },
    "the server's retry delay varies",
  ),
  lostConnection,
];
const conflict = (text: string, data: Data) =>
  fromServer<Person>(
    { error: httpError(409, { error: text }) },
    ({ fixture }, site) => storeData(site, fixture.email, data),
  );

/** Returns the `replaces` field of the only offer in a re-run response. */
const replacesField = ({ context }: Snapshot) =>
  context.rerun?.replaces.slice(0, 1).map((match_id) => ({
    replaces: { match_id, business_name: otherMatch.investor.investor_name },
  }))?.[0];
const doneAnswers = (before: Snapshot) => [
  before.context.rerun
    ? fromServer(
        matchResponse([{ ...fourthOffer, ...replacesField(before) }], 1),
        arrangesOffers(fourthOffer.business_name),
      )
    : fromServer(
        matchResponse([otherOffer, thirdOffer], 2),
        arrangesOffers(otherOffer.business_name, thirdOffer.business_name),
      ),
  fromServer(matchResponse([], 2), arrangesOffers()),
];
const failedAnswers = ({ context }: Snapshot) => [
  context.rerun
    ? conflict(t("matching.rerunLimit"), {
        ...TWO_MATCHES,
        profile: { ...completeProfile, match_reruns_used: MAX_RERUNS },
      })
    : conflict(t("matching.maximum"), TWO_MATCHES),
  ...failedCalls,
];

/** Returns the names of the investors that the last request has found. */
const resultsOf = ({ rerun }: Snapshot["context"]) =>
  rerun
    ? [fourthOffer.business_name]
    : [otherOffer.business_name, thirdOffer.business_name];

export const matchingBinding = flowBinding({
  machine: matchingMachine,
  calls: {
    matchInvestors: {
      call: "matchInvestors",
      done: doneAnswers,
      failed: failedAnswers,
    },
  },
  ambient: ["profile.read"],
  fixture: ({ world }) => world.personWithRole("investee"),
  async open(driver) {
    await muteUpdates(driver);
    await visitAs(driver.fixture, driver, "/investee-match");
  },
  events: {
    // When the page resumes, the profile is read again. Only in the state that shows no result of a call.
    "profile.read": {
      cases: ({ snapshot }) =>
        snapshot.matches({ ready: "current" }) ? [{ rerunsUsed: null }] : [],
      perform: goOnline,
    },
    "refresh.requested": clickButton(t("ui.refresh")),
    "page.resumed": { perform: goOnline },
    "list.stale": { perform: sendChange },
    // Only in a state that shows current data, because the data is prepared first.
    "matching.requested": {
      cases: ({ snapshot }) =>
        snapshot.hasTag("current") ? [newMemberRequest] : [],
      async perform(driver) {
        await showData(driver, NEW_MEMBER);
        await matchingPage(driver.page).getMatched.click();
      },
    },
    "rerun.requested": {
      cases: ({ snapshot }) =>
        snapshot.hasTag("current")
          ? rerunRequests.map(({ request }) => request)
          : [],
      async perform(driver, event) {
        const planned = rerunRequests.find(
          ({ request }) => request.key === event.key,
        );
        await showData(driver, planned?.data ?? TWO_MATCHES);
        await matchingPage(driver.page).rerun.click();
      },
    },
    "records.confirmed": {
      perform: ({ page }) => button(page, t("ui.yes")).click(),
    },
    "records.missing": {
      perform: ({ page }) => button(page, t("ui.no")).click(),
    },
    "criteria.accepted": clickButton(t("matching.proceed")),
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
    "ready.current": expectReady,
    "ready.matches_found": expectReady,
    "ready.no_matches.noneFound": expectReady,
    "ready.no_matches.callFailed": expectReady,
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
    "requesting.submitting": ({ page }) =>
      expectWorking(page, t("matching.rerun")),
    async "requesting.rerunning"({ page }) {
      await expectWorking(page, t("matching.maximumReached"));
      await expectButton(matchingPage(page).rerun, "busy");
    },
    async limited({ page }, { context }) {
      await expectText(page, context.notice);
      await expectButton(matchingPage(page).rerun, "disabled");
      await expect(button(page, t("ui.refresh"))).toBeDisabled();
    },
    showingAlert: expectAlertDialog,
    redirectingToProfile: expectAlertDialog,
    redirected: ({ page }) => expect(page).toHaveURL(sitePath("/profile")),
  },
  unreachable: {
    "requesting --onError(matchInvestors) [isSessionOver]--> ready":
      "the page redirects when the session ends",
  },
});

/** Expects the buttons, the result of the last call, and the investors that it returned. */
async function expectReady(
  { page }: Driver<Person>,
  snapshot: Snapshot,
): Promise<void> {
  const { context } = snapshot;
  const { offer, rerun } = matchingPage(page);
  await expectButton(rerun, "enabled");
  if (snapshot.hasTag("noMatches")) await expectText(page, context.notice);
  if (snapshot.matches({ ready: "matches_found" }))
    for (const name of resultsOf(context))
      await expect(offer(name)).toContainText(t("status.pending"));
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

/** Expects the dialog to describe the replacement if a re-run was requested, and not to describe it otherwise. */
async function expectRerunSentences(
  dialog: Locator,
  { rerun }: Snapshot["context"],
): Promise<void> {
  for (const sentence of rerun?.sentences ?? [])
    await expect(dialog).toContainText(textOf(sentence));
  if (!rerun) await expect(dialog).not.toContainText(t("matching.rerunTitle"));
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
