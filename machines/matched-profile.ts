import { assign, fromPromise, setup } from "xstate";
import { statusOf } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import type { Match, MatchedProfile, StoredFile } from "../contract/wire.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";
import { isReadable } from "./investor-dashboard-facts.ts";
import { loadNotice } from "./load-notices.ts";

export type MatchedProfileContext = {
  /** Whose profile is open; null when none is. */
  readonly matchId: string | null;
  readonly name: string;
  readonly profile: MatchedProfile | null;
  readonly file: StoredFile | null;
  readonly notice: Message | null;
  /** Why it could not be read. */
  readonly reason: Message | null;
};
export type MatchedProfileEvent =
  | { type: "profile.asked"; matchId: string; name: string }
  | { type: "profile.closed" }
  /** The investor has answered this match, or another one. */
  | { type: "match.changed"; match: Match }
  | { type: "load.retried" }
  | { type: "file.asked"; file: StoredFile };

/**
 * What an investor reads of a matched business (decisions: Matching): profile and pitch deck while the match is
 * pending, the financial files from approval on, nothing once it is rejected, replaced or closed.
 */
export const matchedProfileMachine = setup({
  types: {
    context: {} as MatchedProfileContext,
    events: {} as MatchedProfileEvent,
    tags: {} as "open" | "loading" | "failed" | "busy",
  },
  actors: {
    fetchMatchedProfile: fromPromise<MatchedProfile, { id: string }>(
      notProvided,
    ),
    /** Hands a file to the browser's downloads. */
    downloadFile: fromPromise<void, { id: string; name: string }>(notProvided),
  },
  guards: {
    isGone: ({ event }) => statusOf(failureOf(event)) === 404,
    isAnother: ({ context, event }) =>
      event.type === "match.changed" && event.match.id !== context.matchId,
    isClosedToReaders: ({ event }) =>
      event.type === "match.changed" && !isReadable(event.match),
  },
  actions: {
    rememberChoice: assign(({ event }) =>
      event.type === "profile.asked"
        ? { matchId: event.matchId, name: event.name, profile: null }
        : {},
    ),
    forgetChoice: assign({
      matchId: null,
      profile: null,
      file: null,
      notice: null,
      reason: null,
    }),
    rememberProfile: assign({
      profile: ({ event }) => outputOf<MatchedProfile>(event),
    }),
    rememberFile: assign(({ event }) =>
      event.type === "file.asked" ? { file: event.file, notice: null } : {},
    ),
    clearNotice: assign({ notice: null, reason: null }),
    noticeGone: assign({
      profile: null,
      notice: message("load.matchedProfileGone"),
    }),
    noticeFailed: assign({
      notice: message("load.matchedProfileFailed"),
      reason: ({ event }) => loadNotice(failureOf(event)),
    }),
    noticeFileFailed: assign({
      notice: ({ context }) =>
        message("load.fileFailed", { name: context.file?.name ?? "" }),
    }),
  },
}).createMachine({
  id: "matchedProfile",
  description: "Read the profile of a matched business.",
  context: {
    matchId: null,
    name: "",
    profile: null,
    file: null,
    notice: null,
    reason: null,
  },
  initial: "closed",
  states: {
    closed: {
      description: "No profile is open.",
      on: {
        "profile.asked": {
          target: "open",
          actions: "rememberChoice",
          description: "The investor wants to read about a business.",
        },
      },
    },
    open: {
      description: "A profile is open, beside the list.",
      tags: "open",
      meta: { specification: ["decisions: Matching"] },
      exit: "forgetChoice",
      initial: "fetching",
      on: {
        "profile.closed": {
          target: "closed",
          description: "Back to the list.",
        },
        "match.changed": [
          {
            guard: "isAnother",
            description: "Another business was answered; nothing changes here.",
          },
          {
            guard: "isClosedToReaders",
            target: "closed",
            description:
              "Declined: the profile may not be read any more, so it closes.",
          },
          {
            target: ".fetching",
            description:
              "Approved: it is read again, now with the financial files.",
          },
        ],
      },
      states: {
        fetching: {
          description: "It is on its way; what was read before stays in view.",
          tags: "loading",
          entry: "clearNotice",
          invoke: {
            id: "fetchMatchedProfile",
            src: "fetchMatchedProfile",
            input: profileRequest,
            onDone: {
              target: "shown",
              actions: "rememberProfile",
              description: "All that the match allows to read.",
            },
            onError: [
              {
                guard: "isGone",
                target: "gone",
                actions: "noticeGone",
                description:
                  "The match was rejected, replaced or closed meanwhile.",
              },
              {
                target: "failed",
                actions: "noticeFailed",
                description: "The page says so and offers to try again.",
              },
            ],
          },
        },
        shown: {
          description: "The profile with its files.",
          on: {
            "file.asked": {
              target: "downloading",
              actions: "rememberFile",
              description: "The investor opens a file.",
            },
          },
        },
        downloading: {
          description: "A file is on its way.",
          tags: "busy",
          invoke: {
            id: "downloadFile",
            src: "downloadFile",
            input: fileRequest,
            onDone: {
              target: "shown",
              description: "The browser has it.",
            },
            onError: {
              target: "shown",
              actions: "noticeFileFailed",
              description: "The page says which file could not be fetched.",
            },
          },
        },
        failed: {
          description: "It could not be read just now.",
          tags: "failed",
          on: {
            "load.retried": {
              target: "fetching",
              description: "The investor tries again.",
            },
          },
        },
        gone: {
          description: "It may not be read any more.",
          tags: "failed",
        },
      },
    },
  },
});

function profileRequest({ context }: { context: MatchedProfileContext }) {
  return { id: context.matchId ?? "" };
}

function fileRequest({ context }: { context: MatchedProfileContext }) {
  return { id: context.file?.id ?? "", name: context.file?.name ?? "" };
}
