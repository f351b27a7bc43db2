import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_PROFILE_FORM } from "../../contract/profile/form.ts";
import { PROFILE_DRAFT_KEY } from "../../contract/storage.ts";
import {
  readProfileDraft,
  storeProfileDraft,
} from "../../src/services/profile-draft.ts";

const EMAIL = "ama@firm.example.org";

describe("a draft of the profile", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("window", {
      sessionStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      },
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const readIn = (language: string | undefined, text: string) => {
    const form = { ...EMPTY_PROFILE_FORM, capital_needed: text };
    storeProfileDraft(EMAIL, form, 1);
    const key = PROFILE_DRAFT_KEY + EMAIL;
    const draft = JSON.parse(stored.get(key) ?? "");
    stored.set(key, JSON.stringify({ ...draft, language }));
    return readProfileDraft(EMAIL, EMPTY_PROFILE_FORM)?.capital_needed;
  };

  test.each([
    ["pt", "250.000", "250,000"],
    ["pt", "250.000,50", "250,000.50"],
    ["fr", "250 000", "250,000"],
    // These can be read in two ways in French, and still can in English.
    ["fr", "1,500", "1.500"],
    ["fr", "soon", "soon"],
    ["sw", "250,000", "250,000"],
    ["en", "250.000", "250.000"],
    [undefined, "250.000", "250.000"],
  ])(
    "that was typed on a page in %s with the amount %s has the amount %s on an English page",
    (language, typed, shown) => {
      expect(readIn(language, typed)).toBe(shown);
    },
  );
});
