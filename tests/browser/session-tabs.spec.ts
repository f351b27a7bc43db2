import { registrationForm } from "../support/browser/forms.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import { storedIn, storeElsewhere } from "../support/browser/storage.ts";
import { expect, test } from "../support/browser/test.ts";

test("[4-session-10] a logout in one tab sends the other to / as well", async ({
  newMember,
}) => {
  const { page } = await newMember("investor");
  await page.goto("/profile");
  const other = await page.context().newPage();
  await other.goto("/profile");
  await chooseFromMenu(other, "Logout");
  await expect(other).toHaveURL("/");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("[4-session-08] a token that is gone sends a protected page to the login", async ({
  newMember,
}) => {
  const { page } = await newMember("investor");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await storeElsewhere(page, { token: null });
  await expect(page).toHaveURL("/login");
});

test("[4-session-08] a token that is gone leaves a public page where it is, as a visitor's", async ({
  newMember,
}) => {
  const { page } = await newMember("investor");
  await page.goto("/privacy-policy");
  await storeElsewhere(page, { token: null });
  await page.goto("/privacy-policy");
  await expect(page).toHaveURL("/privacy-policy");
});

test("[4-session-08] a login in one tab takes the other along to its home", async ({
  newMember,
  site,
}) => {
  const { page } = await newMember("investor");
  const other = await site.addMember("investee");
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await storeElsewhere(page, {
    current_user: JSON.stringify({
      email: other.email,
      user_type: "investee",
      loggedInAt: Date.now(),
    }),
    user_type: "investee",
    token: other.token,
  });
  await expect(page).toHaveURL("/investee-page");
});

test("[4-session-09] another role in another tab sends this one to that role's home", async ({
  newMember,
}) => {
  const { page } = await newMember("investor");
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await storeElsewhere(page, { user_type: "investee" });
  await expect(page).toHaveURL("/investee-page");
});

test("[4-session-08] a visitor's tab follows the login of another one", async ({
  page,
  site,
}) => {
  const member = await site.addMember("investor");
  await page.goto("/register");
  await registrationForm(page).email.fill("half@example.org");
  await storeElsewhere(page, {
    current_user: JSON.stringify({
      email: member.email,
      user_type: "investor",
      loggedInAt: Date.now(),
    }),
    active_at: String(Date.now()),
    user_type: "investor",
    token: member.token,
  });
  await expect(page).toHaveURL("/investor-page");
  expect((await storedIn(page)).token).toBe(member.token);
});
