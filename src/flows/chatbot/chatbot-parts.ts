/** What is fetched when the chatbot is asked for: one file, so that one request brings it. */
export { chatbotAnswers } from "../../content/chatbot.ts";
export { ChatbotPanel } from "./chatbot-panel.tsx";
