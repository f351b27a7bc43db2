import { describe, expect, test } from "vitest";
import { transition } from "xstate";
import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import {
  credibleLockout,
  type LoginContext,
  lockoutAfter,
  loginMachine,
  navigationContext,
} from "../../../machines/login/chart.ts";
import { isMailFailure } from "../../../machines/shared/login-failure.ts";
import { timeLeft } from "../../../machines/shared/time-left.ts";
import { verificationHandle } from "../../../machines/shared/verification.ts";

const form = { email: "", password: "", terms: false };
const context = {
  form,
  lockedUntil: null,
  now: 0,
  session: null,
} as unknown as LoginContext;

describe("the login lockout", () => {
  test("never becomes shorter, and never exceeds its full length", () => {
    expect(lockoutAfter(null, { until: null, at: 5 })).toBeNull();
    expect(lockoutAfter(90, { until: null, at: 5 })).toBe(90);
    expect(lockoutAfter(90, { until: 40, at: 5 })).toBe(90);
    expect(lockoutAfter(40, { until: 90, at: 5 })).toBe(90);
    expect(lockoutAfter(null, { until: 90, at: 5 })).toBe(90);
    expect(lockoutAfter(null, { until: 9_000_000, at: 5 })).toBe(
      5 + LOGIN_LOCKOUT,
    );
    expect(lockoutAfter(null, { until: -7, at: 5 })).toBe(0);
  });

  test("is ignored when it was stored with a clock that was fast, so that a reload does not lock the form again", {
    tags: ["4-login-01"],
  }, () => {
    const day = 24 * 60 * 60_000;
    expect(credibleLockout({ until: 5 + LOGIN_LOCKOUT, at: 5 })).toBe(
      5 + LOGIN_LOCKOUT,
    );
    expect(
      credibleLockout({ until: 5 + LOGIN_LOCKOUT + day, at: 5 }),
    ).toBeNull();
    expect(credibleLockout({ until: null, at: 5 })).toBeNull();
  });

  test("does not become longer when the clock is set back", {
    tags: ["4-login-01"],
  }, () => {
    const [after] = transition(
      loginMachine,
      loginMachine.resolveState({
        value: "lockedOut",
        context: { ...context, lockedUntil: 9_000_000, now: 8_900_000 },
      }),
      { type: "clock.ticked", at: 5 },
    );
    expect(after.context).toMatchObject({
      lockedUntil: 5 + LOGIN_LOCKOUT,
      now: 5,
    });
  });

  test("counts down to zero", () => {
    expect(timeLeft(null, 5)).toBe(0);
    expect(timeLeft(90, 5)).toBe(85);
    expect(timeLeft(6, 5)).toBe(1);
    expect(timeLeft(5, 5)).toBe(0);
    expect(timeLeft(5, 90)).toBe(0);
  });
});

describe("the login", () => {
  test("a typed email address takes precedence over the one in the navigation state", () => {
    expect(
      navigationContext({ email: "b@example.org", isStored: true }, form).form
        .email,
    ).toBe("b@example.org");
    const filledForm = { ...form, email: "a@example.org", password: "p" };
    expect(
      navigationContext({ email: "b@example.org", isStored: true }, filledForm)
        .form,
    ).toEqual(filledForm);
    expect(navigationContext({ isStored: true }, form)).toEqual({
      form,
      reason: null,
      isStored: true,
    });
  });

  test("a verification handle is a non-empty string", () => {
    expect(verificationHandle({ token: "h" })).toBe("h");
    expect(verificationHandle({ token: "" })).toBeNull();
    expect(verificationHandle({ token: 5 })).toBeNull();
    expect(verificationHandle({})).toBeNull();
  });

  test("only a 500 response that mentions the verification email is treated as a failure to send it", () => {
    const failure = {
      kind: "httpError",
      status: 500,
      html: false,
      text: "The Verification E-mail failed",
      body: {},
      retryAfter: null,
      at: 0,
    } as unknown as Parameters<typeof isMailFailure>[0];
    const isMailFailureWith = (change: object) =>
      isMailFailure({ ...failure, ...change } as typeof failure);
    expect(isMailFailureWith({})).toBe(true);
    expect(isMailFailureWith({ text: "verification email" })).toBe(true);
    expect(isMailFailureWith({ text: "another error" })).toBe(false);
    expect(isMailFailureWith({ status: 501 })).toBe(false);
    expect(isMailFailureWith({ html: true })).toBe(false);
    expect(isMailFailureWith({ kind: "noResponse" })).toBe(false);
  });
});
