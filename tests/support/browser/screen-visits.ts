import type { Page } from "@playwright/test";
import { findInvestors } from "../match-calls.ts";
import { sitePath } from "../page-language.ts";
import { type Screen, screens, untilComplete, type Viewer } from "./screens.ts";
import { test as base, expectFailure } from "./test.ts";

type VisitScreens = (
  viewer: Viewer,
  check: (page: Page, screen: Screen) => Promise<void>,
  open?: (
    page: Page,
    screen: Screen,
    openScreen: () => Promise<void>,
  ) => Promise<void>,
) => Promise<void>;

/** The project's `test` for what must hold on every screen. */
export const test = base.extend<{
  /**
   * Opens every screen of a viewer, one after the other, and calls `check` when the screen is complete. `open` may
   * measure what opening a screen loads. A member has matches: an investor one, an investee two.
   */
  visitScreens: VisitScreens;
}>({
  visitScreens: async ({ page, newMember, site }, use) => {
    const openPage = async (viewer: Viewer): Promise<Page> => {
      if (viewer === "visitor") return page;
      await site.suspendInvestors();
      if (viewer === "investor") {
        const investor = await newMember("investor");
        await findInvestors(site, await site.addMember("investee"));
        return investor.page;
      }
      for (const businessName of ["Acacia Fund", "Baobab Capital"])
        await site.addMember("investor", { profile: { businessName } });
      const investee = await newMember("investee");
      await findInvestors(site, investee);
      return investee.page;
    };
    await use(async (viewer, check, open = (_page, _screen, run) => run()) => {
      const viewerPage = await openPage(viewer);
      for (const screen of Object.values(screens).flat())
        if (screen.viewer === viewer)
          await base.step(screen.path, async () => {
            await viewerPage.setViewportSize({ width: 1280, height: 900 });
            await open(viewerPage, screen, () =>
              openScreen(viewerPage, screen),
            );
            await check(viewerPage, screen);
          });
    });
  },
});

async function openScreen(page: Page, { path, rejected }: Screen) {
  const open = () => page.goto(sitePath(path));
  await (rejected ? expectFailure(page, rejected, open) : open());
  await untilComplete(page);
}
