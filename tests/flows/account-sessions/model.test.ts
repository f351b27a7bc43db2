import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { testRandomPaths } from "xstate-toolkit/vitest";
import type { SessionEntry } from "../../../contract/calls/accounts.ts";
import { SLOW_LOAD } from "../../../contract/constants.ts";
import {
  accountSessionsMachine,
  otherSessions,
} from "../../../machines/account-sessions/chart.ts";
import { shownText, showsLoadFailure } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  accountSessionsPlan,
  endPhone,
  events,
  phone,
  tablet,
  thisDevice,
} from "./plan.ts";

const endOthers = { type: "otherSessions.endRequested" } as const;

const requestData = { type: "download.requested" } as const;

const idsOf = ({ sessions }: { sessions: readonly SessionEntry[] }) =>
  sessions.map(({ id }) => id);

const deviceOf = (id: string | null) =>
  ({ b: "Safari on iPhone", c: "Firefox on Android" })[id ?? ""];

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
  delays: { slowLoad: SLOW_LOAD },
  initialContext: { sessions: [], endingId: null, notice: null, slow: false },
  expect: {
    sessions: { initial: "sessions.loading" },
    download: { initial: "download.ready" },
    "sessions.loading": {
      tags: "loading",
      calls: "fetchSessions",
      context: { notice: null, success: null },
      after: { slowLoad: { context: { slow: true } } },
      onDone: {
        to: "sessions.listed",
        context: ({ event }) => ({ sessions: event.output, notice: null }),
      },
      onError: {
        to: "sessions.failed",
        ...showsLoadFailure,
      },
    },
    "sessions.failed": {
      tags: "failed",
      context: { sessions: [], slow: false },
      on: { "load.retried": "sessions.loading" },
    },
    "sessions.listed": {
      tags: "list",
      context: { endingId: null, slow: false },
      check: ({ snapshot }) => {
        const ids = idsOf(snapshot.context);
        expect(snapshot.can(endPhone)).toBe(ids.includes("b"));
        expect(snapshot.can(endOthers)).toBe(ids.length > 1);
      },
      on: {
        "session.endRequested": {
          to: "sessions.endingOne",
          when: ({ context, event }) =>
            event.id !== "a" && idsOf(context).includes(event.id),
          context: ({ event }) => ({ endingId: event.id }),
        },
        "otherSessions.endRequested": {
          to: "sessions.endingOthers",
          when: ({ context }) => context.sessions.length > 1,
          context: { endingId: null },
        },
      },
    },
    "sessions.endingOne": {
      tags: ["list", "endingOne"],
      calls: ({ event }) => ({ endSession: { id: event.id } }),
      context: { notice: null, success: null },
      onDone: {
        to: "sessions.listed",
        effects: "focusList",
        check: ({ before, after }) => {
          expect(idsOf(after.context)).toEqual(
            idsOf(before.context).filter(
              (id) => id !== before.context.endingId,
            ),
          );
          expect(messagesOf(after.context)).toEqual({
            notice: null,
            success: `${deviceOf(before.context.endingId)} has been logged out.`,
          });
        },
      },
      onError: [
        {
          to: "sessions.listed",
          effects: "focusList",
          when: ({ event }) => event.error.status === 404,
          check: ({ before, after }) => {
            expect(idsOf(after.context)).not.toContain(before.context.endingId);
            expect(messagesOf(after.context)).toEqual({
              notice: null,
              success: `${deviceOf(before.context.endingId)} has been logged out.`,
            });
          },
        },
        {
          to: "sessions.listed",
          check: ({ before, after }) => {
            expect(after.context.sessions).toEqual(before.context.sessions);
            expect(messagesOf(after.context)).toEqual({
              notice: `${deviceOf(before.context.endingId)} could not be logged out. Please try again in a moment.`,
              success: null,
            });
          },
        },
      ],
    },
    "sessions.endingOthers": {
      tags: ["list", "endingOthers"],
      calls: "endOtherSessions",
      context: { notice: null, success: null },
      onDone: {
        to: "sessions.listed",
        effects: "focusList",
        check: ({ after }) => {
          expect(after.context.sessions).toEqual([thisDevice]);
          expect(messagesOf(after.context)).toEqual({
            notice: null,
            success: "You are now logged out everywhere else.",
          });
        },
      },
      onError: {
        to: "sessions.listed",
        check: ({ before, after }) => {
          expect(after.context.sessions).toEqual(before.context.sessions);
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

testRandomPaths(accountSessionsMachine, {
  events,
  invariants: {
    "the current session is never removed, and other sessions are removed only by the result of a call to end them":
      ({ snapshot, before, event }) => {
        const previous = idsOf(before.context);
        const remaining = idsOf(snapshot.context);
        expect(remaining.includes("a")).toBe(
          previous.includes("a") || remaining.length > 0,
        );
        if (remaining.length < previous.length)
          expect(event.type).toMatch(/^xstate\.(done|error)\.actor\.end/);
      },
    "the current session is never ended by a call": ({ snapshot }) => {
      expect(snapshot.context.endingId).not.toBe("a");
    },
  },
});

test("stopping the actor cancels its running calls", async () => {
  const aborted: string[] = [];
  const pendingActor = (name: string) =>
    fromPromise<never, never>(({ signal }) => {
      signal.addEventListener("abort", () => aborted.push(name));
      return new Promise(() => {});
    });
  const actor = createActor(
    accountSessionsMachine.provide({
      actors: {
        fetchSessions: pendingActor("fetchSessions") as never,
        downloadData: pendingActor("downloadData") as never,
      },
    }),
  ).start();
  actor.send(requestData);
  actor.stop();
  expect(aborted.toSorted()).toEqual(["downloadData", "fetchSessions"]);
});

test("the other sessions are all sessions except the current one", () => {
  expect(otherSessions([thisDevice, phone, tablet])).toEqual([phone, tablet]);
});
