import { expectNavigation } from "../../support/browser/page-navigation.ts";
import { untilComplete } from "../../support/browser/screens.ts";
import { test } from "../../support/browser/test.ts";

// tests/browser/screens.spec.ts checks the navigation of every page for one viewer, and tests/contract/access.test.ts the
// redirects of all pages.

for (const viewer of ["investor", "investee"] as const)
  test(`an ${viewer} sees the logged-in navbar on public pages`, {
    tag: ["@2-navbar-03", "@2-navbar-14"],
  }, async ({ newMember }) => {
    const { page } = await newMember(viewer);
    const checkedOnPhone = new Set<string>();
    for (const path of ["/", "/support"])
      await test.step(path, async () => {
        await page.goto(path);
        await untilComplete(page);
        await expectNavigation(page, viewer, checkedOnPhone);
      });
  });
