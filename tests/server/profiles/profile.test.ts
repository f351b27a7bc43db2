import { expect, test } from "vitest";
import type { UserType } from "../../../contract/enumerations.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import {
  addInvestee,
  addInvestor,
  type TestMember,
} from "../../support/members.ts";
import {
  emptyOptionalFields,
  emptyProfile,
  formOf,
  investeeParts,
  investorParts,
  isOptional,
  rulesOf,
  sampleFields,
  sampleValues,
  validParts,
} from "../../support/profiles.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests();

const newMember = (userType: UserType): Promise<TestMember> =>
  userType === "investee"
    ? addInvestee(server.context, { profile: null })
    : addInvestor(server.context, { profile: null });
const send = (method: string, token: string, parts: Record<string, string>) =>
  server.call(method, "/api/profile/", { token, raw: formOf(parts) });
const sendJson = (method: string, token: string, json: unknown) =>
  server.call(method, "/api/profile/", { token, json });
async function readProfile(token: string): Promise<Profile> {
  const response = await server.call("GET", "/api/profile/", { token });
  expect(response.status).toBe(200);
  return response.body as Profile;
}

test.each(["GET", "POST", "PUT"])(
  "%s /api/profile/ without an active session returns 401",
  { tags: ["7-profile-01"] },
  async (method) => {
    for (const token of ["", "an-unknown-token"]) {
      const response = await server.call(method, "/api/profile/", {
        headers: { Authorization: `Token ${token}` },
        ...(method === "GET" ? {} : { raw: formOf(investeeParts) }),
      });
      expect(response.status).toBe(401);
      expect(response.body).toEqual({ detail: "Invalid token." });
    }
  },
);

test("without a profile, reading and updating return 404, and creating succeeds", {
  tags: ["4-profile-02"],
}, async () => {
  const { token } = await newMember("investee");
  const notFound = { detail: "Not found." };
  const read = await server.call("GET", "/api/profile/", { token });
  expect([read.status, read.body]).toEqual([404, notFound]);
  const updated = await send("PUT", token, investeeParts);
  expect([updated.status, updated.body]).toEqual([404, notFound]);
  const created = await send("POST", token, investeeParts);
  expect(created.status).toBe(201);
  expect(created.body).toEqual(await readProfile(token));
});

test("with a profile, updating succeeds, and creating returns 409", {
  tags: ["4-profile-01"],
}, async () => {
  const { token } = await newMember("investee");
  await send("POST", token, investeeParts);
  const repeated = await send("POST", token, {
    ...investeeParts,
    business_name: "Other",
  });
  expect(repeated.status).toBe(409);
  expect(repeated.body).toEqual({
    error: "You already have a profile. Please reload this page to update it.",
  });
  const updated = await send("PUT", token, {
    ...investeeParts,
    business_name: "Nakuru Sun",
  });
  expect(updated.status).toBe(200);
  expect((await readProfile(token)).business_name).toBe("Nakuru Sun");
});

test("a line break is stored as a space in a single-line field, and as a line feed in a multi-line field", {
  tags: ["5-profile-36"],
}, async () => {
  const { token } = await newMember("investee");
  await sendJson("POST", token, {
    ...investeeParts,
    business_name: "Nakuru\n\nDryers\r\nLtd",
    business_address: "12 Moi Road\u2028Nakuru",
    market: "Food makers\rin Kenya",
    description: "First line\r\nsecond line",
  });
  expect(await readProfile(token)).toMatchObject({
    business_name: "Nakuru  Dryers Ltd",
    business_address: "12 Moi Road Nakuru",
    market: "Food makers in Kenya",
    description: "First line\nsecond line",
  });
});

test("concurrent requests to create a profile create only one", async () => {
  const { token } = await newMember("investor");
  const responses = await Promise.all(
    [1, 2, 3, 4].map(() => send("POST", token, investorParts)),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    201, 409, 409, 409,
  ]);
});

for (const [userType, rules] of [
  [
    "investee",
    [
      "3-profile-01",
      "3-profile-02",
      "3-profile-03",
      "3-profile-04",
      "3-profile-05",
      "3-profile-06",
      "7-profile-04",
    ],
  ],
  [
    "investor",
    [
      "3-profile-09",
      "3-profile-10",
      "7-profile-03",
      "7-profile-06",
      "7-profile-08",
    ],
  ],
] as const)
  test(`an ${userType}'s multipart form, with lists and objects as JSON text, is stored and read back`, {
    tags: [...rules, ...rulesOf(sampleFields(userType))],
  }, async () => {
    const { token, email } = await newMember(userType);
    const response = await send("POST", token, validParts(userType));
    expect(response.status).toBe(201);
    expect(await readProfile(token)).toEqual({
      ...emptyProfile,
      version: 1,
      user_type: userType,
      email,
      ...sampleValues(sampleFields(userType)),
      ...(userType === "investee" && { match_reruns_used: 0 }),
    });
  });

test.each(["investee", "investor"] as const)(
  "an %s's profile is stored when its optional fields are empty",
  async (userType) => {
    const { token, email } = await newMember(userType);
    const parts = validParts(userType, emptyOptionalFields(userType));
    expect((await send("POST", token, parts)).status).toBe(201);
    const required = sampleFields(userType).filter((name) => !isOptional(name));
    expect(await readProfile(token)).toMatchObject({
      ...emptyProfile,
      version: 1,
      user_type: userType,
      email,
      ...sampleValues(required),
    });
  },
);

test.each([["null"], [""], ["10000000.00"]])(
  "an open-ended target that is sent with a maximum of '%s' is stored without a maximum",
  { tags: ["3-profile-20"] },
  async (max) => {
    const { token } = await newMember("investor");
    await send("POST", token, {
      ...investorParts,
      investment_target_min: "5000000.00",
      investment_target_max: max,
    });
    expect(await readProfile(token)).toMatchObject({
      investment_target_min: "5000000.00",
      investment_target_max: null,
    });
  },
);

test("a JSON body has the same effect as a form", {
  tags: ["7-profile-06"],
}, async () => {
  const investee = await newMember("investee");
  const formInvestee = await newMember("investee");
  await send("POST", formInvestee.token, investeeParts);
  const response = await sendJson("POST", investee.token, {
    ...investeeParts,
    capital_needed: 250_000,
    annual_turnover: 412_000,
    years_of_operation: 6,
    registration: true,
    revenue: { min: 300_000, max: "450000" },
  });
  expect(response.status).toBe(201);
  expect(await readProfile(investee.token)).toEqual({
    ...(await readProfile(formInvestee.token)),
    email: investee.email,
  });
  const investor = await newMember("investor");
  await sendJson("POST", investor.token, {
    ...investorParts,
    investment_target_min: 5_000_000,
    investment_target_max: null,
    sectors_of_interest: ["Energy", "Energy"],
  });
  expect(await readProfile(investor.token)).toMatchObject({
    investment_target_min: "5000000.00",
    investment_target_max: null,
    sectors_of_interest: ["Energy"],
  });
});

test("a turnover of 0 is stored as a number", {
  tags: ["7-profile-09"],
}, async () => {
  const { token } = await newMember("investee");
  await send("POST", token, { ...investeeParts, annual_turnover: "0" });
  expect((await readProfile(token)).annual_turnover).toBe(0);
});

test("an update leaves missing fields unchanged and clears empty ones", async () => {
  const { token } = await newMember("investee");
  await send("POST", token, investeeParts);
  const response = await send("PUT", token, {
    market: "Hotels",
    pitch_link: "",
    registration: "",
    revenue: '{"min":null,"max":450000}',
    annual_turnover: "",
    financial_position: "",
  });
  expect(response.status).toBe(200);
  expect(await readProfile(token)).toMatchObject({
    business_name: "Nakuru Dryers & Co.",
    market: "Hotels",
    pitch_link: "",
    registration: null,
    revenue: { min: null, max: 450_000 },
    annual_turnover: null,
    financial_position: "",
    team_capacity: 18,
  });
});

test("an update with one bound of the revenue range leaves the other bound unchanged, null clears both, and a minimum above the maximum is rejected", async () => {
  const { token } = await newMember("investee");
  await send("POST", token, investeeParts);
  for (const [sent, stored] of [
    [{ min: 400_000 }, { min: 400_000, max: 450_000 }],
    [{ max: "500000" }, { min: 400_000, max: 500_000 }],
    [{ min: null }, { min: null, max: 500_000 }],
    [{}, { min: null, max: 500_000 }],
    [null, null],
  ]) {
    await sendJson("PUT", token, { revenue: sent });
    expect((await readProfile(token)).revenue).toEqual(stored);
  }
  const failed = await sendJson("PUT", token, { revenue: { min: 5, max: 4 } });
  expect(failed.status).toBe(400);
});

test("unknown fields, fields of the other role, pitch_deck and the email address are ignored, even when they are invalid", async () => {
  const { token, email } = await newMember("investee");
  const response = await send("POST", token, {
    ...investeeParts,
    email: "someone.else@example.org",
    user_type: "investor",
    account_id: "1",
    match_reruns_used: "2",
    pitch_deck: "[]",
    sectors_of_interest: "not JSON",
    investment_target_min: "a lot",
    business_stages_investor: '["Seed"]',
  });
  expect(response.status).toBe(201);
  expect(await readProfile(token)).toMatchObject({
    email,
    user_type: "investee",
    match_reruns_used: 0,
    pitch_deck: [],
    sectors_of_interest: [],
    investment_target_min: null,
    business_stages_investor: [],
  });
});

test("text is stored in NFC, without surrounding whitespace and with straight apostrophes", async () => {
  const { token } = await newMember("investee");
  await send("POST", token, {
    ...investeeParts,
    business_name: "  Ẹ̀kọ́ Agbára  ".normalize("NFD"),
    business_address: "4 Rue de l’Océan",
    market: "  مزارع القاهرة  ",
  });
  expect(await readProfile(token)).toMatchObject({
    business_name: "Ẹ̀kọ́ Agbára".normalize("NFC"),
    business_address: "4 Rue de l'Océan",
    market: "مزارع القاهرة",
  });
});

test.each(["investee", "investor"] as const)(
  "saving does not change another %s's profile",
  async (userType) => {
    const owner = await newMember(userType);
    const otherMember = await newMember(userType);
    await send("POST", owner.token, validParts(userType));
    await send("POST", otherMember.token, {
      ...validParts(userType),
      business_name: "Lagoon",
    });
    const profileBefore = await readProfile(owner.token);
    await send("PUT", otherMember.token, {
      ...validParts(userType),
      business_name: "Lagoon Two",
      email: owner.email,
    });
    expect(await readProfile(owner.token)).toEqual(profileBefore);
  },
);

test("GET /api/user/ requires a session and returns the role and the business name", {
  tags: ["7-api-04"],
}, async () => {
  const { token, email } = await newMember("investor");
  const path = "/api/user/";
  expect((await server.call("GET", path)).status).toBe(401);
  const withoutProfile = await server.call("GET", path, { token });
  expect(withoutProfile.body).toEqual({
    email,
    user_type: "investor",
    business_name: null,
    language: "en",
  });
  await send("POST", token, investorParts);
  const withProfile = await server.call("GET", path, { token });
  expect(withProfile.body).toMatchObject({
    business_name: "Nakuru Dryers & Co.",
  });
});
