/** Messages of the insights menu and the chatbot. */
export const siteMessages = {
  "insights.none": "No matches found",
  "insights.one": "1 country or region",
  "insights.some": "{count} countries and regions",
  "chatbot.fallback":
    "I'm sorry, I didn't understand. For more info, please visit our FAQs or ask another question.",
  "chatbot.unavailable":
    "The assistant could not be opened. Please check your connection.",
} as const;
