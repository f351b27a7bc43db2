import { expectAccessible } from "../support/browser/accessibility.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import { menuButton, openSidebar } from "../support/browser/navigation.ts";
import { expect, test } from "../support/browser/test.ts";

const PICTURE = {
  name: "picture.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" />'),
};

test("a picture that is selected in the sidebar is not uploaded, and is shown until the page is reloaded", {
  tag: ["@phone", "@2-investor-dashboard-02", "@2-investor-dashboard-03"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  const nonGetUrls: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") nonGetUrls.push(request.url());
  });
  await page.goto("/profile");
  const sidebar = await openSidebar(page);
  const input = sidebar.locator("input[type=file]");
  await expect(input).toHaveAttribute("accept", "image/*");
  await input.setInputFiles(PICTURE);
  const picture = sidebar.locator("img");
  await expect(picture).toHaveAttribute("src", /^blob:/);
  await input.setInputFiles({ ...PICTURE, mimeType: "application/pdf" });
  await expect(sidebar).toContainText("Please choose an image.");
  await expect(picture).toHaveAttribute("src", /^blob:/);
  expect(nonGetUrls).toEqual([]);
  await page.reload();
  await expect(await openSidebar(page)).toContainText("Hello");
  await expect(picture).toHaveCount(0);
});

test("the sidebar has a greeting, links, Trade Connect and Manage Account with its two links", {
  tag: [
    "@phone",
    "@2-investor-dashboard-04",
    "@2-investor-dashboard-05",
    "@2-investor-dashboard-06",
    "@2-investor-dashboard-07",
    "@2-investor-dashboard-08",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await page.goto("/profile");
  const sidebar = await openSidebar(page);
  await expect(sidebar).toContainText("Hello");
  for (const [name, href] of [
    ["Profile", "/profile"],
    ["Programs", "/programs"],
    ["Training Calendar", "/training-calendar"],
    ["Events Calendar", "/events-calendar"],
    ["Support", "/support"],
  ] as const)
    await expect(
      sidebar.getByRole("link", { name, exact: true }),
    ).toHaveAttribute("href", href);
  const trade = sidebar.getByRole("link", { name: "Trade Connect" });
  await expect(trade).toHaveAttribute("target", "_blank");
  await expect(
    sidebar.getByRole("link", { name: "Looking for Funding?" }),
  ).toHaveCount(0);
  await sidebar.getByRole("button", { name: "Manage Account" }).click();
  const dialog = page.getByRole("dialog", { name: "Manage Account" });
  await expect(dialog.getByRole("link")).toHaveText([
    "Change Password",
    "Delete Account",
  ]);
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "Change Password" }).click();
  await expect(page).toHaveURL("/change-password");
  await expect(dialog).toHaveCount(0);
});

test("an investee's sidebar has a greeting, a picture field, Manage Account and a link to matching", {
  tag: ["@phone", "@2-investee-dashboard-02", "@2-navbar-17"],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  await page.goto("/profile");
  const sidebar = await openSidebar(page);
  await expect(sidebar).toContainText("Hello");
  await expect(sidebar.locator("input[type=file]")).toHaveCount(1);
  await expect(
    sidebar.getByRole("button", { name: "Manage Account" }),
  ).toBeVisible();
  // On a phone the sidebar link is left out, because the menu already contains the navbar's Get Matched.
  const hasMenu = await menuButton(page).isVisible();
  await chooseFromMenu(page, hasMenu ? "Get Matched" : "Looking for Funding?");
  await expect(page).toHaveURL("/investee-match");
});
