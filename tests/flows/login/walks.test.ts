import { expect } from "vitest";
import { randomWalks } from "xstate-toolkit/run";
import { loginMachine } from "../../../machines/login/chart.ts";
import { loginEvents, ORIGIN } from "./cases.ts";

const submitted = { type: "form.submitted" } as const;

randomWalks(loginMachine, {
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
    "the credentials are sent only after the server has found the email address":
      () => {
        let isRegistered = false;
        return ({ snapshot, before, event }) => {
          if (before.matches("checkingEmail"))
            isRegistered = event.output?.isEmailUnique === false;
          expect(snapshot.matches("loggingIn") && !isRegistered).toBe(false);
        };
      },
    "a session exists only after the server has created one": () => {
      let isLoggedIn = false;
      return ({ snapshot, event }) => {
        if (event.type === "xstate.done.actor.logIn") isLoggedIn = true;
        expect(snapshot.context.session !== null && !isLoggedIn).toBe(false);
      };
    },
  },
});
