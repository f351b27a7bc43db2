import { expect, type Page, type Route } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { Match, Update } from "../../../contract/calls/matches.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  investorDashboardMachine,
  waitingNotice,
} from "../../../machines/investor-dashboard/chart.ts";
import type { Decision } from "../../../machines/match-review/chart.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import {
  httpError,
  OFFLINE_TESTED_ELSEWHERE,
} from "../../support/call-failures.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { flowBinding, fromServer, mocked } from "../../support/driven/flow.ts";
import { goOnline } from "../../support/driven/go-online.ts";
import {
  dryers,
  looms,
  openInvestorPage,
} from "../../support/driven/investor-page.ts";
import { setMatches } from "../../support/driven/match-state.ts";
import { expectButton } from "../../support/driven/page-assertions.ts";
import { sendUpdate } from "../../support/driven/silent-updates.ts";
import type { Person } from "../../support/driven/world.ts";
import { matchesOf } from "../../support/match-calls.ts";
import { approvedMatch } from "../match-cases.ts";

type Snapshot = SnapshotFrom<typeof investorDashboardMachine>;

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
const serverError = mocked<Fixture>(
  { error: httpError(500) },
  "a server error",
);
const listResponses = [[dryers, looms], [approvedMatch], []].map(
  (matches: readonly Match[]) =>
    fromServer<Fixture>({ output: matches }, ({ fixture }, site) =>
      setMatches(site, fixture.email, matches),
    ),
);
const pendingMatches = ({ matches }: Snapshot["context"]) =>
  matches.filter(({ status }) => status === "pending");

const LONG_LIST_TESTED_ELSEWHERE =
  "tests/flows/opportunity-table/page.spec.ts loads a list of more than one page";
const STATUS_PATH = /^\/api\/matches\/[^/]+\/status\/$/;
/** The request that Approve or Decline has sent, and, once the server has saved the review, the changed match. */
type Review = { readonly route: Route; match?: Match | undefined };
/** The investor, and the latest review of each match. The keys of the map are the match ids in the plan. */
type Fixture = Person & { readonly reviews: Map<string, Review> };

const profileUpdate: Update = {
  id: "",
  kind: "changed",
  match_id: "0",
  name: null,
  funded_ammount: "0.00",
  at: 0,
};
const REVIEWED_AT = 1_900_000_000_000;
const isReviewed = ({ history }: Match) =>
  history.some(({ at }) => at === REVIEWED_AT);

/** The investor approves `dryers` and declines `looms`. */
function decisionOn(id: string): Decision {
  return id === dryers.id ? "approved" : "rejected";
}

/** Returns the match with this id after its review. */
function reviewedMatch(id: string): Match {
  const match = id === dryers.id ? dryers : looms;
  const status = decisionOn(id);
  const history = [...match.history, { status, at: REVIEWED_AT }];
  return { ...match, status, history };
}

/** Returns the update with which the server reports the latest change to a match. */
function updateOf({ id, status, history }: Match): Update {
  const at = history.at(-1)?.at ?? 0;
  return { ...profileUpdate, kind: status, match_id: id, at };
}

function reviewOf({ reviews }: Fixture, id: string): Review {
  const review = reviews.get(id);
  if (!review) throw new Error("The match has not been reviewed.");
  return review;
}

/** Lets the server save the review, and returns the match. The page does not receive the response. */
async function saveReview(
  { fixture, world }: Driver<Fixture>,
  id: string,
): Promise<Match> {
  const review = reviewOf(fixture, id);
  const expected = reviewedMatch(id);
  if (world.site && !review.match) {
    // Ignores the response, because the server rejects the review if it has already saved an earlier attempt.
    await review.route.fetch();
    const listed = await matchesOf(world.site, fixture);
    const { investee_name } = expected.investee;
    review.match = listed.find(
      ({ investee }) => investee.investee_name === investee_name,
    );
  }
  return review.match ?? expected;
}

/** Browser binding for the investor dashboard chart. */
export const investorDashboardBinding = flowBinding<
  typeof investorDashboardMachine,
  Fixture
>({
  machine: investorDashboardMachine,
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.matches.map(({ id, status }) => [id, status]),
    context.slow,
    context.notice === null,
    context.reviewResult === null,
    context.idsWithReview,
    context.savingIds,
    context.unsaved,
    context.deferredUpdates.length,
  ],
  calls: {
    loadMatches: {
      call: "matches",
      done: listResponses,
      failed: [serverError],
    },
    refreshMatches: {
      call: "matches",
      done: listResponses,
      failed: [serverError],
    },
  },
  // The table reports its rows whenever it has a new list.
  ambient: ["rows.shown"],
  fixture: async ({ world }) => ({
    ...(await world.personWithRole("investor")),
    reviews: new Map(),
  }),
  open: (driver) => openInvestorPage(driver),
  events: {
    "load.retried": {
      cases: ({ snapshot }) => (snapshot.hasTag("failed") ? [{}] : []),
      perform: ({ page }) => button(page, t("ui.tryAgain")).click(),
    },
    "refresh.requested": {
      cases: ({ snapshot }) =>
        snapshot.hasTag("list") && !snapshot.hasTag("refreshing") ? [{}] : [],
      perform: ({ page }) => button(page, t("ui.refresh")).click(),
    },
    "rest.requested": { never: LONG_LIST_TESTED_ELSEWHERE },
    "page.resumed": { perform: goOnline },
    "list.stale": {
      cases: ({ snapshot: { context } }) => [
        { updates: [profileUpdate] },
        ...[
          ...context.savingIds.map(reviewedMatch),
          ...context.matches.filter(isReviewed),
        ].map((match) => ({ updates: [updateOf(match)] })),
      ],
      async perform(driver, { updates }) {
        for (const planned of updates) {
          const update =
            planned === profileUpdate
              ? profileUpdate
              : updateOf(await saveReview(driver, planned.match_id));
          await sendUpdate(driver, { ...update, id: crypto.randomUUID() });
        }
      },
    },
    "rows.shown": {
      cases: ({ snapshot }) => {
        const { matches, idsWithReview } = snapshot.context;
        // Only the first report of the rows is planned; later reports are ambient.
        return matches.length > 0 &&
          idsWithReview.length === 0 &&
          !snapshot.hasTag("refreshing")
          ? [{ ids: matches.map(({ id }) => id) }]
          : [];
      },
      automatic: true,
    },
    "change.started": {
      cases: ({ snapshot: { context } }) =>
        context.savingIds.length > 0
          ? []
          : pendingMatches(context)
              .filter(({ id }) => context.idsWithReview.includes(id))
              .map(({ id }) => ({ id, decision: decisionOn(id) })),
      async perform(driver, { id }) {
        const match = reviewedMatch(id);
        const heldRoute = Promise.withResolvers<Route>();
        await driver.page.route(
          ({ pathname }) => STATUS_PATH.test(pathname),
          (route) => heldRoute.resolve(route),
          { times: 1 },
        );
        const row = rowOf(driver.page, match);
        await (match.status === "approved" ? row.approve : row.decline).click();
        driver.fixture.reviews.set(id, { route: await heldRoute.promise });
      },
    },
    "match.changed": {
      cases: ({ snapshot: { context } }) =>
        context.savingIds.map((id) => ({ match: reviewedMatch(id) })),
      async perform(driver, { match: { id } }) {
        const { route } = reviewOf(driver.fixture, id);
        await route.fulfill({ json: await saveReview(driver, id) });
      },
    },
    "change.failed": {
      cases: ({ snapshot: { context } }) =>
        context.savingIds.map((id) => ({ id })),
      async perform({ fixture, expectFailure }, { id }) {
        await expectFailure({ status: 500, path: STATUS_PATH }, () =>
          reviewOf(fixture, id).route.fulfill({ status: 500, json: {} }),
        );
      },
    },
    "change.lost": { cases: [], automatic: true },
    "result.dismissed": {
      perform: ({ page }) => toast(page).getByRole("button").click(),
    },
    "xstate.done.actor.loadNextPage": { never: LONG_LIST_TESTED_ELSEWHERE },
    "xstate.error.actor.loadNextPage": { never: LONG_LIST_TESTED_ELSEWHERE },
  },
  states: {
    "reviewResult.none": ({ page }) => expect(toast(page)).toHaveCount(0),
    "reviewResult.shown": expectReviewResult,
    "reviewResult.lost": expectReviewResult,
    async "matches.loading"({ page }, { context }) {
      await expect(page.getByText(t("load.matches"))).toBeAttached();
      await expect(page.getByText(t("load.slow"))).toHaveCount(
        context.slow ? 1 : 0,
      );
    },
    async "matches.failed"({ page }, { context }) {
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(t("load.matchesFailed"));
      if (context.notice)
        await expect(alert).toContainText(textOf(context.notice));
      await expectButton(button(page, t("ui.tryAgain")), "enabled");
    },
    "matches.list.filled": expectList,
    async "matches.list.empty"(driver, snapshot) {
      await expectList(driver, snapshot);
      await expect(driver.page.getByRole("main")).toContainText(
        t("investor.noMatchesNotice"),
      );
    },
    "matches.list.loadingRest": { never: LONG_LIST_TESTED_ELSEWHERE },
    async "matches.list.refreshing"(driver, snapshot) {
      await expectList(driver, snapshot);
      await expectButton(button(driver.page, t("ui.refreshing")), "busy");
    },
  },
  unreachable: {
    "matches.loading --onError(loadMatches) [hasStoredResponse]--> matches.list":
      OFFLINE_TESTED_ELSEWHERE,
    "matches.list.refreshing --refresh.requested--> (ignored)":
      "the button is disabled during a refresh",
    "matches.list.checking --always [wantsNextPage]--> matches.list.loadingRest":
      LONG_LIST_TESTED_ELSEWHERE,
    "matches.list.loadingRest --match.changed--> matches.list.loadingRest":
      LONG_LIST_TESTED_ELSEWHERE,
  },
});

function toast(page: Page) {
  return page.locator(".toast");
}

function rowOf(page: Page, { investee }: Match) {
  return investorDashboard(page).row(investee.investee_name);
}

async function expectReviewResult(
  { page }: Driver<Fixture>,
  { context: { reviewResult } }: Snapshot,
): Promise<void> {
  if (!reviewResult) throw new Error("The context has no review result.");
  await expect(toast(page)).toContainText(textOf(reviewResult));
}

/** Expects the rows, the number of pending matches, the total and, after a failed refresh, the notice. */
async function expectList(
  { page }: Driver<Fixture>,
  { context: { matches, totals, notice } }: Snapshot,
): Promise<void> {
  const { figure } = investorDashboard(page);
  for (const match of matches)
    await expect(rowOf(page, match).row).toContainText(
      t(`status.${match.status}`),
    );
  await expect(
    figure(t("investor.totalMatched")).getByText(String(matches.length), {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByText(textOf(waitingNotice(totals)))).toBeVisible();
  await expect(page.getByText(t("load.notRefreshed"))).toHaveCount(
    notice ? 1 : 0,
  );
}
