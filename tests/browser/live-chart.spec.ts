import type { Page } from "@playwright/test";
import { loginForm } from "../support/browser/forms.ts";
import { untilHydrated } from "../support/browser/hydration.ts";
import { catalogue } from "../support/browser/programme-pages.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

/** The code of the panel, and the drawing of the login chart. */
const PANEL_FILES = [
  /\/assets\/chart-panel-[\w-]+\.js$/,
  /\/flows\/login\.svg$/,
];

test("only with ?inspect, a page shows its live chart, which follows the events, and loads a drawing again that could not be loaded", async ({
  page,
}) => {
  const panel = page.getByRole("complementary", {
    name: "Live chart of this page",
  });
  await test.step("only with ?inspect, a page loads and shows its chart next to its content", async () => {
    const requestedFiles = watchPanelFiles(page);
    await page.goto("/login");
    // With ?inspect, the panel is loaded before hydration, so a request for it would have been recorded by then.
    await untilHydrated(loginForm(page).email);
    expect(requestedFiles()).toEqual([]);
    const drawing = /\/flows\/login\.svg$/;
    await page.route(drawing, (route) => route.abort(), { times: 1 });
    await expectFailure(page, { status: "none", path: drawing }, () =>
      page.goto("/login?inspect"),
    );
    expect(requestedFiles()).toEqual(PANEL_FILES);
    await expect(panel.getByLabel("Chart")).toHaveValue("login");
    const content = await page.getByRole("main").boundingBox();
    const box = await panel.boundingBox();
    expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(
      box?.x ?? 0,
    );
  });
  await test.step("the panel lists the events while the user types, and requests a drawing that could not be loaded again on the next event", async () => {
    await untilHydrated(loginForm(page).email);
    await loginForm(page).email.fill("ama@example.org");
    // Events of other charts on the page may follow at any time.
    await expect(
      panel.getByRole("listitem").filter({ hasText: "login: field.changed" }),
    ).toBeVisible();
    await expect(
      panel.locator("[data-state].is-active").last(),
    ).toHaveAttribute("data-state", "open.editing");
  });
  await test.step("a chart without a drawing does not show the drawing of the previously selected chart", async () => {
    const missing = /\/flows\/navbar\.svg$/;
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    await expectFailure(page, { status: 404, path: missing }, async () => {
      await panel.getByLabel("Chart").selectOption("navbar");
      await expect(panel.locator("[data-state]")).toHaveCount(0);
    });
  });
  await test.step("an event is listed once, and the arrows of all its transitions are highlighted", async () => {
    await page.goto("/programs?category=kpmg-master&inspect");
    await expect(panel.getByLabel("Chart")).toHaveValue("programmes");
    const { search } = catalogue(page);
    await untilHydrated(search);
    await search.fill("tax");
    await expect(panel.locator(".arrow.is-last")).toHaveCount(2);
    await expect(
      panel
        .getByRole("listitem")
        .filter({ hasText: "programmes: search.changed" }),
    ).toHaveCount(1);
  });
});

/** Records the requests of a page. Returns a function that lists the panel files among them. */
function watchPanelFiles(page: Page): () => RegExp[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return () => PANEL_FILES.filter((file) => urls.some((url) => file.test(url)));
}
