import { MAX_RERUNS } from "../../contract/constants.ts";
import { pages } from "../../contract/pages.ts";
import { rerunning, submitting } from "./calls.ts";
import { loading, rereading } from "./reading.ts";
import { matchingSetup } from "./setup.ts";

/**
 * Matches an investee with investors: the missing profile fields, the records question, the eligibility criteria, the
 * call, and a limited number of re-runs. The call creates matches, so it is sent once per confirmation and never
 * automatically.
 */
export const matchingMachine = matchingSetup.createMachine({
  id: "matching",
  description: "Find investors for a business.",
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
    onError: { description: "Only Refresh reloads the page." },
  },
  on: {
    "list.outdated": {
      actions: "noteOutdated",
      description:
        "The list is reloaded as soon as no other step is in progress.",
    },
  },
  initial: "loading",
  states: {
    loading,
    loadFailed: {
      description:
        "The page could not be loaded. It explains why and offers Try Again.",
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
    settling: {
      description: "Checks whether there are matches.",
      entry: "clearNotice",
      always: [
        {
          guard: "isOutdated",
          target: "ready.rereading",
          description: "The list changed in the meantime.",
        },
        { guard: "hasMatches", target: "ready.matchesFound" },
        { target: "ready.unmatched" },
      ],
    },
    ready: {
      description:
        "The page shows the summary of required fields, Get Matched, the results and Re-run Match.",
      tags: "ready",
      initial: "unmatched",
      on: {
        "matching.asked": {
          guard: "canBeMatched",
          target: "askingRecords",
          actions: ["clearNotice", "askForSubmission"],
          meta: { rules: ["2-matching-04", "4-matching-01", "4-matching-02"] },
        },
        "rerun.asked": [
          {
            guard: "hasNoRerunLeft",
            target: "alerting",
            actions: "noticeRerunLimit",
            meta: { rules: ["4-matching-09", "5-matching-05"] },
          },
          {
            guard: "hasTooFewMatches",
            target: "alerting",
            actions: "noticeTooFew",
            description: "Replaced matches do not count; approved ones do.",
            meta: { rules: ["4-matching-10", "5-matching-04"] },
          },
          {
            guard: "hasNoOneToReplace",
            target: "alerting",
            actions: "noticeNoOneToReplace",
            description:
              "All investors have approved. A re-run replaces only investors who declined or have not answered.",
            meta: { rules: ["4-matching-15"] },
          },
          {
            guard: "isIncomplete",
            target: "sendingToProfile",
            description: "The profile lacks something that matching requires.",
            meta: { rules: ["5-matching-01", "5-matching-02"] },
          },
          {
            target: "askingRecords",
            actions: ["clearNotice", "askForRerun"],
            meta: { rules: ["4-matching-09", "4-matching-10"] },
          },
        ],
        "refresh.asked": { target: ".rereading" },
        "page.woke": {
          target: ".rereading",
          description: "The list may have changed while the page was hidden.",
        },
        "list.outdated": { target: ".rereading" },
      },
      states: {
        unmatched: { description: "There are no matches yet." },
        matchesFound: {
          description:
            "The matched investors are shown with score and reasons.",
          initial: "shown",
          on: {
            "refresh.asked": { target: ".rereading" },
            "page.woke": {
              target: ".rereading",
              description: "An investor may have answered in the meantime.",
            },
            "list.outdated": { target: ".rereading" },
          },
          states: {
            shown: {
              description: "The list is shown as last loaded.",
              meta: { rules: ["2-matching-05", "4-matching-06"] },
            },
            rereading,
          },
        },
        noMatches: {
          description:
            "The page explains that no investor matches at the moment.",
          tags: "noMatches",
          initial: "nobodyFound",
          states: {
            nobodyFound: {
              description: "The server found no investor.",
              meta: { rules: ["4-matching-08", "8-matching-01"] },
              on: { "page.woke": {} },
            },
            callFailed: {
              description:
                "The call failed. The next refresh shows whether it had an effect.",
              meta: { rules: ["8-matching-02"] },
            },
          },
        },
        rereading,
      },
    },
    askingRecords: {
      description:
        "The records question is open. Before a re-run it names the investors who will be replaced.",
      tags: "ready",
      meta: { rules: ["2-matching-07"] },
      on: {
        "records.confirmed": {
          target: "showingCriteria",
          meta: { rules: ["4-matching-11"] },
        },
        "records.denied": {
          target: "assisting",
          meta: { rules: ["4-matching-11"] },
        },
        "modal.closed": {
          target: "settling",
          description: "No request is sent.",
        },
      },
    },
    assisting: {
      description: "The assistance modal offers Send Inquiry Email and Close.",
      tags: "ready",
      meta: { rules: ["2-matching-07", "4-matching-12"] },
      on: {
        "modal.closed": {
          target: "settling",
          meta: { rules: ["4-matching-12"] },
        },
      },
    },
    showingCriteria: {
      description:
        "The eligibility criteria are shown. Before a re-run they include the names of the investors who will be replaced.",
      tags: "ready",
      meta: { rules: ["2-matching-07", "4-matching-13"] },
      on: {
        "criteria.accepted": [
          {
            guard: "isOutdatedRerun",
            target: "refused",
            actions: "noticeChanged",
            description:
              "A match changed while the questions were open, so the named investors may no longer be the ones that the re-run would replace.",
            meta: { rules: ["4-matching-22"] },
          },
          {
            guard: "isRerun",
            target: "rerunning",
            meta: { rules: ["4-matching-13"] },
          },
          {
            target: "submitting",
            meta: { rules: ["4-matching-13", "7-matching-01"] },
          },
        ],
        "modal.closed": {
          target: "settling",
          meta: { rules: ["4-matching-13"] },
        },
      },
    },
    submitting,
    rerunning,
    limited: {
      description:
        "Too many requests were sent. The page shows when the next one is possible.",
      tags: ["ready", "limited"],
      after: {
        matchingWait: { target: "settling" },
      },
    },
    alerting: {
      description: "An alert explains why a re-run is not possible.",
      tags: ["ready", "alert"],
      on: {
        "alert.closed": { target: "settling" },
      },
    },
    refused: {
      description:
        "An alert explains why the call was refused or not sent. The page may have stale data.",
      tags: ["ready", "alert"],
      on: {
        "alert.closed": {
          target: "ready.rereading",
          actions: "clearNotice",
          description: "The page reloads its data from the server.",
        },
      },
    },
    sendingToProfile: {
      description: "An alert asks to complete the profile first.",
      tags: ["ready", "alert"],
      meta: { rules: ["5-matching-02"] },
      entry: "noticeIncomplete",
      on: {
        "alert.closed": {
          target: "left",
          actions: { type: "goTo", params: { to: pages.profile.path } },
          meta: { rules: ["5-matching-03"] },
        },
      },
    },
    left: { description: "The profile is open.", type: "final" },
  },
});
