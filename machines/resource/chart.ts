import { assign, type SnapshotFrom, setup } from "xstate";
import { SLOW_LOAD } from "../../contract/constants.ts";
import { type CallFailure, storedResponseOf } from "../../contract/failure.ts";
import { formatTime } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import {
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/call-notice.ts";

type ResourceContext = {
  /** The value that the server returned last. Null until it is known, and when the server has none. */
  readonly value: unknown;
  /** When the server returned the value, in epoch milliseconds. */
  readonly readAt: number | null;
  /** The failure of the last read; null when it succeeded. */
  readonly failure: CallFailure | null;
  /** Why the value could not be loaded, or may be out of date. */
  readonly notice: Message | null;
  /** True when reading takes longer than usual. */
  readonly slow: boolean;
  readonly isShown: boolean;
};

export type ResourceEvent =
  /** A page shows the value. */
  | { type: "shown" }
  /** No page shows the value any more. */
  | { type: "hidden" }
  /** A part of the page needs the value, and accepts one that was read before. */
  | { type: "needed" }
  | { type: "load.retried" }
  | { type: "refresh.requested" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" }
  /** The value changed on the server. */
  | { type: "invalidated" }
  /** The server confirmed a change, after which this is the value. */
  | { type: "changed"; value: unknown }
  | { type: "session.ended" };

export type ResourceRead = {
  readonly value: unknown;
  /** The time of the response, in epoch milliseconds. */
  readonly at: number;
};

export type ResourceReadInput = {
  /** The value so far. */
  readonly previous: unknown;
};

const NO_VALUE = {
  value: null,
  readAt: null,
  failure: null,
  notice: null,
  slow: false,
};

/** The transition to a new read, because the running one may return a value from before the event. */
function restart<const Target extends string>(target: Target) {
  return {
    target,
    reenter: true,
    description: "The running request may return an earlier value.",
  } as const;
}

/**
 * The only owner of a value that is read from the server, such as the matches or the profile. It loads the value when a
 * page first shows it, and stores it until the session ends. It reads the value again when another page shows it, on
 * request, when an update reports a change, and when the page resumes. Flows select from it and store no copy.
 */
export const resourceMachine = setup({
  types: {
    context: {} as ResourceContext,
    events: {} as ResourceEvent,
    input: {} as { readonly isShown: boolean } | undefined,
    tags: {} as
      | "loading"
      | "failed"
      | "known"
      | "refreshing"
      | "unreachable"
      | "stale",
  },
  actors: {
    read: taskActor<ResourceRead, ResourceReadInput>(),
    /** Sends `page.resumed`, `invalidated` and `session.ended`. */
    watchPage: eventActor<ResourceEvent>(),
  },
  guards: {
    isShown: ({ context }) => context.isShown,
    hasStoredResponse: ({ event }) =>
      storedResponseOf(failureOf(event)) !== null,
    /** The time of the value is known, so that it can be shown. */
    hasNoResponse: ({ context, event }) =>
      context.readAt !== null && failureOf(event).kind === "noResponse",
  },
  actions: {
    setShown: assign({ isShown: true }),
    clearShown: assign({ isShown: false }),
    setValue: assign(({ event }) => {
      const { value, at } = outputOf<ResourceRead>(event);
      return { value, readAt: at, failure: null, notice: null };
    }),
    setStoredValue: assign(({ event }) => {
      const failure = failureOf(event);
      const { response = null, at = 0 } = storedResponseOf(failure) ?? {};
      return {
        value: response,
        readAt: at,
        failure,
        notice: storedNotice(at),
      };
    }),
    setChange: assign({
      value: ({ event }) => eventOf(event, "changed").value,
    }),
    clearValue: assign(NO_VALUE),
    showLoadFailure: assign({ failure: lastFailure, notice: loadNotice }),
    showTime: assign({
      failure: lastFailure,
      notice: ({ context }) => storedNotice(context.readAt ?? 0),
    }),
    /** An earlier notice says from when the value is. */
    showNotRefreshed: assign({
      failure: lastFailure,
      notice: ({ context }) => context.notice ?? message("load.notRefreshed"),
    }),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    logFailure: effect(),
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "resource",
  description: "See the current data of the server, or the last known data.",
  meta: { title: "Data read from the server", who: "Members", area: "funding" },
  context: ({ input }) => ({ ...NO_VALUE, isShown: input?.isShown ?? false }),
  invoke: invokeEventActor("watchPage"),
  on: {
    shown: { actions: "setShown" },
    hidden: { actions: "clearShown" },
    "session.ended": {
      target: ".idle",
      actions: ["clearValue", "clearShown"],
      description: "The next member must not see the value.",
    },
  },
  initial: "idle",
  states: {
    idle: {
      description:
        "No page has shown the value in this session. A page that shows it first shows a skeleton.",
      tags: "loading",
      always: { guard: "isShown", target: "loading" },
      on: {
        needed: {
          target: "loading",
          meta: { rules: ["2-investor-dashboard-158"] },
        },
      },
    },
    loading: {
      description: "The first request is running. The page shows a skeleton.",
      tags: "loading",
      exit: "clearSlow",
      invoke: {
        id: "load",
        src: "read",
        input: readInput,
        onDone: { target: "known", actions: "setValue" },
        onError: [
          {
            guard: "hasStoredResponse",
            target: "known.unreachable",
            actions: ["setStoredValue", "logFailure"],
            meta: { rules: ["8-offline-01"] },
          },
          { target: "failed", actions: ["showLoadFailure", "logFailure"] },
        ],
      },
      after: { slowLoad: { actions: "setSlow" } },
      on: { invalidated: restart("loading") },
    },
    failed: {
      description:
        "The value could not be loaded. The page explains why and offers Try Again.",
      tags: "failed",
      on: {
        shown: { target: "loading", actions: "setShown" },
        needed: { target: "loading" },
        "load.retried": { target: "loading" },
        "refresh.requested": { target: "loading" },
        "page.resumed": {
          guard: "isShown",
          target: "loading",
          meta: { rules: ["8-offline-04"] },
        },
        invalidated: {
          guard: "isShown",
          target: "loading",
          description: "An update arrived, so the server is reachable.",
        },
      },
    },
    known: {
      description: "The value is shown.",
      tags: "known",
      initial: "fresh",
      on: {
        shown: { target: ".refreshing", actions: "setShown" },
        "refresh.requested": { target: ".refreshing" },
        "page.resumed": {
          guard: "isShown",
          target: ".refreshing",
          description: "The value may have changed since it was read.",
        },
        invalidated: { guard: "isShown", target: ".refreshing" },
        changed: { actions: "setChange" },
      },
      states: {
        fresh: { description: "The value is the last one of the server." },
        refreshing: {
          description:
            "The value is being read again. The previous one stays known.",
          tags: "refreshing",
          exit: "clearSlow",
          invoke: {
            id: "refresh",
            src: "read",
            input: readInput,
            onDone: { target: "fresh", actions: "setValue" },
            onError: [
              {
                guard: "hasNoResponse",
                target: "unreachable",
                actions: ["showTime", "logFailure"],
              },
              { target: "stale", actions: ["showNotRefreshed", "logFailure"] },
            ],
          },
          after: { slowLoad: { actions: "setSlow" } },
          on: {
            shown: { actions: "setShown" },
            "refresh.requested": {},
            "page.resumed": {},
            invalidated: restart("refreshing"),
            changed: { ...restart("refreshing"), actions: "setChange" },
          },
        },
        unreachable: {
          description:
            "The server cannot be reached. The last value, which may be one that this browser has stored, is shown with its time.",
          tags: "unreachable",
        },
        stale: {
          description:
            "The server has refused to return the value. The last one stays visible, with a notice that it may be out of date.",
          tags: "stale",
        },
      },
    },
  },
});

/** A snapshot whose context contains a value of this type. */
export type ResourceSnapshot<Value> = SnapshotFrom<typeof resourceMachine> & {
  readonly context: { readonly value: Value | null };
};

function readInput({ context }: { context: ResourceContext }) {
  return { previous: context.value };
}

function lastFailure({ event }: { event: object }): CallFailure {
  return failureOf(event);
}

/** Returns the notice with the time of a value that is shown again, in epoch milliseconds. */
function storedNotice(at: number): Message {
  return message("load.storedResponse", { time: formatTime(at) });
}
