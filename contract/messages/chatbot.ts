export const chatbot = {
  "chatbot.fallback":
    "I'm sorry, I didn't understand. For more info, please visit our FAQs or ask another question.",
  "chatbot.unavailable":
    "The assistant could not be opened. Please check your connection.",
  "chatbot.title": "Virtual Assistant",
  "chatbot.intro":
    "I answer common questions about Ubia. What would you like to know?",
  "chatbot.officeHours": "Office hours:",
  "chatbot.log": "Conversation",
  "chatbot.nextQuestion": "What would you like to know?",
  "chatbot.typing": "The assistant is typing",
  "chatbot.you": "You:",
  "chatbot.suggestions": "Questions you can ask",
  "chatbot.field": "Your question",
  "chatbot.placeholder": "Ask a question",
  "chatbot.send": "Send",
  "chatbot.more": "Read more:",
  "chatbot.faqs": "FAQs",
} as const;
