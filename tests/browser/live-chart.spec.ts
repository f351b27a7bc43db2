import { loginForm } from "../support/browser/forms.ts";
import { expect, test } from "../support/browser/test.ts";

test("with ?inspect a page shows its chart next to its content, and updates it while the user types", async ({
  page,
}) => {
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
});

test("without ?inspect the chart's code is not loaded", async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await page.goto("/login");
  await expect(loginForm(page).email).toBeVisible();
  expect(
    requestedUrls.filter((url) => /live-chart|\/flows\//.test(url)),
  ).toEqual([]);
});
