import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { accessCheckMachine } from "../../../machines/access-check/chart.ts";
import { httpError } from "../../support/call-failures.ts";
import { flowBinding, fromServer, mocked } from "../../support/driven/flow.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { accessCheckPlan } from "./plan.ts";

const checkingMessage = (page: Page) => page.getByText(t("access.checking"));
/** The heading of the matching page. It is the same at both of the page's URLs. */
const matchingHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: pages.matching.title });

/** Browser binding for the access check chart. */
export const accessCheckBinding = flowBinding<
  typeof accessCheckMachine,
  Person
>({
  machine: accessCheckMachine,
  rules: ["4-access-check-02", "4-access-check-03", "8-access-check-01"],
  inputs: [accessCheckPlan.input],
  calls: { checkAccess: "checkAccess" },
  fixture: ({ world }) => world.personWithRole("investee"),
  open: async (driver) =>
    driver.visit(pages.matchingTest.path, {
      stored: storedSession(driver.fixture, await driver.now()),
    }),
  events: {
    "xstate.done.actor.checkAccess": {
      answers: [
        fromServer({ output: { allowed: true } }),
        mocked(
          { output: { allowed: false } },
          "the site redirects everyone except investees before the call is sent",
        ),
      ],
    },
    "xstate.error.actor.checkAccess": {
      answers: [
        mocked({ error: httpError(403) }, "every member may send this call"),
        mocked({ error: httpError(500) }, "a server error"),
      ],
    },
  },
  states: {
    async checking({ page }) {
      await expect(checkingMessage(page)).toBeVisible();
      await expect(matchingHeading(page)).toHaveCount(0);
    },
    async allowed(driver) {
      const { page } = driver;
      // React shows the fallback of a lazily loaded page for at least 300 ms. The page's clock is paused, so the test
      // advances it.
      const isShown = async () => {
        await driver.advanceTime(500);
        return matchingHeading(page).isVisible();
      };
      await expect.poll(isShown, { intervals: [50] }).toBe(true);
      await expect(checkingMessage(page)).toHaveCount(0);
      await expect(page).toHaveURL(pages.matchingTest.path);
    },
    async redirectedHome({ page }, { context }) {
      await expect(page).toHaveURL(context.home);
      await expect(matchingHeading(page)).toHaveCount(0);
    },
  },
});
