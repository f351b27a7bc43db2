import { assign, setup } from "xstate";
import type { Match } from "../../contract/calls/matches.ts";
import { snapshotOf } from "../match-status/chart.ts";
import { eventOf } from "../shared/actor-events.ts";
import { eventActor, invokeEventActor } from "../shared/actor-stub.ts";

type MatchedProfileContext = {
  /** Id of the match whose profile is open, or was open last; null before. */
  readonly matchId: string | null;
  readonly name: string;
};

type MatchedProfileEvent =
  | { type: "profile.requested"; matchId: string; name: string }
  | { type: "profile.closed" }
  /** The list was read, or a review has changed it. */
  | { type: "list.changed"; matches: readonly Match[] };

/**
 * The dialog with the profile of a matched business, which is a resource. While the match is pending, the investor can
 * read the profile and the pitch deck. Approval adds the financial files. After rejection or the end of the match,
 * nothing can be read.
 */
export const matchedProfileMachine = setup({
  types: {
    context: {} as MatchedProfileContext,
    events: {} as MatchedProfileEvent,
    tags: {} as "open",
  },
  actors: {
    /** Sends `list.changed`. */
    watchList: eventActor<MatchedProfileEvent>(),
  },
  guards: {
    isNoLongerReadable: ({ context, event }) => {
      const { matches } = eventOf(event, "list.changed");
      const match = matches.find(({ id }) => id === context.matchId);
      return !match || !isReadable(match);
    },
  },
  actions: {
    setMatch: assign(({ event }) => {
      const { matchId, name } = eventOf(event, "profile.requested");
      return { matchId, name };
    }),
  },
}).createMachine({
  id: "matchedProfile",
  description: "Read the profile of a matched business.",
  meta: {
    title: "Profile of a matched business",
    who: "Investors",
    area: "funding",
  },
  context: { matchId: null, name: "" },
  invoke: invokeEventActor("watchList"),
  initial: "closed",
  states: {
    closed: {
      description: "No profile is open.",
      on: { "profile.requested": { target: "open", actions: "setMatch" } },
    },
    open: {
      description:
        "A profile is open in a dialog. It is read again when its match changes.",
      tags: "open",
      on: {
        "profile.closed": { target: "closed" },
        "list.changed": { guard: "isNoLongerReadable", target: "closed" },
      },
    },
  },
});

/** True while the investor may read the investee's profile. */
export function isReadable(match: Match): boolean {
  return snapshotOf(match).hasTag("readable");
}
