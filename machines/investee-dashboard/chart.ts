import { assign, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import {
  DEFAULT_FINANCIAL_POSITION,
  DEFAULT_TEAM_CAPACITY,
  MAX_MATCHES,
  SLOW_LOAD,
} from "../../contract/constants.ts";
import { t } from "../../contract/messages/index.ts";
import {
  businessNameOf,
  type Profile,
  parseAmount,
} from "../../contract/profile/wire.ts";
import { eventOf, hasStatus, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
} from "../shared/actor-stub.ts";
import {
  type ListContext,
  type ListEvent,
  type ListTag,
  listStates,
  loadingStates,
  NO_LIST,
  refreshNotice,
  refreshTransitions,
  totalFunded,
} from "../shared/match-list.ts";
import { pageOf } from "../shared/match-totals.ts";
import { loadNotice } from "../shared/notice.ts";
import {
  hasStoredResponse,
  lastResponseOf,
  NO_PROFILE,
  type ProfileContext,
  type ProfileTag,
  profileStates,
  staleDataNotice,
} from "../shared/stored-response.ts";

type InvesteeDashboardContext = ListContext &
  ProfileContext & {
    /** From the profile, otherwise from GET /api/user/. */
    readonly businessName: string | null;
    /** Id of the match chosen with View Status. */
    readonly chosenId: string | null;
  };

export type InvesteeDashboardEvent =
  | ListEvent
  /** The list changed on the server. */
  | { type: "list.stale" }
  /** View Status. */
  | { type: "match.chosen"; id: string };

const sharedProfileStates = profileStates("fetchingUser");

/**
 * The investee dashboard: the metrics of the profile, the matches, and the match that the stage tracker shows. The
 * list is reloaded when the page resumes, when an update arrives, and on request.
 */
export const investeeDashboardMachine = setup({
  types: {
    context: {} as InvesteeDashboardContext,
    events: {} as InvesteeDashboardEvent,
    tags: {} as ListTag | ProfileTag,
  },
  actors: {
    fetchProfile: apiActor("profile"),
    fetchUser: apiActor("user"),
    fetchMatches: apiActor("matches"),
    /** Sends `page.resumed`, and `list.stale` when an update reports a change. */
    watchPage: eventActor<InvesteeDashboardEvent>(),
  },
  guards: {
    isMissing: hasStatus(404),
    hasStoredResponse,
    hasMatches: ({ context }) => context.matches.length > 0,
  },
  actions: {
    setProfile: assign(({ event }) => ({
      ...withProfile(outputOf<Profile>(event)),
      profileNotice: null,
    })),
    restoreProfile: assign(({ event }) => ({
      ...withProfile(lastResponseOf<Profile>(event)),
      profileNotice: staleDataNotice({ event }),
    })),
    setUser: assign({
      businessName: ({ event }) =>
        outputOf<ResponseOf<"user">>(event).business_name,
    }),
    setMatches: assign(({ event }) => ({
      matches: firstMatches(outputOf(event)),
      notice: null,
    })),
    clearProfile: assign(NO_PROFILE),
    restoreMatches: assign(({ event }) => ({
      matches: firstMatches(lastResponseOf(event)),
      notice: staleDataNotice({ event }),
    })),
    chooseMatch: assign({
      chosenId: ({ event }) => eventOf(event, "match.chosen").id,
    }),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    showLoadFailure: assign({ notice: loadNotice }),
    showRefreshFailure: assign({ notice: refreshNotice }),
    /** Effect, implemented in `src/`. */
    logFailure: effect(),
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "investeeDashboard",
  description: "See the status of your matches.",
  meta: { title: "Investee dashboard", who: "Investees", area: "funding" },
  context: {
    ...NO_LIST,
    ...NO_PROFILE,
    businessName: null,
    chosenId: null,
  },
  invoke: invokeEventActor("watchPage"),
  type: "parallel",
  states: {
    profile: {
      description: "The metrics and the business name.",
      initial: "fetching",
      states: {
        ...sharedProfileStates,
        loaded: {
          ...sharedProfileStates.loaded,
          description: "The metrics come from the profile.",
        },
        missing: {
          ...sharedProfileStates.missing,
          description:
            "There is no profile yet. The page shows default metrics and the name from the account, and asks the member to set up a profile.",
          meta: { rules: ["7-investee-dashboard-01"] },
          invoke: {
            id: "fetchUserWithoutProfile",
            src: "fetchUser",
            onDone: { actions: "setUser" },
            onError: { actions: "logFailure" },
          },
        },
        fetchingUser: {
          description:
            "The profile could not be loaded. The name is being loaded with GET /api/user/.",
          tags: "profileLoading",
          meta: { rules: ["7-investee-dashboard-01"] },
          invoke: {
            id: "fetchUser",
            src: "fetchUser",
            onDone: { target: "unavailable", actions: "setUser" },
            onError: { target: "unavailable", actions: "logFailure" },
          },
        },
        unavailable: {
          ...sharedProfileStates.unavailable,
          description:
            "Default metrics are shown, and the name if it was loaded.",
          meta: { rules: ["8-investee-dashboard-01"] },
        },
      },
    },
    matches: {
      description: "The matches, and the one that the tracker shows.",
      initial: "loading",
      states: {
        ...loadingStates,
        list: {
          description: "The list is loaded.",
          tags: "list",
          initial: "checking",
          on: {
            ...refreshTransitions,
            "match.chosen": {
              actions: "chooseMatch",
              meta: { rules: ["2-investee-dashboard-11"] },
            },
            "list.stale": {
              target: ".refreshing",
              description:
                "Restarts a running refresh, because its data may be stale.",
            },
          },
          states: {
            ...listStates,
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
          },
        },
      },
    },
  },
});

function firstMatches(response: ResponseOf<"matches">): readonly Match[] {
  return pageOf(response).matches.slice(0, MAX_MATCHES);
}

function withProfile(profile: Profile) {
  return { profile, businessName: businessNameOf(profile) };
}

/** Returns the match that the tracker shows: the chosen one, otherwise the first; null when there is none. */
export function trackedMatch({
  matches,
  chosenId,
}: Pick<InvesteeDashboardContext, "matches" | "chosenId">): Match | null {
  return matches.find(({ id }) => id === chosenId) ?? matches[0] ?? null;
}

/** Returns the next step, as the server sends it, if the tracked match is rejected or has ended; otherwise null. */
export function nextStepOf(
  context: Pick<InvesteeDashboardContext, "matches" | "chosenId">,
): "anotherMatch" | "otherOptions" | null {
  const step = trackedMatch(context)?.next_step;
  if (step === undefined) return null;
  return step === "none" ? "otherOptions" : "anotherMatch";
}

/**
 * Returns the metrics of the dashboard. Amounts are in US dollars, and null if the profile has none. Only the financial
 * position and the team capacity have defaults.
 */
export function metricsOf({
  profile,
  matches,
}: Pick<InvesteeDashboardContext, "profile" | "matches">) {
  const position = profile?.financial_position || null;
  const teamCapacity = profile?.team_capacity ?? null;
  return {
    ticketSize: parseAmount(profile?.capital_needed),
    fundingReceived: totalFunded(matches),
    annualTurnover: profile?.annual_turnover ?? null,
    financialPosition: {
      value: position
        ? t(`profile.fields.financial_position.options.${position}`)
        : DEFAULT_FINANCIAL_POSITION,
      isDefault: position === null,
    },
    teamCapacity: {
      value: teamCapacity ?? DEFAULT_TEAM_CAPACITY,
      isDefault: teamCapacity === null,
    },
  };
}
