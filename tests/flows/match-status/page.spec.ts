import { type Page, test as playwright } from "@playwright/test";
import { eq } from "drizzle-orm";
import { planPaths } from "xstate-toolkit";
import {
  type COUNTRIES,
  MATCH_STATUSES,
  STEP_STATES,
} from "../../../contract/enumerations.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";
import {
  trackerSentence,
  trackerSteps,
} from "../../../machines/match-status/tracker.ts";
import {
  matches,
  matchOffers,
  profiles,
} from "../../../server/database/schema.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { investeeDashboard } from "../../support/browser/match-pages.ts";
import type { Site, SiteMember } from "../../support/browser/site.ts";
import { expect, test } from "../../support/browser/test.ts";
import { findInvestors, matchesOf, review } from "../../support/match-calls.ts";
import { operatorOf } from "../../support/operator.ts";
import { matchStatusPlan } from "./plan.ts";

const { paths } = planPaths(matchStatusMachine, matchStatusPlan);

/** The two matched accounts of a path, and their match. */
type Pair = {
  readonly site: Site;
  readonly investee: SiteMember;
  readonly investor: SiteMember;
  readonly matchId: string;
};

/** The call or command that triggers each event of a match. */
const actions: Record<string, (pair: Pair) => Promise<unknown>> = {
  "match.approved": ({ site, investor, matchId }) =>
    review(site, investor, matchId, "approved"),
  "match.rejected": ({ site, investor, matchId }) =>
    review(site, investor, matchId, "rejected"),
  "match.funded": ({ site, matchId }) =>
    operatorOf(site).json("matches", "fund", matchId, "180000"),
  async "match.replaced"({ site, investee }) {
    await addInvestor(site, "Cedar Fund");
    await findInvestors(site, investee, crypto.randomUUID());
  },
  "match.closed": ({ site, investor: { token } }) =>
    site.call("DELETE", "/api/delete_account/", {
      token,
      json: { password: GOOD_PASSWORD },
    }),
};

test("on every planned path of a match, the investee's dashboard shows each change without a reload", {
  tag: [
    "@2-investee-dashboard-09",
    "@4-investee-dashboard-01",
    "@4-investee-dashboard-02",
    "@4-investee-dashboard-03",
    "@4-match-review-01",
    "@4-match-review-02",
    "@4-match-review-06",
  ],
}, async ({ newMember, site }) => {
  const investee = await newMember("investee");
  const { page } = investee;
  await page.goto("/investee-page");
  for (const [index, path] of paths.entries())
    await playwright.step(path.text, async () => {
      const name = `Acacia ${index + 1}`;
      const pair = await createMatchedPair(site, investee, name);
      const { viewStatus } = investeeDashboard(page);
      await viewStatus(name).click();
      await expectTracker(page, pair, "pending");
      for (const { trigger, snapshot, text } of path.steps) {
        const perform = actions[trigger.name];
        if (!perform) throw new Error(`${trigger.name} has no action.`);
        await perform(pair);
        await playwright.step(text, async () => {
          if (text === "match.replaced")
            await expect(viewStatus(name)).toHaveCount(0);
          else await expectTracker(page, pair, snapshot.value);
        });
      }
    });
});

/** Replaces the investee's matches with two new ones, and returns the pair with the investor called `name`. */
async function createMatchedPair(
  site: Site,
  investee: SiteMember,
  name: string,
): Promise<Pair> {
  const { database } = site;
  const belongsToInvestee = eq(matches.investeeId, investee.id);
  await database.delete(matches).where(belongsToInvestee);
  await database
    .delete(matchOffers)
    .where(eq(matchOffers.investeeId, investee.id));
  await database
    .update(profiles)
    .set({ matchRerunsUsed: 0 })
    .where(eq(profiles.accountId, investee.id));
  await site.suspendInvestors();
  await addInvestor(site, "Baobab Fund");
  // This investor has a lower score than Baobab Fund, so that a re-run replaces this investor's match.
  const investor = await addInvestor(site, name, "Ghana");
  await findInvestors(site, investee);
  const listedMatches = await matchesOf(site, investee);
  const match = listedMatches.find(
    ({ investor: { investor_name } }) => investor_name === name,
  );
  if (!match) throw new Error("The investor was not matched.");
  return { site, investee, investor, matchId: match.id };
}

function addInvestor(
  site: Site,
  businessName: string,
  location: (typeof COUNTRIES)[number] = "Kenya",
) {
  return site.addMember("investor", { profile: { businessName, location } });
}

/** Expects the match to be in this state on the server, and the tracker to show its status. */
async function expectTracker(
  page: Page,
  { site, investee, matchId }: Pair,
  state: unknown,
): Promise<void> {
  const listedMatches = await matchesOf(site, investee);
  const match = listedMatches.find(({ id }) => id === matchId);
  if (!match) throw new Error("The match is not listed.");
  expect(match.replaced ? "closed" : match.status).toBe(state);
  await expect(page.getByRole("main")).toContainText(
    textOf(trackerSentence(match)),
  );
  const steps = trackerSteps(match);
  await expect(investeeDashboard(page).steps).toContainText(
    steps.map(({ note }) => textOf(note)),
  );
  const current = MATCH_STATUSES.indexOf(match.status);
  await expect(investeeDashboard(page).steps).toHaveClass(
    steps.map((_, index) => classOfStep(index - current)),
  );
  await expect(investeeDashboard(page).steps.nth(current)).toHaveAttribute(
    "aria-current",
    "step",
  );
}

/** Returns the class of a step. `distance` is the index of the step minus the index of the current step. */
function classOfStep(distance: number): string {
  const [before, current, after] = STEP_STATES;
  if (distance < 0) return before;
  return distance === 0 ? current : after;
}
