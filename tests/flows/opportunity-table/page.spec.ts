import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { addManyMatches } from "../../support/browser/many-matches.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import { expect, test } from "../../support/browser/test.ts";

test("of 1,000 matches, the dashboard loads one page with the figures of all, and after Load all, all can be sorted, searched and paged through", {
  tag: ["@2-investor-dashboard-58"],
}, async ({ newMember, site }) => {
  const { page, id } = await newMember("investor");
  await addManyMatches(site, id, 1_000);
  const pagesRead: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/matches/") pagesRead.push(search);
  });
  await page.goto("/investor-page");
  const { table, figure, row } = investorDashboard(page);
  const rows = table.getByRole("row").filter({ has: page.getByRole("cell") });
  const firstCell = (name: string) =>
    rows.first().getByRole("cell", { name, exact: true });
  const profileButton = (index: number, name: string) =>
    rows.nth(index).getByRole("button", { name, exact: true });
  const panel = page.getByRole("region", { name: "Matched Opportunities" });
  const position = panel.getByRole("status");
  const order = panel.getByRole("combobox", { name: "Sort by" });
  await expect(position).toHaveText("1–20 of 200");
  await expect(
    figure("Total Matched").getByText("1,000", { exact: true }),
  ).toBeVisible();
  await expect(figure("Total Matched")).toContainText("250 pending");
  await expect(
    figure("Sectors").getByRole("row", { name: /Agriculture/ }),
  ).toContainText("77");
  await expect(
    page.getByText("You have 250 businesses to review."),
  ).toBeVisible();
  await expect(panel).toContainText(
    "The table has 200 of your 1,000 matches, those to answer first.",
  );
  await expectAccessibleContent(page);
  expect(pagesRead).toEqual(["?page=1"]);
  const loadAll = panel.getByRole("button", { name: "Load all 1,000" });
  await loadAll.press("Enter");
  await expect(position).toHaveText("1–20 of 1,000");
  await expect(panel).toContainText("The table has all of your 1,000 matches.");
  await expect(loadAll).toBeFocused();
  expect(pagesRead).toEqual(
    Array.from({ length: 5 }, (_, index) => `?page=${index + 1}`),
  );
  await expect(rows).toHaveCount(20);
  await expect(table).toHaveAttribute("aria-rowcount", "1001");
  await expect(order).toHaveValue("waiting");
  await expect(
    profileButton(0, "Read the profile of Business 1"),
  ).toBeVisible();
  await expect(rows.nth(19)).toContainText("Pending");

  const heading = table.getByRole("columnheader", { name: "Token Size" });
  await expect(heading).toHaveAttribute("aria-sort", "none");
  await heading.getByRole("button").press("Enter");
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await expect(firstCell("$1,000,000")).toBeVisible();
  await expect(order).toHaveValue("tokenSize.descending");
  await heading.getByRole("button").press("Space");
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect(firstCell("$1,000")).toBeVisible();

  const next = panel.getByRole("button", { name: "Next", exact: true });
  const previous = panel.getByRole("button", { name: "Previous" });
  await expect(previous).toBeDisabled();
  await next.press("Enter");
  await expect(position).toHaveText("21–40 of 1,000");
  await expect(panel.getByText("Page 2 of 50")).toBeVisible();
  await expect(rows.first()).toHaveAttribute("aria-rowindex", "22");
  await expect(next).toBeFocused();
  await previous.click();
  await expect(position).toHaveText("1–20 of 1,000");

  await panel
    .getByRole("combobox", { name: "Status" })
    .selectOption("Pending (250)");
  await panel
    .getByRole("searchbox", { name: "Search businesses" })
    .fill("business 10");
  await expect(position).toHaveText("1–3 of 3 matching, 1,000 in total");
  const filtered = row("Business 105");
  await filtered.approve.click();
  // The row remains in the filtered list although it is no longer pending.
  await expect(filtered.row).toContainText("Approved");
  await expect(rows).toHaveCount(3);
  await expect(figure("Total Matched")).toContainText(
    "249 pending, 251 approved",
  );

  const search = panel.getByRole("searchbox", { name: "Search businesses" });
  await search.fill("business 905");
  await expect(position).toHaveText("1 matching, 1,000 in total");
  await search.fill("no such name");
  await expect(position).toHaveText("No businesses match your filters");
  await expect(table).toContainText("Remove a filter, or show all 1,000.");
  await panel.getByRole("button", { name: "Show all" }).click();
  await expect(search).toHaveValue("");
  await expect(position).toHaveText("1–20 of 1,000");
  await order.selectOption("Investee, Z to A");
  await expect(
    profileButton(0, "Read the profile of Business 1000"),
  ).toBeVisible();
});
