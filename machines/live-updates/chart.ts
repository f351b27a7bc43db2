import { assign, fromCallback, raise, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
import type { Update } from "../../contract/calls/matches.ts";
import {
  NEWS_AT_ONCE,
  NEWS_SHOWN,
  UPDATES_FIRST_WAIT,
  UPDATES_HIDDEN,
  UPDATES_LISTED,
  UPDATES_LONGEST_WAIT,
  UPDATES_PATIENCE,
  UPDATES_RECENT,
  UPDATES_SILENCE,
  UPDATES_STEADY,
} from "../../contract/constants.ts";
import { formatMoney } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { amountOf } from "../../contract/profile/wire.ts";
import { outputOf } from "../shared/actor-events.ts";
import { callActor, notProvidedSource } from "../shared/actor-stub.ts";

/** Context of the connection for live updates. */

/** A notice for the member, with the id of its update. */
export type News = { readonly id: string; readonly message: Message };

type LiveUpdatesContext = {
  /** Whose updates these are. */
  readonly email: string | null;
  readonly userType: string | null;
  /** Ids of the updates that were already reported; null before the first answer. */
  readonly seen: readonly string[] | null;
  /** The new updates of the last answer, for the pages. */
  readonly fresh: readonly Update[];
  /** The visible notices, oldest first. */
  readonly news: readonly News[];
  /** Number of times that the stream was cut or failed since it was last steady. */
  readonly cuts: number;
  /** Random number from 0 to 1, so that the pages disconnected by one server do not all reconnect at once. */
  readonly jitter: number;
};

export type LiveUpdatesEvent =
  /** A member is logged in. Sent again after another login, which brings another token. */
  | {
      type: "member.came";
      email: string | null;
      userType: string | null;
      jitter: number;
    }
  | { type: "member.left" }
  | { type: "page.hidden" }
  | { type: "page.shown" }
  /** The page enters the browser's back/forward cache. */
  | { type: "page.left" }
  /** The page has been hidden for a while. */
  | { type: "page.forgotten" }
  | { type: "network.lost" }
  | { type: "network.back" }
  | { type: "stream.updated"; answer: AnswerOf<"updates"> }
  | { type: "stream.beat" }
  /** The server closed the stream because newer pages of this member replaced it. */
  | { type: "stream.crowded" }
  | { type: "stream.cut"; jitter: number }
  /** An answer contained something new. */
  | { type: "updates.came" }
  | { type: "news.read"; id: string };

export const NOBODY: LiveUpdatesContext = {
  email: null,
  userType: null,
  seen: null,
  fresh: [],
  news: [],
  cuts: 0,
  jitter: 0,
};

/** The number of cuts that leads to the longest wait. */
const CUTS_OF_LONGEST_WAIT = 5;

const learn = ["rememberAnswer", "announceUpdates", "raiseUpdates"] as const;

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
    watchPage: fromCallback<LiveUpdatesEvent>(notProvidedSource),
    /** Sends `stream.updated`, `stream.beat` and `stream.crowded`, and `stream.cut` at the end. */
    openStream: fromCallback<LiveUpdatesEvent>(notProvidedSource),
    fetchUpdates: callActor("updates"),
  },
  guards: {
    isSameMember: ({ context, event }) =>
      event.type === "member.came" && event.email === context.email,
    bringsNew: ({ context, event }) =>
      freshIn(context, answerIn(event)).length > 0,
    hasNews: ({ context }) => context.news.length > 0,
    isLastNews: ({ context, event }) =>
      event.type === "news.read" &&
      context.news.every(({ id }) => id === event.id),
  },
  actions: {
    rememberMember: assign(({ event }) =>
      event.type === "member.came"
        ? {
            ...NOBODY,
            email: event.email,
            userType: event.userType,
            jitter: event.jitter,
          }
        : {},
    ),
    forgetMember: assign(NOBODY),
    rememberAnswer: assign(({ context, event }) =>
      afterAnswer(context, answerIn(event)),
    ),
    noteCut: assign({
      cuts: ({ context }) => context.cuts + 1,
      jitter: ({ context, event }) =>
        event.type === "stream.cut" ? event.jitter : context.jitter,
    }),
    noteCrowded: assign({ cuts: CUTS_OF_LONGEST_WAIT }),
    noteSteady: assign({ cuts: 0 }),
    removeNews: assign({
      news: ({ context, event }) =>
        context.news.filter(
          ({ id }) => event.type !== "news.read" || id !== event.id,
        ),
    }),
    clearNews: assign({ news: [] }),
    forgetPage: raise({ type: "page.forgotten" }),
    raiseUpdates: raise({ type: "updates.came" }),
    /** Effect, provided by the browser. Pages that show the changed data reload it. */
    announceUpdates: () => {},
  },
  delays: {
    updatesPatience: UPDATES_PATIENCE,
    updatesSilence: UPDATES_SILENCE,
    updatesSteady: UPDATES_STEADY,
    updatesHidden: UPDATES_HIDDEN,
    pollWait: ({ context }) => waitAfterCuts(context),
    newsShown: NEWS_SHOWN,
  },
}).createMachine({
  id: "liveUpdates",
  description: "See at once what the other side has done.",
  meta: { title: "Live updates", who: "Members" },
  context: NOBODY,
  initial: "away",
  states: {
    away: {
      description: "No member is logged in. There is no connection.",
      tags: "resting",
      on: {
        "member.came": {
          target: "present",
          actions: "rememberMember",
        },
      },
    },
    present: {
      description: "A member is logged in.",
      type: "parallel",
      invoke: {
        id: "watchPage",
        src: "watchPage",
        onError: {
          description: "The page counts as visible and online.",
        },
      },
      on: {
        "member.came": [
          {
            guard: "isSameMember",
            target: "present",
            reenter: true,
            description: "The stream reconnects with the new token.",
          },
          {
            target: "present",
            reenter: true,
            actions: "rememberMember",
            description: "Nothing of the previous member is kept.",
          },
        ],
        "member.left": {
          target: "away",
          actions: "forgetMember",
        },
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
                onError: {
                  target: "waiting",
                  actions: "noteCut",
                  description: "The stream could not be requested.",
                },
              },
              on: {
                "stream.cut": {
                  target: "waiting",
                  actions: "noteCut",
                  description:
                    "The server closed the stream, the network failed, or the request was refused.",
                },
                "stream.crowded": {
                  target: "waiting",
                  actions: "noteCrowded",
                  description:
                    "The member has more open pages than one server serves with streams, so this page polls with the longest wait.",
                },
                "page.forgotten": {
                  target: "asleep",
                  description: "A hidden page releases its stream.",
                },
                "network.lost": { target: "offline" },
              },
              states: {
                connecting: {
                  description: "The stream was requested but has not started.",
                  on: {
                    "stream.updated": [
                      {
                        guard: "bringsNew",
                        target: "open",
                        actions: learn,
                        description:
                          "The stream starts with the updates that this page has missed.",
                      },
                      {
                        target: "open",
                        actions: "rememberAnswer",
                      },
                    ],
                  },
                  after: {
                    updatesPatience: {
                      target: "#liveUpdates.present.line.waiting",
                      actions: "noteCut",
                      description: "A proxy may be buffering the stream.",
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
                        "The connection is steady: the next cut starts with the shortest wait again.",
                    },
                  },
                  states: {
                    listening: {
                      description:
                        "The server sends a heartbeat at regular intervals.",
                      on: {
                        "stream.updated": [
                          {
                            guard: "bringsNew",
                            target: "listening",
                            reenter: true,
                            actions: learn,
                          },
                          {
                            target: "listening",
                            reenter: true,
                            description: "The updates were already reported.",
                          },
                        ],
                        "stream.beat": {
                          target: "listening",
                          reenter: true,
                        },
                      },
                      after: {
                        updatesSilence: {
                          target: "#liveUpdates.present.line.waiting",
                          actions: "noteCut",
                          description:
                            "Several heartbeats are missing, so the stream counts as dead.",
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
                "network.back": {
                  target: "asking",
                  description: "Polls at once.",
                },
              },
              after: {
                pollWait: { target: "asking" },
              },
            },
            asking: {
              description: "The page polls for updates.",
              tags: "polling",
              invoke: {
                id: "fetchUpdates",
                src: "fetchUpdates",
                onDone: [
                  {
                    guard: "bringsNew",
                    target: "attached",
                    actions: learn,
                    description:
                      "The server answers again, so the page returns to the stream.",
                  },
                  {
                    target: "attached",
                    actions: "rememberAnswer",
                    description:
                      "The server answers again, so the page returns to the stream.",
                  },
                ],
                onError: {
                  target: "waiting",
                  actions: "noteCut",
                  description: "The next wait is longer.",
                },
              },
              on: {
                "page.forgotten": { target: "asleep" },
                "network.lost": { target: "offline" },
              },
            },
            offline: {
              description:
                "The browser is offline. Another part of the page shows this.",
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
              on: {
                "page.shown": { target: "attached" },
              },
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
                "page.left": {
                  target: "forgotten",
                  description:
                    "The page enters the browser's back/forward cache.",
                },
              },
            },
            behind: {
              description: "The page is hidden, perhaps only for a moment.",
              on: {
                "page.shown": { target: "front" },
                "page.left": {
                  target: "forgotten",
                  description:
                    "The page enters the browser's back/forward cache.",
                },
              },
              after: {
                updatesHidden: { target: "forgotten" },
              },
            },
            forgotten: {
              description: "The page has been hidden for a while.",
              entry: "forgetPage",
              on: {
                "page.shown": { target: "front" },
              },
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
              on: {
                "updates.came": { guard: "hasNews", target: "shown" },
              },
            },
            shown: {
              description:
                "The page lists the latest changes, up to a fixed number.",
              on: {
                "updates.came": {
                  target: "shown",
                  reenter: true,
                  description: "The display time restarts.",
                },
                "news.read": [
                  { guard: "isLastNews", target: "none" },
                  { actions: "removeNews" },
                ],
              },
              after: {
                newsShown: {
                  target: "none",
                  description:
                    "They disappear by themselves, because the pages show the same changes.",
                },
              },
            },
          },
        },
      },
    },
  },
});

/**
 * Returns the updates of an answer that were not reported yet; for the first answer, only those that a list loaded
 * just before may lack.
 */
function freshIn(
  { seen }: Pick<LiveUpdatesContext, "seen">,
  { updates, now }: AnswerOf<"updates">,
): readonly Update[] {
  return seen === null
    ? updates.filter(({ at }) => at > now - UPDATES_RECENT)
    : updates.filter(({ id }) => !seen.includes(id));
}

/** Returns the context after an answer. The first one causes no notices, because the page has just loaded its data. */
export function afterAnswer(
  context: LiveUpdatesContext,
  answer: AnswerOf<"updates">,
): Pick<LiveUpdatesContext, "seen" | "fresh" | "news"> {
  const fresh = freshIn(context, answer);
  const reported = context.seen === null ? [] : fresh;
  return {
    fresh,
    seen: [
      ...new Set([
        ...(context.seen ?? []),
        ...answer.updates.map(({ id }) => id),
      ]),
    ].slice(-2 * UPDATES_LISTED),
    news: [
      ...context.news,
      ...reported.flatMap((one) => newsOf(one, context)),
    ].slice(-NEWS_AT_ONCE),
  };
}

/** Returns the notice for an update; none for the member's own actions and for updates without a text for this role. */
function newsOf(
  update: Update,
  { userType }: Pick<LiveUpdatesContext, "userType">,
): readonly News[] {
  const words =
    userType === "investor" ? forInvestor(update) : forInvestee(update);
  return words ? [{ id: update.id, message: words }] : [];
}

function forInvestee(update: Update): Message | null {
  const { kind, name } = update;
  if (kind === "closed") return message("live.closedInvestee");
  // Without a name, the match has ended since.
  if (name === null) return null;
  if (kind === "funded")
    return message("live.fundedInvestee", { name, amount: amountIn(update) });
  return kind === "approved" || kind === "rejected"
    ? message(`live.${kind}`, { name })
    : null;
}

function forInvestor(update: Update): Message | null {
  const { kind, name } = update;
  if (kind === "replaced") return message("live.replaced");
  if (kind === "closed") return message("live.closedInvestor");
  if (name === null) return null;
  if (kind === "funded")
    return message("live.fundedInvestor", { name, amount: amountIn(update) });
  return kind === "pending" ? message("live.matched", { name }) : null;
}

function amountIn({ funded_ammount }: Update): string {
  return formatMoney(amountOf(funded_ammount) ?? 0);
}

/**
 * Returns how long a page without a stream waits, in milliseconds: doubled with each cut up to a limit, and half of
 * it random.
 */
export function waitAfterCuts({
  cuts,
  jitter,
}: Pick<LiveUpdatesContext, "cuts" | "jitter">): number {
  const doubled = UPDATES_FIRST_WAIT * 2 ** Math.max(0, cuts - 1);
  const wait = Math.min(doubled, UPDATES_LONGEST_WAIT);
  return Math.round(wait * (0.5 + jitter / 2));
}

function answerIn(event: LiveUpdatesEvent): AnswerOf<"updates"> {
  return event.type === "stream.updated"
    ? event.answer
    : outputOf<AnswerOf<"updates">>(event);
}
