import type { ComponentType } from "react";
import { fromPromise } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import { chatbotMachine } from "../../../machines/chatbot/chart.ts";
import { type Effects, useChart } from "../../app/use-chart.ts";
import { loadCode } from "../../services/site-files/loaded-code.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { focusAfterRender } from "../../ui/focus.ts";
import type { ChatbotPanelProps } from "./chatbot-panel.tsx";

const PANEL_ID = "chat-panel";
const TOGGLE_ID = "chat-toggle";

const importPanel = () => import("./chatbot-panel.tsx");
/** Null until the chart has loaded it. */
let Panel: ComponentType<ChatbotPanelProps> | null = null;

const effects: Effects<typeof chatbotMachine> = {
  actors: {
    fetchAnswers: fromPromise(async () => {
      const panelModule = await loadCode(importPanel);
      Panel = panelModule.ChatbotPanel;
      return panelModule.chatbotAnswers;
    }),
  },
  actions: {
    focusDraft: () =>
      focusAfterRender(() => document.querySelector(`#${PANEL_ID} input`)),
    focusToggle: () =>
      focusAfterRender(() => document.getElementById(TOGGLE_ID)),
    scrollToNewest: () => {
      requestAnimationFrame(() => {
        const log = document.querySelector(`#${PANEL_ID} [role="log"]`);
        log?.scrollTo({ top: log.scrollHeight });
      });
    },
  },
};

/**
 * The chatbot on every page: the toggle and the panel that it opens. Only the toggle and the chart are in the main
 * bundle; the panel and the answers are loaded on first use.
 */
export function Chatbot() {
  const [snapshot, send] = useChart(chatbotMachine, effects);
  const isOpen = snapshot.hasTag("open");
  const { problem } = snapshot.context;
  return (
    <div className="stack stack--3 chat" data-open={isOpen ? "" : undefined}>
      {isOpen && Panel && (
        <Panel id={PANEL_ID} snapshot={snapshot} send={send} />
      )}
      {problem && (
        <Alert
          tone="problem"
          title={textOf(problem)}
          actions={
            <Button
              size="small"
              onClick={() => send({ type: "panel.retried" })}
            >
              {t("ui.tryAgain")}
            </Button>
          }
        />
      )}
      <IconButton
        id={TOGGLE_ID}
        className="chat-toggle"
        icon={isOpen ? "cross" : "chat"}
        label={t("chatbot.title")}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        aria-busy={snapshot.hasTag("fetching")}
        onClick={() => send({ type: "panel.toggled" })}
      />
    </div>
  );
}
