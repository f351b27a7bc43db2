import type { ComponentType } from "react";
import { fromPromise } from "xstate";
import type { Answers } from "../../../machines/chatbot-answers.ts";
import {
  CHAT_FIELD_ID,
  CHAT_LOG_ID,
  CHAT_TOGGLE_ID,
} from "./chatbot-elements.ts";
import type { ChatbotPanelProps } from "./chatbot-panel.tsx";

let panel: ComponentType<ChatbotPanelProps> | null = null;

/** The panel, once the chart has fetched it; null before. */
export function fetchedPanel(): ComponentType<ChatbotPanelProps> | null {
  return panel;
}

/** What the browser gives to the chatbot's chart: its answers and its panel, fetched together, and the focus. */
export function chatbotEffects() {
  return {
    actors: {
      fetchAnswers: fromPromise<Answers, void>(async () => {
        const parts = await import("./chatbot-parts.ts");
        panel = parts.ChatbotPanel;
        return parts.chatbotAnswers;
      }),
    },
    actions: {
      focusDraft: () => focusLater(CHAT_FIELD_ID),
      focusToggle: () => focusLater(CHAT_TOGGLE_ID),
      showNewest: () =>
        requestAnimationFrame(() => {
          const log = document.getElementById(CHAT_LOG_ID);
          log?.scrollTo({ top: log.scrollHeight });
        }),
    },
  };
}

/** What takes the focus is drawn after this step. */
function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
