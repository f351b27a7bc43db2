import type { Page } from "@playwright/test";
import { SESSION_LIFETIME } from "../../contract/constants.ts";
import {
  LAST_READ_KEYS,
  LOGOUT_AT_KEY,
  TOKEN_KEY,
} from "../../contract/storage.ts";
import {
  expectAccessibleContent,
  expectAccessiblePart,
} from "../support/browser/accessibility.ts";
import {
  readLocalStorage,
  storeFromOtherTab,
} from "../support/browser/storage.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

/**
 * Tests that members' pages show the last stored responses when there is no connection, and that these responses are
 * deleted when the session ends.
 */

const API = /^\/api\//;
const LAST_UPDATED =
  /What you see was last updated at \d{1,2}:\d{2}\s?(AM|PM)\.$/;

/** The pages that show the last responses when there is no connection. */
const PAGES = [
  ["investee", "/investee-page", "Refresh", "Baobab Capital"],
  ["investee", "/profile", "Try Again", "Business name"],
  ["investor", "/investor-page", "Refresh", "Baobab Capital"],
] as const;

test.beforeEach(({ site }) => site.suspendInvestors());

const storedResponseKeys = async (page: Page) =>
  Object.keys(await readLocalStorage(page)).filter((key) =>
    Object.values<string>(LAST_READ_KEYS).includes(key),
  );

test("without a connection, each page of a member that shows data shows the last response and its time, and can be reloaded when the connection is restored", {
  tag: ["@phone", "@8-offline-01"],
}, async ({ newMember, site }) => {
  const members = {
    investor: await newMember("investor"),
    investee: await newMember("investee"),
  };
  await findInvestors(site, members.investee);
  for (const [role, path, retry, text] of PAGES)
    await test.step(`${path} of an ${role}`, async () => {
      const { page } = members[role];
      const main = page.getByRole("main");
      const notice = main.getByText(LAST_UPDATED);
      await page.goto(path);
      await expect(main).toContainText(text);
      await expect(notice).toHaveCount(0);
      await expectFailure(page, { status: "none", path: API }, async () => {
        await page.route("**/api/**", (route) => route.abort("failed"));
        await page.goto(path);
        await expect(notice).toBeVisible();
        for (const shown of [text, "Nakuru Dryers"])
          await expect(main).toContainText(shown);
        // The notice is the same on each page.
        if (path === "/profile") {
          await expect(main).toContainText("You can read your profile here");
          await expect(main.getByRole("textbox")).toHaveCount(0);
          await expectAccessibleContent(page);
        } else await expectAccessiblePart(notice.locator(".."));
        await page.unrouteAll();
        await main.getByRole("button", { name: retry }).click();
      });
      await expect(notice).toHaveCount(0);
      await expect(main).toContainText(text);
    });
});

/** The ways in which the session ends on an open dashboard. */
const SESSION_ENDS: readonly (readonly [
  string,
  (page: Page) => Promise<unknown>,
])[] = [
  [
    "a logout in another tab",
    (page) =>
      storeFromOtherTab(page, {
        [LOGOUT_AT_KEY]: String(Date.now()),
        [TOKEN_KEY]: null,
      }),
  ],
  [
    "a refused call",
    (page) =>
      expectFailure(page, { status: 401, path: API }, async () => {
        await page.route("**/api/matches/*", (route) =>
          route.fulfill({ status: 401, json: { detail: "Invalid token." } }),
        );
        // Does not click Refresh, because a live update may reload the list and end the session before the click.
        await page.reload();
      }),
  ],
  [
    "a logout",
    (page) => page.getByRole("button", { name: "Logout" }).first().click(),
  ],
];

test("the end of a session, and opening the site after its end, without a session, or with another account, delete the stored responses", {
  tag: ["@4-offline-01", "@4-offline-02"],
}, async ({ newMember }) => {
  const { page, email } = await newMember("investee");
  await page.goto("/investee-page");
  await expect.poll(() => storedResponseKeys(page)).toHaveLength(2);
  // This page does not run the site's code.
  await page.goto("/healthz");
  const stored = await readLocalStorage(page);
  const restore = (items: Readonly<Record<string, string>>) =>
    page.evaluate((restored) => {
      localStorage.clear();
      Object.assign(localStorage, restored);
    }, items);
  for (const { token = stored.token, ...changes } of [
    { loggedInAt: Date.now() - SESSION_LIFETIME },
    { token: null },
    { email: `other-${email}` },
  ])
    await test.step(JSON.stringify(changes), async () => {
      await page.goto("/healthz");
      await restore({
        ...stored,
        current_user: JSON.stringify({
          ...JSON.parse(stored.current_user ?? ""),
          ...changes,
        }),
      });
      if (token === null)
        await page.evaluate(() => localStorage.removeItem("token"));
      expect(await storedResponseKeys(page)).toHaveLength(2);
      await page.goto("/contact");
      await expectNoStoredResponse(page);
    });
  // The last way ends the session on the server.
  for (const [end, endSession] of SESSION_ENDS)
    await test.step(end, async () => {
      await page.goto("/healthz");
      await restore(stored);
      await page.goto("/investee-page");
      await expect(page.getByRole("main")).toContainText("Nakuru Dryers");
      await expect.poll(() => storedResponseKeys(page)).toHaveLength(2);
      await endSession(page);
      await expectNoStoredResponse(page);
      await page.unrouteAll();
    });
});

async function expectNoStoredResponse(page: Page): Promise<void> {
  // A navigation may make `storedResponseKeys` throw an error. `toPass` also retries after such an error.
  await expect(async () => {
    expect(await storedResponseKeys(page)).toEqual([]);
  }).toPass();
}
