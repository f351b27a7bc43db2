import { expect, type Page, type Route } from "@playwright/test";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  areQuestionsSuggested,
  type ChatLine,
  chatbotMachine,
} from "../../../machines/chatbot/chart.ts";
import {
  chatbotAnswers,
  suggestedQuestions,
} from "../../../src/content/chatbot.ts";
import { flowBinding } from "../../support/driven/flow.ts";

/** The request for the panel's code. It is pending until a step of the path continues or aborts it. */
type Fixture = { panelRequest: PromiseWithResolvers<Route> };

const PANEL_CODE = /chatbot-panel/;

const toggle = (page: Page) =>
  page.locator("#chat-toggle").and(page.getByRole("button"));
const panel = (page: Page) =>
  page.getByRole("dialog", { name: t("chatbot.title") });
const field = (page: Page) => panel(page).getByLabel(t("chatbot.field"));
const log = (page: Page) => panel(page).getByRole("log");
const errorAlert = (page: Page) => page.getByRole("alert");

function textOfLine(line: ChatLine): string {
  if (line.from === "person") return line.text;
  const { reply } = line;
  if (reply.kind === "faq") return reply.faq.answer;
  return reply.kind === "fallback"
    ? textOf(reply.notice)
    : t("chatbot.nextQuestion");
}

/** Browser binding for the chatbot chart. */
export const chatbotBinding = flowBinding<typeof chatbotMachine, Fixture>({
  machine: chatbotMachine,
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.draft,
    context.faqs.length,
    context.lines.at(-1),
  ],
  calls: {},
  fixture: () => ({ panelRequest: Promise.withResolvers<Route>() }),
  async open(driver) {
    const { page, fixture } = driver;
    await page.unroute(PANEL_CODE);
    await page.route(PANEL_CODE, (route) =>
      fixture.panelRequest.resolve(route),
    );
    // Load the page again, so that the panel's code is not in memory.
    await driver.visit("/", { stored: {} });
  },
  events: {
    "panel.toggled": { perform: ({ page }) => toggle(page).click() },
    "xstate.done.actor.fetchAnswers": {
      cases: [{ output: chatbotAnswers }],
      async perform({ page, fixture }) {
        const route = await fixture.panelRequest.promise;
        // After its download, the script is requested again by its import.
        await page.unroute(PANEL_CODE);
        await route.continue();
      },
    },
    "xstate.error.actor.fetchAnswers": {
      async perform({ fixture }) {
        const route = await fixture.panelRequest.promise;
        fixture.panelRequest = Promise.withResolvers<Route>();
        await route.abort("aborted");
      },
    },
    "panel.retried": {
      perform: ({ page }) =>
        errorAlert(page)
          .getByRole("button", { name: t("ui.tryAgain") })
          .click(),
    },
    "panel.closed": { perform: ({ page }) => field(page).press("Escape") },
    "link.followed": ({ snapshot: { context } }) => {
      const last = context.lines.at(-1);
      const hasLink =
        last?.from === "assistant" && last.reply.kind !== "greeting";
      return {
        cases: hasLink ? [{}] : [],
        perform: ({ page }) => log(page).getByRole("link").last().click(),
      };
    },
    "draft.changed": {
      cases: [
        { text: "How do I reset my password?" },
        { text: "Good morning" },
        { text: "Perhaps" },
        { text: "  " },
      ],
      perform: ({ page }, { text }) => field(page).fill(text),
    },
    "message.sent": ({ snapshot }) => ({
      cases: snapshot.hasTag("typing") ? [] : [{ randomNumber: 0 }],
      perform: ({ page }) => field(page).press("Enter"),
    }),
    "question.chosen": ({ snapshot: { context } }) => ({
      cases: areQuestionsSuggested(context)
        ? [{ text: suggestedQuestions[0] ?? "" }]
        : [],
      perform: ({ page }, { text }) =>
        log(page).getByRole("button", { name: text }).click(),
    }),
  },
  states: {
    closed: async ({ page }) => {
      await expect(panel(page)).toHaveCount(0);
      await expect(errorAlert(page)).toHaveCount(0);
      await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    },
    fetching: async ({ page }) => {
      await expect(toggle(page)).toHaveAttribute("aria-busy", "true");
      await expect(panel(page)).toHaveCount(0);
    },
    unavailable: ({ page }, { context }) =>
      expect(errorAlert(page)).toContainText(
        context.problem ? textOf(context.problem) : "",
      ),
    "open.ready": async ({ page }, { context }) => {
      await expectConversation(page, context.lines);
      await expect(log(page).getByText(t("chatbot.typing"))).toHaveCount(0);
      await expect(field(page)).toHaveValue(context.draft);
    },
    "open.typing": async ({ page }, { context }) => {
      await expectConversation(page, context.lines);
      await expect(log(page).getByText(t("chatbot.typing"))).toBeAttached();
      await expect(
        panel(page).getByRole("button", { name: t("chatbot.send") }),
      ).toBeDisabled();
    },
  },
});

async function expectConversation(
  page: Page,
  lines: readonly ChatLine[],
): Promise<void> {
  for (const line of lines)
    await expect(log(page).getByText(textOfLine(line)).last()).toBeAttached();
}
