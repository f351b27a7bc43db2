import type { Page } from "@playwright/test";
import {
  PAYMENT_PROCESSING_TIME,
  PAYMENT_REDIRECT_DELAY,
} from "../../../contract/constants.ts";
import { expectAccessibleContent } from "../../support/browser/accessibility.ts";
import { expectNoProblem, expectProblem } from "../../support/browser/forms.ts";
import {
  allStoredText,
  heapSnapshot,
  requestText,
} from "../../support/browser/page-secrets.ts";
import {
  bookOrEnquire,
  catalogue,
  paymentForm,
} from "../../support/browser/programme-pages.ts";
import { expect, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

const CARD = {
  name: "Zawadi Cardholder",
  number: "4929 8731-5560 2174",
  expiry: "11/2093",
  cvv: "9471",
};
/** Values that must not be stored or sent: the card's details as typed, and its number without separators. */
const SECRETS = [
  CARD.name,
  CARD.number,
  "4929873155602174",
  "11/2093",
  // A longer number may contain these digits by chance.
  /(?<!\d)9471(?!\d)/,
];
/** A text that is typed in another field. */
const QUESTION = "Baraza 7319 Kigali";
const EMPTY_FORM = { name: "", number: "", expiry: "", cvv: "" };

test("a payment stops when the member cancels it or leaves the page, which also clears the form; invalid fields show errors and retain their values, and a payment without a programme succeeds", {
  tag: [
    "@2-payment-01",
    "@2-payment-02",
    "@2-payment-03",
    "@5-payment-01",
    "@5-payment-02",
    "@5-payment-03",
    "@5-payment-04",
    "@5-payment-05",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  await installClock(page);
  await page.goto("/payment-page");
  const form = paymentForm(page);
  await form.fill(CARD);
  await freezeTime(page);
  await form.submit.click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await advanceTime(page, 10_000);
  await expect(form.number).toHaveValue(CARD.number);
  await expect(form.submit).toBeVisible();

  // Navigate to another page of the site and go back.
  await form.submit.click();
  await page.getByRole("link", { name: "Choose a programme" }).click();
  await expect(page).toHaveURL("/programs");
  await advanceTime(page, 10_000);
  await expect(page).toHaveURL("/programs");
  await expect(catalogue(page).heading).toHaveText("Programs");
  await page.goBack();
  await expect(form.submit).toBeVisible();
  expect(await fieldValues(page)).toEqual(EMPTY_FORM);

  // Leave the page with a full page load. The browser may store the page in its back/forward cache.
  await form.fill(CARD);
  await form.submit.click();
  await page.evaluate(() => dispatchEvent(new Event("pagehide")));
  await expect(form.submit).not.toHaveAttribute("aria-busy");
  expect(await fieldValues(page)).toEqual(EMPTY_FORM);
  await form.fill(CARD);
  await page.goto("/support");
  await page.goBack();
  await expect(form.submit).toBeVisible();
  expect(await fieldValues(page)).toEqual(EMPTY_FORM);

  await page.clock.resume();
  await expect(
    page.getByText("This is a simulation. No money moves."),
  ).toBeVisible();
  await expect(
    page.getByText("You have not chosen a programme."),
  ).toBeVisible();
  await form.submit.click();
  const requiredError = page.getByRole("alert");
  await expect(requiredError).toHaveText("All fields are required.");
  await expect(form.name).toBeFocused();
  await expectAccessibleContent(page);

  const typed = { name: "A", number: "4929 8731", expiry: "2093", cvv: "12" };
  await form.fill(typed);
  await expect(requiredError).toHaveCount(0);
  await form.submit.click();
  await expectNoProblem(form.name);
  await expectProblem(form.number, "Card number must be 16 digits.");
  await expectProblem(
    form.expiry,
    "Expiry date must be in MM/YY or MM/YYYY format.",
  );
  await expectProblem(form.cvv, "CVV must be 3 or 4 digits.");
  await expect(form.number).toBeFocused();
  for (const [field, value] of Object.entries(typed))
    await expect(form[field as keyof typeof typed]).toHaveValue(value);

  await form.fill({ ...CARD, expiry: "01/20" });
  await form.submit.click();
  await expectProblem(
    form.expiry,
    "Card expiry date is outdated. Please enter a valid month/year.",
  );
  await expectNoProblem(form.number);
  await form.cvv.fill("  ");
  await form.submit.click();
  await expect(requiredError).toHaveText("All fields are required.");

  // A payment without a programme also succeeds.
  await form.fill(CARD);
  // The clock is frozen so that the page does not redirect to the programmes before the click.
  await freezeTime(page);
  await form.submit.click();
  await advanceTime(page, PAYMENT_PROCESSING_TIME);
  await page.getByRole("button", { name: "Go to your programs" }).click();
  await expect(page).toHaveURL("/programs-loggedIn");
  await expect(page.getByRole("main")).toContainText(
    "Thank you. Your simulated payment went through. No money has moved.",
  );
});

test("a member pays by card and sees a confirmation, and the card details are neither stored nor sent", {
  tag: [
    "@4-payment-01",
    "@4-payment-02",
    "@4-payment-03",
    "@4-payment-04",
    "@4-payment-05",
    "@4-payment-06",
    "@2-programmes-02",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  const observedTexts: string[] = [];
  page.on("request", (request) => observedTexts.push(requestText(request)));
  page.on("console", (message) => observedTexts.push(message.text()));
  await installClock(page);
  await page.goto("/programs?category=pitching");
  const programmesPage = catalogue(page);
  // Wait until the page has loaded the member's account.
  await expect(
    page.getByRole("banner").getByText("Logout").first(),
  ).toBeAttached();
  await bookOrEnquire(programmesPage.programme("Pitch Deck Clinic")).click();
  const payButton = programmesPage.enquiry.getByRole("button", {
    name: "Pay by card",
  });
  await expect(programmesPage.enquiry).toContainText("On request");
  await expect(payButton).toHaveCount(0);
  await page.keyboard.press("Escape");
  await bookOrEnquire(programmesPage.programme("Pitch Workshop")).click();
  await payButton.click();

  await expect(page).toHaveURL("/payment-page");
  await expect(programmesPage.main).toContainText("Pitch Workshop");
  await expect(programmesPage.main).toContainText("$395");
  const form = paymentForm(page);
  await form.fill(CARD);
  expectNoSecret([await allStoredText(page)]);
  const countBefore = observedTexts.length;
  await freezeTime(page);
  await form.submit.dblclick();
  await expect(form.submit).toHaveAttribute("aria-busy", "true");
  await expect(form.number).not.toBeEditable();
  await advanceTime(page, PAYMENT_PROCESSING_TIME - 1);
  await expect(form.submit).toBeVisible();
  expectNoSecret([await allStoredText(page)]);
  await advanceTime(page, 1);
  const confirmation = page.getByRole("heading", { name: "Payment made" });
  await expect(confirmation).toBeFocused();
  await expect(programmesPage.main).toContainText(
    "Your simulated payment went through. No money has moved.",
  );
  await advanceTime(page, PAYMENT_REDIRECT_DELAY - 1);
  await expect(page).toHaveURL("/payment-page");
  await advanceTime(page, 1);
  await expect(page).toHaveURL("/programs-loggedIn");
  await expect(programmesPage.main).toContainText(
    "Thank you. Your simulated payment of $395 for Pitch Workshop went through. No money has moved.",
  );
  expect(
    observedTexts.slice(countBefore).filter((text) => text.includes("/api/")),
  ).toEqual([]);
  expectNoSecret(observedTexts);
  expectNoSecret([await allStoredText(page)]);
  // The confirmation stays while the member browses the programmes, but does not appear again after a reload.
  await programmesPage.category("Pitch Coaching").click();
  await expect(programmesPage.main).toContainText("Thank you.");
  await page.goBack();
  await page.reload();
  await expect(programmesPage.heading).toBeVisible();
  await expect(programmesPage.main).not.toContainText("Thank you.");
  await page.goForward();
  await page.goBack();
  await expect(programmesPage.main).not.toContainText("Thank you.");
  // The Back button does not return to the payment page.
  await page.goBack();
  await expect(page).toHaveURL("/programs?category=pitching");
});

test("no card number or name remains in memory after the member has left the page", async ({
  newMember,
}) => {
  const { page } = await newMember("investee");
  await page.goto("/payment-page");
  const form = paymentForm(page);
  // The text is typed key by key, because text that Playwright fills in would stay in the page's memory.
  for (const [field, value] of [
    [form.name, CARD.name],
    [form.number, "4929873155602174"],
  ] as const) {
    await field.focus();
    for (const key of value)
      await page.keyboard.press(key === " " ? "Space" : key);
  }
  await page.getByRole("link", { name: "Choose a programme" }).click();
  await expect(catalogue(page).heading).toHaveText("Programs");
  await page.getByRole("button", { name: "Virtual Assistant" }).click();
  await page.getByLabel("Your question").focus();
  await page.keyboard.type(QUESTION);
  const memory = await heapSnapshot(page);
  // The snapshot contains what has been typed and is still shown.
  expect(memory.includes(QUESTION)).toBe(true);
  for (const secret of ["4929873155602174", CARD.name])
    expect(memory.includes(secret), secret).toBe(false);
});

function expectNoSecret(texts: readonly string[]): void {
  for (const text of texts)
    for (const secret of SECRETS)
      if (typeof secret === "string") expect(text).not.toContain(secret);
      else expect(text).not.toMatch(secret);
}

async function fieldValues(page: Page) {
  const form = paymentForm(page);
  return {
    name: await form.name.inputValue(),
    number: await form.number.inputValue(),
    expiry: await form.expiry.inputValue(),
    cvv: await form.cvv.inputValue(),
  };
}
