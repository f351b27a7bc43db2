import type { Page } from "@playwright/test";
import { embedOrigins, gallery } from "../../src/content/gallery.ts";
import { loginForm } from "../support/browser/forms.ts";
import { walkAndPress, walkTo } from "../support/browser/keyboard.ts";
import { insightsCarousel } from "../support/browser/landing-page.ts";
import { allowOrigins } from "../support/browser/page-guard.ts";
import {
  bookOrEnquire,
  catalogue,
} from "../support/browser/programme-pages.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("banner");
const button = (page: Page, name: string) => page.getByRole("button", { name });

test.describe("before the choice about cookies", () => {
  test.use({ cookiesAccepted: false });

  test("on the landing page, the keyboard skips the header, searches the insights, moves the carousel, opens and closes a video, and accepts and rejects cookies, and the focus never gets lost", {
    tag: "@1-keyboard-141",
  }, async ({ page }) => {
    allowOrigins(page, embedOrigins);
    await page.route(
      (url) => embedOrigins.includes(url.origin),
      (route) => route.fulfill({ contentType: "text/html", body: "Video" }),
    );
    await page.goto("/");
    await walkAndPress(page.getByRole("link", { name: "Skip to content" }));
    await expect(main(page)).toBeFocused();

    const toggle = banner(page).getByRole("button", { name: "Insights" });
    await walkTo(toggle, "Shift+Tab");
    await page.keyboard.press("Enter");
    await walkTo(banner(page).getByRole("searchbox"));
    await page.keyboard.type("kenya");
    await expect(banner(page).getByRole("status")).toHaveText(
      "1 country or region",
    );
    await walkTo(banner(page).getByRole("link", { name: /^Kenya/ }));
    await page.keyboard.press("Escape");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toBeFocused();

    const { next, position } = insightsCarousel(page);
    const before = await position.textContent();
    await walkAndPress(next);
    await expect(position).not.toHaveText(before ?? "");
    await expect(next).toBeFocused();

    const play = main(page).getByRole("button", { name: gallery.play }).first();
    await walkAndPress(play);
    await expect(main(page).locator("iframe")).toHaveCount(1);
    const close = main(page).getByRole("button", { name: "Close" });
    await expect(close).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(main(page).locator("iframe")).toHaveCount(0);
    await expect(play).toBeFocused();

    const bar = page.getByRole("region", { name: "Cookies" });
    await walkAndPress(bar.getByRole("button", { name: "Accept" }));
    await expect(bar).toHaveCount(0);
    // Tab reached the bar at the end of the page.
    await expect(main(page)).toBeFocused();
    const review = button(page, "Cookie choice");
    await walkAndPress(review);
    await walkAndPress(bar.getByRole("button", { name: "Reject" }));
    await expect(bar).toHaveCount(0);
    await expect(review).toBeFocused();
  });
});

test("in the programmes, the keyboard opens a category, searches, opens and closes an enquiry, and goes back", {
  tag: "@1-keyboard-141",
}, async ({ page }) => {
  await page.goto("/programs");
  const programmes = catalogue(page);
  await walkAndPress(programmes.category("Master Programs"));
  await expect(programmes.main).toBeFocused();
  await walkTo(programmes.search);
  await page.keyboard.type("genai");
  await expect(programmes.main.getByRole("status")).toHaveText(
    "1 of 10 programmes",
  );
  const book = bookOrEnquire(programmes.programmes.first());
  await walkAndPress(book);
  await expect(programmes.enquiry.locator(":focus")).toHaveCount(1);
  await walkTo(
    programmes.enquiry.getByRole("link", { name: "Send Inquiry Email" }),
  );
  await page.keyboard.press("Escape");
  await expect(book).toBeFocused();
  await walkTo(programmes.back, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(programmes.heading).toHaveText("Programs");
  await expect(programmes.main).toBeFocused();
});

test("on the support page, the keyboard reveals the contact details, asks the assistant, and changes the language", {
  tag: "@1-keyboard-141",
}, async ({ page }) => {
  await page.goto("/support");
  await walkAndPress(button(page, "Contact Support"), "Space");
  await walkTo(main(page).getByRole("link", { name: "support@" }));
  const assistant = button(page, "Virtual Assistant");
  await walkAndPress(assistant);
  const panel = page.getByRole("dialog", { name: "Virtual Assistant" });
  await expect(panel.getByLabel("Your question")).toBeFocused();
  await page.keyboard.type("Perhaps");
  await page.keyboard.press("Enter");
  const faqs = panel.getByRole("link", { name: "FAQs" });
  await expect(faqs).toBeVisible();
  await walkTo(faqs, "Shift+Tab");
  await page.keyboard.press("Escape");
  await expect(assistant).toBeFocused();
  await walkAndPress(
    page.getByRole("contentinfo").getByRole("link", { name: "Français" }),
  );
  await expect(page).toHaveURL("/fr/support");
});

test("a lockout is announced once, its countdown is not, and the keyboard reaches the other ways to log in", {
  tag: "@1-keyboard-141",
}, async ({ page, site }) => {
  const { email } = await site.addMember("investee");
  await page.goto("/login");
  const form = loginForm(page);
  await walkTo(form.email);
  await page.keyboard.type(email);
  await walkTo(form.password);
  await page.keyboard.type("Wrong-pass-1");
  await walkAndPress(form.terms, "Space");
  for (const status of [400, 400, 400, 400, 400, 429])
    await expectFailure(page, { status, path: "/api/login/" }, async () => {
      await walkAndPress(form.submit);
      // The wrong password has the focus.
      if (status === 400) await expect(form.password).toBeFocused();
    });
  await expect(main(page).getByRole("alert")).toHaveCount(1);
  await expect(main(page).getByRole("alert")).not.toContainText(/\d:\d\d/);
  await expect(main(page).getByRole("timer")).toHaveText(/^\d+:\d\d$/);
  await expect(page.locator(":focus")).toHaveCount(1);
  await walkTo(main(page).getByRole("link", { name: "Forgot Password?" }));
});
