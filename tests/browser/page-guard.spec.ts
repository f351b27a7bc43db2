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

/** Failures on a page, by the guard's message for each. */
const FAILURES: readonly [RegExp, (page: Page) => Promise<unknown>][] = [
  [
    /console error: Oh no/,
    (page) => page.evaluate(() => console.error("Oh no")),
  ],
  [
    /console warning: Beware/,
    (page) => page.evaluate(() => console.warn("Beware")),
  ],
  [
    /script error: .*Broken/,
    (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error("Broken");
        });
      }),
  ],
  [
    /GET \/api\/user\/ failed: 401/,
    (page) => page.evaluate(() => fetch("/api/user/").then(() => {})),
  ],
  [
    /GET \/api\/user\/ failed: none/,
    async (page) => {
      await page.route("**/api/user/", (route) => route.abort("failed"));
      await page.evaluate(() => fetch("/api/user/").catch(() => {}));
    },
  ],
  [
    /request to another origin: http:\/\/127\.0\.0\.3/,
    async (page) => {
      await page.goto("http://127.0.0.3/x");
    },
  ],
];

test("the page guard reports errors and warnings in the console, script errors, rejected and failed requests, and requests to an origin that the test does not allow", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext();
  const guard = PageGuard.watch(context, site.origin);
  const page = await context.newPage();
  await page.route("http://127.0.0.*/x", (route) => route.fulfill());
  allowOrigins(page, ["http://127.0.0.2"]);
  await page.goto("http://127.0.0.2/x");
  await page.goto("/privacy-policy");
  guard.verify();
  for (const [message, causeFailure] of FAILURES) {
    await causeFailure(page);
    await expect.poll(() => errorOf(() => guard.verify())).toMatch(message);
  }
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

test("an expected failure is accepted, and its absence is reported; an accessibility check fails, and reports the reason, when the clock is stopped", async ({
  page,
}) => {
  const failure = { status: 401, path: "/api/user/" } as const;
  await installClock(page);
  await page.goto("/privacy-policy");
  await expectFailure(page, failure, () =>
    page.evaluate(() => fetch("/api/user/").then(() => {})),
  );
  const expectation = PageGuard.of(page).expect(failure, async () => {}, 100);
  await expect(expectation).rejects.toThrow(
    "The step did not cause the failure 401",
  );
  await freezeTime(page);
  await expect(expectAccessible(page)).rejects.toThrow(
    "The page's clock is stopped",
  );
});
