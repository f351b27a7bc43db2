import { profileForm } from "../../support/browser/profile-form.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";

const PROFILE = "/api/profile/";

test("a save after another device has saved shows both values, retains what was typed, and saves the chosen values; the page does not mistake its own save whose answer was lost for another device", {
  tag: ["@8-profile-86", "@7-profile-91"],
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investee");
  await page.goto("/profile");
  const form = profileForm(page);
  await form.market.fill("Hotels and restaurants");
  const saveElsewhere = (description: string) =>
    site.call("PUT", PROFILE, { token, json: { description } });
  await saveElsewhere("We dry mangoes.");

  const conflicts = () =>
    expectFailure(page, { status: 409, path: PROFILE }, () =>
      form.save.click(),
    );
  await conflicts();
  await expect(
    page.getByRole("heading", { name: "Choose which values to keep" }),
  ).toBeFocused();
  const conflict = page.getByRole("region", {
    name: "Choose which values to keep",
  });
  await expect(conflict.getByRole("group")).toHaveCount(1);
  const theirs = conflict.getByRole("radio", {
    name: "Saved by another device We dry mangoes.",
  });
  await expect(theirs).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(conflict.getByRole("radio", { name: /^Yours/ })).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.description).toBeFocused();
  await expect(form.market).toHaveValue("Hotels and restaurants");

  await conflicts();
  await theirs.check();
  // The server stores the chosen values, but its answer is lost.
  await page.route(
    `**${PROFILE}`,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await expectFailure(page, { status: "none", path: PROFILE }, () =>
    conflict.getByRole("button", { name: "Save these values" }).click(),
  );
  await expect(page.getByText(/^Error saving profile/)).toBeVisible();
  await form.market.fill("Hotels");
  await conflicts();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  const { body } = await site.call("GET", PROFILE, { token });
  expect(body).toMatchObject({
    description: "We dry mangoes.",
    market: "Hotels",
  });
});
