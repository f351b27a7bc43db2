import {
  investeeDashboard,
  investorDashboard,
} from "../../support/browser/match-pages.ts";
import { type Site, startSite } from "../../support/browser/site.ts";
import { test as base, expect } from "../../support/browser/test.ts";
import {
  startTwoNodes,
  type TwoNodes,
} from "../../support/browser/two-nodes.ts";
import { waitForStream } from "../../support/browser/update-stream.ts";
import { findInvestors } from "../../support/match-calls.ts";

/** Like `test` in other files, but its site has two nodes behind one proxy. */
const test = base.extend<object, { twoNodes: { site: Site; nodes: TwoNodes } }>(
  {
    twoNodes: [
      async ({ serverEnv }, use) => {
        let nodes: TwoNodes | undefined;
        const site = await startSite(serverEnv, async (serverOptions) => {
          nodes = await startTwoNodes(serverOptions);
          return nodes;
        });
        if (nodes) await use({ site, nodes });
        await site.close();
      },
      { scope: "worker", timeout: 120_000 },
    ],
    site: [
      async ({ twoNodes }, use) => {
        await use(twoNodes.site);
      },
      { scope: "worker" },
    ],
  },
);

test("changes on one node reach a browser on another node, and the browser still receives changes after its node is killed", async ({
  newMember,
  site,
  twoNodes: { nodes },
}) => {
  // The browser reuses the connections that `newMember` opens, so the node is chosen first.
  nodes.prefer(1);
  const investor = await newMember("investor", {
    profile: { businessName: "Baobab Capital" },
  });
  nodes.prefer(0);
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  const { steps } = investeeDashboard(investee.page);
  const nakuru = investorDashboard(investor.page).row("Nakuru Dryers");

  const streamOpened = waitForStream(investee.page);
  await investee.page.goto("/investee-page");
  await expect(steps.nth(0)).toHaveAttribute("aria-current", "step");
  await streamOpened;
  nodes.prefer(1);
  await investor.page.goto("/investor-page");
  await nakuru.approve.click();
  await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");

  // New connections try the killed node first, and then reach the other one.
  nodes.prefer(0);
  await nodes.kill(0);
  await nakuru.decline.click();
  await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
  await expect(
    investee.page
      .getByRole("status")
      .getByText("Baobab Capital has declined.", { exact: true }),
  ).toBeVisible();
});
