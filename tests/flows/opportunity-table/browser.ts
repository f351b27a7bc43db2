import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { OPPORTUNITIES_PER_PAGE } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  opportunityTableMachine,
  positionsInView,
  rowsInView,
  sortDirection,
} from "../../../machines/opportunity-table/chart.ts";
import { investorDashboard } from "../../support/browser/match-pages.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import {
  openInvestorPage,
  reloadMatches,
} from "../../support/driven/investor-page.ts";
import type { Person } from "../../support/driven/world.ts";
import { manyMatches, opportunityTablePlan } from "./plan.ts";

type Snapshot = SnapshotFrom<typeof opportunityTableMachine>;

/** One more match than fits on a page. */
const twoPages = manyMatches.slice(0, OPPORTUNITIES_PER_PAGE + 1);
const fiveMatches = manyMatches.slice(1, 6);
const controls = (page: Page) => ({
  search: page.getByRole("searchbox", { name: t("investor.search") }),
  status: page.getByRole("combobox", { name: t("investor.columns.status") }),
  sector: page.getByRole("combobox", { name: t("investor.columns.sector") }),
  order: page.getByRole("combobox", { name: t("investor.sortBy") }),
});

/** Browser binding for the opportunity table chart. */
export const opportunityTableBinding = flowBinding<
  typeof opportunityTableMachine,
  Person
>({
  machine: opportunityTableMachine,
  ...(opportunityTablePlan.contextKey && {
    contextKey: opportunityTablePlan.contextKey,
  }),
  calls: {},
  fixture: ({ world }) => world.personWithRole("investor"),
  open: (driver) => openInvestorPage(driver, twoPages),
  events: {
    "list.loaded": ({ snapshot: { context } }) =>
      context.matches.length === 0
        ? // The first list, loaded when the page opens.
          { cases: [{ matches: twoPages }], automatic: true }
        : {
            cases: [{ matches: fiveMatches }],
            perform: (driver, { matches }) => reloadMatches(driver, matches),
          },
    "order.chosen": {
      cases: [{ order: "investee.descending" }],
      perform: async ({ page }, { order }) => {
        await controls(page).order.selectOption(order);
      },
    },
    "column.pressed": {
      cases: [{ column: "tokenSize" }],
      perform: ({ page }) =>
        investorDashboard(page)
          .table.getByRole("button", { name: t("investor.columns.tokenSize") })
          .click(),
    },
    "filter.changed": {
      cases: [
        { filter: "status", value: "pending" },
        { filter: "search", value: "no such name" },
      ],
      perform: async ({ page }, { filter, value }) => {
        if (filter === "search") await controls(page).search.fill(value);
        else await controls(page)[filter].selectOption(value);
      },
    },
    "filters.cleared": {
      perform: ({ page }) =>
        page.getByRole("button", { name: t("ui.showAll") }).click(),
    },
    "page.selected": {
      cases: ({ snapshot: { context } }) =>
        context.rows.length < twoPages.length
          ? []
          : [{ page: context.page === 0 ? 1 : 0 }],
      perform: ({ page }, { page: target }) =>
        page
          .getByRole("button", {
            name: target === 0 ? t("investor.previous") : t("investor.next"),
          })
          .click(),
    },
  },
  states: {
    empty: { never: "ends when the page has loaded its matches" },
    "filled.all": ({ page }, { context }) => expectRows(page, context),
    "filled.filtered": ({ page }, { context }) => expectRows(page, context),
    async "filled.noResults"({ page }) {
      await expect(
        page.getByRole("main").getByText(t("investor.noResults")).first(),
      ).toBeVisible();
      await expect(rowsOf(page)).toHaveCount(1);
    },
  },
});

function rowsOf(page: Page) {
  return investorDashboard(page).table.locator("tbody").getByRole("row");
}

/** Expects the rows in order, and the values of the table's controls. */
async function expectRows(
  page: Page,
  context: Snapshot["context"],
): Promise<void> {
  const names = rowsInView(context).map(
    (id) =>
      context.matches.find((match) => match.id === id)?.investee
        .investee_name ?? "",
  );
  await expect(rowsOf(page)).toContainText(names);
  await expect(rowsOf(page)).toHaveCount(names.length);
  const { search, status, sector, order } = controls(page);
  await expect(search).toHaveValue(context.filters.search);
  await expect(sector).toHaveValue(context.filters.sector);
  await expect(status).toHaveValue(context.filters.status);
  await expect(order).toHaveValue(context.order);
  const column = page.getByRole("columnheader", {
    name: t("investor.columns.tokenSize"),
  });
  await expect(column).toHaveAttribute(
    "aria-sort",
    sortDirection(context.order, "tokenSize"),
  );
  const { from, to } = positionsInView(context);
  if (context.rows.length === twoPages.length)
    await expect(page.getByRole("main")).toContainText(
      t("investor.shown", { from, to, count: context.rows.length }),
    );
}
