import {
  investeeDashboard,
  investorDashboard,
} from "../../support/browser/match-pages.ts";
import { type Site, startSite } from "../../support/browser/site.ts";
import {
  test as base,
  expect,
  withLogCheck,
  withMembers,
} from "../../support/browser/test.ts";
import {
  startTwoNodes,
  type TwoNodes,
} from "../../support/browser/two-nodes.ts";
import { waitForStream } from "../../support/browser/update-stream.ts";
import { findInvestors } from "../../support/match-calls.ts";

type Cluster = { readonly site: Site; readonly nodes: TwoNodes };

/** Like `test` in other files, but its members use a site with two nodes behind one proxy. */
const test = base.extend<{ cluster: Cluster }>({
  // A fixture of the test: a worker with another site would also start another browser.
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      let nodes: TwoNodes | undefined;
      const site = await startSite(async (serverOptions) => {
        nodes = await startTwoNodes(serverOptions);
        return nodes;
      });
      if (nodes) {
        const cluster = { site, nodes };
        await withLogCheck(site, () => use(cluster));
      }
      await site.close();
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ cluster: { site } }, use) => use(site.origin),
  newMember: ({ browser, cluster: { site } }, use) =>
    withMembers(browser, site, use),
});

test("changes on one node reach a browser on another node, and the browser still receives changes after its node is killed", async ({
  newMember,
  cluster: { site, nodes },
}) => {
  const investor = await newMember("investor", {
    profile: { businessName: "Baobab Capital" },
  });
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  const { steps } = investeeDashboard(investee.page);
  const nakuru = investorDashboard(investor.page).row("Nakuru Dryers");

  const streamOpened = waitForStream(investee.page);
  nodes.prefer(0);
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
