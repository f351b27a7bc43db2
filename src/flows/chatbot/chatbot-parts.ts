/** The lazily loaded part of the chatbot, in one module so that a single request loads it. */
export { chatbotAnswers } from "../../content/chatbot.ts";
export { ChatbotPanel } from "./chatbot-panel.tsx";
