import { describe, expect, test } from "vitest";
import { type CallName, calls } from "../../contract/api.ts";
import { schemas } from "../../contract/calls/index.ts";
import { profileResponse } from "../../contract/calls/profile.ts";
import { readAnswer } from "../../src/services/answers.ts";

/** The calls of which the original API defines the answer, with no more than the defined fields. */
const originalAnswers = {
  checkEmail: { isEmailUnique: true },
  login: { token: "abc", user_type: "investor" },
  user: { user_type: "investee" },
  profile: { business_name: "Nakuru Dryers", team_capacity: 4 },
  matches: [
    {
      id: 11,
      status: "pending",
      funded_ammount: 0,
      match_score: 84,
      investee: {
        investee_name: "Nakuru Dryers",
        sector_type: "Agriculture",
        capital_needed: 50000,
        pitch_link: "",
      },
      investor: {
        investor_name: "Savannah Capital",
        sectors_of_interest: ["Agriculture"],
      },
    },
  ],
  matchInvestors: {
    matching_investors: [
      {
        business_name: "Savannah Capital",
        location: "Kenya",
        investment_target_min: 10000,
        investment_target_max: null,
        sectors_of_interest: ["Agriculture"],
        investment_types_investor: ["Equity"],
        match_score: 84,
      },
    ],
  },
  trainings: [{ id: 1, date: "2026-12-01", time: "10:00", title: "Pitching" }],
  events: [
    {
      id: 1,
      date: "2026-12-01",
      time: "10:00",
      title: "Demo day",
      start: "2026-12-01T10:00:00Z",
      end: "2026-12-01T12:00:00Z",
    },
  ],
  checkAccess: { allowed: true },
} as const satisfies Partial<Record<CallName, unknown>>;

const FILES: readonly CallName[] = ["file", "exportData"];
const jsonCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => !FILES.includes(name),
);

/** Returns the answer, or undefined if the value has another shape. */
function read(name: CallName, value: unknown): unknown {
  try {
    return readAnswer(name, value);
  } catch {
    return undefined;
  }
}
const accepting = (value: unknown) =>
  jsonCalls.filter((name) => read(name, value) !== undefined);

describe("an answer", () => {
  test.each(Object.entries(originalAnswers))(
    "to %s with only the fields of the original API gets a default for each other field",
    { tags: ["3-api-25"] },
    (name, value) => {
      const answer = definedIn(read(name as CallName, value));
      const { response } = schemas[name as keyof typeof originalAnswers];
      // The client counts the re-runs if the server does not.
      const complete =
        name === "matchInvestors" ? { reruns_left: 2, ...answer } : answer;
      expect(response.safeParse(complete).error).toBeUndefined();
    },
  );

  test.each([
    [undefined, ["trainings", "events"]],
    [null, ["trainings", "events"]],
    ["a text", ["trainings", "events"]],
    [[], ["matches", "trainings", "events", "pitchDecks", "sessions"]],
  ])(
    "%j is accepted only where it means that there is nothing",
    (value, names) => {
      expect(accepting(value)).toEqual(names);
    },
  );

  test("that is an empty object is accepted only where its content is not used or there is nothing", {
    tags: ["8-api-21"],
  }, () => {
    const refusing = jsonCalls.filter((name) => !accepting({}).includes(name));
    expect(refusing).toEqual([
      "checkEmail",
      "login",
      "user",
      "profile",
      "matchInvestors",
      "matches",
      "matchReason",
      "matchProfile",
      "checkAccess",
      "updates",
      "pitchDecks",
      "addPitchDeck",
      "sessions",
      "reminders",
      "setReminders",
    ]);
    for (const name of ["trainings", "events"] as const)
      expect(read(name, {})).toEqual([]);
  });

  test.each<[CallName, unknown]>([
    ["login", { user_type: "investee" }],
    ["login", { token: "", user_type: "investee" }],
    ["login", { token: "abc" }],
    ["login", { token: "abc", user_type: "" }],
    ["user", { user_type: "admin" }],
    ["user", { email: "a@b.c" }],
    ["checkEmail", { isEmailUnique: "yes" }],
    ["checkAccess", { detail: "OK" }],
    ["profile", { detail: "OK" }],
    ["matches", [{ ...originalAnswers.matches[0], status: "unknown" }]],
    ["matches", [{ id: 1, status: "pending" }]],
    ["matches", { results: [] }],
    ["matchInvestors", { matching_investors: null }],
  ])("to %s with the value %j is of another shape", (name, value) => {
    expect(read(name, value)).toBeUndefined();
  });

  test("to a login distinguishes a language that has not been set from one that this version does not know or that is missing", {
    tags: ["4-language-103"],
  }, () => {
    for (const [sent, language] of [
      [null, null],
      ["ar", "ar"],
      ["xx", undefined],
      ["", undefined],
      [undefined, undefined],
    ])
      expect(
        read("login", { ...originalAnswers.login, language: sent }),
      ).toMatchObject({ language });
  });

  test("with times in ISO 8601 or in milliseconds has times in milliseconds", {
    tags: ["3-api-25"],
  }, () => {
    const [event] = originalAnswers.events;
    const start = Date.parse(event.start);
    const times = (value: unknown) => [{ start: value }];
    expect(read("events", [event])).toMatchObject(times(start));
    expect(read("events", [{ ...event, start }])).toMatchObject(times(start));
    for (const unreadable of ["soon", 1e300, {}])
      expect(read("events", [{ ...event, start: unreadable }])).toMatchObject(
        times(null),
      );
  });

  test("with events whose date or time zone cannot be read omits those events or uses UTC", () => {
    const [event] = originalAnswers.events;
    const sent = [
      { ...event, id: 1, date: "next week" },
      { ...event, id: 2, date: "2026-99-99" },
      { ...event, id: 3, time_zone: "Africa/Atlantis" },
      { ...event, id: 4, time_zone: "Africa/Lagos" },
      null,
    ];
    expect(read("events", sent)).toMatchObject([
      { id: "3", time_zone: "UTC" },
      { id: "4", time_zone: "Africa/Lagos" },
    ]);
  });

  test("with the business name in `name` has it in `business_name`, unless that has one", {
    tags: ["3-profile-07"],
  }, () => {
    const business_name = "Nakuru Dryers";
    const user_type = "investee";
    for (const value of [
      { name: business_name, user_type },
      { name: business_name, business_name: "", user_type },
      { name: "Another", business_name, user_type },
    ])
      for (const name of ["profile", "user"] as const)
        expect(read(name, value)).toMatchObject({ business_name });
  });

  test("with one pitch deck that is not in a list, or with none, has a list", {
    tags: ["7-profile-02"],
  }, () => {
    const deck = { id: "1", name: "Deck", size: 7, type: "application/pdf" };
    for (const pitch_deck of [deck, [deck]])
      expect(
        read("profile", { business_name: "Nakuru Dryers", pitch_deck }),
      ).toMatchObject({ pitch_deck: [deck] });
    expect(read("profile", { business_name: "Nakuru Dryers" })).toMatchObject({
      pitch_deck: [],
    });
  });

  test("with every field is not changed, and retains fields that the client does not know", () => {
    const all = {
      ...profileResponse.parse(definedIn(read("profile", { email: "a@b.c" }))),
      avatar: { id: "1", name: "Logo", size: 7, type: "image/png" },
      registration: false,
      revenue: { min: 0, max: null },
      version: 3,
      match_reruns_used: 1,
      newer: "field",
    };
    expect(read("profile", all)).toEqual(all);
  });

  test("to a verification by link has an email only if it is text", () => {
    const message = "Verified.";
    for (const email of ["a@b.c", {}, "", null])
      expect(definedIn(read("verifyLink", { message, email }))).toEqual(
        email === "a@b.c" ? { message, email } : { message },
      );
  });

  test("to a decision without the match is accepted, because only its success counts", () => {
    for (const value of [{}, { message: "Saved." }])
      expect(read("matchStatus", value)).toBeNull();
  });
});

/** Returns the answer without fields that are undefined. */
function definedIn(answer: unknown) {
  return JSON.parse(JSON.stringify(answer));
}
