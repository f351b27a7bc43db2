import { expect } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import { muteUpdates } from "../../support/driven/controlled-stream.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  type Answer,
  flowBinding,
  fromServer,
  lostConnection,
  mocked,
} from "../../support/driven/flow.ts";
import { setMatches } from "../../support/driven/match-state.ts";
import { expectButton } from "../../support/driven/page-assertions.ts";
import { visitAs } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { approvedMatch, pendingMatch } from "../match-cases.ts";
import { matchReviewPlan, tooManyReviews } from "./plan.ts";

const name = pendingMatch.investee.investee_name;

const returnsMatch = (output: Match): Answer<Person> =>
  fromServer({ output }, ({ fixture }, site) =>
    setMatches(site, fixture.email, [pendingMatch]),
  );

/** Expects the status of the match, why a decision failed, and the buttons. */
async function expectReview(
  { page }: Driver<Person>,
  snapshot: SnapshotFrom<typeof matchReviewMachine>,
): Promise<void> {
  const { decision, problem, reason } = snapshot.context;
  const isSaving = snapshot.matches("saving");
  const status = snapshot.matches("saved") ? decision : "pending";
  const controls = investorDashboard(page).row(name);
  await expect(controls.row).toContainText(t(`status.${status}`));
  const texts = [problem, reason].flatMap((part) => part ?? []).map(textOf);
  await expect(controls.problem).toHaveText(
    texts.length > 0 ? [texts.join(" ")] : [],
  );
  for (const [button, result] of [
    [controls.approve, "approved"],
    [controls.decline, "rejected"],
  ] as const) {
    const isDisabled = isSaving || status === result;
    await expectButton(
      button,
      isSaving && decision === result
        ? "busy"
        : isDisabled
          ? "disabled"
          : "enabled",
    );
  }
}

export const matchReviewBinding = flowBinding({
  machine: matchReviewMachine,
  plan: matchReviewPlan,
  calls: {
    changeStatus: {
      call: "matchStatus",
      done: [returnsMatch(approvedMatch)],
      failed: [
        lostConnection,
        mocked({ error: tooManyReviews }, "too many decisions"),
      ],
    },
  },
  fixture: ({ world }) => world.personWithRole("investor"),
  async open(driver, inputIndex) {
    const { world, gate, fixture } = driver;
    const output = [pendingMatch];
    if (world.site) await setMatches(world.site, fixture.email, output);
    else gate.answerAll("matches", { output });
    await muteUpdates(driver);
    await visitAs(fixture, driver, "/investor-page", {
      start(page) {
        const { approve, decline } = investorDashboard(page).row(name);
        return (inputIndex === 0 ? approve : decline).click();
      },
    });
  },
  events: {},
  states: { saving: expectReview, saved: expectReview, failed: expectReview },
});
