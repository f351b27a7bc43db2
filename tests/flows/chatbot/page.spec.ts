import type { Page } from "@playwright/test";
import { CHATBOT_DELAY } from "../../../contract/constants.ts";
import { chatbotAnswers } from "../../../src/content/chatbot.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import { untilHydrated } from "../../support/browser/hydration.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";

const DEFAULT_REPLY =
  "I'm sorry, I didn't understand. For more info, please visit our FAQs or ask another question.";

const toggle = (page: Page) =>
  page.getByRole("button", { name: "Virtual Assistant" });
const panel = (page: Page) =>
  page.getByRole("dialog", { name: "Virtual Assistant" });
const field = (page: Page) => panel(page).getByLabel("Your question");
const log = (page: Page) => panel(page).getByRole("log");
const typing = (page: Page) => log(page).getByText("The assistant is typing");

async function openPanel(page: Page): Promise<void> {
  await untilHydrated(toggle(page));
  await toggle(page).click();
  await expect(panel(page)).toBeVisible();
}

test("the assistant's code is loaded only when the panel opens, a message is shown if the code cannot be loaded, and a greeting is answered in one of the assistant's languages in an accessible panel; the assistant answers, links to the page that it mentions, and remembers the conversation", {
  tag: [
    "@9-chatbot-02",
    "@2-chatbot-01",
    "@2-chatbot-02",
    "@2-chatbot-03",
    "@2-chatbot-04",
    "@8-chatbot-01",
    "@9-chatbot-01",
    "@9-chatbot-03",
    "@9-chatbot-06",
    "@1-chatbot-01",
  ],
}, async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on("request", (request) =>
    requestedPaths.push(new URL(request.url()).pathname),
  );
  await installClock(page);
  await page.goto("/reset-password");
  await untilHydrated(toggle(page));
  expect(
    requestedPaths.filter((path) => path.includes("chatbot-panel")),
  ).toEqual([]);
  await page.route(/chatbot-panel/, (route) => route.abort("failed"));
  const notice = page
    .getByRole("alert")
    .filter({ hasText: "The assistant could not be opened." });
  await expectFailure(page, { status: "none", path: /chatbot-panel/ }, () =>
    toggle(page).click(),
  );
  await expect(notice).toBeVisible();
  await expectAccessiblePart(notice);
  await page.unroute(/chatbot-panel/);
  await notice.getByRole("button", { name: "Try Again" }).click();
  await expect(panel(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expectAccessiblePart(panel(page));
  await field(page).fill("Hello");
  await page.keyboard.press("Enter");
  const reply = log(page).locator("[lang]");
  await expect(reply).toBeVisible();
  const greetings = chatbotAnswers.greetings.map(({ text }) => text);
  expect(greetings).toContain(await reply.textContent());
  await field(page).fill("Perhaps");
  await page.keyboard.press("Enter");
  await expect(log(page).getByText(DEFAULT_REPLY)).toBeVisible();
  await expectAccessiblePart(panel(page));
  await toggle(page).click();
  await expect(panel(page)).toHaveCount(0);

  await toggle(page).click();
  await freezeTime(page);
  await advanceTime(page, 100);
  await expect(field(page)).toBeFocused();

  // Enter sends the question. The reply appears after the delay.
  await page.keyboard.type("When can I visit you?");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("");
  await expect(log(page)).toContainText("You: When can I visit you?");
  await expect(typing(page)).toBeAttached();
  await advanceTime(page, CHATBOT_DELAY - 1);
  await expect(typing(page)).toBeAttached();
  await advanceTime(page, 1);
  await expect(typing(page)).toHaveCount(0);
  await expect(log(page)).toContainText("Monday to Friday 9-5 EAT");

  // The Send button also sends the question.
  await field(page).fill("Maybe");
  await panel(page).getByRole("button", { name: "Send" }).click();
  await advanceTime(page, CHATBOT_DELAY);
  await expect(log(page).getByText(DEFAULT_REPLY)).toHaveCount(2);
  await log(page).getByRole("button", { name: "What is Ubia?" }).click();
  await advanceTime(page, CHATBOT_DELAY);
  await expect(log(page)).toContainText("Swahili for partnership");

  // A link in a reply opens its page and closes the panel. The conversation remains. A question that is pending when
  // the panel is closed is answered after the panel is opened again.
  await log(page).getByRole("link", { name: "FAQs" }).last().click();
  await expect(page).toHaveURL("/support#first-questions");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator("#first-questions")).toBeFocused();
  await toggle(page).click();
  await expect(log(page)).toContainText("When can I visit you?");
  await field(page).fill("How do I open an account?");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await advanceTime(page, 100);
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await advanceTime(page, CHATBOT_DELAY);
  await expect(log(page)).toContainText("Choose Join Now");
  await toggle(page).click();
  await expect(panel(page)).toHaveCount(0);
  expect(requestedPaths.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("the site header, the chatbot panel, the Save button of the profile and the offline notice do not overlap", {
  tag: "@phone",
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  await page.goto("/profile");
  const save = page.getByRole("button", { name: "Save Changes" });
  await page.getByLabel("Team capacity").scrollIntoViewIfNeeded();
  await openPanel(page);
  await page.context().setOffline(true);
  const notice = page.getByText("You are offline.");
  await expect(notice).toBeVisible();
  const parts = [page.getByRole("banner").first(), panel(page), save, notice];
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const [index, box] of boxes.slice(0, 3).entries())
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
        boxes[index + 1]?.y ?? 0,
      );
  }
});
