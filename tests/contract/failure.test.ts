import { describe, expect, test } from "vitest";
import {
  type ErrorBody,
  fieldText,
  isCallFailure,
  retryAfterOf,
  serverText,
  storedResponseOf,
} from "../../contract/failure.ts";
import {
  htmlError,
  httpError,
  noResponse,
  noResponseButStored,
} from "../support/call-failures.ts";

describe("a failed call", () => {
  test.each([httpError(400), htmlError(502), noResponse])(
    "%j is recognised as a failed call",
    (failure) => {
      expect(isCallFailure(failure)).toBe(true);
    },
  );

  test.each([null, undefined, "httpError", 7, {}, { kind: "other" }])(
    "%j is not recognised as a failed call",
    (value) => {
      expect(isCallFailure(value)).toBe(false);
    },
  );

  test("can contain a stored earlier response, but only if the call itself got no response", () => {
    const failure = noResponseButStored([1]);
    expect(storedResponseOf(failure)).toMatchObject({ response: [1] });
    expect(storedResponseOf(noResponse)).toBeNull();
    expect(
      storedResponseOf({ ...httpError(500), storedResponse: 1 } as never),
    ).toBeNull();
  });

  test("has a retry delay in seconds only if the response has a Retry-After header", () => {
    expect(retryAfterOf(httpError(429, {}, 30))).toBe(30);
    expect(retryAfterOf(httpError(429))).toBeNull();
    expect(retryAfterOf(noResponse)).toBeNull();
  });

  for (const [rule, body, text] of [
    ["8-registration-12", { error: "E.", detail: "D.", email: ["F."] }, "E."],
    ["8-registration-12", { detail: "D.", non_field_errors: ["N."] }, "D."],
    ["8-registration-12", { detail: "D.", email: ["F."] }, "D."],
    [
      "8-registration-13",
      { email: ["F."], non_field_errors: ["N.", "M."] },
      "N.",
    ],
    ["8-registration-14", { email: ["E.", "F."], password: "P." }, "E. F. P."],
  ] as [rule: string, ErrorBody, text: string][])
    test(`with the body ${JSON.stringify(body)} of a refused registration has the error text "${text}"`, {
      tags: [rule],
    }, () => {
      expect(serverText(httpError(400, body))).toBe(text);
    });

  test.each([
    [{ error: "E.", non_field_errors: ["N."] }, "E."],
    [{ email: ["E.", 7], count: 3, password: "P." }, "E. P."],
    [{ email: [" "], token: 7 }, null],
    [{ inactive: "true", user_not_active: "true", token: "handle" }, null],
    [{ email: ["F."], token: "handle" }, "F."],
    [
      {
        email: ["F."],
        codes: { email: [{ code: "f", values: { a: "b c" } }] },
      },
      "F.",
    ],
    [{ code: ["A code has 6 digits."] }, "A code has 6 digits."],
    [
      { token: ["This field may not be blank."] },
      "This field may not be blank.",
    ],
    [{ token: "Invalid token." }, "Invalid token."],
    [{ error: true, message: "M." }, "M."],
    [{ message: "M.", non_field_errors: ["N."] }, "M."],
    [{ non_field_errors: "N." }, "N."],
    [{ detail: ["D.", "E."] }, "D. E."],
    [{ error: { password: ["P."] } }, "P."],
    [{ errors: [{ detail: "D.", code: "invalid", attr: "email" }] }, "D."],
    [{ email: { message: "M.", code: "invalid" } }, "M."],
    [{ a: { b: [{}, { c: ["C."] }] } }, "C."],
  ])("with the body %j has the error text %j", (body, text) => {
    expect(serverText(httpError(400, body))).toBe(text);
  });

  test.each([
    [{ market: ["M.", "N."] }, "M."],
    [{ market: "M." }, "M."],
    [{ market: { message: "M.", code: "invalid" } }, "M."],
    [{ market: [{ message: "M.", code: "invalid" }] }, "M."],
    [{ errors: { market: ["M."] } }, "M."],
    [{ market: [" "] }, null],
    [{ location: ["L."] }, null],
  ])(
    "with the body %j has the text %j about the field market",
    (body, text) => {
      expect(fieldText(httpError(400, body), "market")).toBe(text);
      expect(fieldText(noResponse, "market")).toBeNull();
    },
  );
});
