import { definePlan } from "xstate-toolkit";
import type { SessionEntry } from "../../../contract/calls/accounts.ts";
import { accountSessionsMachine } from "../../../machines/account-sessions/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";

export const thisDevice: SessionEntry = {
  id: "a",
  device: "Chrome on Windows",
  created_at: 1_800_000_000_000,
  last_seen_at: 1_800_000_060_000,
  current: true,
};

export const phone: SessionEntry = {
  ...thisDevice,
  id: "b",
  device: "Safari on iPhone",
  current: false,
};

export const tablet: SessionEntry = {
  ...phone,
  id: "c",
  device: "Firefox on Android",
};

const events = {
  "session.endRequested": [
    { session: phone },
    { session: tablet },
    { session: thisDevice },
  ],
  "xstate.done.actor.endSession": [{ output: undefined }],
  "xstate.error.actor.endSession": [
    { error: httpError(404, { detail: "Not found." }) },
    { error: httpError(500) },
    { error: noResponse },
  ],
  "xstate.done.actor.endOtherSessions": [{ output: undefined }],
  "xstate.error.actor.endOtherSessions": [{ error: httpError(503) }],
  "xstate.done.actor.downloadData": [{ output: undefined }],
  "xstate.error.actor.downloadData": [
    { error: httpError(429, { error: "Too many." }, 90) },
    { error: httpError(429) },
    { error: httpError(500, {}, 90) },
    { error: noResponse },
  ],
};

export const accountSessionsPlan = definePlan(accountSessionsMachine, {
  events,
});
