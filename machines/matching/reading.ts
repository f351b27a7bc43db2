import { matchingSetup } from "./setup.ts";

/** The first load of the page: profile and matches in parallel. A failure of either fails the page. */
export const loading = matchingSetup.createStateConfig({
  description: "Loading profile and matches. The page shows a skeleton.",
  tags: "loading",
  entry: ["clearNotice", "noteReading"],
  exit: "noteNotSlow",
  on: {
    "list.outdated": {
      target: "loading",
      reenter: true,
      description: "The running requests may return stale data.",
    },
  },
  after: {
    slowLoad: {
      actions: "noteSlow",
    },
  },
  type: "parallel",
  onDone: { target: "settling" },
  states: {
    profile: {
      description: "Loading the investee's profile.",
      initial: "fetching",
      states: {
        fetching: {
          description: "Loading the profile.",
          meta: { rules: ["4-matching-03"] },
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "read",
              actions: "rememberProfile",
            },
            onError: [
              {
                guard: "isMissing",
                target: "read",
                actions: "forgetProfile",
                description:
                  "There is no profile yet, so every field is missing.",
              },
              {
                target: "#matching.loadFailed",
                actions: "noticeProfileFailed",
                meta: { rules: ["8-profile-01"] },
              },
            ],
          },
        },
        read: { type: "final" },
      },
    },
    matches: {
      description: "Loading the existing matches.",
      initial: "fetching",
      states: {
        fetching: {
          description: "Loading the matches.",
          invoke: {
            id: "fetchMatches",
            src: "fetchMatches",
            onDone: {
              target: "read",
              actions: "rememberMatches",
              meta: { rules: ["4-matching-06"] },
            },
            onError: {
              target: "#matching.loadFailed",
              actions: "noticeMatchesFailed",
            },
          },
        },
        read: { type: "final" },
      },
    },
  },
});

/** Refreshes profile and matches in the background. The known data stays visible, and a failure changes nothing. */
export const rereading = matchingSetup.createStateConfig({
  description: "Profile and matches are being reloaded. The page stays usable.",
  tags: "refreshing",
  entry: "noteReading",
  type: "parallel",
  onDone: { target: "#matching.settling" },
  on: {
    "refresh.asked": {},
    "page.woke": {},
  },
  states: {
    profile: {
      description: "Reloading the investee's profile.",
      initial: "fetching",
      states: {
        fetching: {
          description: "Reloading the profile.",
          invoke: {
            id: "refetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "read",
              actions: "rememberProfile",
              description:
                "The profile also contains the number of used re-runs.",
            },
            onError: {
              target: "read",
              description: "The known profile is kept.",
            },
          },
        },
        read: { type: "final" },
      },
    },
    matches: {
      description: "Reloading the matches.",
      initial: "fetching",
      states: {
        fetching: {
          description: "Reloading the matches.",
          invoke: {
            id: "refetchMatches",
            src: "fetchMatches",
            onDone: {
              target: "read",
              actions: "rememberMatches",
            },
            onError: {
              target: "read",
              description: "The known list is kept.",
            },
          },
        },
        read: { type: "final" },
      },
    },
  },
});
