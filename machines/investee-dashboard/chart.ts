import { assign, fromCallback, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
import { MAX_MATCHES, SLOW_LOAD } from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { message } from "../../contract/messages/index.ts";
import type { Match, Profile } from "../../contract/wire.ts";
import { businessNameOf } from "../investor-dashboard/facts.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import { callActor, notProvidedSource } from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";
import type {
  InvesteeDashboardContext,
  InvesteeDashboardEvent,
} from "./facts.ts";

/**
 * The investee dashboard: the metrics of the profile, the matches, and the match that the stage tracker shows. The
 * list is reloaded when the page resumes, when an update arrives, and on request.
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
    fetchProfile: callActor("profile"),
    fetchUser: callActor("user"),
    fetchMatches: callActor("matches"),
    /**
     * Sends `page.woke` when the page becomes visible or the network returns, and `list.outdated` when an update
     * reports a change.
     */
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
      businessName: ({ event }) =>
        outputOf<AnswerOf<"user">>(event).business_name,
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
    /** Effect, provided by the shell. */
    logFailure: () => {},
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "investeeDashboard",
  description: "See the status of your matches and your own figures.",
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
    onError: { description: "Only Refresh reloads the list." },
  },
  type: "parallel",
  states: {
    profile: {
      description: "The metrics and the business name.",
      initial: "fetching",
      states: {
        fetching: {
          description: "Loading the profile.",
          tags: "profileLoading",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "known",
              actions: "rememberProfile",
            },
            onError: [
              {
                guard: "isMissing",
                target: "missing",
                meta: { rules: ["7-investee-dashboard-01"] },
              },
              {
                target: "fallingBack",
                actions: "logFailure",
                description: "The failure is only logged.",
                meta: {
                  rules: ["7-investee-dashboard-01", "8-investee-dashboard-01"],
                },
              },
            ],
          },
        },
        known: { description: "The metrics come from the profile." },
        missing: {
          description:
            "There is no profile yet. Defaults are shown, and the page asks to set up a profile.",
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
              description: "The page shows no name.",
            },
          },
        },
        fallingBack: {
          description:
            "The profile could not be loaded. GET /api/user/ is running.",
          tags: "profileLoading",
          meta: { rules: ["7-investee-dashboard-01"] },
          invoke: {
            id: "fetchUser",
            src: "fetchUser",
            onDone: {
              target: "unknown",
              actions: "rememberUser",
              description: "Only the business name is known.",
              meta: { rules: ["7-investee-dashboard-01"] },
            },
            onError: {
              target: "unknown",
              actions: "logFailure",
              description: "The page shows no name.",
              meta: { rules: ["8-investee-dashboard-01"] },
            },
          },
        },
        unknown: {
          description: "Default metrics are shown.",
          meta: { rules: ["8-investee-dashboard-01"] },
          on: {
            "page.woke": { target: "fetching" },
          },
        },
      },
    },
    matches: {
      description: "The matches, and the one that the tracker shows.",
      initial: "loading",
      states: {
        loading: {
          description: "Loading the matches. The page shows a skeleton.",
          tags: "loading",
          exit: "noteNotSlow",
          invoke: {
            id: "loadMatches",
            src: "fetchMatches",
            onDone: {
              target: "list",
              actions: "rememberMatches",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
            },
          },
          after: {
            slowLoad: {
              actions: "noteSlow",
            },
          },
          on: {
            "list.outdated": {
              target: "loading",
              reenter: true,
              description: "The running request may return stale data.",
            },
          },
        },
        failed: {
          description: "The matches could not be loaded. Try Again is offered.",
          tags: "failed",
          on: {
            "load.retried": { target: "loading" },
            "page.woke": { target: "loading" },
            "list.outdated": {
              target: "loading",
              description: "An update arrived, so the server is reachable.",
            },
          },
        },
        list: {
          description: "The list is loaded.",
          tags: "list",
          initial: "looking",
          on: {
            "match.chosen": {
              actions: "chooseMatch",
              meta: { rules: ["2-investee-dashboard-11"] },
            },
            "refresh.asked": { target: ".refreshing" },
            "page.woke": {
              target: ".refreshing",
              description:
                "The list may have changed while the page was hidden.",
            },
            "list.outdated": {
              target: ".refreshing",
              description:
                "Restarts a running refresh, which may return stale data.",
            },
          },
          states: {
            looking: {
              description: "Checks whether the list has matches.",
              always: [
                { guard: "hasMatches", target: "filled" },
                { target: "empty" },
              ],
            },
            filled: {
              description:
                "The tracker and the table of matched investors are shown.",
              meta: {
                rules: ["1-investee-dashboard-01", "7-investee-dashboard-02"],
              },
            },
            empty: {
              description: "The empty table is shown.",
              tags: "empty",
              meta: { rules: ["2-investee-dashboard-12"] },
            },
            refreshing: {
              description:
                "The list is being reloaded. The previous list stays visible.",
              tags: "refreshing",
              invoke: {
                id: "refreshMatches",
                src: "fetchMatches",
                onDone: {
                  target: "looking",
                  actions: "rememberMatches",
                },
                onError: {
                  target: "looking",
                  actions: "noticeNotRefreshed",
                  description:
                    "The previous list stays, with a note that it may be stale.",
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
