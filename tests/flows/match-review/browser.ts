import { expect } from "@playwright/test";
import type { Match } from "../../../contract/calls/matches.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import { shownStatus } from "../../../machines/match-status/chart.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import {
  type Answer,
  flowBinding,
  fromServer,
  lostConnection,
  mocked,
} from "../../support/driven/flow.ts";
import {
  openInvestorPage,
  reloadMatches,
} from "../../support/driven/investor-page.ts";
import { setMatches } from "../../support/driven/match-state.ts";
import { expectButton } from "../../support/driven/page-assertions.ts";
import type { Person } from "../../support/driven/world.ts";
import {
  approvedMatch,
  fundedMatch,
  matchOf,
  pendingMatch,
  rejectedMatch,
  replacedMatch,
} from "../match-cases.ts";
import { matchReviewPlan, tooManyReviews } from "./plan.ts";

const name = pendingMatch.investee.investee_name;
/**
 * Versions of the match that a reloaded list can contain. The second differs from the first only in its score, which
 * the row does not show.
 */
const reloadedMatches = [
  pendingMatch,
  matchOf({ match_score: 91 }),
  approvedMatch,
  rejectedMatch,
  fundedMatch,
  replacedMatch,
];
const areEqual = (match: Match, other: Match) =>
  JSON.stringify(match) === JSON.stringify(other);

const returnsMatch = (output: Match): Answer<Person> =>
  fromServer({ output }, ({ fixture }, site) =>
    setMatches(site, fixture.email, [pendingMatch]),
  );
const failures: Answer<Person>[] = [
  lostConnection,
  mocked({ error: tooManyReviews }, "too many decisions"),
];

/** Browser binding for the match review chart. */
export const matchReviewBinding = flowBinding<
  typeof matchReviewMachine,
  Person
>({
  machine: matchReviewMachine,
  inputs: [{ match: pendingMatch }],
  plan: matchReviewPlan,
  calls: {
    approve: {
      call: "matchStatus",
      done: [returnsMatch(approvedMatch)],
      failed: failures,
    },
    decline: {
      call: "matchStatus",
      done: [returnsMatch(rejectedMatch)],
      failed: failures,
    },
  },
  // After a review, the list reports the changed match to its review.
  ambient: ["match.refreshed"],
  fixture: ({ world }) => world.personWithRole("investor"),
  open: (driver) => openInvestorPage(driver, [pendingMatch]),
  events: {
    "approval.requested": {
      cases: ({ snapshot }) =>
        snapshot.can({ type: "approval.requested" }) ? [{}] : [],
      perform: ({ page }) => investorDashboard(page).row(name).approve.click(),
    },
    "decline.requested": {
      cases: ({ snapshot }) =>
        snapshot.can({ type: "decline.requested" }) ? [{}] : [],
      perform: ({ page }) => investorDashboard(page).row(name).decline.click(),
    },
    "match.refreshed": {
      cases: ({ snapshot }) =>
        snapshot.hasTag("closed")
          ? []
          : reloadedMatches
              .filter((match) => !areEqual(match, snapshot.context.match))
              .map((match) => ({ match })),
      perform: (driver, { match }) => reloadMatches(driver, [match]),
    },
  },
  states: Object.fromEntries(
    ["open", "closed", "approving", "declining"].map((state) => [
      state,
      async ({ page }, snapshot) => {
        const { match, problem, reason } = snapshot.context;
        const controls = investorDashboard(page).row(name);
        await expect(controls.row).toContainText(
          t(`status.${shownStatus(match)}`),
        );
        await expect(controls.problem).toHaveText(
          problem
            ? [
                [problem, reason]
                  .flatMap((part) => (part ? [textOf(part)] : []))
                  .join(" "),
              ]
            : [],
        );
        if (snapshot.hasTag("closed")) {
          await expect(controls.row).toContainText(
            match.replaced ? t("investor.closed") : t("investor.alreadyFunded"),
          );
          for (const button of [controls.approve, controls.decline]) {
            await expect(button).toBeDisabled();
            await expect(button).toHaveAccessibleDescription(
              match.replaced
                ? t("investor.closed")
                : t("investor.alreadyFunded"),
            );
          }
          return;
        }
        const stateOf = (button: "approval" | "decline", busyState: string) =>
          snapshot.matches(busyState as "approving")
            ? "busy"
            : snapshot.can({ type: `${button}.requested` })
              ? "enabled"
              : "disabled";
        await expectButton(controls.approve, stateOf("approval", "approving"));
        await expectButton(controls.decline, stateOf("decline", "declining"));
      },
    ]),
  ),
});
