import { expectNavigation } from "../../support/browser/page-navigation.ts";
import { untilComplete } from "../../support/browser/screens.ts";
import { expect, test } from "../../support/browser/test.ts";

// tests/browser/screens.spec.ts checks the navigation of every page for one viewer, and tests/browser/guards.spec.ts that
// a visitor is redirected to the login page. tests/contract/access.test.ts lists the redirects of all pages.

/** The paths that each member opens, and those to which they are redirected. */
const VISITS = {
  investor: [
    ["/"],
    ["/support"],
    ["/login", "/investor-page"],
    ["/investee-match", "/investor-page"],
  ],
  investee: [
    ["/"],
    ["/support"],
    ["/register", "/investee-page"],
    ["/investor-page", "/investee-page"],
  ],
} as const;

for (const viewer of ["investor", "investee"] as const)
  test(`an ${viewer} sees the logged-in navbar on public pages, and is redirected from the pages of the other role, the login and the registration to the dashboard`, {
    tag: [
      "@2-navbar-03",
      "@2-navbar-14",
      ...(viewer === "investor" ? ["@2-guards-03"] : ["@2-guards-04"]),
    ],
  }, async ({ newMember }) => {
    const { page } = await newMember(viewer);
    const checkedOnPhone = new Set<string>();
    for (const [path, shownPath = path] of VISITS[viewer])
      await test.step(path, async () => {
        await page.goto(path);
        await untilComplete(page);
        await expect(page).toHaveURL(shownPath);
        await expectNavigation(page, viewer, checkedOnPhone);
      });
  });
