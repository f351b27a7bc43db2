import { useState } from "react";
import { say, t } from "../../../contract/messages/index.ts";
import { chatbotMachine } from "../../../machines/chatbot/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { chatbotEffects, fetchedPanel } from "./chatbot-effects.ts";
import { CHAT_TOGGLE_ID } from "./chatbot-elements.ts";

const PANEL_ID = "chat-panel";

/**
 * The chatbot on every page: the toggle and the panel that it opens. Only the toggle and the chart are in the main
 * bundle; the panel and the answers are loaded on first use.
 */
export function Chatbot() {
  const [logic] = useState(() => chatbotMachine.provide(chatbotEffects()));
  const [snapshot, send] = useChart(logic);
  const isOpen = snapshot.hasTag("open");
  const { problem } = snapshot.context;
  const Panel = fetchedPanel();
  return (
    <div className="chat" data-open={isOpen ? "" : undefined}>
      {isOpen && Panel && (
        <Panel id={PANEL_ID} snapshot={snapshot} send={send} />
      )}
      {problem && (
        <Alert
          tone="problem"
          announce="alert"
          title={say(problem)}
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
        id={CHAT_TOGGLE_ID}
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
