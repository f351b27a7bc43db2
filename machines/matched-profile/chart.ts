import { assign, setup } from "xstate";
import type { Match } from "../../contract/calls/matches.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { MatchedProfile } from "../../contract/profile/wire.ts";
import { matchSnapshot } from "../match-status/chart.ts";
import { eventOf, hasStatus, outputOf } from "../shared/actor-events.ts";
import { apiActor } from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/notice.ts";

export type MatchedProfileContext = {
  /** Id of the match whose profile is open; null when no profile is open. */
  readonly matchId: string | null;
  readonly name: string;
  readonly profile: MatchedProfile | null;
  readonly notice: Message | null;
  /** Why the profile could not be loaded. */
  readonly reason: Message | null;
};

const NO_PROFILE: MatchedProfileContext = {
  matchId: null,
  name: "",
  profile: null,
  notice: null,
  reason: null,
};

type MatchedProfileEvent =
  | { type: "profile.requested"; matchId: string; name: string }
  | { type: "profile.closed" }
  /** A match was reviewed, or has changed in a reloaded list. The open profile may belong to a different match. */
  | { type: "match.changed"; match: Match }
  | { type: "load.retried" };

/**
 * The profile of a matched business. While the match is pending, the investor can read the profile and the pitch deck.
 * Approval adds the financial files. After rejection, replacement or closure, nothing can be read.
 */
export const matchedProfileMachine = setup({
  types: {
    context: {} as MatchedProfileContext,
    events: {} as MatchedProfileEvent,
    tags: {} as "open" | "loading" | "failed",
  },
  actors: { fetchMatchedProfile: apiActor("matchProfile") },
  guards: {
    isGone: hasStatus(404),
    isOtherMatch: ({ context, event }) =>
      eventOf(event, "match.changed").match.id !== context.matchId,
    isNoLongerReadable: ({ event }) =>
      !isReadable(eventOf(event, "match.changed").match),
  },
  actions: {
    setMatch: assign(({ event }) => {
      const { matchId, name } = eventOf(event, "profile.requested");
      return { matchId, name };
    }),
    clearMatch: assign(({ context: { name } }) => ({ ...NO_PROFILE, name })),
    setProfile: assign({
      profile: ({ event }) => outputOf<MatchedProfile>(event),
    }),
    clearNotice: assign({ notice: null, reason: null }),
    showGone: assign({
      profile: null,
      notice: message("load.matchedProfileGone"),
    }),
    showFailure: assign({
      notice: message("load.matchedProfileFailed"),
      reason: loadNotice,
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
  context: NO_PROFILE,
  initial: "closed",
  states: {
    closed: {
      description: "No profile is open.",
      on: { "profile.requested": { target: "open", actions: "setMatch" } },
    },
    open: {
      description: "A profile is open in a dialog.",
      tags: "open",
      exit: "clearMatch",
      initial: "fetching",
      on: {
        "profile.closed": { target: "closed" },
        "match.changed": [
          { guard: "isOtherMatch", description: "Another match changed." },
          { guard: "isNoLongerReadable", target: "closed" },
          {
            target: ".fetching",
            description: "Approval adds the financial files.",
          },
        ],
      },
      states: {
        fetching: {
          description:
            "Loading the profile. The previously loaded data stays visible.",
          tags: "loading",
          entry: "clearNotice",
          invoke: {
            id: "fetchMatchedProfile",
            src: "fetchMatchedProfile",
            input: profileRequest,
            onDone: { target: "shown", actions: "setProfile" },
            onError: [
              { guard: "isGone", target: "gone", actions: "showGone" },
              { target: "failed", actions: "showFailure" },
            ],
          },
        },
        shown: { description: "The profile and its files are shown." },
        failed: {
          description: "The profile could not be loaded.",
          tags: "failed",
          on: { "load.retried": { target: "fetching" } },
        },
        gone: {
          description:
            "The match was rejected or has ended, so the profile is no longer readable.",
          tags: "failed",
        },
      },
    },
  },
});

function profileRequest({ context }: { context: MatchedProfileContext }) {
  return { id: context.matchId ?? "" };
}

/** True while the investor may read the investee's profile. */
export function isReadable(match: Match): boolean {
  return matchSnapshot(match.status, match.replaced).hasTag("readable");
}
