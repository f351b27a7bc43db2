import { describe, expect, test } from "vitest";
import {
  EXTERNAL_TRACKS,
  findProgrammes,
  PROGRAMME_CATEGORIES,
  type ProgrammeCategory,
} from "../../contract/programmes.ts";
import { competition } from "../../src/content/competition.ts";
import {
  enquiryLink,
  programmeEnquiry,
  webmail,
} from "../../src/content/programme-enquiry.ts";
import { programmes } from "../../src/content/programmes/catalogue.ts";
import { programmeCategories } from "../../src/content/programmes/categories.ts";

const inCategory = (category: ProgrammeCategory) =>
  programmes.filter((programme) => programme.category === category);
const programmeTitled = (title: string) => {
  const match = programmes.find((programme) => programme.title === title);
  if (!match) throw new Error(`No programme ${title}`);
  return match;
};
const EXTERNAL_URL = /^https:\/\/([\w-]+\.)*example\.org(\/[\w/-]*)?$/;

describe("the catalogue of programmes", () => {
  test("each programme has a title, provider, description, link, image and category", {
    tags: ["3-programmes-01"],
  }, () => {
    expect(programmes).toHaveLength(25);
    for (const programme of programmes) {
      const { title, provider, description, link, image, category } = programme;
      expect(title).toMatch(/\S/);
      expect(provider).toMatch(/\S/);
      expect([description].flat().join(" ").length, title).toBeGreaterThan(60);
      expect(link, title).toMatch(/^(\/login$|https:)/);
      expect(image, title).toMatch(/\S/);
      expect(PROGRAMME_CATEGORIES).toContain(category);
    }
    expect(new Set(programmes.map(({ title }) => title)).size).toBe(25);
    const kinds = programmes.map(({ description }) => typeof description);
    expect(new Set(kinds)).toEqual(new Set(["string", "object"]));
  });

  test("every category and both sub-tracks have programmes", {
    tags: ["3-programmes-02", "2-programmes-06"],
  }, () => {
    for (const category of [...PROGRAMME_CATEGORIES, ...EXTERNAL_TRACKS])
      expect(inCategory(category).length, category).toBeGreaterThan(0);
  });

  test("most programmes link to /login, the others to external pages", {
    tags: ["6-programmes-01"],
  }, () => {
    const internal = programmes.filter(({ link }) => link === "/login");
    expect(internal.length).toBeGreaterThan(programmes.length / 2);
    for (const { link, title } of programmes)
      if (link !== "/login") expect(link, title).toMatch(EXTERNAL_URL);
  });

  for (const [rules, category, paid] of [
    [["2-programmes-04"], "kpmg-master", true],
    [["2-programmes-05"], "external-programs", true],
    [["2-programmes-05"], "ecosystem-programs", true],
    [["2-programmes-05"], "family-business-programs", true],
    [["2-programmes-07"], "mentorship", false],
    [["2-programmes-08"], "pitching", true],
  ] as const)
    test(`the category ${category} is ${paid ? "paid" : "free"}`, {
      tags: [...rules],
    }, () => {
      expect(programmeCategories[category].paid).toBe(paid);
    });

  test("there are paid and free programmes, mentorship and pitch coaching", {
    tags: ["1-programmes-01"],
  }, () => {
    expect(
      new Set(
        programmes.map(({ category }) => programmeCategories[category].paid),
      ),
    ).toEqual(new Set([true, false]));
    expect(programmeCategories.mentorship.title).toBe(
      "Mentorship Founder Sessions",
    );
    expect(programmeCategories.pitching.title).toBe("Pitch Coaching");
  });

  test("Tax Technology & GenAI Adoption costs $200, all other master programmes and the pitch workshop cost $395, and the rest state no price", {
    tags: ["9-programmes-01", "9-programmes-02"],
  }, () => {
    const tax = "Tax Technology & GenAI Adoption";
    for (const { title, category, price } of programmes)
      expect(price, title).toBe(
        title === tax
          ? 200
          : category === "kpmg-master" || title === "Pitch Workshop"
            ? 395
            : undefined,
      );
    expect(programmeTitled(tax).category).toBe("kpmg-master");
    expect(programmeTitled("Pitch Workshop").category).toBe("pitching");
  });
});

describe("the search within a category", () => {
  const titlesFound = (view: ProgrammeCategory, search: string) =>
    findProgrammes(programmes, { view, search }).map(({ title }) => title);

  for (const [rules, name, search] of [
    [["2-programmes-12"], "finds a programme by its title", "tax technology"],
    [["2-programmes-14"], "ignores case", "TAX TECHNOLOGY"],
    [
      ["2-programmes-14"],
      "ignores spaces around the text",
      "  Tax Technology ",
    ],
  ] as const)
    test(name, { tags: [...rules] }, () => {
      expect(titlesFound("kpmg-master", search)).toEqual([
        "Tax Technology & GenAI Adoption",
      ]);
    });

  test("finds a programme by its provider", {
    tags: ["2-programmes-13"],
  }, () => {
    expect(
      titlesFound("family-business-programs", "private ENTERPRISE"),
    ).toEqual(["The Family Charter"]);
  });

  test("does not find programmes of another category", {
    tags: ["2-programmes-15"],
  }, () => {
    expect(titlesFound("mentorship", "tax technology")).toEqual([]);
    expect(titlesFound("kpmg-master", "")).toHaveLength(
      inCategory("kpmg-master").length,
    );
  });
});

describe("the enquiry link", () => {
  const programme = programmeTitled("Pitch Workshop");
  const { to, cc, subject, body } = programmeEnquiry;

  test("is a mailto link with a subject, CC and body", {
    tags: ["2-programmes-24", "2-programmes-25", "2-programmes-28"],
  }, () => {
    const link = new URL(enquiryLink(programme, false));
    expect(link.protocol).toBe("mailto:");
    expect(link.pathname).toBe(to);
    expect(link.searchParams.get("cc")).toBe(cc);
    expect(link.searchParams.get("subject")).toBe(subject(programme));
    expect(link.searchParams.get("body")?.replaceAll("\r\n", "\n")).toBe(
      body(programme),
    );
    expect(cc).not.toBe(to);
  });

  test("is a link to the webmail compose page, with a subject, CC and body, if webmail is used", {
    tags: ["2-programmes-24", "2-programmes-25", "2-programmes-26"],
  }, () => {
    const link = new URL(enquiryLink(programme, true));
    expect(`${link.origin}${link.pathname}`).toBe(webmail.compose);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      to,
      cc,
      subject: subject(programme),
      body: body(programme),
    });
    expect(webmail.compose).toMatch(EXTERNAL_URL);
  });

  test("states the programme, its provider and its price", () => {
    expect(subject(programme)).toContain("Pitch Workshop");
    expect(body(programme)).toContain("Provider: Ubia Pitch Studio");
    expect(body(programme)).toContain("Investment: $395 (USD)");
    expect(body(programmeTitled("Pitch Deck Clinic"))).toContain(
      "Investment: on request",
    );
    expect(body(programmeTitled("The First Board"))).toContain(
      "Investment: free of charge",
    );
  });
});

test("the competition has three regions, each with a link to an external page", {
  tags: ["2-programmes-30", "2-programmes-31"],
}, () => {
  expect(competition.regions.map(({ name }) => name)).toEqual([
    "East Africa",
    "West Africa",
    "Southern Africa",
  ]);
  for (const { href } of competition.regions)
    expect(href).toMatch(EXTERNAL_URL);
});
