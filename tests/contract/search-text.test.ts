import { expect, test } from "vitest";
import { searchText } from "../../contract/search-text.ts";

test.each([
  ["an accent and a curly apostrophe", " Côte d’Ivoire", "cote d'ivoire"],
  ["teh marbuta", "زراعة", "زراعه"],
  ["alef maksura", "مستشفى", "مستشفي"],
  ["the forms of alef", "أإآٱ", "اااا"],
  ["vowel signs and tatweel", "كِتَـــاب", "كتاب"],
])("a search ignores %s", { tags: ["2-search-101"] }, (_, text, typed) => {
  expect(searchText(text)).toBe(searchText(typed));
});

test("a search distinguishes other letters", {
  tags: ["2-search-101"],
}, () => {
  expect(searchText("كتاب")).not.toBe(searchText("كتيب"));
});
