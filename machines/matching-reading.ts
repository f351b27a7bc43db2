import { matchingSetup } from "./matching-setup.ts";

/** The first reading of the page: profile and matches at once; either can fail it (§2, §8). */
export const loading = matchingSetup.createStateConfig({
  description:
    "Profile and matches are on their way; the page shows bare threads.",
  tags: "loading",
  meta: {
    specification: ["§7 GET /api/profile/", "§7 GET /api/matches/", "§8"],
  },
  entry: ["clearNotice", "noteReading"],
  exit: "noteNotSlow",
  on: {
    "list.outdated": {
      target: "loading",
      reenter: true,
      description: "What is on its way may be old already.",
    },
  },
  after: {
    slowLoad: {
      actions: "noteSlow",
      description: "It takes longer than usual, and the page says so.",
    },
  },
  type: "parallel",
  onDone: { target: "settling", description: "Both are there." },
  states: {
    profile: {
      description: "What the investee has said of the business.",
      initial: "fetching",
      states: {
        fetching: {
          description: "The profile is on its way.",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "read",
              actions: "rememberProfile",
              description: "What is there, and what is missing.",
            },
            onError: [
              {
                guard: "isMissing",
                target: "read",
                actions: "forgetProfile",
                description: "There is none yet: everything is missing.",
              },
              {
                target: "#matching.loadFailed",
                actions: "noticeProfileFailed",
                description: "'Failed to load profile data'",
              },
            ],
          },
        },
        read: { type: "final" },
      },
    },
    matches: {
      description: "The matches that there are already.",
      initial: "fetching",
      states: {
        fetching: {
          description: "The matches are on their way.",
          invoke: {
            id: "fetchMatches",
            src: "fetchMatches",
            onDone: {
              target: "read",
              actions: "rememberMatches",
              description: "At most 2.",
            },
            onError: {
              target: "#matching.loadFailed",
              actions: "noticeMatchesFailed",
              description: "The page says so and offers to try again.",
            },
          },
        },
        read: { type: "final" },
      },
    },
  },
});

/** A quiet reading of what may have changed; what was known stays in view, and a failure changes nothing. */
export const rereading = matchingSetup.createStateConfig({
  description:
    "Profile and matches are read again; everything stays in view and can be used.",
  tags: "refreshing",
  meta: { specification: ["decisions: Matching"] },
  entry: "noteReading",
  type: "parallel",
  onDone: { target: "#matching.settling", description: "Both have answered." },
  on: {
    "refresh.asked": {},
    "page.woke": {},
  },
  states: {
    profile: {
      description: "What the investee has said of the business.",
      initial: "fetching",
      states: {
        fetching: {
          description: "The profile is on its way.",
          invoke: {
            id: "refetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "read",
              actions: "rememberProfile",
              description: "Also how many re-runs are left.",
            },
            onError: {
              target: "read",
              description: "What was known stays.",
            },
          },
        },
        read: { type: "final" },
      },
    },
    matches: {
      description: "The matches as they are now.",
      initial: "fetching",
      states: {
        fetching: {
          description: "The matches are on their way.",
          invoke: {
            id: "refetchMatches",
            src: "fetchMatches",
            onDone: {
              target: "read",
              actions: "rememberMatches",
              description: "At most 2.",
            },
            onError: {
              target: "read",
              description: "What was known stays.",
            },
          },
        },
        read: { type: "final" },
      },
    },
  },
});
