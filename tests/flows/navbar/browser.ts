import { expect, type Locator, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  matchingPlaces,
  navbarMachine,
} from "../../../machines/navbar/chart.ts";
import { insightPlaces } from "../../../src/content/insight-places.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { flowBinding } from "../../support/driven/flow.ts";

type Snapshot = SnapshotFrom<typeof navbarMachine>;

const WIDE = { width: 1280, height: 900 };
/** Tall enough that part of the page is visible below the mobile menu even while the menu lists all countries. */
const NARROW = { width: 390, height: 6_000 };
/** A point outside the navbar and its menus. */
const OUTSIDE = { x: 5, y: 860 };

const banner = (page: Page) => page.getByRole("banner");
const menuToggle = (page: Page) => banner(page).locator("summary");
const insightsToggle = (page: Page) =>
  banner(page)
    .getByRole("button", { name: t("nav.insights") })
    .filter({ visible: true });
const search = (page: Page) => banner(page).getByRole("searchbox");
const countryLinks = (page: Page) =>
  banner(page).getByRole("link", { name: /opens in a new tab/ });

const isMenuOpen = (snapshot: Snapshot) => snapshot.hasTag("menuOpen");
const isInsightsOpen = (snapshot: Snapshot) => snapshot.hasTag("insightsOpen");
const isPinned = (snapshot: Snapshot) =>
  snapshot.matches({ insights: { open: { trigger: "pinned" } } });
const isClosing = (snapshot: Snapshot) =>
  snapshot.matches({ insights: { open: { trigger: "closing" } } });

/** Returns one payload if the event is possible, otherwise none. */
const casesIf = (isPossible: boolean) => (isPossible ? [{}] : []);

/** Clicks as assistive technology does, without pointer events and without moving the focus. */
async function activate(target: Locator): Promise<void> {
  await target.dispatchEvent("click");
}

async function moveOutside({ page }: Driver<null>): Promise<void> {
  await page.mouse.move(OUTSIDE.x, OUTSIDE.y);
}

/** Browser binding for the navbar chart. The window is narrow for the mobile menu, and otherwise wide. */
export const navbarBinding = flowBinding<typeof navbarMachine, null>({
  machine: navbarMachine,
  inputs: [{ places: insightPlaces }],
  contextKey: ({ snapshot }) => [snapshot.value, snapshot.context.search],
  calls: {},
  fixture: () => null,
  async open(driver) {
    await driver.page.setViewportSize(WIDE);
    await moveOutside(driver);
    await driver.visit("/");
  },
  events: {
    "menu.opened": ({ snapshot }) => ({
      cases: casesIf(!isMenuOpen(snapshot) && !isInsightsOpen(snapshot)),
      async perform(driver) {
        await driver.page.setViewportSize(NARROW);
        await menuToggle(driver.page).click();
      },
    }),
    "menu.closed": ({ snapshot }) => ({
      cases: casesIf(isMenuOpen(snapshot)),
      perform: ({ page }) => activate(menuToggle(page)),
    }),
    "menu.dismissed": ({ snapshot }) => ({
      // Not sent while the insights menu is open: moving the focus to the toggle would close that menu first.
      cases: casesIf(isMenuOpen(snapshot) && !isInsightsOpen(snapshot)),
      async perform({ page }) {
        await menuToggle(page).focus();
        await page.keyboard.press("Escape");
      },
    }),
    "menu.blurred": ({ snapshot }) => ({
      cases: casesIf(isMenuOpen(snapshot)),
      perform: ({ page }) => page.mouse.click(5, NARROW.height - 100),
    }),
    "entry.chosen": ({ snapshot }) => ({
      cases: casesIf(isMenuOpen(snapshot)),
      perform: ({ page }) =>
        activate(
          banner(page)
            .getByRole("link", { name: t("nav.home"), exact: true })
            .filter({ visible: true }),
        ),
    }),
    "insights.hovered": ({ snapshot }) => ({
      cases:
        !isMenuOpen(snapshot) &&
        (!isInsightsOpen(snapshot) || isClosing(snapshot))
          ? [{ pointer: "mouse", width: WIDE.width }]
          : [],
      async perform(driver) {
        await driver.page.setViewportSize(WIDE);
        await moveOutside(driver);
        await insightsToggle(driver.page).hover();
      },
    }),
    "insights.unhovered": ({ snapshot }) => ({
      cases: casesIf(
        snapshot.matches({ insights: { open: { trigger: "hovered" } } }),
      ),
      perform: moveOutside,
    }),
    "insights.pressed": ({ snapshot }) => ({
      async perform({ page }) {
        if (isMenuOpen(snapshot)) return insightsToggle(page).click();
        await page.setViewportSize(WIDE);
        await insightsToggle(page).focus();
        await page.keyboard.press("Enter");
      },
    }),
    "insights.entered": ({ snapshot }) => ({
      cases: casesIf(isInsightsOpen(snapshot) && !isPinned(snapshot)),
      perform: ({ page }) => search(page).focus(),
    }),
    "insights.searched": ({ snapshot }) => ({
      cases: isPinned(snapshot)
        ? [{ text: "  " }, { text: "cote d" }, { text: "atlantis" }]
        : [],
      perform: ({ page }, { text }) => search(page).fill(text),
    }),
    "insights.dismissed": ({ snapshot }) => ({
      cases: casesIf(isInsightsOpen(snapshot)),
      perform: ({ page }) => page.keyboard.press("Escape"),
    }),
    "insights.blurred": ({ snapshot }) => ({
      cases: casesIf(
        !isMenuOpen(snapshot) && (isPinned(snapshot) || isClosing(snapshot)),
      ),
      perform: ({ page }) => page.mouse.click(OUTSIDE.x, OUTSIDE.y),
    }),
    "place.chosen": ({ snapshot }) => ({
      cases: casesIf(
        isInsightsOpen(snapshot) &&
          matchingPlaces(insightPlaces, snapshot.context.search).length > 0,
      ),
      async perform({ page }) {
        const countryLink = countryLinks(page).first();
        // The link leads to another site.
        await countryLink.evaluate((link) => {
          link.addEventListener("click", (event) => event.preventDefault());
        });
        await activate(countryLink);
      },
    }),
    "xstate.error.actor.watchMenu": { never: "adding a listener cannot fail" },
    "xstate.error.actor.watchInsights": {
      never: "adding a listener cannot fail",
    },
  },
  states: {
    "menu.closed": ({ page }) =>
      expect(banner(page).locator("details")).not.toHaveAttribute("open"),
    "menu.open": ({ page }) =>
      expect(
        banner(page).getByRole("link", { name: t("nav.logIn") }),
      ).toBeVisible(),
    "insights.closed": async ({ page }) => {
      await expect(search(page)).toHaveCount(0);
      await expect(countryLinks(page)).toHaveCount(0);
    },
    "insights.open.trigger.hovered": ({ page }) => expectShown(page),
    "insights.open.trigger.closing": ({ page }) => expectShown(page),
    "insights.open.trigger.pinned": ({ page }) => expectShown(page),
    "insights.open.list.all": ({ page }) =>
      expect(countryLinks(page)).toHaveCount(insightPlaces.length),
    "insights.open.list.filtered": async ({ page }) => {
      await expect(countryLinks(page)).toHaveText([/^Côte d'Ivoire/]);
      await expect(banner(page).getByRole("status")).toHaveText(
        "1 country or region",
      );
    },
    "insights.open.list.empty": async ({ page }, { context }) => {
      await expect(countryLinks(page)).toHaveCount(0);
      await expect(banner(page).getByRole("status")).toHaveText(
        context.notice ? textOf(context.notice) : "",
      );
    },
  },
});

async function expectShown(page: Page): Promise<void> {
  await expect(insightsToggle(page)).toHaveAttribute("aria-expanded", "true");
  await expect(search(page)).toBeVisible();
}
