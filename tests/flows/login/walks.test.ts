import { expect, test } from "vitest";
import { testRandomPaths } from "xstate-toolkit/vitest";
import { loginMachine } from "../../../machines/login/chart.ts";
import { ADDRESS, loginEvents, ORIGIN, PASSWORD } from "./cases.ts";

const submitted = { type: "form.submitted" } as const;

testRandomPaths(loginMachine, {
  input: { frontendUrl: ORIGIN },
  events: loginEvents,
  length: 80,
  statefulInvariants: {
    "no lockout ends before its deadline": {
      rules: ["4-login-01"],
      check: () => {
        let deadline = 0;
        let now = 0;
        return ({ snapshot, event }) => {
          if ("at" in event) now = Math.max(now, Number(event.at));
          if (snapshot.matches("lockedOut"))
            deadline = Math.max(deadline, snapshot.context.lockedUntil ?? 0);
          const canSubmit = snapshot.can(submitted);
          expect(canSubmit && now < deadline).toBe(false);
        };
      },
    },
  },
});

let logins = 0;
let sessions = 0;
testRandomPaths(loginMachine, {
  input: { frontendUrl: ORIGIN },
  events: {
    ...loginEvents,
    // Excludes invalid input, stored lockouts, link requests and codes: with them, few walks would reach `loggingIn`.
    "field.changed": ({ snapshot }) => [
      snapshot.context.form.email === ""
        ? { field: "email" as const, value: ADDRESS }
        : { field: "password" as const, value: PASSWORD },
    ],
    "terms.changed": [{ accepted: true }],
    "lockout.changed": [],
    "link.requested": [],
    "code.chosen": [],
  },
  length: 80,
  statefulInvariants: {
    "the credentials are sent only after the server has found the email address":
      () => {
        let isRegistered = false;
        return ({ snapshot, before, event }) => {
          if (before.matches("checkingEmail"))
            isRegistered = event.output?.isEmailUnique === false;
          if (snapshot.matches("loggingIn")) logins += 1;
          expect(snapshot.matches("loggingIn") && !isRegistered).toBe(false);
        };
      },
    "a session exists only after the server has created one": () => {
      let isLoggedIn = false;
      return ({ snapshot, event }) => {
        if (event.type === "xstate.done.actor.logIn") isLoggedIn = true;
        if (snapshot.context.session !== null) sessions += 1;
        expect(snapshot.context.session !== null && !isLoggedIn).toBe(false);
      };
    },
  },
});

test("the walks send credentials and create sessions", () => {
  expect(logins).toBeGreaterThan(0);
  expect(sessions).toBeGreaterThan(0);
});
