import { expect, type Page } from "@playwright/test";
import {
  catalogueQuery,
  EXTERNAL_TRACKS,
  findProgrammes,
  type ProgrammesView,
  TOP_LEVEL_VIEWS,
} from "../../../contract/programmes.ts";
import {
  type ProgrammesContext,
  programmesMachine,
} from "../../../machines/programmes/chart.ts";
import { programmes } from "../../../src/content/programmes/catalogue.ts";
import { programmeCategories } from "../../../src/content/programmes/categories.ts";
import { catalogue } from "../../support/browser/programme-pages.ts";
import { flowBinding } from "../../support/driven/flow.ts";

const titleOf = (view: ProgrammesView) => programmeCategories[view].title;

/** Browser binding for the programmes chart. */
export const programmesBinding = flowBinding<typeof programmesMachine, null>({
  machine: programmesMachine,
  inputs: [{ programmes }],
  calls: {},
  // The page reports its URL when it opens.
  ambient: ["address.changed"],
  fixture: () => null,
  open: (driver) => driver.visit("/programs"),
  events: {
    "category.chosen": {
      cases: ({ snapshot }) =>
        (snapshot.hasTag("tracks") ? EXTERNAL_TRACKS : TOP_LEVEL_VIEWS).map(
          (view) => ({ view }),
        ),
      perform: ({ page }, { view }) =>
        catalogue(page).category(titleOf(view)).click(),
    },
    "back.pressed": { perform: ({ page }) => catalogue(page).back.click() },
    "search.changed": {
      cases: [{ value: "o" }, { value: "no such text" }],
      perform: ({ page }, { value }) => catalogue(page).search.fill(value),
    },
    "address.changed": {
      cases: [
        { query: "?category=external-programs" },
        { query: "?category=pitching&search=DECK" },
        { query: "" },
      ],
      perform: ({ page }, { query }) =>
        page.evaluate(pushUrl, `/programs${query}`),
    },
  },
  states: {
    async categories({ page }) {
      await expect(catalogue(page).heading).toHaveText("Programs");
      await expectCards(page, TOP_LEVEL_VIEWS);
      await expect(page).toHaveURL("/programs");
    },
    async tracks({ page }) {
      await expect(catalogue(page).heading).toHaveText("External Programs");
      await expectCards(page, EXTERNAL_TRACKS);
      await expect(page).toHaveURL("/programs?category=external-programs");
    },
    "listing.results": ({ page }, { context }) => expectList(page, context),
    async "listing.noResults"({ page }, { context }) {
      await expectList(page, context);
      await expect(
        page.getByText(`Nothing matches “${context.search}”`),
      ).toBeVisible();
    },
  },
});

async function expectCards(page: Page, views: readonly ProgrammesView[]) {
  const programmesPage = catalogue(page);
  await expect(programmesPage.programmes).toHaveCount(views.length);
  for (const view of views)
    await expect(programmesPage.category(titleOf(view))).toBeVisible();
}

async function expectList(page: Page, { view, search }: ProgrammesContext) {
  const programmesPage = catalogue(page);
  if (view === null) throw new Error("The list has no category.");
  await expect(programmesPage.heading).toHaveText(titleOf(view));
  await expect(programmesPage.search).toHaveValue(search);
  const matchingProgrammes = findProgrammes(programmes, { view, search });
  await expect(programmesPage.programmes).toHaveCount(
    matchingProgrammes.length,
  );
  for (const { title } of matchingProgrammes)
    await expect(programmesPage.programme(title)).toBeVisible();
  await expect(page).toHaveURL(`/programs${catalogueQuery({ view, search })}`);
}

/** Runs in the page. Adds a history entry and dispatches `popstate`, so that the router reads the new URL. */
function pushUrl(path: string): void {
  history.pushState(
    { usr: null, key: String(Math.random()), idx: 0 },
    "",
    path,
  );
  dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
}
