/**
 * The keys of the messages, and then the texts of the content, that may be the same as in English in every language: they are
 * names, or texts in another language. `identical.ts` of a language has those of that language only.
 */
export const identicalInAll: readonly string[] = [
  "sidebar.tradeConnect",
  "السلام عليكم",
  "صباح الخير",
  "مساء الخير",
  "good morning",
  "good afternoon",
  "good evening",
  "good day",
  "Hello!",
  "Habari!",
  "Bonjour !",
  "bom dia",
  "boa tarde",
  "boa noite",
  "Olá!",
  "Sannu!",
  "Sawubona!",
  "Outlook",
  "Savanna Example Hub",
  "Baobab Example Ventures",
  "Lagoon Example Labs",
  "Highveld Example Accelerator",
  "Kilele Example Studio",
  "Great Lakes Example Family Forum",
  "Coastal Example Institute",
];
