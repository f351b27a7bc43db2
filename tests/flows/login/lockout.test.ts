import { expect, test } from "vitest";
import { transition } from "xstate";
import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import {
  credibleLockout,
  type LoginContext,
  lockoutAfter,
  loginMachine,
} from "../../../machines/login/chart.ts";
import { timeLeft } from "../../../machines/shared/time-left.ts";

test("a lockout never becomes shorter, and never exceeds its full length", () => {
  const after = (current: number | null, until: number | null) =>
    lockoutAfter(current, { until, at: 5 });
  expect(after(null, null)).toBeNull();
  expect(after(90, null)).toBe(90);
  expect(after(90, 40)).toBe(90);
  expect(after(40, 90)).toBe(90);
  expect(after(null, 90)).toBe(90);
  expect(after(null, 9_000_000)).toBe(5 + LOGIN_LOCKOUT);
  expect(after(null, -7)).toBe(0);
});

test("a lockout is ignored when it was stored with a clock that was fast, so that a reload does not lock the form again", {
  tags: ["4-login-01"],
}, () => {
  const end = 5 + LOGIN_LOCKOUT;
  expect(credibleLockout({ until: end, at: 5 })).toBe(end);
  expect(credibleLockout({ until: end + 1, at: 5 })).toBeNull();
  expect(credibleLockout({ until: null, at: 5 })).toBeNull();
});

test("a lockout does not become longer when the clock is set back", {
  tags: ["4-login-01"],
}, () => {
  const context = { lockedUntil: 9_000_000, now: 8_900_000 } as LoginContext;
  const [after] = transition(
    loginMachine,
    loginMachine.resolveState({ value: "lockedOut", context }),
    { type: "clock.ticked", at: 5 },
  );
  expect(after.context).toMatchObject({
    lockedUntil: 5 + LOGIN_LOCKOUT,
    now: 5,
  });
});

test("a lockout counts down to zero", () => {
  expect(timeLeft(null, 5)).toBe(0);
  expect(timeLeft(90, 5)).toBe(85);
  expect(timeLeft(6, 5)).toBe(1);
  expect(timeLeft(5, 5)).toBe(0);
  expect(timeLeft(5, 90)).toBe(0);
});
