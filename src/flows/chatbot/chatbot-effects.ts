import type { ComponentType } from "react";
import { fromPromise } from "xstate";
import type { Answers } from "../../../machines/chatbot/answers.ts";
import { lazyImport } from "../../services/lazy-import.ts";
import {
  CHAT_FIELD_ID,
  CHAT_LOG_ID,
  CHAT_TOGGLE_ID,
} from "./chatbot-elements.ts";
import type { ChatbotPanelProps } from "./chatbot-panel.tsx";

const importParts = lazyImport(() => import("./chatbot-parts.ts"));

let panel: ComponentType<ChatbotPanelProps> | null = null;

/** Returns the panel component once the chart has loaded it, otherwise null. */
export function fetchedPanel(): ComponentType<ChatbotPanelProps> | null {
  return panel;
}

/** Returns the actors and actions of the chatbot: loading the answers and the panel together, and the focus. */
export function chatbotEffects() {
  return {
    actors: {
      fetchAnswers: fromPromise<Answers, void>(async () => {
        const parts = await importParts();
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

/** Waits until the element is rendered. */
function focusLater(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
