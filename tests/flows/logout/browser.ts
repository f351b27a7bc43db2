import { expect, type Page, type Route } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { LOGOUT_AT_KEY } from "../../../contract/storage.ts";
import { logoutMachine } from "../../../machines/logout/chart.ts";
import { chooseFromMenu, showMenuEntry } from "../../support/browser/menus.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { httpError, noResponse, offline } from "../../support/call-failures.ts";
import { flowBinding, fromServer, mocked } from "../../support/driven/flow.ts";
import { visitAs } from "../../support/driven/session.ts";
import { SESSION_KEYS } from "../../support/driven/session-changes.ts";
import type { Person } from "../../support/driven/world.ts";

/**
 * `homeRequest` is the pending request for `/`. It is continued only in `reloading`, after the previous state has been
 * checked.
 */
type Fixture = { readonly person: Person; homeRequest: Route | null };

/** Shared by all planned paths, so that each path can remove the route that the previous path added. */
const isHome = ({ pathname }: URL) => pathname === pages.home.path;

/** Browser binding for the logout chart. */
export const logoutBinding = flowBinding<typeof logoutMachine, Fixture>({
  machine: logoutMachine,
  calls: {
    postLogout: {
      call: "logout",
      done: [fromServer({ output: undefined })],
      failed: [
        mocked({ error: httpError(500) }, "a server error"),
        mocked({ error: noResponse }, "a lost connection"),
        mocked({ error: offline }, "no network connection"),
      ],
    },
  },
  fixture: async ({ world }) => ({
    person: await world.personWithRole("investor"),
    homeRequest: null,
  }),
  async open(driver) {
    const { page, fixture } = driver;
    await page.unroute(isHome);
    await page.route(isHome, (route) => {
      fixture.homeRequest = route;
    });
    await visitAs(fixture.person, driver, pages.programsLoggedIn.path);
  },
  events: {
    "logout.requested": {
      // Only the first logout has a session to end.
      cases: ({ snapshot }) =>
        snapshot.context.at === 0 ? [{ token: "token", at: 17 }] : [],
      perform: ({ page }) => chooseFromMenu(page, t("nav.logout")),
    },
  },
  states: {
    async idle({ page, fixture }, { context }) {
      if (context.at === 0) {
        const logout = await showMenuEntry(page, t("nav.logout"));
        return expect(logout).toBeEnabled();
      }
      await expect(page).toHaveURL(pages.home.path);
      await expect(page.getByText(t("session.loggingOut"))).toHaveCount(0);
      await expectNoSessionData(page);
      // The home page is not requested, because an offline browser would show its own error page.
      expect(fixture.homeRequest).toBeNull();
    },
    async posting({ page, fixture }) {
      await expect(page.getByText(t("session.loggingOut"))).toBeVisible();
      await expectNoSessionData(page);
      expect(fixture.homeRequest).toBeNull();
    },
    async reloading({ page, fixture }) {
      await expect.poll(() => fixture.homeRequest !== null).toBe(true);
      await fixture.homeRequest?.continue();
      await expect(page).toHaveURL(pages.home.path);
      await expect(await showMenuEntry(page, t("nav.logIn"))).toBeVisible();
      await expectNoSessionData(page);
    },
  },
});

/** Expects the storage to contain the time of the logout and no other session data. */
async function expectNoSessionData(page: Page): Promise<void> {
  const stored = await readLocalStorage(page);
  for (const name of SESSION_KEYS) expect(stored).not.toHaveProperty(name);
  expect(stored).toHaveProperty(LOGOUT_AT_KEY);
}
