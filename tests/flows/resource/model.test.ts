import { SLOW_LOAD } from "../../../contract/constants.ts";
import { formatTime } from "../../../contract/format.ts";
import { resourceMachine } from "../../../machines/resource/chart.ts";
import { FAILED_AT } from "../../support/call-failures.ts";
import { showing, showsLoadFailure } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { READ_AT, resourcePlan } from "./plan.ts";

const NO_VALUE = { value: null, readAt: null, failure: null, notice: null };

const updatedAt = (at: number) =>
  `We could not refresh this. What you see was last updated at ${formatTime(at)}.`;

const reads = (value: string) => ({
  context: { value, readAt: READ_AT, failure: null, notice: null },
});
const setsChange = { context: { value: "changed" } };
const isShown = ({ context }: { context: { isShown: boolean } }) =>
  context.isShown;

testMachine(resourceMachine, {
  ...resourcePlan,
  delays: { slowLoad: SLOW_LOAD },
  initialContext: { ...NO_VALUE, slow: false, isShown: false },
  expect: {
    "(root)": {
      initial: "idle",
      calls: "watchPage",
      on: {
        shown: { context: { isShown: true } },
        hidden: { context: { isShown: false } },
        "session.ended": {
          to: "idle",
          context: { ...NO_VALUE, isShown: false },
        },
      },
    },
    idle: {
      tags: "loading",
      always: { to: "loading", when: isShown },
      on: { needed: "loading" },
    },
    loading: {
      tags: "loading",
      calls: ({ before }) => ({ load: { previous: before.context.value } }),
      after: { slowLoad: { context: { slow: true } } },
      on: { invalidated: { to: "loading", reenter: true } },
      onDone: { to: "known", ...reads("first") },
      onError: [
        {
          to: "known.unreachable",
          effects: "logFailure",
          when: ({ event }) => event.error.storedResponse !== undefined,
          context: {
            value: "stored",
            readAt: FAILED_AT,
            notice: showing(updatedAt(FAILED_AT)),
          },
        },
        { to: "failed", effects: "logFailure", ...showsLoadFailure },
      ],
    },
    failed: {
      tags: "failed",
      context: { slow: false },
      on: {
        shown: { to: "loading", context: { isShown: true } },
        needed: "loading",
        "load.retried": "loading",
        "refresh.requested": "loading",
        "page.resumed": { to: "loading", when: isShown },
        invalidated: { to: "loading", when: isShown },
      },
    },
    known: {
      tags: "known",
      initial: "known.fresh",
      on: {
        shown: { to: "known.refreshing", context: { isShown: true } },
        "refresh.requested": "known.refreshing",
        "page.resumed": { to: "known.refreshing", when: isShown },
        invalidated: { to: "known.refreshing", when: isShown },
        changed: setsChange,
      },
    },
    "known.fresh": { context: { slow: false } },
    "known.unreachable": { tags: "unreachable", context: { slow: false } },
    "known.stale": { tags: "stale", context: { slow: false } },
    "known.refreshing": {
      tags: "refreshing",
      after: { slowLoad: { context: { slow: true } } },
      calls: ({ before, event }) => ({
        refresh: {
          previous: event.type === "changed" ? "changed" : before.context.value,
        },
      }),
      on: {
        shown: { context: { isShown: true } },
        "refresh.requested": {},
        "page.resumed": {},
        invalidated: { to: "known.refreshing", reenter: true },
        changed: { to: "known.refreshing", reenter: true, ...setsChange },
      },
      onDone: { to: "known.fresh", ...reads("next") },
      onError: [
        {
          to: "known.unreachable",
          effects: "logFailure",
          when: ({ context, event }) =>
            event.error.kind === "noResponse" && context.readAt !== null,
          context: ({ before: { context }, event }) => ({
            failure: event.error,
            notice: showing(updatedAt(context.readAt ?? 0)),
          }),
        },
        {
          to: "known.stale",
          effects: "logFailure",
          context: ({ before: { context }, event }) => ({
            failure: event.error,
            notice:
              context.notice ??
              showing(
                "We could not refresh this. What you see may be out of date.",
              ),
          }),
        },
      ],
    },
  },
});
