import { expect, test } from "vitest";
import { t } from "../../../contract/messages/index.ts";
import {
  isMailFailure,
  isPasswordExpired,
} from "../../../machines/shared/login-failure.ts";
import { hasErrorText } from "../../../machines/shared/new-password.ts";
import { handleFromFailure } from "../../../machines/shared/verification.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import { reachedSentence } from "../../support/shown-text.ts";

test("a password counts as expired only if both the status and the error text match", () => {
  const detail = "PASSWORD_EXPIRED";
  expect(isPasswordExpired(httpError(428, { detail }))).toBe(true);
  expect(isPasswordExpired(httpError(400, { detail }))).toBe(false);
  expect(isPasswordExpired(httpError(428, { detail: "Other." }))).toBe(false);
});

test("an error of the server is recognised by its code or by its text, despite surrounding whitespace", () => {
  const key = "change.missing";
  const inFrench = { error: "Une autre phrase.", code: key };
  expect(hasErrorText(httpError(400, inFrench), key)).toBe(true);
  expect(hasErrorText(httpError(400, inFrench), "change.sent")).toBe(false);
  const sentence = reachedSentence(key, t(key));
  expect(hasErrorText(httpError(400, { error: ` ${sentence}\n` }), key)).toBe(
    true,
  );
  expect(hasErrorText(noResponse, key)).toBe(false);
});

test("the verification handle of a failed call is read from the response body", () => {
  expect(handleFromFailure(httpError(403, { token: "handle" }))).toBe("handle");
  for (const token of ["", 7, undefined])
    expect(handleFromFailure(httpError(403, { token }))).toBeNull();
  expect(handleFromFailure(noResponse)).toBeNull();
});

test("only a 500 response that mentions the verification email is treated as a failure to send it", () => {
  const body = { error: "The Verification E-mail failed" };
  const failure = httpError(500, body);
  expect(isMailFailure(failure)).toBe(true);
  expect(isMailFailure(httpError(500, { error: "verification email" }))).toBe(
    true,
  );
  for (const other of [
    httpError(500, { error: "another error" }),
    httpError(501, body),
    { ...failure, html: true } as typeof failure,
    noResponse,
  ])
    expect(isMailFailure(other)).toBe(false);
});
