import { describe, expect, test } from "vitest";
import { createActor, type EventFrom, transition } from "xstate";
import type { CallFailure } from "../../../contract/failure.ts";
import { message, textOf } from "../../../contract/messages/index.ts";
import {
  FORM_FIELDS,
  PROFILE_FILES,
  type ProfileFile,
} from "../../../contract/profile/fields.ts";
import {
  enteredWords,
  findTarget,
  leftFieldText,
  type ProfileContext,
  profileMachine,
  saveFailure,
  serverProblems,
  submitMessages,
  visibleProblems,
} from "../../../machines/profile/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import { reachedSentence } from "../../support/shown-text.ts";
import {
  executableFile,
  investeeForm,
  investeeInput,
  picture,
} from "./cases.ts";

const responseText = (text: string): CallFailure =>
  Object.assign(httpError(400), { text });

describe("the profile form", () => {
  const initial = createActor(profileMachine, {
    input: investeeInput,
  }).getSnapshot().context;
  const context = (change: Partial<ProfileContext>): ProfileContext => ({
    ...initial,
    ...change,
  });
  test("shows the server's message at a field", () => {
    const message = { text: "No." };
    expect(
      visibleProblems(
        context({ form: investeeForm, serverErrors: { market: message } }),
      ),
    ).toEqual({ market: { message } });
  });

  test("shows the error of a field after it loses focus, and all errors after an invalid submit", () => {
    expect(visibleProblems(context({}))).toEqual({});
    expect(
      Object.keys(visibleProblems(context({ touched: { market: true } }))),
    ).toEqual(["market"]);
    expect(
      Object.keys(visibleProblems(context({ showsAllProblems: true }))),
    ).toEqual([
      "business_name",
      "business_type",
      "location",
      "description",
      "market",
    ]);
  });

  test("shows each number in words, and announces the number or the question of the field that was left", {
    tags: ["5-profile-59", "5-profile-60"],
  }, () => {
    const entered = context({
      form: {
        ...investeeForm,
        capital_needed: "1 250 000,50",
        annual_turnover: "10.000",
        revenue_min: "1",
        team_capacity: "1",
        years_of_operation: "\u0661\u0662",
      },
      touched: { annual_turnover: true },
    });
    expect(
      (
        [
          "capital_needed",
          "annual_turnover",
          "revenue_min",
          "team_capacity",
          "years_of_operation",
        ] as const
      ).map((field) => enteredWords(entered, field)),
    ).toEqual([
      "1 million 250 thousand US dollars and 50 cents",
      "",
      "1 US dollar",
      reachedSentence("profile.inWords.people", "1 person"),
      reachedSentence("profile.inWords.years", "12 years"),
    ]);
    expect(leftFieldText(entered)).toBe("");
    expect(leftFieldText({ ...entered, leftField: "years_of_operation" })).toBe(
      reachedSentence("profile.leftNumber", "Years of operation: 12 years"),
    );
    expect(leftFieldText({ ...entered, leftField: "annual_turnover" })).toBe(
      "Annual turnover: “10.000” can be read in more than one way. Please choose the number you mean, or type it again.",
    );
  });

  test("shows a summary of all errors after an invalid submit", () => {
    expect(
      submitMessages(context({})).map(({ message }) => textOf(message)),
    ).toEqual([
      "Business name invalid: Only letters, numbers, spaces, &, ., - (2-100 chars).",
      "Business type invalid: This field is required.",
      "Country invalid: This field is required.",
      "Description invalid: This field is required.",
      "Market may only use letters, numbers, spaces, commas, periods, and -, must be 3-100 chars, and include at least one letter or number.",
    ]);
  });

  test("finds the target of a link only among the fields and files of the member's role", () => {
    expect(findTarget("sector_type", "investee")).toBe("sector_type");
    expect(findTarget("pitch_deck", "investee")).toBe("pitch_deck");
    expect(findTarget("avatar", "investor")).toBe("avatar");
    expect(findTarget("sector_type", "investor")).toBeNull();
    expect(findTarget("", "investee")).toBeNull();
  });

  test("lists an invalid file in the summary", () => {
    const fileProblem = message("profile.file.avatarJpegPng");
    expect(
      submitMessages(
        context({ form: investeeForm, fileProblems: { avatar: fileProblem } }),
      ),
    ).toEqual([{ target: "avatar", message: fileProblem }]);
  });

  const failedSave = (failure: CallFailure) => textOf(saveFailure(failure));

  test.each<[text: string, failure: CallFailure]>([
    ["Failed to fetch", noResponse],
    ["You are offline.", { ...noResponse, reason: "offline" }],
    [
      reachedSentence(
        "profile.intercepted",
        "The network responded instead of Ubia. It may ask you to log in to it: open another site, then save again.",
      ),
      { ...noResponse, reason: "intercepted" },
    ],
    [
      reachedSentence("profile.timeout", "The server did not respond in time."),
      { ...noResponse, reason: "timeout" },
    ],
  ])(
    "a failed save without a response shows the reason: %s",
    {
      tags: ["8-profile-03"],
    },
    (text, failure) => {
      expect(failedSave(failure)).toBe(`Error saving profile: ${text}`);
    },
  );

  test.each<[text: string, failure: CallFailure]>([
    ["Too short.", httpError(400, { error: "Too short." })],
    // Every message, each field error after the label of its field.
    [
      "Market: Market must be 3-100 characters. Market: Too plain. Ticket size: Too much. Logo or picture: Not a picture. Highest yearly revenue: Too low. Please look again.",
      httpError(400, {
        market: ["Market must be 3-100 characters.", "Too plain."],
        capital_needed: "Too much.",
        avatar: ["Not a picture."],
        revenue: { revenue_max: ["Too low."] },
        non_field_errors: ["Please look again."],
        detail: " ",
        code: 17,
      }),
    ],
    [
      "Scaling plan: Unreadable.",
      httpError(400, { ability_to_scale_file: ["Unreadable."] }),
    ],
    [
      "Financial statements: Unreadable.",
      httpError(400, { financial_records_file: ["Unreadable."] }),
    ],
    ["One. Two.", responseText('["One.", "Two."]')],
    ["Bad gateway", responseText("Bad gateway")],
    ["status 502", htmlError(502)],
    ["status 400", httpError(400, { odd: { deep: 1 } })],
    ["status 400", responseText("")],
    ["status 400", responseText(" ")],
  ])(
    "a failed save shows the messages of the response, or its status: %s",
    {
      tags: ["8-profile-02", "8-profile-04"],
    },
    (text, failure) => {
      expect(failedSave(failure)).toBe(`Error saving profile: ${text}`);
    },
  );

  test("the server's messages are shown at their fields and files; unknown fields are ignored", () => {
    const failure = httpError(400, {
      market: ["No."],
      avatar: ["Not a picture."],
      avatar_id: ["x"],
      detail: "y",
    });
    expect(serverProblems(FORM_FIELDS, failure)).toEqual({
      market: { text: "No." },
    });
    expect(serverProblems(PROFILE_FILES, failure)).toEqual({
      avatar: { text: "Not a picture." },
    });
    for (const other of [noResponse, htmlError(500)])
      expect(serverProblems(FORM_FIELDS, other)).toEqual({});
  });

  /** Returns the context of an investee's form after these events. */
  const contextAfter = (
    ...events: readonly EventFrom<typeof profileMachine>[]
  ) =>
    events.reduce(
      (snapshot, event) => transition(profileMachine, snapshot, event)[0],
      profileMachine.resolveState({
        value: { editing: "unchanged" },
        context: context({ form: investeeForm }),
      }),
    ).context;

  test("retains the original texts of other fields, so that their replacements can still be undone", () => {
    const fields = ["market", "description"] as const;
    const replaced = fields.flatMap(
      (field) =>
        [
          { type: "field.changed", field, value: "Fruit & rice" },
          { type: "replacement.requested", field },
          { type: "replacement.accepted" },
        ] as const,
    );
    const undone = fields.map(
      (field) => ({ type: "replacement.undone", field }) as const,
    );
    const named = {
      type: "field.changed",
      field: "business_name",
      value: "A",
    } as const;
    expect(contextAfter(...replaced, named).form).toMatchObject({
      market: "Fruit and rice",
      description: "Fruit and rice",
    });
    expect(contextAfter(...replaced, named, ...undone).form).toMatchObject({
      market: "Fruit & rice",
      description: "Fruit & rice",
    });
  });

  const recordsSlot = "financial_records_file";
  const chosen = (slot: ProfileFile, file: typeof picture) =>
    ({ type: "file.chosen", slot, file }) as const;
  const removed = (slot: ProfileFile) =>
    ({ type: "file.removed", slot }) as const;

  test("a changed file does not change the other files or their errors", () => {
    const both = [
      chosen("avatar", executableFile),
      chosen(recordsSlot, picture),
    ];
    expect(contextAfter(...both)).toMatchObject({
      files: { avatar: executableFile, [recordsSlot]: picture },
      fileProblems: { avatar: expect.anything(), [recordsSlot]: undefined },
    });
    expect(contextAfter(...both, removed(recordsSlot))).toMatchObject({
      files: { avatar: executableFile, [recordsSlot]: undefined },
      fileProblems: { avatar: expect.anything() },
    });
  });

  test("removing a file marks it for deletion only if it is stored, and choosing another file removes the mark", () => {
    const events = [
      chosen("avatar", picture),
      removed("avatar"),
      removed("avatar"),
      removed(recordsSlot),
      chosen("avatar", picture),
    ];
    const removedFiles = (count: number) =>
      contextAfter(...events.slice(0, count)).removedFiles;
    expect([1, 2, 4, 5].map(removedFiles)).toEqual([
      { avatar: false },
      { avatar: false },
      { avatar: true, [recordsSlot]: true },
      { avatar: false, [recordsSlot]: true },
    ]);
  });
});
