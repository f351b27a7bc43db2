import { expect } from "vitest";
import { randomWalks } from "xstate-toolkit/run";
import {
  passwordResetRequestMachine,
  type ResetRequestContext,
} from "../../../machines/password-reset-request/chart.ts";
import { httpError } from "../../support/call-failures.ts";
import { ADDRESS, NOW, ORIGIN, resetRequestEvents, WINDOW } from "./cases.ts";

randomWalks(passwordResetRequestMachine, {
  input: { frontendUrl: ORIGIN },
  length: 80,
  // One address. The cookies contain what the chart has stored, and time advances between the answers.
  events: {
    ...resetRequestEvents,
    "email.changed": [],
    "xstate.done.actor.readArrival": [
      { output: { state: null, coolingEmail: ADDRESS } },
    ],
    "xstate.error.actor.readArrival": [],
    "xstate.error.actor.count": [],
    "xstate.error.actor.requestReset": ({ snapshot: { context } }) => [
      { error: { ...httpError(429, {}, 42), at: context.now } },
      { error: httpError(500) },
    ],
    ...Object.fromEntries(
      ["lookUp", "count"].map((id) => [
        `xstate.done.actor.${id}`,
        ({
          snapshot: { context },
        }: {
          snapshot: { context: ResetRequestContext };
        }) =>
          [1_000, 100_000].map((later) => ({
            output: {
              attempts: context.attempts,
              cooldownUntil: context.cooldownUntil,
              at: Math.max(NOW, context.now) + later,
            },
          })),
      ]),
    ),
  },
  tallies: {
    "there are never more than three requests within five minutes": {
      rules: ["8-reset-request-03"],
      check: () => {
        const sent: number[] = [];
        return ({ snapshot, before }) => {
          if (snapshot.matches("requesting") && !before.matches("requesting"))
            sent.push(snapshot.context.now);
          const last = sent.at(-1) ?? 0;
          expect(
            sent.filter((at) => at > last - WINDOW).length,
          ).toBeLessThanOrEqual(3);
        };
      },
    },
  },
});
