import { expect, type Page, type Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  type MatchedProfileContext,
  matchedProfileMachine,
} from "../../../machines/matched-profile/chart.ts";
import { accounts, profiles } from "../../../server/database/schema.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import type { Site } from "../../support/browser/site.ts";
import { httpError } from "../../support/call-failures.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { flowBinding, fromServer, mocked } from "../../support/driven/flow.ts";
import {
  dryers,
  looms,
  mockReviewAnswer,
  openInvestorPage,
  reloadMatches,
} from "../../support/driven/investor-page.ts";
import { setMatches } from "../../support/driven/match-state.ts";
import {
  expectAlert,
  expectButton,
  expectText,
} from "../../support/driven/page-assertions.ts";
import { setDecks } from "../../support/driven/profile-state.ts";
import type { Person } from "../../support/driven/world.ts";
import { deck, profile, profileRequest } from "./plan.ts";

/** `pendingApproval` is the call that approves `looms`. It starts before the profile of `dryers` is opened. */
type Fixture = Person & { pendingApproval: Route | null };

const REVIEW_PATH = /^\/api\/matches\/[^/]+\/status\/$/;
const { name } = profileRequest;
const approvedDryers = { ...dryers, status: "approved" as const };
const declinedDryers = { ...dryers, status: "rejected" as const };
const dialog = (page: Page) => page.getByRole("dialog", { name });
const openFileButton = (page: Page) =>
  dialog(page).getByRole("button", {
    name: `${t("ui.open")} ${deck.name}`,
  });
const serverError = mocked<Fixture>(
  { error: httpError(500) },
  "a server error",
);

/** Browser binding for the matched profile chart. */
export const matchedProfileBinding = flowBinding<
  typeof matchedProfileMachine,
  Fixture
>({
  machine: matchedProfileMachine,
  calls: { fetchMatchedProfile: "matchProfile" },
  fixture: async ({ world }) => ({
    ...(await world.personWithRole("investor")),
    pendingApproval: null,
  }),
  open: (driver) => openInvestorPage(driver, [dryers, looms]),
  events: {
    "profile.requested": {
      cases: [profileRequest],
      async perform(driver) {
        await completeApproval(driver);
        await expect(approveButton(driver.page, looms)).not.toHaveAttribute(
          "aria-busy",
          "true",
        );
        // Reset both matches to pending, so that each can be reviewed while the profile is open.
        await reloadMatches(driver, [dryers, looms]);
        await approveOtherBusiness(driver);
        await driver.page
          .getByRole("button", { name: t("investor.readProfileOf", { name }) })
          .click();
      },
    },
    "profile.closed": { perform: ({ page }) => page.keyboard.press("Escape") },
    "match.changed": {
      cases: [
        { match: approvedDryers },
        { match: declinedDryers },
        { match: looms },
      ],
      async perform(driver, { match }) {
        if (match.id === looms.id) return completeApproval(driver);
        mockReviewAnswer(driver, match);
        const label =
          match === approvedDryers
            ? t("investor.approve")
            : t("investor.decline");
        await dialog(driver.page).getByRole("button", { name: label }).click();
      },
    },
    "load.retried": {
      perform: ({ page }) =>
        dialog(page)
          .getByRole("button", { name: t("ui.tryAgain") })
          .click(),
    },
    "xstate.done.actor.fetchMatchedProfile": {
      answers: [fromServer({ output: profile }, (_, site) => addDeck(site))],
    },
    "xstate.error.actor.fetchMatchedProfile": {
      answers: [
        fromServer({ error: httpError(404) }, ({ fixture }, site) =>
          setMatches(site, fixture.email, [declinedDryers, looms]),
        ),
        serverError,
      ],
    },
  },
  states: {
    closed: ({ page }) => expect(page.getByRole("dialog")).toHaveCount(0),
    async "open.fetching"({ page }, { context }) {
      await expect(dialog(page)).toBeVisible();
      if (context.profile) await expectProfile(page);
      else
        await expect(
          page.getByText(t("investor.profileLoading")),
        ).toBeAttached();
    },
    async "open.shown"({ page }, { context }) {
      await expectProfile(page);
      await expectAlert(page, context.notice);
      await expectButton(openFileButton(page), "enabled");
    },
    async "open.failed"(driver, { context }) {
      await expectNotice(driver, context);
      await expectButton(
        dialog(driver.page).getByRole("button", { name: t("ui.tryAgain") }),
        "enabled",
      );
    },
    async "open.gone"(driver, { context }) {
      await expectNotice(driver, context);
      await expect(openFileButton(driver.page)).toHaveCount(0);
    },
  },
});

async function expectNotice(
  { page }: Driver<Fixture>,
  { notice, reason }: MatchedProfileContext,
): Promise<void> {
  if (!notice) throw new Error("The context has no notice.");
  await expect(dialog(page)).toContainText(textOf(notice));
  await expectText(page, reason);
}

async function expectProfile(page: Page): Promise<void> {
  await expect(dialog(page)).toContainText(profile.description);
}

function approveButton(page: Page, { investee }: typeof looms) {
  return investorDashboard(page).row(investee.investee_name).approve;
}

/** Approves the other business. The call stays pending. */
async function approveOtherBusiness({
  page,
  fixture,
}: Driver<Fixture>): Promise<void> {
  await page.route(
    ({ pathname }) => REVIEW_PATH.test(pathname),
    (route) => {
      fixture.pendingApproval = route;
    },
    { times: 1 },
  );
  await approveButton(page, looms).click();
  await expect.poll(() => fixture.pendingApproval !== null).toBe(true);
}

/** Completes the pending approval of the other business, if there is one. */
async function completeApproval({
  world,
  fixture,
}: Driver<Fixture>): Promise<void> {
  const { pendingApproval } = fixture;
  fixture.pendingApproval = null;
  if (world.site) await pendingApproval?.continue();
  else
    await pendingApproval?.fulfill({ json: { ...looms, status: "approved" } });
  await pendingApproval?.request().response();
}

/** Stores one pitch deck for the business. */
async function addDeck(site: Site): Promise<void> {
  const owners = await site.database
    .select({ email: accounts.email })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(profiles.businessName, name));
  for (const { email } of owners) await setDecks(site, email, [deck]);
}
