import { expect, test } from "vitest";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import {
  accountSessionsMachine,
  otherSessions,
} from "../../../machines/account-sessions/chart.ts";
import { showing, shows } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { accountSessionsPlan, phone, tablet, thisDevice } from "./plan.ts";

/** Expects that the session is removed from the list. */
const hasEnded: BranchExpectation<typeof accountSessionsMachine> = {
  to: "sessions.ready",
  effects: ["removeSession", "focusList"],
  context: ({ before: { context } }) => ({
    success: showing(`${context.ending?.device} has been logged out.`),
  }),
};

testMachine(accountSessionsMachine, {
  ...accountSessionsPlan,
  expect: {
    download: { initial: "download.ready" },
    "sessions.ready": {
      context: { ending: null },
      on: {
        "session.endRequested": {
          to: "sessions.endingOne",
          when: ({ event }) => event.session.id !== "a",
        },
        "otherSessions.endRequested": "sessions.endingOthers",
      },
    },
    "sessions.endingOne": {
      tags: "endingOne",
      calls: ({ event }) => ({ endSession: { id: event.session.id } }),
      context: { notice: null, success: null },
      onDone: hasEnded,
      onError: [
        { when: ({ event }) => event.error.status === 404, ...hasEnded },
        {
          to: "sessions.ready",
          context: ({ before: { context } }) => ({
            notice: showing(
              `${context.ending?.device} could not be logged out. Please try again in a moment.`,
            ),
          }),
        },
      ],
    },
    "sessions.endingOthers": {
      tags: "endingOthers",
      calls: "endOtherSessions",
      context: { notice: null, success: null },
      onDone: {
        to: "sessions.ready",
        effects: ["removeOtherSessions", "focusList"],
        context: {
          success: showing("You are now logged out everywhere else."),
        },
      },
      onError: {
        to: "sessions.ready",
        context: {
          notice: showing(
            "The other devices could not be logged out. Please try again in a moment.",
          ),
        },
      },
    },
    "download.ready": { on: { "download.requested": "download.downloading" } },
    "download.downloading": {
      tags: "downloading",
      calls: "downloadData",
      context: { downloadNotice: null, downloadSuccess: null },
      on: { "download.cancelled": "download.ready" },
      onDone: {
        to: "download.ready",
        ...shows(
          "downloadSuccess",
          "Your data has been downloaded as one ZIP file.",
        ),
      },
      onError: {
        to: "download.ready",
        ...shows("downloadNotice", ({ event: { error } }) => {
          if (error.status !== 429)
            return "Your data could not be downloaded. Please try again.";
          const wait = error.retryAfter
            ? "in 1 minute and 30 seconds"
            : "later";
          return `You have downloaded your data several times recently. Please try again ${wait}.`;
        }),
      },
    },
  },
});

test("the other sessions are all sessions except the current one", () => {
  expect(otherSessions([thisDevice, phone, tablet])).toEqual([phone, tablet]);
});
