import { assign, fromCallback, fromPromise, setup } from "xstate";
import { MAX_MATCHES, SLOW_LOAD } from "../contract/constants.ts";
import { statusOf } from "../contract/failure.ts";
import { message } from "../contract/messages/index.ts";
import type { Match, Profile, UserAnswer } from "../contract/wire.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided, notProvidedSource } from "./actor-stub.ts";
import type {
  InvesteeDashboardContext,
  InvesteeDashboardEvent,
} from "./investee-dashboard-facts.ts";
import { businessNameOf } from "./investor-dashboard-facts.ts";
import { loadNotice } from "./load-notices.ts";

/**
 * The investee dashboard (§2 Investee dashboard, §7, §8): the figures of the profile, the first 2 matches, and the
 * one of them that the stage tracker shows. The list is read again when the page wakes and when asked for.
 */
export const investeeDashboardMachine = setup({
  types: {
    context: {} as InvesteeDashboardContext,
    events: {} as InvesteeDashboardEvent,
    tags: {} as
      | "loading"
      | "failed"
      | "empty"
      | "list"
      | "refreshing"
      | "profileLoading"
      | "noProfile",
  },
  actors: {
    fetchProfile: fromPromise<Profile, void>(notProvided),
    fetchUser: fromPromise<UserAnswer, void>(notProvided),
    fetchMatches: fromPromise<readonly Match[], void>(notProvided),
    /** Sends `page.woke` when the page or the network is back, and `list.outdated` when an update says so. */
    watchPage: fromCallback<InvesteeDashboardEvent>(notProvidedSource),
  },
  guards: {
    isMissing: ({ event }) => statusOf(failureOf(event)) === 404,
    hasMatches: ({ context }) => context.matches.length > 0,
  },
  actions: {
    rememberProfile: assign(({ event }) => {
      const profile = outputOf<Profile>(event);
      return { profile, businessName: businessNameOf(profile) };
    }),
    rememberUser: assign({
      businessName: ({ event }) => outputOf<UserAnswer>(event).business_name,
    }),
    rememberMatches: assign(({ event }) => ({
      matches: outputOf<readonly Match[]>(event).slice(0, MAX_MATCHES),
      notice: null,
    })),
    chooseMatch: assign({
      chosenId: ({ context, event }) =>
        event.type === "match.chosen" ? event.id : context.chosenId,
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
  id: "investeeDashboard",
  description: "See where my matches stand, and what I have said of myself.",
  context: {
    profile: null,
    businessName: null,
    matches: [],
    chosenId: null,
    notice: null,
    slow: false,
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: { description: "Then only Refresh reads the list again." },
  },
  type: "parallel",
  states: {
    profile: {
      description: "The figures, and whose they are.",
      initial: "fetching",
      meta: { specification: ["§2 Investee dashboard", "§7", "§8"] },
      states: {
        fetching: {
          description: "The profile is on its way.",
          tags: "profileLoading",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "known",
              actions: "rememberProfile",
              description: "The figures of the profile.",
            },
            onError: [
              {
                guard: "isMissing",
                target: "missing",
                description:
                  "There is no profile yet: the user is asked for instead.",
              },
              {
                target: "fallingBack",
                actions: "logFailure",
                description:
                  "A profile failure is logged only: the user is asked for instead.",
              },
            ],
          },
        },
        known: { description: "The figures are those of the profile." },
        missing: {
          description:
            "There is no profile yet: the defaults stand in, and the page asks to set one up.",
          tags: "noProfile",
          invoke: {
            id: "fetchUserWithoutProfile",
            src: "fetchUser",
            onDone: {
              actions: "rememberUser",
              description: "The name, if the account has one.",
            },
            onError: {
              actions: "logFailure",
              description: "It is logged only; no name then.",
            },
          },
        },
        fallingBack: {
          description: "The profile failed; GET /api/user/ is on its way.",
          tags: "profileLoading",
          meta: { specification: ["§7 GET /api/profile/"] },
          invoke: {
            id: "fetchUser",
            src: "fetchUser",
            onDone: {
              target: "unknown",
              actions: "rememberUser",
              description: "The business name at least.",
            },
            onError: {
              target: "unknown",
              actions: "logFailure",
              description: "It is logged only; the page stands without a name.",
            },
          },
        },
        unknown: {
          description: "The defaults stand in for the figures.",
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
      description: "The first 2 matches, and the one that the tracker shows.",
      initial: "loading",
      meta: { specification: ["§2 Investee dashboard", "§7", "§8"] },
      states: {
        loading: {
          description:
            "The matches are on their way; the page shows bare threads.",
          tags: "loading",
          exit: "noteNotSlow",
          invoke: {
            id: "loadMatches",
            src: "fetchMatches",
            onDone: {
              target: "list",
              actions: "rememberMatches",
              description: "The list is there; its first 2 count.",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
              description: "The page says so and offers to try again.",
            },
          },
          after: {
            slowLoad: {
              actions: "noteSlow",
              description: "It takes longer than usual, and the page says so.",
            },
          },
          on: {
            "list.outdated": {
              target: "loading",
              reenter: true,
              description: "What is on its way may be old already.",
            },
          },
        },
        failed: {
          description: "The matches could not be read, but they are safe.",
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
            "list.outdated": {
              target: "loading",
              description: "Something has changed, so the server is there.",
            },
          },
        },
        list: {
          description: "The list is known.",
          tags: "list",
          initial: "looking",
          on: {
            "match.chosen": {
              actions: "chooseMatch",
              description: "View Status: the tracker shows this match.",
            },
            "refresh.asked": {
              target: ".refreshing",
              description: "Refresh.",
            },
            "page.woke": {
              target: ".refreshing",
              description: "Something may have changed meanwhile.",
            },
            "list.outdated": {
              target: ".refreshing",
              description:
                "The other side has done something; a reading under way may be too early.",
            },
          },
          states: {
            looking: {
              description: "Is there anything in the list?",
              always: [
                {
                  guard: "hasMatches",
                  target: "filled",
                  description: "Yes: the tracker and the table.",
                },
                { target: "empty", description: "No: the empty table." },
              ],
            },
            filled: {
              description:
                "The tracker with its sentence, and the table of matched investors.",
            },
            empty: {
              description:
                "'You currently have no matches. Please check back later.'",
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
