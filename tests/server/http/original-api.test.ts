import { expect, test } from "vitest";
import { events, trainings } from "../../../server/database/schema.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { FRONTEND } from "../../support/frontend.ts";
import { type HttpResponse, textField } from "../../support/http-client.ts";
import {
  latestEmail,
  linkAndCodeOf,
  linkParts,
} from "../../support/mailbox.ts";
import { serverForTests } from "../../support/server.ts";

/**
 * One client that sends exactly the requests of the original API, and reads exactly its fields. Everything else in a
 * response is additive: `toMatchObject` accepts it, and nothing below sends or reads it. The expected values are
 * literals, independent of the contract.
 */

const server = serverForTests();

const TEXT = expect.any(String);
const DAY = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
const LIST = expect.any(Array);

const INVESTEE = {
  business_name: "Nakuru Dryers",
  business_type: "Cooperative",
  description: "We dry tomatoes for food makers.",
  location: "Kenya",
  business_address: "12 Kenyatta Avenue, Nakuru",
  annual_turnover: "120000",
  financial_position: "profit",
  market: "Food makers, East Africa",
  pitch_link: "https://dryers.example.org/pitch",
  business_stage: "Seed",
  capital_needed: "250000.00",
  sector_type: "Agriculture",
  investment_type: "Equity",
  registration: "true",
  years_of_operation: "4",
  team_capacity: "12",
  revenue: '{"min":10000,"max":50000}',
  ability_to_scale: "Two new dryers a year.",
  financial_records: "Audited since 2024.",
};
const INVESTOR = {
  business_name: "Baobab Capital",
  business_type: "Limited Liability Company",
  description: "We back farming.",
  location: "Kenya",
  investment_preference: "Farms with their own buyers.",
  investment_target_min: "100000.00",
  investment_target_max: "500000.00",
  sectors_of_interest: '["Agriculture"]',
  investment_types_investor: '["Equity"]',
  business_stages_investor: '["Seed"]',
};

const post = (path: string, json: unknown) =>
  server.call("POST", path, { json });
const get = (path: string, token: string) =>
  server.call("GET", path, { token });

function expectResponse(
  response: HttpResponse,
  status: number,
  body: unknown = expect.anything(),
) {
  expect([response.status, response.body]).toMatchObject([status, body]);
}

/** Registers an account, and returns the parts of its verification email. */
async function register(email: string, userType: string) {
  expectResponse(await post("/api/check-email/", { email }), 200, {
    isEmailUnique: true,
  });
  const registered = await post("/api/register/", {
    email,
    password: GOOD_PASSWORD,
    confirm_password: GOOD_PASSWORD,
    user_type: userType,
    frontend_url: FRONTEND,
  });
  expectResponse(registered, 201, { message: TEXT });
  const mail = await latestEmail(server, email);
  return {
    handle: textField(registered, "token"),
    ...linkParts(mail),
  };
}

async function logIn(email: string, userType: string, password: string) {
  const response = await post("/api/login/", {
    email,
    password,
    frontend_url: FRONTEND,
  });
  expectResponse(response, 200, { token: TEXT, user_type: userType });
  return textField(response, "token");
}

async function saveProfile(
  method: "POST" | "PUT",
  token: string,
  fields: Readonly<Record<string, string>>,
) {
  const raw = new FormData();
  for (const [name, value] of Object.entries(fields)) raw.set(name, value);
  const response = await server.call(method, "/api/profile/", { token, raw });
  expect([200, 201]).toContain(response.status);
}

test("a client of the original API registers, verifies, matches, decides and resets with its own requests and finds every field that it reads", {
  tags: ["3-api-25", "3-login-02"],
}, async () => {
  const founder = "founder@example.org";
  const investor = "investor@example.org";

  // Registration and verification, by link and by code.
  const byLink = await register(founder, "investee");
  expectResponse(
    await post("/api/login/", {
      email: founder,
      password: GOOD_PASSWORD,
      frontend_url: FRONTEND,
    }),
    403,
    { detail: TEXT, user_not_active: true },
  );
  expectResponse(
    await post("/api/resend-activation/", { email: founder }),
    200,
  );
  const again = linkParts(await latestEmail(server, founder));
  expectResponse(
    await post("/api/verify/", { uidb64: again.uid, token: again.token }),
    200,
    { message: TEXT },
  );
  expectResponse(
    await server.call("GET", `/api/verify/${byLink.token}/`),
    400,
    { error: TEXT },
  );
  const { handle } = await register(investor, "investor");
  server.clock.advance(60_000);
  expectResponse(
    await post("/api/resend-verification-code/", { token: handle }),
    200,
  );
  const { code } = linkAndCodeOf(await latestEmail(server, investor));
  expectResponse(await post("/api/verify/code/", { token: handle, code }), 200);
  expectResponse(await post("/api/check-email/", { email: founder }), 200, {
    isEmailUnique: false,
  });
  const investee = await logIn(founder, "investee", GOOD_PASSWORD);
  const investing = await logIn(investor, "investor", GOOD_PASSWORD);
  expectResponse(await get("/api/user/", investee), 200, {
    user_type: "investee",
  });

  // Profiles.
  expect((await get("/api/profile/", investee)).status).toBe(404);
  await saveProfile("POST", investee, INVESTEE);
  await saveProfile("PUT", investee, { ...INVESTEE, team_capacity: "13" });
  await saveProfile("POST", investing, INVESTOR);
  expectResponse(await get("/api/profile/", investee), 200, {
    business_name: "Nakuru Dryers",
    email: founder,
    avatar: null,
    pitch_deck: [],
    annual_turnover: 120_000,
    financial_position: "profit",
    business_stage: "Seed",
    capital_needed: "250000.00",
    sector_type: "Agriculture",
    investment_type: "Equity",
    registration: true,
    years_of_operation: 4,
    team_capacity: 13,
    revenue: { min: 10_000, max: 50_000 },
    ability_to_scale: TEXT,
    financial_records: TEXT,
    market: TEXT,
    pitch_link: TEXT,
  });
  expectResponse(await get("/api/profile/", investing), 200, {
    business_name: "Baobab Capital",
    investment_preference: TEXT,
    investment_target_min: "100000.00",
    investment_target_max: "500000.00",
    sectors_of_interest: ["Agriculture"],
    investment_types_investor: ["Equity"],
    business_stages_investor: ["Seed"],
  });

  // Matching and the decision.
  const access = await server.call(
    "GET",
    "/api/check-access/investee-match-test",
    { headers: { Authorization: `Bearer ${investee}` } },
  );
  expectResponse(access, 200, { allowed: true });
  expectResponse(await get("/api/match_investors/", investee), 200, {
    matching_investors: [
      {
        business_name: "Baobab Capital",
        location: "Kenya",
        investment_target_min: "100000.00",
        investment_target_max: "500000.00",
        sectors_of_interest: ["Agriculture"],
        investment_types_investor: ["Equity"],
        match_score: 100,
      },
    ],
  });
  const match = {
    id: TEXT,
    status: "pending",
    funded_ammount: "0.00",
    match_score: 100,
    investee: {
      investee_name: "Nakuru Dryers",
      sector_type: "Agriculture",
      capital_needed: "250000.00",
      pitch_link: INVESTEE.pitch_link,
    },
    investor: {
      investor_name: "Baobab Capital",
      sectors_of_interest: ["Agriculture"],
    },
  };
  expectResponse(await get("/api/matches/", investee), 200, [match]);
  const list = await get("/api/matches/", investing);
  expectResponse(list, 200, [match]);
  const [{ id }] = list.body as [{ id: string }];
  for (const status of ["rejected", "approved"]) {
    const decided = await server.call("PATCH", `/api/matches/${id}/status/`, {
      token: investing,
      json: { status },
    });
    expect(decided.status).toBe(200);
    const decidedMatch = {
      ...match,
      status,
      ...(status === "rejected" && { investee: expect.anything() }),
    };
    for (const token of [investee, investing])
      expectResponse(await get("/api/matches/", token), 200, [decidedMatch]);
  }

  // Calendars.
  const date = new Date(server.clock.now()).toISOString().slice(0, 10);
  await server.context.database
    .insert(trainings)
    .values({ key: "t1", date, time: "09:00", title: "Pitching" });
  await server.context.database.insert(events).values({
    key: "e1",
    date,
    time: "18:00",
    title: "Founders' evening",
    images: [],
    location: "Kigali",
    registrationLink: "https://events.example.org/1",
    timeZone: "Africa/Kigali",
  });
  const item = { id: TEXT, date: DAY, time: TEXT, title: TEXT };
  const [training] = (await get("/api/trainings/", investee)).body as unknown[];
  expect(training).toMatchObject(item);
  const [event] = (await get("/api/events/", investee)).body as unknown[];
  expect(event).toMatchObject({
    ...item,
    images: LIST,
    location: TEXT,
    registration_link: TEXT,
  });

  // Passwords, logout and deletion.
  expectResponse(
    await server.call("POST", "/api/reset-password/", {
      token: investee,
      json: { current_password: GOOD_PASSWORD, frontend_url: FRONTEND },
    }),
    200,
  );
  expectResponse(
    await post("/api/generate-reset-token/", {
      email: founder,
      frontend_url: FRONTEND,
    }),
    200,
  );
  const reset = linkParts(await latestEmail(server, founder));
  const password = "Savanna-Harvest-7";
  expectResponse(
    await post(`/api/reset-password-confirm/${reset.uid}/${reset.token}/`, {
      uid: reset.uid,
      token: reset.token,
      password,
    }),
    200,
  );
  const token = await logIn(founder, "investee", password);
  expect((await server.call("POST", "/logout/", { token })).status).toBe(200);
  expect((await get("/api/user/", token)).status).toBe(401);
  const last = await logIn(founder, "investee", password);
  expect(
    (
      await server.call("DELETE", "/api/delete_account/", {
        token: last,
        json: { password },
      })
    ).status,
  ).toBe(200);
  expectResponse(
    await post("/api/login/", {
      email: founder,
      password,
      frontend_url: FRONTEND,
    }),
    401,
    { detail: TEXT },
  );
});
