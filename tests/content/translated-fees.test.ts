import { afterAll, expect, test, vi } from "vitest";

// Files of the same worker share loaded modules, and the chatbot formats the fees when it is loaded.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});

test("fees are written as the language of the page writes amounts", {
  tags: ["9-programmes-01", "9-programmes-02"],
}, async () => {
  const { openPagesIn } = await import("../support/page-language.ts");
  await openPagesIn("fr");
  const { chatbotAnswers } = await import("../../src/content/chatbot.ts");
  const { programmeEnquiry } = await import(
    "../../src/content/programme-enquiry.ts"
  );
  const { programmes } = await import(
    "../../src/content/programmes/catalogue.ts"
  );
  const [programme] = programmes;
  expect(programme && programmeEnquiry.body(programme)).toContain(
    "395\u00a0$US",
  );
  expect(chatbotAnswers.faqs.map(({ answer }) => answer).join("\n")).toMatch(
    /395\u00a0\$US.*200\u00a0\$US/,
  );
});
