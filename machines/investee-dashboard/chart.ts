import { assign, fromCallback, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import {
  DEFAULT_FINANCIAL_POSITION,
  DEFAULT_TEAM_CAPACITY,
  MAX_MATCHES,
  SLOW_LOAD,
} from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { type Message, message, t } from "../../contract/messages/index.ts";
import { amountOf, type Profile } from "../../contract/profile/wire.ts";
import { businessNameOf } from "../investor-dashboard/chart.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import { callActor, notProvidedSource } from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";

/** Context, events and selectors of the investee dashboard. */

type InvesteeDashboardContext = {
  /** Null while unknown, or when there is no profile. */
  readonly profile: Profile | null;
  /** From the profile, otherwise from GET /api/user/. */
  readonly businessName: string | null;
  /** At most the number of matches that an investee can have. */
  readonly matches: readonly Match[];
  /** Id of the match chosen with View Status. */
  readonly chosenId: string | null;
  /** Why the matches could not be loaded or refreshed. */
  readonly notice: Message | null;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
};

export type InvesteeDashboardEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" }
  /** The list changed on the server. */
  | { type: "list.stale" }
  /** View Status. */
  | { type: "match.chosen"; id: string };

/** A metric, and whether its value is a default. */
type Metric<T> = { readonly value: T; readonly assumed: boolean };

type Metrics = {
  /** US dollars; null when the profile has no value. */
  readonly ticketSize: number | null;
  readonly fundingReceived: number;
  readonly annualTurnover: number | null;
  readonly financialPosition: Metric<string>;
  readonly teamCapacity: Metric<number>;
};

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
     * Sends `page.resumed` when the page becomes visible or the network returns, and `list.stale` when an update
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
    /** Effect, provided by the browser. */
    logFailure: () => {},
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "investeeDashboard",
  description: "See the status of one's matches.",
  meta: { title: "Investee dashboard", who: "Investees" },
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
            "page.resumed": { target: "fetching" },
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
            "list.stale": {
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
            "page.resumed": { target: "loading" },
            "list.stale": {
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
            "page.resumed": {
              target: ".refreshing",
              description:
                "The list may have changed while the page was hidden.",
            },
            "list.stale": {
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
                "page.resumed": {},
              },
            },
          },
        },
      },
    },
  },
});

/** Returns the match that the tracker shows: the chosen one, otherwise the first; null when there is none. */
export function trackedMatch({
  matches,
  chosenId,
}: Pick<InvesteeDashboardContext, "matches" | "chosenId">): Match | null {
  return matches.find(({ id }) => id === chosenId) ?? matches[0] ?? null;
}

/** Returns the metrics of the dashboard, with defaults where the profile has no value. */
export function metricsOf({
  profile,
  matches,
}: Pick<InvesteeDashboardContext, "profile" | "matches">): Metrics {
  const position = profile?.financial_position || null;
  const team = profile?.team_capacity ?? null;
  return {
    ticketSize: amountOf(profile?.capital_needed),
    fundingReceived: matches.reduce(
      (sum, match) => sum + (amountOf(match.funded_ammount) ?? 0),
      0,
    ),
    annualTurnover: profile?.annual_turnover ?? null,
    financialPosition: {
      value: position
        ? t(`profile.fields.financial_position.options.${position}`)
        : DEFAULT_FINANCIAL_POSITION,
      assumed: position === null,
    },
    teamCapacity: {
      value: team ?? DEFAULT_TEAM_CAPACITY,
      assumed: team === null,
    },
  };
}
