import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import { formatMoney } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import {
  investeeDashboardMachine,
  metricsOf,
  trackedMatch,
} from "../../../machines/investee-dashboard/chart.ts";
import {
  trackerSentence,
  trackerSteps,
} from "../../../machines/match-status/tracker.ts";
import { investeeDashboard } from "../../support/browser/match-pages.ts";
import {
  httpError,
  OFFLINE_TESTED_ELSEWHERE,
} from "../../support/call-failures.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { flowBinding, fromServer, mocked } from "../../support/driven/flow.ts";
import { goOnline } from "../../support/driven/go-online.ts";
import { setMatches } from "../../support/driven/match-state.ts";
import { expectButton } from "../../support/driven/page-assertions.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import { visitAs } from "../../support/driven/session.ts";
import {
  muteUpdates,
  sendChange,
} from "../../support/driven/silent-updates.ts";
import type { Person } from "../../support/driven/world.ts";
import {
  approvedMatch,
  completeProfile,
  otherMatch,
  pendingMatch,
} from "../match-cases.ts";
import { changedProfile, investeeDashboardPlan } from "./plan.ts";

type Snapshot = SnapshotFrom<typeof investeeDashboardMachine>;

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

const serverError = mocked<Person>({ error: httpError(500) }, "a server error");
const listResponses = [[pendingMatch, otherMatch], [approvedMatch], []].map(
  (matches: readonly Match[]) =>
    fromServer<Person>({ output: matches }, ({ fixture }, site) =>
      setMatches(site, fixture.email, matches),
    ),
);
const returnsProfile = (profile: Profile) =>
  fromServer<Person>({ output: profile }, ({ fixture }, site) =>
    setProfile(site, fixture.email, profile),
  );
const account = { email: "", user_type: "investee" } as const;

/** Browser binding for the investee dashboard chart. */
export const investeeDashboardBinding = flowBinding<
  typeof investeeDashboardMachine,
  Person
>({
  machine: investeeDashboardMachine,
  plan: investeeDashboardPlan,
  calls: {
    fetchProfile: {
      call: "profile",
      done: [returnsProfile(completeProfile)],
      failed: [
        fromServer({ error: httpError(404) }, ({ fixture }, site) =>
          setProfile(site, fixture.email, null),
        ),
        serverError,
      ],
    },
    reloadProfile: {
      call: "profile",
      done: [returnsProfile(changedProfile)],
      failed: [serverError],
    },
    fetchUser: {
      call: "user",
      done: [
        fromServer(
          { output: { ...account, business_name: "Nakuru Dryers" } },
          ({ fixture }, site) =>
            setProfile(site, fixture.email, completeProfile),
        ),
      ],
      failed: [serverError],
    },
    fetchUserWithoutProfile: {
      call: "user",
      done: [fromServer({ output: { ...account, business_name: null } })],
      failed: [serverError],
    },
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
  fixture: ({ world }) => world.personWithRole("investee"),
  async open(driver) {
    await muteUpdates(driver);
    await visitAs(driver.fixture, driver, "/investee-page");
  },
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
    "page.resumed": { perform: goOnline },
    "list.stale": { perform: sendChange },
    "match.chosen": {
      // Every match except the one that the tracker shows.
      cases: ({ snapshot: { context } }) =>
        context.matches
          .filter((match) => match !== trackedMatch(context))
          .map(({ id }) => ({ id })),
      perform: ({ page }, { id }, { context }) =>
        clickViewStatus(
          page,
          context.matches.find((match) => match.id === id),
        ),
    },
  },
  states: {
    "profile.fetching": expectNoFigures,
    "profile.fetchingUser": expectNoFigures,
    "profile.loaded": expectFigures,
    "profile.reloading": expectFigures,
    "profile.restored": { never: OFFLINE_TESTED_ELSEWHERE },
    "profile.missing": expectPrompt,
    "profile.checkingAgain": expectPrompt,
    "profile.unavailable": expectFigures,
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
        t("investee.noMatches"),
      );
    },
    async "matches.list.refreshing"(driver, snapshot) {
      await expectList(driver, snapshot);
      await expectButton(button(driver.page, t("ui.refreshing")), "busy");
    },
  },
  unreachable: {
    "profile.fetching --onError(fetchProfile) [hasStoredResponse]--> profile.restored":
      OFFLINE_TESTED_ELSEWHERE,
    "profile.restored --page.resumed--> profile.fetching":
      OFFLINE_TESTED_ELSEWHERE,
    "profile.restored --refresh.requested--> profile.fetching":
      OFFLINE_TESTED_ELSEWHERE,
    "matches.loading --onError(loadMatches) [hasStoredResponse]--> matches.list":
      OFFLINE_TESTED_ELSEWHERE,
    "matches.list.refreshing --refresh.requested--> (ignored)":
      "the button is disabled during a refresh",
  },
});

async function clickViewStatus(page: Page, match: Match | undefined) {
  if (!match) throw new Error("The match does not exist.");
  const { investor_name } = match.investor;
  await investeeDashboard(page).viewStatus(investor_name).click();
}

/** Expects the list, the tracker of the selected match and, after a failed refresh, the notice. */
async function expectList(
  { page }: Driver<Person>,
  { context }: Snapshot,
): Promise<void> {
  const { row, viewStatus: viewStatusButton, steps } = investeeDashboard(page);
  const main = page.getByRole("main");
  const tracked = trackedMatch(context);
  for (const match of context.matches) {
    const name = match.investor.investor_name;
    await expect(row(name)).toContainText(`${match.match_score}%`);
    await expect(viewStatusButton(name)).toHaveAttribute(
      "aria-pressed",
      String(match === tracked),
    );
  }
  await expect(
    main.getByRole("button", { name: t("investee.viewStatus") }),
  ).toHaveCount(context.matches.length);
  await expect(page.getByText(t("load.notRefreshed"))).toHaveCount(
    context.notice ? 1 : 0,
  );
  if (tracked === null) return expect(steps).toHaveCount(0);
  await expect(main).toContainText(textOf(trackerSentence(tracked)));
  await expect(steps).toContainText(
    trackerSteps(tracked).map(({ note }) => textOf(note)),
  );
  const { investor_name, contact_email } = tracked.investor;
  await expect(
    main.getByText(t("investee.writeTo", { investor: investor_name })),
  ).toHaveCount(contact_email ? 1 : 0);
}

/** Expects the figures, and the hint and link for setting up a profile. */
async function expectPrompt(
  driver: Driver<Person>,
  snapshot: Snapshot,
): Promise<void> {
  await expectFigures(driver, snapshot);
  await expect(driver.page.getByText(t("investee.setUpHint"))).toBeVisible();
  await expect(
    driver.page.getByRole("link", { name: t("profile.titleNew") }),
  ).toHaveAttribute("href", "/profile");
}

async function expectNoFigures({ page }: Driver<Person>): Promise<void> {
  await expect(page.getByRole("term")).toHaveCount(0);
}

/**
 * Expects the heading, the ticket size, the financial position and the team capacity. The heading is the business name,
 * or the page's title if the name is unknown.
 */
async function expectFigures(
  { page }: Driver<Person>,
  { context }: Snapshot,
): Promise<void> {
  const { figure } = investeeDashboard(page);
  const { ticketSize, financialPosition, teamCapacity } = metricsOf(context);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    context.businessName ?? t("nav.dashboard"),
  );
  await expect(figure(t("investee.ticketSize"))).toContainText(
    ticketSize === null ? t("ui.notProvided") : formatMoney(ticketSize),
  );
  await expect(figure(t("investee.financialPosition"))).toContainText(
    financialPosition.value,
  );
  await expect(figure(t("investee.teamCapacity"))).toContainText(
    String(teamCapacity.value),
  );
}
