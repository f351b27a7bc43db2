import { describe, expect, test } from "vitest";
import {
  eligibilityCriteria,
  financingGap,
} from "../../src/content/eligibility.ts";
import { matchingInquiry } from "../../src/content/matching-inquiry.ts";
import { mailLink } from "../../src/services/mail-link.ts";

describe("the eligibility criteria", () => {
  const criterionText = (title: string) => {
    const text = eligibilityCriteria[title];
    if (!text) throw new Error(`No criterion ${title}`);
    return `${title}. ${text}`;
  };

  test("there are nine criteria", { tags: ["9-matching-01"] }, () => {
    expect(Object.keys(eligibilityCriteria)).toHaveLength(9);
  });

  for (const [rules, name, title, pattern] of [
    [
      ["9-matching-02"],
      "a registered company",
      "Registered company",
      /registered company/,
    ],
    [
      ["9-matching-03"],
      "documented years of operation",
      "Years of operation",
      /document how many years/,
    ],
    [
      ["9-matching-04"],
      "a documented annual revenue",
      "Annual revenue",
      /document your annual revenue/,
    ],
    [
      ["9-matching-05"],
      "a team of at least 5 full-time staff plus the founder",
      "Team",
      /at least 5 full-time staff plus the founder/,
    ],
    [
      ["9-matching-06"],
      "the ability to scale",
      "Ability to scale",
      /can grow beyond the market/,
    ],
    [
      ["9-matching-08"],
      "two years of consistent financial statements",
      "Financial statements",
      /Two years of consistent financial statements/,
    ],
    [
      ["9-matching-10"],
      "a pitch in English",
      "Pitch in English",
      /pitch in English/,
    ],
  ] as const)
    test(`the criteria require ${name}`, { tags: [...rules] }, () => {
      expect(criterionText(title)).toMatch(pattern);
    });

  test("the sector criterion lists the eight eligible sectors", {
    tags: ["9-matching-07"],
  }, () => {
    expect(criterionText("Sector").toLowerCase()).toContain(
      "tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy",
    );
  });

  test("the financing gap criterion states the threshold if it is set, and otherwise refers to the firm's threshold", {
    tags: ["9-matching-09"],
  }, () => {
    expect(criterionText("Financing gap")).toContain(
      "above the firm’s threshold",
    );
    expect(financingGap("USD 100,000")).toBe(
      "Your financing gap is above USD 100,000.",
    );
  });
});

test("the inquiry email has a subject, a CC address and a body", {
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
