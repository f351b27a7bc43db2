import { expect, type Page, type Route } from "@playwright/test";
import { say, t } from "../../../contract/messages/index.ts";
import {
  type ChatLine,
  chatbotMachine,
} from "../../../machines/chatbot/chart.ts";
import {
  chatbotAnswers,
  suggestedQuestions,
} from "../../../src/content/chatbot.ts";
import { drivenFlow } from "../../support/driven/flow.ts";

/** The request for the panel's code. It is pending until the path completes or aborts it. */
type Notes = { panelRequest: PromiseWithResolvers<Route> };

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
    ? say(reply.notice)
    : t("chatbot.nextQuestion");
}

/** The chatbot, in a real browser. */
export const drivenChatbot = drivenFlow<typeof chatbotMachine, Notes>({
  machine: chatbotMachine,
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.draft,
    context.faqs.length,
    context.lines.at(-1),
  ],
  calls: {},
  notes: () => ({ panelRequest: Promise.withResolvers<Route>() }),
  async open(drive) {
    const { page, notes } = drive;
    await page.unroute(PANEL_CODE);
    await page.route(PANEL_CODE, (route) => notes.panelRequest.resolve(route));
    // A full page load, so that the panel's code is not in memory.
    await drive.visit("/", { stored: {} });
  },
  events: {
    "panel.toggled": { cause: ({ page }) => toggle(page).click() },
    "xstate.done.actor.fetchAnswers": {
      cases: [{ output: chatbotAnswers }],
      cause: async ({ notes }) => (await notes.panelRequest.promise).continue(),
    },
    "xstate.error.actor.fetchAnswers": {
      async cause({ notes }) {
        const route = await notes.panelRequest.promise;
        notes.panelRequest = Promise.withResolvers<Route>();
        await route.abort("aborted");
      },
    },
    "panel.retried": {
      cause: ({ page }) =>
        errorAlert(page)
          .getByRole("button", { name: t("ui.tryAgain") })
          .click(),
    },
    "panel.closed": { cause: ({ page }) => field(page).press("Escape") },
    "link.followed": ({ snapshot }) => ({
      cases:
        snapshot.context.lines.at(-1)?.from === "assistant" &&
        textOfLine(snapshot.context.lines.at(-1) as ChatLine) !==
          t("chatbot.nextQuestion")
          ? [{}]
          : [],
      cause: ({ page }) => log(page).getByRole("link").last().click(),
    }),
    "draft.changed": {
      cases: [
        { text: "How do I reset my password?" },
        { text: "Good morning" },
        { text: "Perhaps" },
        { text: "  " },
      ],
      cause: ({ page }, { text }) => field(page).fill(text),
    },
    "message.sent": ({ snapshot }) => ({
      cases: snapshot.hasTag("typing") ? [] : [{ randomNumber: 0 }],
      cause: ({ page }) => field(page).press("Enter"),
    }),
    "question.chosen": ({ snapshot: { context } }) => {
      const last = context.lines.at(-1);
      const areQuestionsSuggested =
        last === undefined || textOfLine(last).startsWith("I'm sorry");
      return {
        cases: areQuestionsSuggested
          ? [{ text: suggestedQuestions[0] ?? "" }]
          : [],
        cause: ({ page }, { text }) =>
          log(page).getByRole("button", { name: text }).click(),
      };
    },
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
        context.problem ? say(context.problem) : "",
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
