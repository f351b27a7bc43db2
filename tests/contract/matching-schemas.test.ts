import { describe, expect, test } from "vitest";
import { schemas } from "../../contract/calls/index.ts";
import { emptyInvestorFields } from "../support/profiles.ts";
import { problemsOf } from "../support/schema-problems.ts";

describe("request bodies and queries of the matching endpoints", () => {
  test("a review can only set a match to approved or rejected", () => {
    for (const status of ["approved", "rejected"])
      expect(schemas.matchStatus.body.parse({ status, more: 1 })).toEqual({
        status,
      });
    for (const status of ["funded", "pending", "", 1, null])
      expect(problemsOf(schemas.matchStatus.body, { status })).toEqual({
        status: ["Please choose one of the options."],
      });
    expect(problemsOf(schemas.matchStatus.body, {})).toEqual({
      status: ["This field is required."],
    });
    expect(problemsOf(schemas.matchStatus.body, "approved")).toEqual({
      "": ["The request could not be read. Please check its format."],
    });
  });

  test.each([
    ["true", true],
    ["false", false],
    ["1", false],
    ["TRUE", false],
    [["false", "true"], true],
    [["true", "false"], false],
    [[], false],
    [7, false],
    [{}, false],
  ])("rerun=%j is read as %j", (rerun, expected) => {
    expect(schemas.matchInvestors.query.parse({ rerun })).toEqual({
      rerun: expected,
    });
  });

  test("the rerun parameter may be left out", () => {
    expect(schemas.matchInvestors.query.parse({})).toEqual({});
  });
});

const reason = { criterion: "sector", fits: true, text: "invests in Energy" };
const investorFields = {
  ...emptyInvestorFields,
  location: "Kenya",
  investment_target_min: "0.00",
  sectors_of_interest: ["Energy"],
  investment_types_investor: ["Equity"],
};
const matchedInvestor = {
  match_id: "m1",
  business_name: "Harmattan Fund",
  ...investorFields,
  match_score: 81,
  reasons: [reason],
};
const match = {
  id: "m1",
  status: "funded",
  funded_ammount: "250000.00",
  match_score: 81,
  investee: {
    investee_name: "Nakuru Dryers",
    capital_needed: "250000.00",
    sector_type: "Agriculture",
    pitch_link: "",
    contact_email: "ama@firm.example.org",
  },
  investor: {
    investor_name: "Harmattan Fund",
    ...investorFields,
    contact_email: "desk@fund.example.org",
  },
  history: [
    { status: "pending", at: 1 },
    { status: "replaced", at: 2 },
    { status: "closed", at: 3 },
  ],
  answer_by: null,
  decline_reason: null,
  funding_reports: [],
  replaced: false,
  reasons: [reason],
};
const update = {
  id: "u1",
  kind: "changed",
  match_id: "m1",
  name: null,
  funded_ammount: "0.00",
  at: 1,
};
const training = {
  id: "t1",
  date: "2026-12-04",
  time: "09:00",
  title: "Pitching",
};
const event = {
  ...training,
  images: ["/pictures/a.svg"],
  location: "Kigali",
  start: 1,
  end: 2,
  registration_link: "https://events.example.org/",
  time_zone: "Africa/Kigali",
};

describe("responses of the match and calendar endpoints", () => {
  test.each([
    [
      "a list of matched investors",
      schemas.matchInvestors.response,
      { matching_investors: [matchedInvestor], reruns_left: 2 },
    ],
    ["a match", schemas.matchStatus.response, match],
    [
      "a list of updates",
      schemas.updates.response,
      { updates: [update], now: 5 },
    ],
  ])("%s has exactly the specified fields", (_, schema, complete) => {
    expect(schema.parse({ ...complete, secret: 1 })).toEqual(complete);
    expect(Object.keys(problemsOf(schema, {})).toSorted()).toEqual(
      Object.keys(complete).toSorted(),
    );
  });

  test.each([
    [
      "a matched investor",
      matchedInvestor,
      (entry: object) =>
        problemsOf(schemas.matchInvestors.response, {
          matching_investors: [entry],
          reruns_left: 0,
        }),
    ],
    [
      "a match",
      match,
      (entry: object) => problemsOf(schemas.matchStatus.response, entry),
    ],
    [
      "an update",
      update,
      (entry: object) =>
        problemsOf(schemas.updates.response, { updates: [entry], now: 0 }),
    ],
    [
      "a training",
      training,
      (entry: object) => problemsOf(schemas.trainings.response, [entry]),
    ],
    [
      "an event",
      event,
      (entry: object) => problemsOf(schemas.events.response, [entry]),
    ],
  ])(
    "%s without one of its required fields is rejected",
    (_, complete, validate) => {
      expect(validate({ ...complete, more: 1 })).toEqual({});
      for (const field of Object.keys(complete)) {
        const { [field as never]: _, ...rest } = complete;
        expect(Object.keys(validate(rest)).join()).toMatch(
          new RegExp(`(^|\\.)${field}$`),
        );
      }
    },
  );

  test.each(["investee", "investor"] as const)(
    "every field of a match's %s is required, except the email address, which is sent only after approval",
    (side) => {
      const { contact_email: _, ...beforeApproval } = match[side];
      expect(
        schemas.matchStatus.response.parse({
          ...match,
          [side]: beforeApproval,
        }),
      ).toEqual({
        ...match,
        [side]: beforeApproval,
      });
      expect(
        Object.keys(
          problemsOf(schemas.matchStatus.response, { ...match, [side]: {} }),
        ),
      ).toEqual(Object.keys(beforeApproval).map((field) => `${side}.${field}`));
    },
  );

  test("profile amounts, and the start and end of an event, may be null; an update must have a known kind", () => {
    const withoutAmount = { ...match.investee, capital_needed: null };
    expect(
      problemsOf(schemas.matchStatus.response, {
        ...match,
        investee: withoutAmount,
      }),
    ).toEqual({});
    const withoutTimes = { ...event, start: null, end: null };
    expect(schemas.events.response.parse([withoutTimes])).toEqual([
      withoutTimes,
    ]);
    const withoutMinimum = { ...matchedInvestor, investment_target_min: null };
    expect(
      problemsOf(schemas.matchInvestors.response, {
        matching_investors: [withoutMinimum],
        reruns_left: 0,
      }),
    ).toEqual({});
    for (const kind of ["pending", "approved", "rejected", "funded", "closed"])
      expect(
        problemsOf(schemas.updates.response, {
          updates: [{ ...update, kind }],
          now: 0,
        }),
      ).toEqual({});
    expect(
      Object.keys(
        problemsOf(schemas.updates.response, {
          updates: [{ ...update, kind: "sold" }],
          now: 0,
        }),
      ),
    ).toEqual(["updates.0.kind"]);
  });

  test("a reason has a criterion, an outcome and a text", () => {
    expect(
      Object.keys(
        problemsOf(schemas.matchStatus.response, { ...match, reasons: [{}] }),
      ),
    ).toEqual(["reasons.0.criterion", "reasons.0.fits", "reasons.0.text"]);
  });

  test("each entry in a match's history has a status and a time", () => {
    expect(
      Object.keys(
        problemsOf(schemas.matchStatus.response, { ...match, history: [{}] }),
      ),
    ).toEqual(["history.0.status", "history.0.at"]);
  });
});
