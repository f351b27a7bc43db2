import { MAX_RERUNS } from "../contract/constants.ts";
import { pages } from "../contract/pages.ts";
import { rerunning, submitting } from "./matching-calls.ts";
import { loading, rereading } from "./matching-reading.ts";
import { matchingSetup } from "./matching-setup.ts";

/**
 * Getting matched (§2 Matchmaking dashboard, §4 Matching, §5 Matching prerequisites, §8, §9): what the profile
 * still lacks, the records question, the eligibility criteria, the call, and at most 2 re-runs. The call records
 * matches, so it is made once per 'Yes, proceed' and never by itself.
 */
export const matchingMachine = matchingSetup.createMachine({
  id: "matching",
  description: "Find up to two investors for my business.",
  context: ({ input }) => ({
    typed: input?.typed ?? null,
    profile: null,
    matches: [],
    held: 0,
    offers: [],
    rerunsLeft: MAX_RERUNS,
    purpose: null,
    rerunKey: null,
    notice: null,
    reason: null,
    wait: 0,
    slow: false,
    outdated: false,
  }),
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: { description: "Then only Refresh reads the page again." },
  },
  on: {
    "list.outdated": {
      actions: "noteOutdated",
      description: "It is read again as soon as nothing else is under way.",
    },
  },
  initial: "loading",
  states: {
    loading,
    loadFailed: {
      description: "Why the page could not be read, and a way to try again.",
      tags: "failed",
      meta: { specification: ["§8 Profile and matching"] },
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
    settling: {
      description: "Are there matches?",
      entry: "clearNotice",
      always: [
        {
          guard: "isOutdated",
          target: "ready.rereading",
          description: "Something has changed meanwhile.",
        },
        {
          guard: "hasMatches",
          target: "ready.matchesFound",
          description: "Yes: they are shown.",
        },
        { target: "ready.unmatched", description: "Not yet." },
      ],
    },
    ready: {
      description:
        "The summary of what matching needs, Get Matched, the results and Re-run Match.",
      tags: "ready",
      meta: { specification: ["§2 Matchmaking dashboard", "§4 Matching"] },
      initial: "unmatched",
      on: {
        "matching.asked": {
          guard: "canBeMatched",
          target: "askingRecords",
          actions: ["clearNotice", "askForSubmission"],
          description: "Get Matched opens the records question.",
        },
        "rerun.asked": [
          {
            guard: "hasNoRerunLeft",
            target: "alerting",
            actions: "noticeRerunLimit",
            description: "'You've reached your two re-run limit.'",
          },
          {
            guard: "hasTooFewMatches",
            target: "alerting",
            actions: "noticeTooFew",
            description:
              "'You need at least two existing matches before re-running.' Replaced matches don't count, approved ones do.",
          },
          {
            guard: "hasNoOneToReplace",
            target: "alerting",
            actions: "noticeNoOneToReplace",
            description:
              "Both investors have approved, and a re-run replaces only who has declined or not answered yet.",
          },
          {
            guard: "isIncomplete",
            target: "sendingToProfile",
            description: "The profile lacks something that matching needs.",
          },
          {
            target: "askingRecords",
            actions: ["clearNotice", "askForRerun"],
            description: "Re-run Match opens the records question.",
          },
        ],
        "refresh.asked": {
          target: ".rereading",
          description: "Refresh.",
        },
        "page.woke": {
          target: ".rereading",
          description: "Something may have changed meanwhile.",
        },
        "list.outdated": {
          target: ".rereading",
          description: "The other side has done something.",
        },
      },
      states: {
        unmatched: { description: "There are no matches yet." },
        matchesFound: {
          description:
            "Up to 2 investors with score and reasons, under review for final approvals.",
          meta: { specification: ["§4 Matching", "§3 Match"] },
          initial: "shown",
          on: {
            "refresh.asked": { target: ".rereading", description: "Refresh." },
            "page.woke": {
              target: ".rereading",
              description: "An investor may have answered meanwhile.",
            },
            "list.outdated": {
              target: ".rereading",
              description: "An investor has done something.",
            },
          },
          states: {
            shown: { description: "The list is as it was last read." },
            rereading,
          },
        },
        noMatches: {
          description:
            "'Sorry, we couldn't find any investors that match your criteria at this time…'",
          tags: "noMatches",
          meta: { specification: ["§4 Matching", "§8"] },
          initial: "nobodyFound",
          states: {
            nobodyFound: {
              description: "The server looked and found nobody.",
              on: { "page.woke": {} },
            },
            callFailed: {
              description:
                "The call failed; whether it did something shows when the page is read again.",
            },
          },
        },
        rereading,
      },
    },
    askingRecords: {
      description:
        "The records question: 'Do you have two years of consistent financial statements?' Before a re-run it also names the investors who will be replaced.",
      tags: "ready",
      meta: { specification: ["§4 Matching", "decisions: Matching"] },
      on: {
        "records.confirmed": {
          target: "showingCriteria",
          description: "Yes: the eligibility criteria.",
        },
        "records.denied": {
          target: "assisting",
          description: "No: assistance.",
        },
        "modal.closed": {
          target: "settling",
          description:
            "The question is closed without an answer; nothing was asked for.",
        },
      },
    },
    assisting: {
      description: "The assistance modal: Send Inquiry Email or Close.",
      tags: "ready",
      meta: { specification: ["§4 Matching"] },
      on: {
        "modal.closed": { target: "settling", description: "Close." },
      },
    },
    showingCriteria: {
      description:
        "The nine eligibility criteria: 'Yes, proceed' or Cancel. Before a re-run they come with the names of the investors who will be replaced.",
      tags: "ready",
      meta: { specification: ["§4 Matching", "§9"] },
      on: {
        "criteria.accepted": [
          {
            guard: "isOutdatedRerun",
            target: "refused",
            actions: "noticeChanged",
            description:
              "A match has changed while the questions were open, so the investors that they name may no longer be the ones that the re-run would replace.",
          },
          {
            guard: "isRerun",
            target: "rerunning",
            description: "'Yes, proceed' with the re-run.",
          },
          {
            target: "submitting",
            description: "'Yes, proceed' with the submission.",
          },
        ],
        "modal.closed": { target: "settling", description: "Cancel." },
      },
    },
    submitting,
    rerunning,
    limited: {
      description:
        "Asked too often; the page says when to try again, and lets it once the time is over.",
      tags: ["ready", "limited"],
      meta: { specification: ["decisions: Matching"] },
      after: {
        matchingWait: {
          target: "settling",
          description: "The wait is over.",
        },
      },
    },
    alerting: {
      description: "An alert says why a re-run is not possible.",
      tags: ["ready", "alert"],
      meta: { specification: ["§5 Matching prerequisites"] },
      on: {
        "alert.closed": {
          target: "settling",
          description: "The alert was read.",
        },
      },
    },
    refused: {
      description:
        "An alert with the reason why the call was refused or not made: there are matches or re-runs that this page does not know of.",
      tags: ["ready", "alert"],
      meta: { specification: ["§8 Profile and matching"] },
      on: {
        "alert.closed": {
          target: "ready.rereading",
          actions: "clearNotice",
          description:
            "The alert was read; the page asks the server how things stand.",
        },
      },
    },
    sendingToProfile: {
      description:
        "'Please complete your profile with all required details before matching.'",
      tags: ["ready", "alert"],
      meta: { specification: ["§5 Matching prerequisites"] },
      entry: "noticeIncomplete",
      on: {
        "alert.closed": {
          target: "left",
          actions: { type: "goTo", params: { to: pages.profile.path } },
          description: "On to the profile.",
        },
      },
    },
    left: { description: "The profile is open.", type: "final" },
  },
});
