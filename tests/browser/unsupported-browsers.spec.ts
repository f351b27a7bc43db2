import { expect, expectFailure, test } from "../support/browser/test.ts";

const TOO_OLD = /^This browser is too old for Ubia\. Please update it/;
const NO_SCRIPTS = /^Ubia needs JavaScript/;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("public and member pages say that they need JavaScript, and not that the browser is too old", async ({
    page,
  }) => {
    for (const path of ["/login", "/profile"]) {
      // The browser refuses the scripts that the page preloads.
      const preloads = { status: "none", path: /^\/assets\// } as const;
      await expectFailure(page, preloads, () => page.goto(path));
      await expect(page.getByText(NO_SCRIPTS)).toBeVisible();
      await expect(page.getByText(TOO_OLD)).toBeHidden();
    }
  });
});

test("a browser without container queries, which only browsers older than the supported ones lack, shows that it is too old", async ({
  page,
}) => {
  await page.route(/\/about$|\.css$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const headers = { ...response.headers() };
    // The changed inline style has another hash.
    delete headers["content-security-policy"];
    await route.fulfill({
      response,
      headers,
      body: body.replaceAll("container-type:inline-size", "unknown:value"),
    });
  });
  await page.goto("/about");
  await expect(page.getByText(TOO_OLD)).toBeVisible();
  await expect(page.getByText(NO_SCRIPTS)).toBeHidden();
});
