import type { ResetRequestContext } from "../../../machines/password-reset-request/chart.ts";
import {
  FAILED_AT,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

/** Events of the reset request flow in its model tests. */

export const ORIGIN = "https://ubia.example.org";
/** As typed; the server receives it normalized. */
export const TYPED = "  Ama@Firm.Example.ORG ";
export const ADDRESS = "ama@firm.example.org";
/** Time of the answers, in epoch milliseconds. */
export const NOW = FAILED_AT;
const MINUTE = 60_000;
export const WINDOW = 5 * MINUTE;

type Here = { snapshot: { context: ResetRequestContext } };

/** Possible contents of an address's cookies. */
const readings = [
  { attempts: [], cooldownUntil: null },
  { attempts: [NOW - WINDOW + 1, NOW], cooldownUntil: null },
  { attempts: [NOW - WINDOW + 1, NOW - 1, NOW], cooldownUntil: null },
  // The first attempt is five minutes old, and the last was stored before the clock was set back.
  { attempts: [NOW - WINDOW, NOW - 1, NOW, NOW + 1], cooldownUntil: null },
  { attempts: [], cooldownUntil: NOW + 1 },
  { attempts: [], cooldownUntil: NOW },
].map((memory) => ({ output: { ...memory, at: NOW } }));
const unreadable = [{ error: new Error("no cookies") }];

/** The events with their payloads. */
export const resetRequestEvents = {
  "email.changed": [{ value: TYPED }, { value: "ama@firm" }, { value: " " }],
  "form.submitted": [{}],
  "clock.ticked": ({ snapshot: { context } }: Here) => [
    { at: (context.cooldownUntil ?? 0) - 1 },
    { at: context.cooldownUntil ?? 0 },
  ],
  "xstate.done.actor.readArrival": [
    { output: { state: null, coolingEmail: null } },
    { output: { state: null, coolingEmail: ADDRESS } },
    {
      output: {
        state: { email: "kofi@firm.example.org", reason: "passwordExpired" },
        coolingEmail: ADDRESS,
      } as const,
    },
  ],
  "xstate.error.actor.readArrival": [{ error: new Error("no history") }],
  "xstate.done.actor.lookUp": readings,
  "xstate.error.actor.lookUp": unreadable,
  "xstate.done.actor.count": readings,
  "xstate.error.actor.count": unreadable,
  "xstate.done.actor.requestReset": [
    { output: { message: "Whatever the server says." } },
  ],
  "xstate.error.actor.requestReset": [
    { error: httpError(429, { error: "Wait." }, 42) },
    { error: httpError(429, { error: "Wait." }) },
    { error: httpError(400, { email: ["Bad."] }) },
    { error: httpError(404, { detail: "No such account." }) },
    { error: httpError(500) },
    { error: httpError(503, { detail: "Busy." }, 5) },
    { error: noResponse },
  ],
  "xstate.error.actor.tick": [{ error: new Error("no clock") }],
};
