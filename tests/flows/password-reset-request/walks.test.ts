import { expect } from "vitest";
import { testRandomPaths } from "xstate-toolkit/vitest";
import {
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../../contract/constants.ts";
import {
  passwordResetRequestMachine,
  type ResetRequestContext,
} from "../../../machines/password-reset-request/chart.ts";
import { httpError } from "../../support/call-failures.ts";
import { ADDRESS, NOW, ORIGIN, resetRequestEvents } from "./cases.ts";

testRandomPaths(passwordResetRequestMachine, {
  input: { frontendUrl: ORIGIN },
  length: 80,
  // All requests are for one address. The cookies contain what the chart has stored, and time advances whenever they
  // are read.
  events: {
    ...resetRequestEvents,
    "email.changed": [],
    "xstate.done.actor.readNavigationState": [
      { output: { state: null, cooldownEmail: ADDRESS } },
    ],
    "xstate.error.actor.readNavigationState": [],
    "xstate.error.actor.countAttempts": [],
    "xstate.error.actor.requestReset": ({ snapshot: { context } }) => [
      { error: { ...httpError(429, {}, 42), at: context.now } },
      { error: httpError(500) },
    ],
    ...Object.fromEntries(
      ["readAttempts", "countAttempts"].map((id) => [
        `xstate.done.actor.${id}`,
        ({
          snapshot: { context },
        }: {
          snapshot: { context: ResetRequestContext };
        }) =>
          [1_000, 100_000].map((elapsed) => ({
            output: {
              attempts: context.attempts,
              cooldownUntil: context.cooldownUntil,
              at: Math.max(NOW, context.now) + elapsed,
            },
          })),
      ]),
    ),
  },
  statefulInvariants: {
    "the number of requests within the window never exceeds the limit": {
      rules: ["8-reset-request-03"],
      check: () => {
        const sentAt: number[] = [];
        return ({ snapshot, before }) => {
          if (snapshot.matches("requesting") && !before.matches("requesting"))
            sentAt.push(snapshot.context.now);
          const last = sentAt.at(-1) ?? 0;
          expect(
            sentAt.filter((at) => at > last - RESET_REQUEST_WINDOW).length,
          ).toBeLessThanOrEqual(RESET_REQUEST_LIMIT);
        };
      },
    },
  },
});
