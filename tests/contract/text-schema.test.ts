import { describe, expect, test } from "vitest";
import { text, withRule } from "../../contract/calls/schemas.ts";
import { message } from "../../contract/messages/index.ts";
import { problemsOf } from "../support/schema-problems.ts";

const NOT_A_STRING = "Must be a string.";
const TOO_MANY_MARKS =
  "A character can have at most 30 combining marks, such as accents.";

describe("text from a client", () => {
  test("is normalized to NFC and may contain tabs and line breaks", () => {
    const shortText = text(10);
    expect(shortText.parse("Cafe\u0301")).toBe("Caf\u00e9");
    expect(shortText.parse("a\tb\r\nc")).toBe("a\tb\r\nc");
    expect(shortText.parse("")).toBe("");
    expect(shortText.parse("👩🏾‍🌾")).toBe("👩🏾‍🌾");
  });

  test("may contain 30 consecutive combining marks, but not 31", () => {
    const marks = "\u0316".repeat(30);
    expect(text().parse(`e${marks}e${marks}`)).toBe(`e${marks}e${marks}`);
    for (const input of [`e${marks}\u0301`, `${marks}\u0316`])
      expect(problemsOf(text(), input)).toEqual({ "": [TOO_MANY_MARKS] });
  });

  test.each([
    ["\u0000", "Control characters are not allowed."],
    ["a\u001b[0m", "Control characters are not allowed."],
    ["a\ud83d", "Control characters are not allowed."],
    ["\u007fabc", "Control characters are not allowed."],
    ["a".repeat(11), "Ensure this field has no more than 10 characters."],
    ["\u0000".repeat(11), "Ensure this field has no more than 10 characters."],
    [7, NOT_A_STRING],
    [null, NOT_A_STRING],
    [undefined, "This field is required."],
  ])("%j is rejected with one message", (input, problem) => {
    expect(problemsOf(text(10), input)).toEqual({ "": [problem] });
  });

  test("is not checked further when it has control characters", () => {
    const checked = withRule(text(10), () => message("server.required"));
    expect(problemsOf(checked, "\u0000")).toEqual({
      "": ["Control characters are not allowed."],
    });
    expect(problemsOf(checked, "a")).toEqual({
      "": ["This field is required."],
    });
  });

  test("may be as long as the schema's maximum, which is 1,000 by default", () => {
    expect(problemsOf(text(10), "a".repeat(10))).toEqual({});
    expect(problemsOf(text(), "a".repeat(1_000))).toEqual({});
    expect(problemsOf(text(), "a".repeat(1_001))).toEqual({
      "": ["Ensure this field has no more than 1000 characters."],
    });
  });
});
