import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/accessibility.ts";
import {
  allowOrigins,
  expectFailure,
  PageGuard,
} from "../support/browser/page-guard.ts";
import { logProblems } from "../support/browser/server-log.ts";
import { expect, test } from "../support/browser/test.ts";
import { freezeTime, installClock } from "../support/browser/time.ts";

/** Failures on a page, and the guard's message for each. */
const FAILURES: [string, RegExp, (page: Page) => Promise<unknown>][] = [
  [
    "a console error",
    /console error: Oh no/,
    (page) => page.evaluate(() => console.error("Oh no")),
  ],
  [
    "a console warning",
    /console warning: Beware/,
    (page) => page.evaluate(() => console.warn("Beware")),
  ],
  [
    "a script error",
    /script error: .*Broken/,
    (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error("Broken");
        });
      }),
  ],
  [
    "a rejected request",
    /GET \/api\/user\/ failed: 401/,
    (page) => page.evaluate(() => fetch("/api/user/").then(() => {})),
  ],
  [
    "a request without a response",
    /GET \/api\/user\/ failed: none/,
    async (page) => {
      await page.route("**/api/user/", (route) => route.abort("failed"));
      await page.evaluate(() => fetch("/api/user/").catch(() => {}));
    },
  ],
  [
    "a request to another origin",
    /request to another origin: http:\/\/127\.0\.0\.2/,
    async (page) => {
      await page.route("http://127.0.0.2/**", (route) =>
        route.fulfill({ body: "" }),
      );
      await page.goto("http://127.0.0.2/x");
    },
  ],
];

for (const [description, message, causeFailure] of FAILURES)
  test(`the page guard reports ${description}`, async ({ browser, site }) => {
    const context = await browser.newContext();
    const guard = PageGuard.watch(context, site.origin);
    const page = await context.newPage();
    await page.goto("/privacy-policy");
    guard.verify();
    await causeFailure(page);
    await expect.poll(() => errorOf(() => guard.verify())).toMatch(message);
    await context.close();
  });

test("an expected failure is accepted, and its absence is reported", async ({
  page,
}) => {
  const failure = { status: 401, path: "/api/user/" } as const;
  await page.goto("/privacy-policy");
  await expectFailure(page, failure, () =>
    page.evaluate(() => fetch("/api/user/").then(() => {})),
  );
  const expectation = PageGuard.of(page).expect(failure, async () => {}, 100);
  await expect(expectation).rejects.toThrow(
    "The step did not cause the failure 401",
  );
});

test("a request to another origin is accepted only if the test allows that origin", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  const guard = PageGuard.watch(context, site.origin);
  const page = await context.newPage();
  await page.route("http://127.0.0.*/x", (route) => route.fulfill());
  allowOrigins(page, ["http://127.0.0.2"]);
  await page.goto("http://127.0.0.2/x");
  guard.verify();
  await page.goto("http://127.0.0.3/x");
  expect(errorOf(() => guard.verify())).toMatch(
    /origin: http:\/\/127\.0\.0\.3/,
  );
  await context.close();
});

test("the server's log may contain requests, but no errors, personal data or secrets", () => {
  const request =
    '{"level":30,"reqId":"6f1c","method":"POST","route":"/api/reset-password-confirm/:uid/:token/","status":200,"msg":"request"}';
  expect(
    logProblems(`Ubia is ready at http://127.0.0.1:4000\n${request}\n`),
  ).toEqual([]);
  for (const line of [
    '{"level":50,"msg":"it broke"}',
    '{"level":30,"msg":"to person1@example.org"}',
    '{"level":30,"authorization":"x"}',
    `{"level":30,"msg":"${"a1B2-".repeat(9)}"}`,
  ])
    expect(logProblems(line)).toEqual([line]);
});

function errorOf(run: () => void): string {
  try {
    run();
    return "";
  } catch (error) {
    return String(error);
  }
}

test("an accessibility check fails, and reports the reason, when the clock is stopped", async ({
  page,
}) => {
  await installClock(page);
  await page.goto("/support");
  await freezeTime(page);
  await expect(expectAccessible(page)).rejects.toThrow(
    "The page's clock is stopped",
  );
});
