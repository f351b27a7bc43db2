import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { say } from "../../../contract/messages/index.ts";
import { matchPages } from "../../../contract/messages/match-pages.ts";
import type { Match } from "../../../contract/wire.ts";
import { investorDashboardMachine } from "../../../machines/investor-dashboard/chart.ts";
import {
  businessNameOf,
  waitingNotice,
} from "../../../machines/investor-dashboard/facts.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import { answered } from "../../support/call-failures.ts";
import type { Drive } from "../../support/driven/drive.ts";
import {
  atTheEdge,
  drivenFlow,
  fromServer,
} from "../../support/driven/flow.ts";
import {
  dryers,
  looms,
  openInvestorPage,
  tellAnswer,
} from "../../support/driven/investor-page.ts";
import { tellOfChange } from "../../support/driven/live-news.ts";
import { expectButton } from "../../support/driven/looks.ts";
import { setMatches } from "../../support/driven/match-state.ts";
import { comeBack } from "../../support/driven/page-back.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import type { Person } from "../../support/driven/world.ts";
import { approvedMatch } from "../match-cases.ts";
import { investorProfile } from "../profile/cases.ts";

type Dashboard = SnapshotFrom<typeof investorDashboardMachine>;

const words = matchPages.investor;
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
const failed = atTheEdge<Person>(
  { error: answered(500) },
  "a defect of the server",
);
const lists = [[dryers, looms], [approvedMatch], []].map(
  (matches: readonly Match[]) =>
    fromServer<Person>({ output: matches }, ({ notes }, site) =>
      setMatches(site, notes.email, matches),
    ),
);
const waiting = ({ context }: Dashboard) =>
  context.matches.filter(({ status }) => status === "pending");

/** The investor's dashboard, in a real browser. */
export const drivenInvestorDashboard = drivenFlow<
  typeof investorDashboardMachine,
  Person
>({
  machine: investorDashboardMachine,
  rules: [
    "2-investor-dashboard-09",
    "2-investor-dashboard-10",
    "2-investor-dashboard-15",
    "8-investor-dashboard-01",
  ],
  key: ({ snapshot: { value, context } }) => [
    value,
    context.matches.map(({ id, status }) => [id, status]),
    context.slow,
    context.notice === null,
    context.news === null,
  ],
  calls: {
    fetchProfile: "profile",
    loadMatches: "matches",
    refreshMatches: "matches",
  },
  // The table reports its rows whenever it has a new list.
  ambient: ["rows.shown"],
  notes: ({ world }) => world.newPerson("investor"),
  open: (drive) => openInvestorPage(drive),
  events: {
    "load.retried": {
      cause: ({ page }) => button(page, matchPages.tryAgain).click(),
    },
    "refresh.asked": {
      cases: ({ snapshot }) => (snapshot.hasTag("refreshing") ? [] : [{}]),
      cause: ({ page }) => button(page, matchPages.refresh).click(),
    },
    "page.woke": { cause: comeBack },
    "list.outdated": { cause: tellOfChange },
    "rows.shown": {
      cases: ({ snapshot }) => {
        const { matches, reviewed } = snapshot.context;
        // They came with the list that is shown.
        return matches.length > 0 &&
          reviewed.length === 0 &&
          !snapshot.hasTag("refreshing")
          ? [{ ids: matches.map(({ id }) => id) }]
          : [];
      },
      byItself: true,
    },
    "match.changed": {
      cases: ({ snapshot }) =>
        waiting(snapshot).flatMap((match) => [
          { match: { ...match, status: "approved" as const } },
          { match: { ...match, status: "rejected" as const } },
        ]),
      async cause(drive, { match }) {
        tellAnswer(drive, match);
        const at = rowOf(drive.page, match);
        if (match.status === "approved") await at.approve.click();
        else await at.decline.click();
      },
    },
    "change.failed": {
      cases: ({ snapshot }) => (waiting(snapshot).length > 0 ? [{}] : []),
      async cause({ page, expectFailure }, _event, before) {
        const [match] = waiting(before);
        if (!match) throw new Error("Nobody waits");
        const path = /^\/api\/matches\/[^/]+\/status\/$/;
        await page.route(
          ({ pathname }) => path.test(pathname),
          (route) => route.fulfill({ status: 500, json: {} }),
          { times: 1 },
        );
        await expectFailure({ status: 500, path }, () =>
          rowOf(page, match).approve.click(),
        );
      },
    },
    "news.read": {
      cause: ({ page }) => toast(page).getByRole("button").click(),
    },
    "xstate.error.actor.watchPage": {
      never: "listening to a window cannot fail",
    },
    "xstate.done.actor.fetchProfile": {
      answers: [
        fromServer({ output: investorProfile }, ({ notes }, site) =>
          setProfile(site, notes.email, investorProfile),
        ),
      ],
    },
    "xstate.error.actor.fetchProfile": {
      answers: [
        fromServer({ error: answered(404) }, ({ notes }, site) =>
          setProfile(site, notes.email, null),
        ),
        failed,
      ],
    },
    "xstate.done.actor.loadMatches": { answers: lists },
    "xstate.error.actor.loadMatches": { answers: [failed] },
    "xstate.done.actor.refreshMatches": { answers: lists },
    "xstate.error.actor.refreshMatches": { answers: [failed] },
  },
  states: {
    "profile.fetching": expectWelcome,
    "profile.known": expectWelcome,
    "profile.unknown": expectWelcome,
    async "profile.missing"(drive, snapshot) {
      await expectWelcome(drive, snapshot);
      await expect(
        drive.page.getByRole("link", { name: words.setUpAction }),
      ).toHaveAttribute("href", "/profile");
    },
    "news.none": ({ page }) => expect(toast(page)).toHaveCount(0),
    async "news.told"({ page }, { context }) {
      if (!context.news) throw new Error("News say something");
      await expect(toast(page)).toContainText(say(context.news));
    },
    async "matches.loading"({ page }, { context }) {
      await expect(page.getByText(words.loading)).toBeAttached();
      await expect(page.getByText(say({ key: "load.slow" }))).toHaveCount(
        context.slow ? 1 : 0,
      );
    },
    async "matches.failed"({ page }, { context }) {
      const alert = page.getByRole("alert");
      await expect(alert).toContainText(say({ key: "load.matchesFailed" }));
      if (context.notice)
        await expect(alert).toContainText(say(context.notice));
      await expectButton(button(page, matchPages.tryAgain), "ready");
    },
    "matches.list.filled": expectList,
    async "matches.list.empty"(drive, snapshot) {
      await expectList(drive, snapshot);
      await expect(drive.page.getByRole("main")).toContainText(
        say({ key: "investor.noMatchesNotice" }),
      );
    },
    async "matches.list.refreshing"(drive, snapshot) {
      await expectList(drive, snapshot);
      await expectButton(button(drive.page, matchPages.refreshing), "busy");
    },
  },
  unreachable: {
    "matches.list.refreshing --refresh.asked--> (ignored)":
      "the button is at work, and takes no press",
  },
});

function toast(page: Page) {
  return page.locator(".toast");
}

function rowOf(page: Page, { investee }: Match) {
  return investorDashboard(page).row(investee.investee_name);
}

async function expectWelcome(
  { page }: Drive<Person>,
  { context: { profile } }: Dashboard,
): Promise<void> {
  const name = profile && businessNameOf(profile);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    name ? `${words.welcome}, ${name}` : words.welcome,
  );
}

/** Expects the rows, the number of pending matches, the total, and the mark of stale data. */
async function expectList(
  { page }: Drive<Person>,
  { context: { matches, notice } }: Dashboard,
): Promise<void> {
  const { figure } = investorDashboard(page);
  for (const match of matches)
    await expect(rowOf(page, match).row).toContainText(
      say({ key: `status.${match.status}` }),
    );
  await expect(figure(words.totalMatched)).toContainText(
    String(matches.length),
  );
  await expect(page.getByText(say(waitingNotice(matches)))).toBeVisible();
  await expect(page.getByText(say({ key: "load.notRefreshed" }))).toHaveCount(
    notice ? 1 : 0,
  );
}
