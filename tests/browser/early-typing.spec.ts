import { GOOD_PASSWORD, newEmail } from "../support/accounts.ts";
import { loginForm, registrationForm } from "../support/browser/forms.ts";
import { untilHydrated } from "../support/browser/hydration.ts";
import { delayScripts } from "../support/browser/network.ts";
import { resetForm } from "../support/browser/password-forms.ts";
import { expect, test } from "../support/browser/test.ts";

test("input that is typed before hydration, or set by a password manager without an event, is kept and used, also when an extension inserts elements next to the fields", {
  tag: ["@2-login-51"],
}, async ({ page, site }) => {
  await test.step("registration fields that are filled in before hydration keep their values without interruption and enable the submit button", async () => {
    const releaseScripts = await delayScripts(page);
    await page.goto("/register", { waitUntil: "commit" });
    const form = registrationForm(page);
    const email = newEmail();
    await form.fill(email, "investor");
    await expect(form.submit).toBeDisabled();
    await form.role("investor").evaluate((radio: HTMLInputElement) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (!radio.checked) document.documentElement.dataset.choice = "lost";
        port2.postMessage(null);
      };
      port2.postMessage(null);
    });
    releaseScripts();
    await expect(form.submit).toBeEnabled();
    await expect(form.role("investor")).toBeChecked();
    await expect(page.locator("html")).not.toHaveAttribute("data-choice");
    await expect(form.email).toHaveValue(email);
    await expect(form.password).toHaveValue(GOOD_PASSWORD);
  });
  await test.step("an email address typed into the password reset form before hydration is kept and can be submitted", async () => {
    const releaseScripts = await delayScripts(page);
    await page.goto("/reset-password", { waitUntil: "commit" });
    const form = resetForm(page);
    await form.email.fill(newEmail());
    releaseScripts();
    await form.submit.click();
    await expect(
      page.getByText("If an account with that email exists"),
    ).toBeVisible();
  });
  await test.step("input typed before hydration and the focus are kept when an extension inserts elements next to the fields", async () => {
    const { email } = await site.addMember("investor");
    const releaseScripts = await delayScripts(page);
    await page.goto("/login", { waitUntil: "commit" });
    const form = loginForm(page);
    await form.fill(email);
    await form.password.focus();
    await page.locator("input").evaluateAll((inputs) => {
      for (const input of inputs)
        input.after(document.createElement("com-extension-button"));
    });
    releaseScripts();
    await expect(form.submit).toBeEnabled();
    await expect(form.email).toHaveValue(email);
    await expect(form.terms).toBeChecked();
    await expect(form.password).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/\/login/);
    // Ends the session in this browser.
    await page.evaluate(() => localStorage.clear());
  });
  await test.step("values that a password manager sets without an event are used, also when another field changes first", async () => {
    const { email } = await site.addMember("investor");
    await page.goto("/login");
    const form = loginForm(page);
    await untilHydrated(form.submit);
    await form.email.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, email);
    await form.password.pressSequentially(GOOD_PASSWORD.slice(0, 3));
    await expect(form.email).toHaveValue(email);
    await form.password.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, GOOD_PASSWORD);
    await form.terms.check();
    await expect(form.submit).toBeEnabled();
    await form.submit.click();
    await expect(page).not.toHaveURL(/\/login/);
  });
});

test("each prerendered page with fields hydrates when an extension inserts elements next to the fields while the page loads", {
  tag: "@2-login-51",
}, async ({ page, newMember }) => {
  const investor = await newMember("investor");
  const investee = await newMember("investee");
  for (const [visitor, path] of [
    [page, "/register"],
    [page, "/reset-password"],
    [investor.page, "/investor-page"],
    [investee.page, "/investee-page"],
  ] as const) {
    await visitor.addInitScript(() => {
      const insert = (records: MutationRecord[]) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes)
            if (node instanceof HTMLInputElement) {
              node.after(document.createElement("com-extension-button"));
              document.documentElement.dataset.extension = "inserted";
            }
      };
      new MutationObserver(insert).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    await visitor.goto(path);
    await untilHydrated(visitor.locator("main h1"));
    await expect(visitor.locator("html")).toHaveAttribute(
      "data-extension",
      "inserted",
    );
  }
});
