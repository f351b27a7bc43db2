import { describe, expect, test } from "vitest";
import {
  eligibilityCriteria,
  financingGap,
} from "../../src/content/eligibility.ts";
import { matchingInquiry } from "../../src/content/matching-inquiry.ts";
import { mailLink } from "../../src/services/mail-link.ts";

describe("the eligibility criteria", () => {
  const textOf = (key: string) => {
    const found = eligibilityCriteria.find(
      (criterion) => criterion.key === key,
    );
    if (!found) throw new Error(`No criterion ${key}`);
    return `${found.title}. ${found.text}`;
  };

  test("there are nine criteria", { tags: ["9-matching-01"] }, () => {
    expect(eligibilityCriteria).toHaveLength(9);
    expect(new Set(eligibilityCriteria.map(({ key }) => key)).size).toBe(9);
  });

  for (const [rules, name, key, words] of [
    [
      ["9-matching-02"],
      "a registered company",
      "registration",
      /registered company/,
    ],
    [["9-matching-03"], "years of operation", "years", /Years of operation/],
    [["9-matching-04"], "annual revenue", "revenue", /Annual revenue/],
    [
      ["9-matching-05"],
      "a team of at least 5 full-time staff plus the founder",
      "team",
      /at least 5 full-time staff plus the founder/,
    ],
    [["9-matching-06"], "ability to scale", "scale", /Ability to scale/],
    [
      ["9-matching-08"],
      "two years of consistent financial statements",
      "statements",
      /Two years of consistent financial statements/,
    ],
    [["9-matching-10"], "pitches in English", "english", /pitch in English/],
  ] as const)
    test(name, { tags: [...rules] }, () => {
      expect(textOf(key)).toMatch(words);
    });

  test("the sectors are named one by one", { tags: ["9-matching-07"] }, () => {
    expect(textOf("sector").toLowerCase()).toContain(
      "tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy",
    );
  });

  test("the financing gap is above the firm's threshold until one is set", {
    tags: ["9-matching-09"],
  }, () => {
    expect(textOf("gap")).toContain("above the firm’s threshold");
    expect(financingGap("USD 100,000")).toBe(
      "Your financing gap is above USD 100,000.",
    );
  });
});

test("the inquiry email has a subject, a CC address and a template", {
  tags: ["4-matching-12"],
}, () => {
  const link = new URL(mailLink(matchingInquiry));
  expect(link.protocol).toBe("mailto:");
  expect(link.pathname).toBe(matchingInquiry.to);
  expect(link.searchParams.get("cc")).toBe(matchingInquiry.cc);
  expect(link.searchParams.get("subject")).toBe(matchingInquiry.subject);
  expect(link.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(
    matchingInquiry.body,
  );
  expect(link.href).not.toContain("+");
});
