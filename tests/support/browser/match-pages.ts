import { expect, type Locator, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import type { ProfileField } from "../../../contract/profile/fields.ts";
import { OPTIONAL_MARK, PROFILE_SAMPLES } from "../profile-samples.ts";

/** The controls of the Get Matched page, by their accessible names. */
export function matchingPage(page: Page) {
  const main = page.getByRole("main");
  const offers = main.getByRole("article");
  const records = page.getByRole("dialog", {
    name: t("matching.recordsTitle"),
  });
  const criteria = page.getByRole("dialog", {
    name: t("matching.criteriaTitle"),
  });
  return {
    getMatched: main.getByRole("button", { name: t("matching.getMatched") }),
    rerun: main.getByRole("button", { name: t("matching.rerun") }),
    records,
    criteria,
    offers,
    /** The card of one investor. */
    offer: (name: string) =>
      offers.filter({ has: page.getByRole("heading", { name }) }),
    /** Confirms the two dialogs that follow a click on Get Matched or Re-run Match. */
    async confirm() {
      await records.getByRole("button", { name: t("ui.yes") }).click();
      await criteria
        .getByRole("button", { name: t("matching.proceed") })
        .click();
    },
  };
}

/** The investor's dashboard. */
export function investorDashboard(page: Page) {
  const table = page.getByRole("table", { name: t("investor.table") });
  return {
    table,
    /** The row of one business. */
    row(name: string) {
      const row = table.getByRole("row").filter({ hasText: name });
      return {
        row,
        approve: row.getByRole("button", { name: t("investor.approve") }),
        decline: row.getByRole("button", { name: t("investor.decline") }),
        problem: row.getByRole("alert").filter({ hasText: /./ }),
      };
    },
    /** The section that shows a figure, by the title of the figure. */
    figure: (title: string) => page.getByRole("region", { name: title }),
    refresh: page.getByRole("button", { name: "Refresh" }),
  };
}

/** The investee's dashboard. */
export function investeeDashboard(page: Page) {
  const table = page.getByRole("table", { name: "Your Matched Investors" });
  return {
    table,
    row: (name: string) => table.getByRole("row").filter({ hasText: name }),
    viewStatus: (name: string) =>
      table.getByRole("button", { name: `View Status ${name}` }),
    steps: page
      .getByRole("list", { name: "Stage of this match" })
      .getByRole("listitem"),
    refresh: page.getByRole("button", { name: "Refresh" }),
    /** The value of one figure. */
    figure: (term: string) =>
      page
        .getByRole("term")
        .filter({ hasText: term })
        .locator("xpath=following-sibling::dd[1]"),
  };
}

/** Expects an offer or a matched profile to list a score and the samples of these fields, in this order, and no other field. */
export async function expectFacts(
  card: Locator,
  names: readonly ProfileField[],
): Promise<void> {
  const facts = names.flatMap((name) => {
    const { label, shortLabel, shown } = PROFILE_SAMPLES[name];
    const term = shortLabel ?? label.replace(OPTIONAL_MARK, "");
    return shown === undefined ? [] : [{ term, shown }];
  });
  await expect(card.getByRole("term")).toHaveText([
    "Match Score",
    ...facts.map(({ term }) => term),
  ]);
  const definitions = card.getByRole("definition");
  await expect(definitions).toHaveCount(facts.length + 1);
  await expect(definitions.first()).toHaveText(/^(?:100|[5-9]\d)%$/);
  for (const [index, { shown }] of facts.entries()) {
    const definition = definitions.nth(index + 1);
    if (shown.startsWith("https://"))
      await expect(
        definition.getByRole("link", { name: shown }),
      ).toHaveAttribute("href", shown);
    else await expect(definition).toHaveText(shown);
  }
}
