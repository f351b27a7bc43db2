/** Texts of the open chatbot. */
export const chatbotWords = {
  title: "Virtual Assistant",
  intro: "I answer common questions about Ubia. What would you like to know?",
  hours: "Our offices:",
  log: "Conversation",
  after: "What would you like to know?",
  typing: "The assistant is typing",
  you: "You:",
  assistant: "Assistant:",
  offered: "Questions you can ask",
  field: "Your question",
  placeholder: "Ask a question",
  send: "Send",
  close: "Close",
  more: "Read more:",
  faqs: "FAQs",
} as const;
