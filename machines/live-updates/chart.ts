import { assign, raise, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Update } from "../../contract/calls/matches.ts";
import {
  MAX_VISIBLE_NOTICES,
  NOTICE_DURATION,
  UPDATES_CONNECT_TIMEOUT,
  UPDATES_FIRST_DELAY,
  UPDATES_HIDDEN_TIMEOUT,
  UPDATES_IDLE_TIMEOUT,
  UPDATES_LISTED,
  UPDATES_MAX_DELAY,
  UPDATES_OVERLAP,
  UPDATES_STABLE_AFTER,
} from "../../contract/constants.ts";
import { formatMoney } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { amountOf } from "../../contract/profile/wire.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import { callActor, eventActor, watching } from "../shared/actor-stub.ts";

/** A notice for the member, with the id of its update. */
export type News = { readonly id: string; readonly message: Message };

type LiveUpdatesContext = {
  /** Whose updates these are. */
  readonly email: string | null;
  readonly userType: string | null;
  /** Ids of the updates that were already reported; null before the first response. */
  readonly seen: readonly string[] | null;
  /** The new updates of the last response, for the pages. */
  readonly fresh: readonly Update[];
  /** The visible notices, oldest first. */
  readonly news: readonly News[];
  /** Number of times that the stream was interrupted or failed since it was last stable. */
  readonly cuts: number;
  /** Random number from 0 to 1, so that the pages disconnected by one server do not all reconnect at once. */
  readonly jitter: number;
};

type Member = Pick<LiveUpdatesContext, "email" | "userType" | "jitter">;

export type LiveUpdatesEvent =
  /** A member is logged in. Sent again after another login, which has a new token. */
  | ({ type: "member.came" } & Member)
  | { type: "member.left" }
  | { type: "page.hidden" }
  | { type: "page.shown" }
  /** The page enters the browser's back/forward cache. */
  | { type: "page.left" }
  /** The page has been hidden for a while. */
  | { type: "page.forgotten" }
  | { type: "network.lost" }
  | { type: "network.back" }
  | { type: "stream.updated"; response: ResponseOf<"updates"> }
  | { type: "stream.beat" }
  /** The server closed the stream because newer pages of this member replaced it. */
  | { type: "stream.crowded" }
  /** The server closed the stream, the network failed, or the request was refused. */
  | { type: "stream.cut"; jitter: number }
  /** A response contained something new. */
  | { type: "updates.came" }
  | { type: "news.read"; id: string };

export const NO_MEMBER: LiveUpdatesContext = {
  email: null,
  userType: null,
  seen: null,
  fresh: [],
  news: [],
  cuts: 0,
  jitter: 0,
};

/** The number of interruptions after which the wait no longer grows. */
const CUTS_OF_LONGEST_WAIT = 5;

const learn = ["rememberResponse", "announceUpdates", "raiseUpdates"] as const;

/**
 * Live updates: changes by the other side or the operator appear at once on an open page. They arrive through a
 * stream. Without one, the page polls with growing waits and returns to the stream as soon as possible. A hidden page
 * releases the stream. All flows of a tab share one connection.
 */
export const liveUpdatesMachine = setup({
  types: {
    context: {} as LiveUpdatesContext,
    events: {} as LiveUpdatesEvent,
    tags: {} as "live" | "polling" | "resting",
  },
  actors: {
    /** Sends changes of the page's visibility and network, and their state at the start if it is not the default. */
    watchPage: eventActor<LiveUpdatesEvent>(),
    /** Sends `stream.updated`, `stream.beat` and `stream.crowded`, and `stream.cut` at the end. */
    openStream: eventActor<LiveUpdatesEvent>(),
    fetchUpdates: callActor("updates"),
  },
  guards: {
    isSameMember: ({ context, event }) =>
      eventOf(event, "member.came").email === context.email,
    bringsNew: ({ context, event }) =>
      freshIn(context, responseIn(event)).length > 0,
    hasNews: ({ context }) => context.news.length > 0,
    isLastNews: ({ context: { news }, event }) =>
      news.every(({ id }) => id === eventOf(event, "news.read").id),
  },
  actions: {
    rememberMember: assign(({ event }) => {
      const { email, userType, jitter } = eventOf(event, "member.came");
      return { ...NO_MEMBER, email, userType, jitter };
    }),
    forgetMember: assign(NO_MEMBER),
    rememberResponse: assign(({ context, event }) =>
      withResponse(context, responseIn(event)),
    ),
    noteCut: assign({
      cuts: ({ context }) => context.cuts + 1,
      jitter: ({ context, event }) =>
        event.type === "stream.cut" ? event.jitter : context.jitter,
    }),
    noteCrowded: assign({ cuts: CUTS_OF_LONGEST_WAIT }),
    noteSteady: assign({ cuts: 0 }),
    removeNews: assign(({ context: { news }, event }) => ({
      news: news.filter(({ id }) => id !== eventOf(event, "news.read").id),
    })),
    clearNews: assign({ news: [] }),
    forgetPage: raise({ type: "page.forgotten" }),
    raiseUpdates: raise({ type: "updates.came" }),
    /** Effect, provided by the browser. Pages that show the changed data reload it. */
    announceUpdates: () => {},
  },
  delays: {
    updatesPatience: UPDATES_CONNECT_TIMEOUT,
    updatesSilence: UPDATES_IDLE_TIMEOUT,
    updatesSteady: UPDATES_STABLE_AFTER,
    updatesHidden: UPDATES_HIDDEN_TIMEOUT,
    pollWait: ({ context }) => waitAfterCuts(context),
    newsShown: NOTICE_DURATION,
  },
}).createMachine({
  id: "liveUpdates",
  description: "See immediately what the other side has done.",
  meta: { title: "Live updates", who: "Members" },
  context: NO_MEMBER,
  initial: "away",
  states: {
    away: {
      description: "No member is logged in. There is no connection.",
      tags: "resting",
      on: { "member.came": { target: "present", actions: "rememberMember" } },
    },
    present: {
      description: "A member is logged in.",
      type: "parallel",
      invoke: watching("watchPage", "The page counts as visible and online."),
      on: {
        "member.came": [
          {
            guard: "isSameMember",
            target: "present",
            reenter: true,
            description: "The stream reconnects with the new token.",
          },
          { target: "present", reenter: true, actions: "rememberMember" },
        ],
        "member.left": { target: "away", actions: "forgetMember" },
      },
      states: {
        line: {
          description: "The connection to the server.",
          initial: "attached",
          states: {
            attached: {
              description: "The stream is connecting or open.",
              initial: "connecting",
              invoke: {
                id: "openStream",
                src: "openStream",
                onError: { target: "waiting", actions: "noteCut" },
              },
              on: {
                "stream.cut": { target: "waiting", actions: "noteCut" },
                "stream.crowded": {
                  target: "waiting",
                  actions: "noteCrowded",
                  description:
                    "The member has more open pages than the server's limit for streams, so this page polls at the longest interval.",
                },
                "page.forgotten": { target: "asleep" },
                "network.lost": { target: "offline" },
              },
              states: {
                connecting: {
                  description:
                    "The stream was requested. It starts with the updates that this page has missed. A proxy may buffer it, so the page waits only for a while.",
                  on: {
                    "stream.updated": [
                      { guard: "bringsNew", target: "open", actions: learn },
                      { target: "open", actions: "rememberResponse" },
                    ],
                  },
                  after: {
                    updatesPatience: {
                      target: "#liveUpdates.present.line.waiting",
                      actions: "noteCut",
                    },
                  },
                },
                open: {
                  description: "Changes arrive as they happen.",
                  tags: "live",
                  initial: "listening",
                  after: {
                    updatesSteady: {
                      actions: "noteSteady",
                      description:
                        "The wait after the next interruption has its minimum length again.",
                    },
                  },
                  states: {
                    listening: {
                      description:
                        "The server sends a heartbeat at regular intervals. When several are missing, the stream counts as dead.",
                      on: {
                        "stream.updated": [
                          {
                            guard: "bringsNew",
                            target: "listening",
                            reenter: true,
                            actions: learn,
                          },
                          { target: "listening", reenter: true },
                        ],
                        "stream.beat": { target: "listening", reenter: true },
                      },
                      after: {
                        updatesSilence: {
                          target: "#liveUpdates.present.line.waiting",
                          actions: "noteCut",
                        },
                      },
                    },
                  },
                },
              },
            },
            waiting: {
              description:
                "There is no stream, which the page does not show. It polls after a wait that doubles with each failure, up to a limit, and is partly random.",
              tags: "polling",
              on: {
                "page.forgotten": { target: "asleep" },
                "page.shown": { target: "asking" },
                "network.lost": { target: "offline" },
                "network.back": { target: "asking" },
              },
              after: { pollWait: { target: "asking" } },
            },
            asking: {
              description:
                "The page polls for updates. When the server answers again, the page returns to the stream.",
              tags: "polling",
              invoke: {
                id: "fetchUpdates",
                src: "fetchUpdates",
                onDone: [
                  { guard: "bringsNew", target: "attached", actions: learn },
                  { target: "attached", actions: "rememberResponse" },
                ],
                onError: { target: "waiting", actions: "noteCut" },
              },
              on: {
                "page.forgotten": { target: "asleep" },
                "network.lost": { target: "offline" },
              },
            },
            offline: {
              description:
                "The browser is offline. A separate notice shows this.",
              tags: "resting",
              on: {
                "network.back": { target: "attached" },
                "page.forgotten": { target: "asleep" },
              },
            },
            asleep: {
              description:
                "The page is hidden. When it becomes visible, it receives the updates it has missed.",
              tags: "resting",
              on: { "page.shown": { target: "attached" } },
            },
          },
        },
        attention: {
          description: "Whether the page is visible.",
          initial: "front",
          states: {
            front: {
              description: "The page is visible.",
              on: {
                "page.hidden": { target: "behind" },
                "page.left": { target: "forgotten" },
              },
            },
            behind: {
              description: "The page is hidden, perhaps only for a moment.",
              on: {
                "page.shown": { target: "front" },
                "page.left": { target: "forgotten" },
              },
              after: { updatesHidden: { target: "forgotten" } },
            },
            forgotten: {
              description: "The page has been hidden for a while.",
              entry: "forgetPage",
              on: { "page.shown": { target: "front" } },
            },
          },
        },
        news: {
          description: "The notices of changes.",
          initial: "none",
          states: {
            none: {
              description: "No notice is shown.",
              entry: "clearNews",
              on: { "updates.came": { guard: "hasNews", target: "shown" } },
            },
            shown: {
              description:
                "The page lists the latest changes for a while, up to a fixed number. The pages show the same changes.",
              on: {
                "updates.came": { target: "shown", reenter: true },
                "news.read": [
                  { guard: "isLastNews", target: "none" },
                  { actions: "removeNews" },
                ],
              },
              after: { newsShown: { target: "none" } },
            },
          },
        },
      },
    },
  },
});

/**
 * Returns the updates of a response that were not reported yet; for the first response, only those that a list loaded
 * just before may lack.
 */
function freshIn(
  { seen }: Pick<LiveUpdatesContext, "seen">,
  { updates, now }: ResponseOf<"updates">,
): readonly Update[] {
  return seen === null
    ? updates.filter(({ at }) => at > now - UPDATES_OVERLAP)
    : updates.filter(({ id }) => !seen.includes(id));
}

/** Returns the context after a response. The first one causes no notices, because the page has just loaded its data. */
export function withResponse(
  context: LiveUpdatesContext,
  response: ResponseOf<"updates">,
): Pick<LiveUpdatesContext, "seen" | "fresh" | "news"> {
  const { seen, news, userType } = context;
  const fresh = freshIn(context, response);
  const ids = [...(seen ?? []), ...response.updates.map(({ id }) => id)];
  const reported = (seen === null ? [] : fresh).flatMap((update): News[] => {
    const words = sentenceOf(update, userType === "investor");
    return words ? [{ id: update.id, message: words }] : [];
  });
  return {
    fresh,
    seen: [...new Set(ids)].slice(-2 * UPDATES_LISTED),
    news: [...news, ...reported].slice(-MAX_VISIBLE_NOTICES),
  };
}

/**
 * Returns the sentence for an update; null for the member's own actions and for updates without a text for this role.
 */
function sentenceOf(update: Update, isInvestor: boolean): Message | null {
  const { kind, name } = update;
  if (kind === "closed")
    return message(isInvestor ? "live.closedInvestor" : "live.closedInvestee");
  if (kind === "replaced") return isInvestor ? message("live.replaced") : null;
  // A match without a name has ended in the meantime.
  if (name === null) return null;
  if (kind === "funded")
    return message(isInvestor ? "live.fundedInvestor" : "live.fundedInvestee", {
      name,
      amount: formatMoney(amountOf(update.funded_ammount) ?? 0),
    });
  if (kind === "pending")
    return isInvestor ? message("live.matched", { name }) : null;
  return isInvestor || kind === "changed"
    ? null
    : message(`live.${kind}`, { name });
}

/**
 * Returns how long a page without a stream waits, in milliseconds: the wait doubles with each interruption up to a
 * limit, and half of it is random.
 */
export function waitAfterCuts({
  cuts,
  jitter,
}: Pick<LiveUpdatesContext, "cuts" | "jitter">): number {
  const doubled = UPDATES_FIRST_DELAY * 2 ** Math.max(0, cuts - 1);
  const wait = Math.min(doubled, UPDATES_MAX_DELAY);
  return Math.round(wait * (0.5 + jitter / 2));
}

function responseIn(event: LiveUpdatesEvent): ResponseOf<"updates"> {
  return event.type === "stream.updated"
    ? event.response
    : outputOf<ResponseOf<"updates">>(event);
}
