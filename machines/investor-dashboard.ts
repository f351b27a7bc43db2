import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from "xstate";
import { SLOW_LOAD } from "../contract/constants.ts";
import { statusOf } from "../contract/failure.ts";
import { message } from "../contract/messages/index.ts";
import type { Match, Profile } from "../contract/wire.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided, notProvidedSource } from "./actor-stub.ts";
import {
  businessNameOf,
  type InvestorDashboardContext,
  type InvestorDashboardEvent,
  reviewId,
  withMatch,
} from "./investor-dashboard-facts.ts";
import { loadNotice } from "./load-notices.ts";
import { matchReviewMachine } from "./match-review.ts";

/**
 * The investor dashboard (§2 Investor dashboard, §8): who I am, the businesses that were matched with me, and a
 * review for each of them. The list is read again after a change, when the page wakes, and when asked for.
 */
export const investorDashboardMachine = setup({
  types: {
    context: {} as InvestorDashboardContext,
    events: {} as InvestorDashboardEvent,
    tags: {} as
      | "loading"
      | "failed"
      | "empty"
      | "list"
      | "refreshing"
      | "noProfile",
  },
  actors: {
    fetchProfile: fromPromise<Profile, void>(notProvided),
    fetchMatches: fromPromise<readonly Match[], void>(notProvided),
    /** Sends `page.woke` when the page comes back to the front or the network does. */
    watchPage: fromCallback<InvestorDashboardEvent>(notProvidedSource),
    reviewMatch: matchReviewMachine,
  },
  guards: {
    isMissing: ({ event }) => statusOf(failureOf(event)) === 404,
    hasMatches: ({ context }) => context.matches.length > 0,
  },
  actions: {
    rememberProfile: assign({
      businessName: ({ event }) => businessNameOf(outputOf<Profile>(event)),
    }),
    /** Keeps one review per match: a new one starts, one that is known hears the news, one that is gone stops. */
    rememberMatches: enqueueActions(({ context, event, enqueue }) => {
      const matches = outputOf<readonly Match[]>(event);
      const ids = matches.map(({ id }) => id);
      for (const match of matches) {
        const id = reviewId(match.id);
        if (context.reviewed.includes(match.id))
          enqueue.sendTo(id, { type: "match.refreshed", match });
        else enqueue.spawnChild("reviewMatch", { id, input: { match } });
      }
      for (const id of context.reviewed)
        if (!ids.includes(id)) enqueue.stopChild(reviewId(id));
      enqueue.assign({ matches, reviewed: ids, notice: null });
    }),
    replaceMatch: assign({
      matches: ({ context, event }) =>
        event.type === "match.changed"
          ? withMatch(context.matches, event.match)
          : context.matches,
    }),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
    noticeLoadFailed: assign({
      notice: ({ event }) => loadNotice(failureOf(event)),
    }),
    noticeNotRefreshed: assign({ notice: message("load.notRefreshed") }),
    /** Effect, given by the browser. */
    logFailure: () => {},
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "investorDashboard",
  description: "See who was matched with me, and answer.",
  context: {
    businessName: null,
    matches: [],
    reviewed: [],
    notice: null,
    slow: false,
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Then only Refresh and a change read the list again.",
    },
  },
  type: "parallel",
  states: {
    profile: {
      description: "Who the Welcome line speaks to.",
      initial: "fetching",
      meta: { specification: ["§2 Investor dashboard", "§8"] },
      states: {
        fetching: {
          description: "The profile is on its way; Welcome stands alone.",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "known",
              actions: "rememberProfile",
              description: "Welcome, and the business name.",
            },
            onError: [
              {
                guard: "isMissing",
                target: "missing",
                description: "There is no profile yet.",
              },
              {
                target: "unknown",
                actions: "logFailure",
                description: "A profile failure is logged only.",
              },
            ],
          },
        },
        known: { description: "The Welcome line has the business name." },
        missing: {
          description:
            "Nobody can be matched with this investor yet; the page asks to set up the profile.",
          tags: "noProfile",
        },
        unknown: {
          description: "Welcome stands alone.",
          on: {
            "page.woke": {
              target: "fetching",
              description: "The page or the network is back: another try.",
            },
          },
        },
      },
    },
    matches: {
      description: "The businesses that were matched with this investor.",
      initial: "loading",
      meta: { specification: ["§2 Investor dashboard", "§8"] },
      states: {
        loading: {
          description:
            "The matches are on their way; the page shows bare threads.",
          tags: "loading",
          entry: "noteNotSlow",
          exit: "noteNotSlow",
          invoke: {
            id: "loadMatches",
            src: "fetchMatches",
            onDone: {
              target: "list",
              actions: "rememberMatches",
              description: "The list is there.",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
              description: "The placeholder row and the notice.",
            },
          },
          after: {
            slowLoad: {
              actions: "noteSlow",
              description: "It takes longer than usual, and the page says so.",
            },
          },
        },
        failed: {
          description:
            "'No matches yet', why that may be wrong, and a way to try again.",
          tags: "failed",
          on: {
            "load.retried": {
              target: "loading",
              description: "The person tries again.",
            },
            "page.woke": {
              target: "loading",
              description: "The page or the network is back.",
            },
          },
        },
        list: {
          description: "The list is known.",
          tags: "list",
          initial: "looking",
          on: {
            "refresh.asked": {
              target: ".refreshing",
              description: "Refresh.",
            },
            "page.woke": {
              target: ".refreshing",
              description: "Something may have changed meanwhile.",
            },
            "match.changed": {
              target: ".refreshing",
              actions: "replaceMatch",
              description: "The server has confirmed an answer.",
            },
            "change.failed": {
              target: ".refreshing",
              description:
                "An answer was refused; what stands there may be old.",
            },
          },
          states: {
            looking: {
              description: "Is there anything in the list?",
              always: [
                {
                  guard: "hasMatches",
                  target: "filled",
                  description: "Yes: the table.",
                },
                { target: "empty", description: "No: the placeholder row." },
              ],
            },
            filled: {
              description:
                "The figures, the pie, and one row per match with Approve and Decline.",
            },
            empty: {
              description:
                "'No matches yet', and what will bring the first one.",
              tags: "empty",
            },
            refreshing: {
              description:
                "The list is read again; what was known stays in view.",
              tags: "refreshing",
              invoke: {
                id: "refreshMatches",
                src: "fetchMatches",
                onDone: {
                  target: "looking",
                  actions: "rememberMatches",
                  description: "The list is new.",
                },
                onError: {
                  target: "looking",
                  actions: "noticeNotRefreshed",
                  description:
                    "The list stays, and a line says that it may be old.",
                },
              },
              on: {
                "refresh.asked": {},
                "page.woke": {},
              },
            },
          },
        },
      },
    },
  },
});
