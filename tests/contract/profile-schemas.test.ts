import { describe, expect, test } from "vitest";
import {
  matchedProfileResponse,
  profileBodies,
  profileResponse,
} from "../../contract/calls/profile.ts";
import { storedFile } from "../../contract/calls/schemas.ts";
import {
  FORM_FIELDS,
  fieldRow,
  fieldsOf,
  profileFields,
} from "../../contract/profile/fields.ts";
import {
  EMPTY_PROFILE_FORM,
  storedValues,
} from "../../contract/profile/form.ts";
import { isNumberField } from "../../contract/profile/number-fields.ts";
import { ERRORS } from "../support/profile-samples.ts";
import { emptyProfile } from "../support/profiles.ts";
import { problemsOf } from "../support/schema-problems.ts";

const NOT_A_STRING = "Must be a string.";
const NOT_A_LIST = "Must be a list.";
const { investee, investor } = profileBodies;

describe("a profile in a request", () => {
  const TEXT_FIELDS = profileFields("investee").filter(
    (name) => name !== "registration" && !isNumberField(name),
  );

  test.each(TEXT_FIELDS)(
    "an investee's %s is read as typed, cleared by null, and left unchanged when absent",
    (field) => {
      expect(investee.parse({ [field]: " As typed " })).toEqual({
        [field]: " As typed ",
      });
      expect(investee.parse({ [field]: null })).toEqual({ [field]: "" });
      expect(investee.parse({})).toStrictEqual({});
      expect(problemsOf(investee, { [field]: ["no"] })).toEqual({
        [field]: [NOT_A_STRING],
      });
    },
  );

  test.each(
    FORM_FIELDS.filter(isNumberField).filter(
      (name) => !name.startsWith("revenue_"),
    ),
  )(
    "an investee's %s is a number without separators",
    {
      tags: ["5-profile-62"],
    },
    (field) => {
      for (const value of ["250000.50", "-1", ""])
        expect(investee.parse({ [field]: ` ${value} ` })).toEqual({
          [field]: value,
        });
      expect(investee.parse({ [field]: 5 })).toEqual({ [field]: "5" });
      expect(investee.parse({ [field]: null })).toEqual({ [field]: "" });
      for (const value of ["5,000", "5 000", "10.000", "10.000,5", "1e3", "٥"])
        expect(problemsOf(investee, { [field]: value })).toEqual({
          [field]: [ERRORS.plainNumber],
        });
    },
  );

  test.each(
    profileFields("investor").filter(
      (name) => !["list", "moneyRange"].includes(fieldRow(name).kind),
    ),
  )("an investor's %s is read as typed", (field) => {
    expect(investor.parse({ [field]: "As typed" })).toEqual({
      [field]: "As typed",
    });
  });

  test("fields of the other role, the email address, pitch_deck and user_type are ignored", () => {
    const ignored = {
      email: "other@firm.example.org",
      pitch_deck: "x",
      user_type: "investor",
    };
    expect(
      investee.parse({ ...ignored, sectors_of_interest: ["Energy"] }),
    ).toEqual({});
    expect(investor.parse({ ...ignored, capital_needed: 5 })).toEqual({});
  });

  test("a number is read as text", () => {
    expect(
      investee.parse({ capital_needed: 1e21, annual_turnover: 412.5 }),
    ).toEqual({
      capital_needed: "1000000000000000000000",
      annual_turnover: "412.5",
    });
  });

  test.each([
    [true, "yes"],
    ["true", "yes"],
    [" TRUE ", "yes"],
    [false, "no"],
    ["False", "no"],
    [null, ""],
    ["", ""],
    ["maybe", "maybe"],
  ])("registration=%j is read as %j", (input, expected) => {
    expect(investee.parse({ registration: input })).toEqual({
      registration: expected,
    });
  });

  test("registration is rejected if it is a number or too long", () => {
    expect(problemsOf(investee, { registration: 1 })).toEqual({
      registration: [NOT_A_STRING],
    });
    expect(problemsOf(investee, { registration: "a".repeat(101) })).toEqual({
      registration: ["Ensure this field has no more than 100 characters."],
    });
  });

  test.each([
    [
      { min: 1, max: "20" },
      { revenue_min: "1", revenue_max: "20" },
    ],
    ['{"min":1,"max":null}', { revenue_min: "1", revenue_max: "" }],
    [{ max: 5 }, { revenue_max: "5" }],
    ["", { revenue_min: "", revenue_max: "" }],
    [null, { revenue_min: "", revenue_max: "" }],
  ])(
    "a revenue of %j is read as a minimum, a maximum or both",
    (input, expected) => {
      expect(investee.parse({ revenue: input })).toEqual(expected);
    },
  );

  test("a revenue that is not a range is rejected", () => {
    expect(problemsOf(investee, { revenue: "much" })).toEqual({
      revenue: ["Must be a range with min and max."],
    });
    expect(problemsOf(investee, { revenue: { min: [] } })).toEqual({
      "revenue.min": [NOT_A_STRING],
    });
  });

  describe.each([
    "sectors_of_interest",
    "business_stages_investor",
    "investment_types_investor",
  ])("the list %s", (field) => {
    test.each([
      [
        ["Energy", "Other", "Energy"],
        ["Energy", "Other"],
      ],
      ['["Energy"]', ["Energy"]],
      ["", []],
      ["  ", []],
      [null, []],
    ])("sent as %j is read as %j", (input, expected) => {
      expect(investor.parse({ [field]: input })).toEqual({ [field]: expected });
    });

    test.each(["Energy", '{"a":1}', 7])("sent as %j is rejected", (input) => {
      expect(problemsOf(investor, { [field]: input })).toEqual({
        [field]: [NOT_A_LIST],
      });
    });

    test("has at most 100 entries of at most 100 characters", () => {
      const entries = Array.from({ length: 100 }, (_, entry) => `${entry}`);
      expect(investor.parse({ [field]: entries })).toEqual({
        [field]: entries,
      });
      expect(problemsOf(investor, { [field]: [...entries, "100"] })).toEqual({
        [field]: [NOT_A_LIST],
      });
      const word = "a".repeat(100);
      expect(investor.parse({ [field]: [word] })).toEqual({ [field]: [word] });
      expect(problemsOf(investor, { [field]: [`${word}a`] })).toEqual({
        [`${field}.0`]: ["Ensure this field has no more than 100 characters."],
      });
    });
  });

  test.each([
    ["0", "10000", "Below 10000"],
    [0, 10_000, "Below 10000"],
    [" 5000000 ", "null", "Above 5000000"],
    ["5000000.00", null, "Above 5000000"],
    ["5000000", undefined, "Above 5000000"],
    ["", "", ""],
    [null, "null", ""],
    ["1", "2", "1-2"],
    ["a", "5", "a-5"],
    ["0.5.5", "50000", "0.5.5-50000"],
    [undefined, "2", "-2"],
    ["5000000", "much", "5000000-much"],
  ])("a target from %j to %j is read as %j", (min, max, expected) => {
    expect(
      investor.parse({
        investment_target_min: min,
        investment_target_max: max,
      }),
    ).toEqual({ investment_target: expected });
  });

  test("an absent target is left unchanged", () => {
    expect(investor.parse({ location: "Kenya" })).toEqual({
      location: "Kenya",
    });
  });

  test("a body that is not an object is rejected as unreadable", () => {
    for (const schema of [investee, investor])
      expect(problemsOf(schema, "x")).toEqual({
        "": ["The request could not be read. Please check its format."],
      });
  });

  test.each([
    ["Below 10000", "0.00", "10000.00"],
    ["Above 5000000", "5000000.00", null],
    ["an unknown label", null, null],
  ])(
    "the minimum and maximum of the target '%s' are stored as %s and %s",
    (investment_target, min, max) => {
      const stored = storedValues(
        { ...EMPTY_PROFILE_FORM, investment_target },
        "investor",
      );
      expect([
        stored.investment_target_min,
        stored.investment_target_max,
      ]).toEqual([min, max]);
    },
  );
});

describe("a profile in a response", () => {
  const file = { id: "f1", name: "deck.pdf", size: 9, type: "application/pdf" };
  const ownProfile = {
    ...emptyProfile,
    business_name: "Nakuru Dryers",
    capital_needed: "250000.00",
    business_stage: "Seed",
    pitch_deck: [file],
    annual_turnover: 412_000,
    financial_position: "profit",
    revenue: { min: 300_000, max: 400_000 },
    team_capacity: 18,
    registration: true,
    ability_to_scale_file: file,
    investment_target_min: "0.00",
    investment_target_max: "50000.00",
    sectors_of_interest: ["Energy"],
    avatar: file,
  };
  const { revenue } = ownProfile;
  const matched = Object.fromEntries([
    ["revenue", revenue],
    ...fieldsOf("investee")
      .filter((name) => name !== "revenue_min" && name !== "revenue_max")
      .map((name) => [name, ownProfile[name]]),
  ]);
  test.each([
    ["a stored file", storedFile, file],
    ["a matched profile", matchedProfileResponse, matched],
    ["the member's own profile", profileResponse, ownProfile],
  ])("%s has exactly the specified fields", (_, schema, complete) => {
    expect(schema.parse({ ...complete, password: "x" })).toEqual(complete);
    expect(Object.keys(problemsOf(schema, {})).toSorted()).toEqual(
      Object.keys(complete).toSorted(),
    );
  });

  test("a matched profile contains neither the email address nor the number of re-runs", () => {
    expect(
      matchedProfileResponse.parse({ ...ownProfile, match_reruns_used: 1 }),
    ).toEqual(matched);
  });

  test("a field that was never filled in is sent as empty", () => {
    const empty = { ...emptyProfile, match_reruns_used: 0 };
    expect(profileResponse.parse(empty)).toEqual(empty);
    const withoutBounds = { ...ownProfile, revenue: { min: null, max: null } };
    expect(profileResponse.parse(withoutBounds)).toEqual(withoutBounds);
    expect(
      Object.keys(problemsOf(profileResponse, { ...ownProfile, revenue: {} })),
    ).toEqual(["revenue.min", "revenue.max"]);
  });
});
