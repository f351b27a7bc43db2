import { assign, raise, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Update } from "../../contract/calls/matches.ts";
import {
  MAX_UPDATES_PER_RESPONSE,
  MAX_VISIBLE_NOTICES,
  NOTICE_DURATION,
  UPDATES_CONNECT_TIMEOUT,
  UPDATES_FIRST_DELAY,
  UPDATES_HIDDEN_TIMEOUT,
  UPDATES_IDLE_TIMEOUT,
  UPDATES_MAX_DELAY,
  UPDATES_OVERLAP,
  UPDATES_STABLE_AFTER,
} from "../../contract/constants.ts";
import { formatMoney } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { parseAmount } from "../../contract/profile/wire.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
} from "../shared/actor-stub.ts";

/** A notice for the member, with the id of its update. */
type LiveNotice = { readonly id: string; readonly message: Message };

type LiveUpdatesContext = {
  /** The member who receives the updates. */
  readonly email: string | null;
  readonly userType: string | null;
  /** Ids of the updates that this page has already received; null before the first response. */
  readonly receivedIds: readonly string[] | null;
  /** The new updates of the last response, passed on to the pages. */
  readonly newUpdates: readonly Update[];
  /** The visible notices, oldest first. */
  readonly notices: readonly LiveNotice[];
  /** Number of interruptions and failed requests since the last stable stream. */
  readonly failures: number;
  /** Random number from 0 to 1, so that pages that were disconnected at the same time reconnect at different times. */
  readonly jitter: number;
};

type Member = Pick<LiveUpdatesContext, "email" | "userType" | "jitter">;

type LiveUpdatesEvent =
  /** A member is logged in. Sent again after another login, which returns a new token. */
  | ({ type: "member.loggedIn" } & Member)
  | { type: "member.loggedOut" }
  | { type: "page.hidden" }
  | { type: "page.shown" }
  /** The page enters the browser's back/forward cache. */
  | { type: "page.cached" }
  /** The page has been hidden for a while, or is in the back/forward cache. */
  | { type: "page.idle" }
  | { type: "network.lost" }
  | { type: "network.restored" }
  | { type: "stream.updated"; response: ResponseOf<"updates"> }
  | { type: "stream.heartbeat" }
  /** The server closed the stream because the member has since opened too many other pages. */
  | { type: "stream.replaced" }
  /** The server closed the stream, the network failed, or the request was refused. */
  | { type: "stream.closed"; jitter: number }
  /** A response contained something new. */
  | { type: "updates.received" }
  | { type: "notice.dismissed"; id: string };

/** What happens to the stream of a page. */
export type StreamEvent = Extract<
  LiveUpdatesEvent,
  { type: `stream.${string}` }
>;

export const NO_MEMBER: LiveUpdatesContext = {
  email: null,
  userType: null,
  receivedIds: null,
  newUpdates: [],
  notices: [],
  failures: 0,
  jitter: 0,
};

/** The number of failures after which the delay no longer grows. */
const FAILURES_FOR_LONGEST_DELAY = 5;

const updateActions = [
  "addUpdates",
  "announceUpdates",
  "raiseUpdates",
] as const;

/**
 * Live updates: changes to a member's matches appear immediately on an open page. They arrive through a stream. Without
 * one, the page polls with increasing delays and returns to the stream as soon as possible. A page that has been hidden
 * for a while closes the stream. All flows of a tab share one connection.
 */
export const liveUpdatesMachine = setup({
  types: {
    context: {} as LiveUpdatesContext,
    events: {} as LiveUpdatesEvent,
    tags: {} as "live",
  },
  actors: {
    /** Reports visibility and network changes. On start-up, sends an event only if the page is hidden or offline. */
    watchPage: eventActor<LiveUpdatesEvent>(),
    /** Sends `stream.updated`, `stream.heartbeat` and `stream.replaced`, and `stream.closed` at the end. */
    openStream: eventActor<LiveUpdatesEvent>(),
    fetchUpdates: apiActor("updates"),
  },
  guards: {
    isSameMember: ({ context, event }) =>
      eventOf(event, "member.loggedIn").email === context.email,
    hasNewUpdates: ({ context, event }) =>
      newUpdatesIn(context, responseFrom(event)).length > 0,
    hasNotices: ({ context }) => context.notices.length > 0,
    isLastNotice: ({ context: { notices }, event }) =>
      notices.every(({ id }) => id === eventOf(event, "notice.dismissed").id),
  },
  actions: {
    setMember: assign(({ event }) => {
      const { email, userType, jitter } = eventOf(event, "member.loggedIn");
      return { ...NO_MEMBER, email, userType, jitter };
    }),
    clearMember: assign(NO_MEMBER),
    addUpdates: assign(({ context, event }) =>
      withResponse(context, responseFrom(event)),
    ),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      jitter: ({ context, event }) =>
        event.type === "stream.closed" ? event.jitter : context.jitter,
    }),
    setLongestDelay: assign({ failures: FAILURES_FOR_LONGEST_DELAY }),
    resetFailures: assign({ failures: 0 }),
    removeNotice: assign(({ context: { notices }, event }) => ({
      notices: notices.filter(
        ({ id }) => id !== eventOf(event, "notice.dismissed").id,
      ),
    })),
    clearNotices: assign({ notices: [] }),
    raiseIdle: raise({ type: "page.idle" }),
    raiseUpdates: raise({ type: "updates.received" }),
    /** The resources of the changed data read it again. */
    announceUpdates: effect(),
  },
  delays: {
    connectTimeout: UPDATES_CONNECT_TIMEOUT,
    heartbeatTimeout: UPDATES_IDLE_TIMEOUT,
    stableAfter: UPDATES_STABLE_AFTER,
    hiddenTimeout: UPDATES_HIDDEN_TIMEOUT,
    pollDelay: ({ context }) => pollDelayOf(context),
    noticeTimeout: NOTICE_DURATION,
  },
}).createMachine({
  id: "liveUpdates",
  description: "See changes to your matches immediately.",
  meta: { title: "Live updates", who: "Members", area: "funding" },
  context: NO_MEMBER,
  initial: "loggedOut",
  states: {
    loggedOut: {
      description: "No member is logged in. There is no connection.",
      on: { "member.loggedIn": { target: "loggedIn", actions: "setMember" } },
    },
    loggedIn: {
      description: "A member is logged in.",
      type: "parallel",
      invoke: invokeEventActor("watchPage"),
      on: {
        "member.loggedIn": [
          {
            guard: "isSameMember",
            target: "loggedIn",
            reenter: true,
            description: "The stream reconnects with the new token.",
          },
          { target: "loggedIn", reenter: true, actions: "setMember" },
        ],
        "member.loggedOut": { target: "loggedOut", actions: "clearMember" },
      },
      states: {
        connection: {
          description: "The connection to the server.",
          initial: "streaming",
          states: {
            streaming: {
              description: "The stream is connecting or open.",
              initial: "connecting",
              invoke: {
                id: "openStream",
                src: "openStream",
                onError: { target: "waiting", actions: "countFailure" },
              },
              on: {
                "stream.closed": { target: "waiting", actions: "countFailure" },
                "stream.replaced": {
                  target: "waiting",
                  actions: "setLongestDelay",
                  description:
                    "The server closed this stream because the member has too many streams. The page polls with the longest delay.",
                },
                "page.idle": { target: "suspended" },
                "network.lost": { target: "offline" },
              },
              states: {
                connecting: {
                  description:
                    "The stream was requested. Its first message contains the updates that this page has missed. A proxy may buffer the stream, so the page waits only for a limited time.",
                  on: {
                    "stream.updated": [
                      {
                        guard: "hasNewUpdates",
                        target: "open",
                        actions: updateActions,
                      },
                      { target: "open", actions: "addUpdates" },
                    ],
                  },
                  after: {
                    connectTimeout: {
                      target: "#liveUpdates.loggedIn.connection.waiting",
                      actions: "countFailure",
                    },
                  },
                },
                open: {
                  description: "Updates arrive immediately.",
                  tags: "live",
                  initial: "listening",
                  after: {
                    stableAfter: {
                      actions: "resetFailures",
                      description:
                        "The delay after the next interruption starts at its minimum again.",
                    },
                  },
                  states: {
                    listening: {
                      description:
                        "The server sends a heartbeat at regular intervals. If nothing arrives for too long, the stream is closed.",
                      on: {
                        "stream.updated": [
                          {
                            guard: "hasNewUpdates",
                            target: "listening",
                            reenter: true,
                            actions: updateActions,
                          },
                          { target: "listening", reenter: true },
                        ],
                        "stream.heartbeat": {
                          target: "listening",
                          reenter: true,
                        },
                      },
                      after: {
                        heartbeatTimeout: {
                          target: "#liveUpdates.loggedIn.connection.waiting",
                          actions: "countFailure",
                        },
                      },
                    },
                  },
                },
              },
            },
            waiting: {
              description:
                "There is no stream. The page does not indicate this. It polls after a delay that doubles with each failure, up to a limit, and is partly random.",
              on: {
                "page.idle": { target: "suspended" },
                "page.shown": { target: "polling" },
                "network.lost": { target: "offline" },
                "network.restored": { target: "polling" },
              },
              after: { pollDelay: { target: "polling" } },
            },
            polling: {
              description:
                "The page polls for updates. After a successful response, the page returns to the stream.",
              invoke: {
                id: "fetchUpdates",
                src: "fetchUpdates",
                onDone: [
                  {
                    guard: "hasNewUpdates",
                    target: "streaming",
                    actions: updateActions,
                  },
                  { target: "streaming", actions: "addUpdates" },
                ],
                onError: { target: "waiting", actions: "countFailure" },
              },
              on: {
                "page.idle": { target: "suspended" },
                "network.lost": { target: "offline" },
              },
            },
            offline: {
              description:
                "The browser is offline. The offline notice is shown.",
              on: {
                "network.restored": { target: "streaming" },
                "page.idle": { target: "suspended" },
              },
            },
            suspended: {
              description:
                "The page is hidden and has no stream. When it becomes visible, it receives the updates it has missed.",
              on: { "page.shown": { target: "streaming" } },
            },
          },
        },
        visibility: {
          description: "Whether the page is visible.",
          initial: "visible",
          states: {
            visible: {
              description: "The page is visible.",
              on: {
                "page.hidden": { target: "hidden" },
                "page.cached": { target: "idle" },
              },
            },
            hidden: {
              description: "The page is hidden, possibly only for a moment.",
              on: {
                "page.shown": { target: "visible" },
                "page.cached": { target: "idle" },
              },
              after: { hiddenTimeout: { target: "idle" } },
            },
            idle: {
              description: "The page is cached or has been hidden for a while.",
              entry: "raiseIdle",
              on: { "page.shown": { target: "visible" } },
            },
          },
        },
        notices: {
          description: "The notices about changes.",
          initial: "none",
          states: {
            none: {
              description: "No notice is shown.",
              entry: "clearNotices",
              on: {
                "updates.received": { guard: "hasNotices", target: "shown" },
              },
            },
            shown: {
              description:
                "The latest changes, up to a fixed number, are listed for a limited time. The lists on the pages show the same changes.",
              on: {
                "updates.received": { target: "shown", reenter: true },
                "notice.dismissed": [
                  { guard: "isLastNotice", target: "none" },
                  { actions: "removeNotice" },
                ],
              },
              after: { noticeTimeout: { target: "none" } },
            },
          },
        },
      },
    },
  },
});

/**
 * Returns the updates in a response that are new to this page. Of the first response, only the recent updates count as
 * new, because the lists have just been loaded. If an earlier connection attempt failed, all updates count, because
 * the lists may be older.
 */
function newUpdatesIn(
  { receivedIds, failures }: LiveUpdatesContext,
  { updates, now }: ResponseOf<"updates">,
): readonly Update[] {
  return receivedIds === null
    ? updates.filter(({ at }) => failures > 0 || at > now - UPDATES_OVERLAP)
    : updates.filter(({ id }) => !receivedIds.includes(id));
}

/** Returns the context after a response. The first response adds no notices: the page has just loaded its data. */
export function withResponse(
  context: LiveUpdatesContext,
  response: ResponseOf<"updates">,
): Pick<LiveUpdatesContext, "receivedIds" | "newUpdates" | "notices"> {
  const { receivedIds, notices, userType } = context;
  const newUpdates = newUpdatesIn(context, response);
  const ids = [...(receivedIds ?? []), ...response.updates.map(({ id }) => id)];
  const newNotices = (receivedIds === null ? [] : newUpdates).flatMap(
    (update): LiveNotice[] => {
      const message = updateMessage(update, userType === "investor");
      return message ? [{ id: update.id, message }] : [];
    },
  );
  return {
    newUpdates,
    receivedIds: [...new Set(ids)].slice(-2 * MAX_UPDATES_PER_RESPONSE),
    notices: [...notices, ...newNotices].slice(-MAX_VISIBLE_NOTICES),
  };
}

/** Returns the notice about an update, or null if this role gets none. */
function updateMessage(update: Update, isInvestor: boolean): Message | null {
  const { kind, name } = update;
  if (kind === "closed")
    return message(isInvestor ? "live.closedInvestor" : "live.closedInvestee");
  if (kind === "replaced") return isInvestor ? message("live.replaced") : null;
  // The server sends no name if the match has ended in the meantime.
  if (name === null) return null;
  switch (kind) {
    case "changed":
      return null;
    case "pending":
      return isInvestor ? message("live.matched", { name }) : null;
    case "approved":
    case "rejected":
      return isInvestor ? null : message(`live.${kind}`, { name });
    case "funded":
      return message(
        isInvestor ? "live.fundedInvestor" : "live.fundedInvestee",
        { name, amount: formatMoney(parseAmount(update.funded_ammount) ?? 0) },
      );
  }
}

/**
 * Returns the delay before the next poll in milliseconds. It doubles with each failure up to a limit, and half of it is
 * random.
 */
export function pollDelayOf({
  failures,
  jitter,
}: Pick<LiveUpdatesContext, "failures" | "jitter">) {
  const delay = UPDATES_FIRST_DELAY * 2 ** Math.max(0, failures - 1);
  const limited = Math.min(delay, UPDATES_MAX_DELAY);
  return Math.round(limited * (0.5 + jitter / 2));
}

function responseFrom(event: LiveUpdatesEvent): ResponseOf<"updates"> {
  return event.type === "stream.updated"
    ? event.response
    : outputOf<ResponseOf<"updates">>(event);
}
