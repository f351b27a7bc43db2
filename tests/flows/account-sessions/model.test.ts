import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import {
  accountSessionsMachine,
  otherSessions,
} from "../../../machines/account-sessions/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { accountSessionsPlan, phone, tablet, thisDevice } from "./plan.ts";

type Messages = { notice: string | null; success: string | null };

const messagesOf = (context: {
  notice: Parameters<typeof shownText>[0];
  success: Parameters<typeof shownText>[0];
}): Messages => ({
  notice: shownText(context.notice),
  success: shownText(context.success),
});

testMachine(accountSessionsMachine, {
  ...accountSessionsPlan,
  initialContext: { ending: null, notice: null, success: null },
  expect: {
    sessions: { initial: "sessions.ready" },
    download: { initial: "download.ready" },
    "sessions.ready": {
      context: { ending: null },
      on: {
        "session.endRequested": {
          to: "sessions.endingOne",
          when: ({ event }) => event.session.id !== "a",
          context: ({ event: { session } }) => ({
            ending: { id: session.id, device: session.device },
          }),
        },
        "otherSessions.endRequested": {
          to: "sessions.endingOthers",
          context: { ending: null },
        },
      },
    },
    "sessions.endingOne": {
      tags: "endingOne",
      calls: ({ event }) => ({ endSession: { id: event.session.id } }),
      context: { notice: null, success: null },
      onDone: {
        to: "sessions.ready",
        effects: ["removeSession", "focusList"],
        check: ({ before, after }) => {
          expect(messagesOf(after.context)).toEqual({
            notice: null,
            success: `${before.context.ending?.device} has been logged out.`,
          });
        },
      },
      onError: [
        {
          to: "sessions.ready",
          effects: ["removeSession", "focusList"],
          when: ({ event }) => event.error.status === 404,
          check: ({ before, after }) => {
            expect(messagesOf(after.context)).toEqual({
              notice: null,
              success: `${before.context.ending?.device} has been logged out.`,
            });
          },
        },
        {
          to: "sessions.ready",
          check: ({ before, after }) => {
            expect(messagesOf(after.context)).toEqual({
              notice: `${before.context.ending?.device} could not be logged out. Please try again in a moment.`,
              success: null,
            });
          },
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
        check: ({ after }) => {
          expect(messagesOf(after.context)).toEqual({
            notice: null,
            success: "You are now logged out everywhere else.",
          });
        },
      },
      onError: {
        to: "sessions.ready",
        check: ({ after }) => {
          expect(messagesOf(after.context)).toEqual({
            notice:
              "The other devices could not be logged out. Please try again in a moment.",
            success: null,
          });
        },
      },
    },
    "download.ready": { on: { "download.requested": "download.downloading" } },
    "download.downloading": {
      tags: "downloading",
      calls: "downloadData",
      context: { downloadNotice: null, downloadSuccess: null },
      on: {
        "download.cancelled": {
          to: "download.ready",
          context: { downloadNotice: null, downloadSuccess: null },
        },
      },
      onDone: {
        to: "download.ready",
        check: ({ after: { context } }) => {
          expect(shownText(context.downloadSuccess)).toBe(
            "Your data has been downloaded as one ZIP file.",
          );
          expect(context.downloadNotice).toBeNull();
        },
      },
      onError: {
        to: "download.ready",
        check: ({ after: { context }, event }) => {
          expect(context.downloadSuccess).toBeNull();
          expect(shownText(context.downloadNotice)).toBe(
            event.error.status !== 429
              ? "Your data could not be downloaded. Please try again."
              : event.error.retryAfter === null
                ? "You have downloaded your data several times recently. Please try again later."
                : "You have downloaded your data several times recently. Please try again in 1 minute and 30 seconds.",
          );
        },
      },
    },
  },
});

test("stopping the actor cancels a running download", () => {
  let isAborted = false;
  const downloadData = fromPromise<unknown, void>(({ signal }) => {
    signal.addEventListener("abort", () => {
      isAborted = true;
    });
    return new Promise(() => {});
  });
  const actor = createActor(
    accountSessionsMachine.provide({ actors: { downloadData } }),
  ).start();
  actor.send({ type: "download.requested" });
  actor.stop();
  expect(isAborted).toBe(true);
});

test("the other sessions are all sessions except the current one", () => {
  expect(otherSessions([thisDevice, phone, tablet])).toEqual([phone, tablet]);
});
