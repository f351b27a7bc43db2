import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserType } from "../../../contract/enumerations.ts";
import { isFormField } from "../../../contract/profile/fields.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { ERRORS, PROFILE_SAMPLES } from "../../support/profile-samples.ts";
import {
  formOf,
  rulesOf,
  sampleFields,
  validParts,
} from "../../support/profiles.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let tokens: Record<UserType, string>;
beforeAll(async () => {
  server = await startServer();
  const investee = await addInvestee(server.context, { profile: null });
  const investor = await addInvestor(server.context, { profile: null });
  tokens = { investee: investee.token, investor: investor.token };
});
afterAll(() => server.stop());

const words = (count: number) => Array(count).fill("word").join(" ");
const create = (
  userType: UserType,
  change: Record<string, string>,
  token = tokens[userType],
) =>
  server.call("POST", "/api/profile/", {
    token,
    raw: formOf({ ...validParts(userType), ...change }),
  });
const newInvestee = async () =>
  (await addInvestee(server.context, { profile: null })).token;
/** Returns a value as JSON for a test title. Shortens long values and, unlike JSON.stringify, escapes U+202E. */
const quoted = (value: string) =>
  JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value).replace(
    "\u202e",
    "\\u202e",
  );

const ALPHANUMERIC = "Please include at least one letter or number.";
const MARKET = "Market must be 3-100 characters.";
const REQUIRED = "This field is required.";
const TOO_SHORT = "Business address is too short.";
const AMOUNT = "Please enter an amount above 0, with at most 2 decimals.";
const TOO_HIGH = "Please enter an amount below 1,000,000,000,000.";
const TOO_LONG = "Ensure this field has no more than 20000 characters.";
const SHORT_TOO_LONG = "Ensure this field has no more than 1000 characters.";
const TOO_MANY_MARKS =
  "A character can have at most 30 combining marks, such as accents.";

for (const userType of ["investee", "investor"] as const)
  for (const field of sampleFields(userType).filter(isFormField))
    test(`an ${userType}'s invalid ${field} is rejected`, {
      tags: rulesOf([field]),
    }, async () => {
      const [invalid, sentence] = PROFILE_SAMPLES[field].invalid;
      const parts = validParts(userType, { [field]: invalid });
      const response = await create(userType, parts);
      expect([response.status, response.body]).toEqual([
        400,
        { [field]: [sentence] },
      ]);
    });

for (const [rules, field, value, sentence] of [
  [["5-profile-02"], "business_name", "", ERRORS.name],
  [["5-profile-02"], "business_name", "   ", ERRORS.name],
  [["5-profile-04"], "business_name", "A", ERRORS.name],
  [["5-profile-04"], "business_name", "A".repeat(101), ERRORS.name],
  [
    ["5-profile-03", "5-profile-05"],
    "business_name",
    "Nakuru <b>",
    ERRORS.name,
  ],
  [["5-profile-03"], "business_name", "Nakuru 🚀", ERRORS.name],
  [["5-profile-35"], "business_address", "4 Rd", TOO_SHORT],
  [["5-profile-08"], "business_address", "#4", ERRORS.address],
  [["5-profile-08"], "business_address", "A".repeat(201), ERRORS.address],
  [
    ["5-profile-07", "5-profile-09"],
    "business_address",
    "Plot #12, Nakuru",
    ERRORS.address,
  ],
  [["5-profile-21"], "description", "", REQUIRED],
  [
    ["5-profile-15"],
    "description",
    words(401),
    "Max 400 words allowed, you have 401.",
  ],
  [["5-profile-16"], "description", "We dry @ home", ERRORS.characters],
  [["5-profile-16"], "description", ", . -", ALPHANUMERIC],
  [["5-profile-19"], "business_type", "", REQUIRED],
  [["5-profile-19"], "business_type", "Guild", ERRORS.choice],
  [["5-profile-20"], "location", "", REQUIRED],
  [["5-profile-20"], "location", "Atlantis", ERRORS.choice],
  [[], "business_name", "Nakuru\u0000Dryers", ERRORS.controlCharacter],
  [[], "description", `x${"y".repeat(20_000)}`, TOO_LONG],
  [[], "business_address", "x".repeat(1_001), SHORT_TOO_LONG],
  [["5-profile-38"], "description", `e${"\u0316".repeat(31)}`, TOO_MANY_MARKS],
] as const)
  test(`an invalid ${field} (${quoted(value)}) is rejected for both roles`, {
    tags: [...rules],
  }, async () => {
    for (const userType of ["investee", "investor"] as const) {
      const response = await create(userType, { [field]: value });
      expect([response.status, response.body]).toEqual([
        400,
        { [field]: [sentence] },
      ]);
    }
  });

for (const [rules, field, value, sentence] of [
  [["5-profile-11"], "market", "", MARKET],
  [["5-profile-11"], "market", "ab", MARKET],
  [["5-profile-11"], "market", "a".repeat(101), MARKET],
  [
    ["5-profile-10", "5-profile-12"],
    "market",
    "Food & drink",
    ERRORS.characters,
  ],
  [
    ["5-profile-10", "5-profile-12"],
    "market",
    "Nairobi's grocers",
    ERRORS.characters,
  ],
  [
    ["5-profile-10", "5-profile-12"],
    "market",
    "Grocers (Kenya)",
    ERRORS.characters,
  ],
  [["5-profile-13"], "market", "...", ALPHANUMERIC],
  [["5-profile-14"], "pitch_link", "pitch.example.org", ERRORS.link],
  [["5-profile-14"], "pitch_link", "https://", ERRORS.link],
  [["5-profile-14"], "pitch_link", "javascript:alert(1)", ERRORS.link],
  [
    ["5-profile-34"],
    "pitch_link",
    "https://e.org/our pitch",
    "Must not contain spaces.",
  ],
  [
    ["5-profile-34"],
    "pitch_link",
    `https://e.org/${"a".repeat(2_035)}`,
    "Must have at most 2,048 characters.",
  ],
  [[], "pitch_link", "https://e.org/\u0000", ERRORS.controlCharacter],
  [["5-profile-23"], "annual_turnover", "-1", ERRORS.wholeNumber],
  [["5-profile-23"], "annual_turnover", "1.5", ERRORS.wholeNumber],
  [["5-profile-62"], "annual_turnover", "1e5", ERRORS.plainNumber],
  [["5-profile-62"], "annual_turnover", "NaN", ERRORS.plainNumber],
  [["5-profile-62"], "annual_turnover", "10.000", ERRORS.plainNumber],
  [["5-profile-62"], "team_capacity", "1,000", ERRORS.plainNumber],
  [["5-profile-62"], "capital_needed", "10.000,5", ERRORS.plainNumber],
  [["5-profile-23"], "annual_turnover", "1000000000000", TOO_HIGH],
  [["5-profile-62"], "capital_needed", "12.345", ERRORS.plainNumber],
  [[], "capital_needed", "-5", AMOUNT],
  [[], "capital_needed", "9".repeat(40), TOO_HIGH],
  [
    [],
    "years_of_operation",
    "99999999999999999999",
    "Please enter a number below 10,000,000.",
  ],
  [
    ["5-profile-33"],
    "ability_to_scale",
    words(101),
    "Max 100 words allowed, you have 101.",
  ],
  [
    ["5-profile-33"],
    "financial_records",
    words(101),
    "Max 100 words allowed, you have 101.",
  ],
] as const)
  test(`an investee's ${field} ${quoted(value)} is rejected`, {
    tags: [...rules],
  }, async () => {
    const response = await create("investee", { [field]: value });
    expect([response.status, response.body]).toEqual([
      400,
      { [field]: [sentence] },
    ]);
  });

for (const [rules, change, field, sentence] of [
  [
    ["5-profile-17"],
    { investment_preference: words(101) },
    "investment_preference",
    "Max 100 words allowed, you have 101.",
  ],
  [
    ["5-profile-18"],
    { investment_preference: "Food; farming" },
    "investment_preference",
    ERRORS.characters,
  ],
  [
    ["5-profile-18"],
    { investment_preference: "--" },
    "investment_preference",
    ALPHANUMERIC,
  ],
  [
    ["5-profile-22"],
    { investment_target_min: "", investment_target_max: "" },
    "investment_target",
    REQUIRED,
  ],
  [
    ["3-profile-18"],
    { investment_target_min: "1.00", investment_target_max: "2.00" },
    "investment_target",
    ERRORS.choice,
  ],
  [
    ["3-profile-18"],
    { investment_target_min: "100000.00", investment_target_max: "null" },
    "investment_target",
    ERRORS.choice,
  ],
  [
    ["3-profile-19"],
    { investment_target_min: "5000000.00", investment_target_max: "1.00" },
    "investment_target",
    ERRORS.choice,
  ],
  [
    ["3-profile-19"],
    { investment_target_min: "lots", investment_target_max: "more" },
    "investment_target",
    ERRORS.choice,
  ],
  [
    ["3-profile-10"],
    { sectors_of_interest: '["Mining"]' },
    "sectors_of_interest",
    ERRORS.choice,
  ],
  [
    ["3-profile-10"],
    { sectors_of_interest: "Agriculture" },
    "sectors_of_interest",
    "Must be a list.",
  ],
  [
    ["3-profile-10"],
    { business_stages_investor: '{"0":"Seed"}' },
    "business_stages_investor",
    "Must be a list.",
  ],
  [
    ["3-profile-10"],
    { investment_types_investor: "[1]" },
    "investment_types_investor",
    "Must be a string.",
  ],
  [
    ["3-profile-10"],
    { investment_types_investor: '["Equity"' },
    "investment_types_investor",
    "Must be a list.",
  ],
] as const)
  test(`an investor's ${JSON.stringify(change)} is rejected`, {
    tags: [...rules],
  }, async () => {
    const response = await create("investor", change);
    expect([response.status, response.body]).toEqual([
      400,
      { [field]: [sentence] },
    ]);
  });

test("an investor's profile without a target is rejected", {
  tags: ["5-profile-22"],
}, async () => {
  const {
    investment_target_min: _,
    investment_target_max: __,
    ...withoutTarget
  } = validParts("investor");
  const response = await server.call("POST", "/api/profile/", {
    token: tokens.investor,
    raw: formOf(withoutTarget),
  });
  expect(response.body).toEqual({
    investment_target: [REQUIRED],
  });
});

test("a revenue range whose minimum exceeds its maximum, or that is not an object, is rejected", async () => {
  const reversed = await create("investee", { revenue: '{"min":5,"max":4}' });
  expect(reversed.body).toEqual({
    revenue_max: ["The highest revenue must not be below the lowest."],
  });
  const separated = await create("investee", {
    revenue: '{"min":"5,000","max":9000}',
  });
  expect(separated.status).toBe(400);
  expect(separated.text).toContain(ERRORS.plainNumber);
  for (const revenue of ["[", "12", "[1,2]", '"x"']) {
    const response = await create("investee", { revenue });
    expect([response.status, response.body]).toEqual([
      400,
      { revenue: ["Must be a range with min and max."] },
    ]);
  }
});

test("all invalid fields are reported together, and nothing is stored", {
  tags: ["5-profile-01"],
}, async () => {
  const response = await create("investee", {
    business_name: "",
    market: "a",
    pitch_link: "x",
    capital_needed: "0",
  });
  expect(response.status).toBe(400);
  expect(response.body).toEqual({
    business_name: [ERRORS.name],
    market: [MARKET],
    pitch_link: [ERRORS.link],
    capital_needed: [AMOUNT],
  });
  const read = await server.call("GET", "/api/profile/", {
    token: tokens.investee,
  });
  expect(read.status).toBe(404);
});

test("an empty address is accepted", { tags: ["5-profile-06"] }, async () => {
  const token = await newInvestee();
  const response = await create("investee", { business_address: "" }, token);
  expect(response.status).toBe(201);
});

test("ability to scale and financial records may contain any printable character", {
  tags: ["5-profile-33"],
}, async () => {
  const text = "Audited (2023/24): 40 % margin, “clean” opinion… <see file> ✓";
  const response = await create(
    "investee",
    { ability_to_scale: text, financial_records: text },
    await newInvestee(),
  );
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({
    ability_to_scale: text,
    financial_records: text,
  });
});

test("a pitch link may have 2,048 characters", {
  tags: ["5-profile-34"],
}, async () => {
  const token = await newInvestee();
  const link = `https://e.org/${"a".repeat(2_034)}`;
  expect(link).toHaveLength(2_048);
  const response = await create("investee", { pitch_link: link }, token);
  expect(response.status).toBe(201);
  expect(response.body).toMatchObject({ pitch_link: link });
});

test("a business name with a straight apostrophe is rejected, and one with a modifier letter apostrophe is accepted", {
  tags: ["5-profile-32"],
}, async () => {
  const token = await newInvestee();
  const save = (business_name: string) =>
    create("investee", { business_name }, token);
  const rejected = await save("Saveurs d'Abidjan");
  expect([rejected.status, rejected.body]).toEqual([
    400,
    { business_name: [ERRORS.name] },
  ]);
  const accepted = await save("Saveurs d\u02bcAbidjan");
  expect(accepted.status).toBe(201);
  expect(accepted.body).toMatchObject({
    business_name: "Saveurs d\u02bcAbidjan",
  });
});
