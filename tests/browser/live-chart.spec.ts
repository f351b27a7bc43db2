import type { Page } from "@playwright/test";
import { loginForm } from "../support/browser/forms.ts";
import { untilHydrated } from "../support/browser/hydration.ts";
import { expect, test } from "../support/browser/test.ts";

/** The code of the panel, and the drawing of the login's chart. */
const PANEL_FILES = [
  /\/assets\/chart-panel-[\w-]+\.js$/,
  /\/flows\/login\.svg$/,
];

test("with ?inspect a page shows its chart next to its content, and lists the events while the user types", async ({
  page,
}) => {
  const requestedFiles = watchPanelFiles(page);
  await page.goto("/login?inspect");
  const panel = page.getByRole("complementary", {
    name: "Live chart of this page",
  });
  await expect(panel.getByLabel("Chart")).toHaveValue("login");
  const activeStates = panel.locator("[data-state].is-active");
  await expect(activeStates.last()).toHaveAttribute(
    "data-state",
    "open.editing",
  );
  await loginForm(page).email.fill("ama@example.org");
  await expect(panel.getByRole("listitem").first()).toHaveText(
    "login: field.changed",
  );
  expect(requestedFiles()).toEqual(PANEL_FILES);
});

test("without ?inspect the panel and the drawing of the chart are not loaded", async ({
  page,
}) => {
  const requestedFiles = watchPanelFiles(page);
  await page.goto("/login");
  // The panel would be loaded before hydration.
  await untilHydrated(loginForm(page).email);
  expect(requestedFiles()).toEqual([]);
});

/** Records the requests of a page. Returns a function that lists the panel files among them. */
function watchPanelFiles(page: Page): () => RegExp[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return () => PANEL_FILES.filter((file) => urls.some((url) => file.test(url)));
}
