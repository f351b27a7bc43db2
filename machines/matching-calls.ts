import type { MatchingContext, MatchingRequest } from "./matching-facts.ts";
import { matchingSetup } from "./matching-setup.ts";

/** The first match call and what can come of it (§4 Matching, §7, §8, decisions: Matching). */
export const submitting = matchingSetup.createStateConfig({
  description:
    "The server looks for investors. Nothing else can be asked for, and the call is never repeated by itself.",
  tags: ["ready", "busy"],
  meta: {
    specification: ["§4 Matching", "§7 GET /api/match_investors/", "§8"],
  },
  invoke: {
    id: "matchInvestors",
    src: "matchInvestors",
    input: submissionRequest,
    onDone: [
      {
        guard: "foundSome",
        target: "ready.matchesFound.rereading",
        actions: ["rememberSubmission", "focusResults"],
        description:
          "Up to 2 investors, under review for final approvals; the focus goes to them.",
      },
      {
        target: "ready.noMatches.nobodyFound",
        actions: "noticeNone",
        description: "Nobody fits just now.",
      },
    ],
    onError: [
      {
        guard: "isFoundIncomplete",
        target: "sendingToProfile",
        description: "The profile lacks something that matching needs.",
      },
      {
        guard: "isRefused",
        target: "refused",
        actions: "noticeRefused",
        description:
          "There are 2 matches already: only a re-run looks for others.",
      },
      {
        guard: "isTooMany",
        target: "limited",
        actions: "noticeTooMany",
        description: "Asked too often in a short while.",
      },
      {
        guard: "isSessionOver",
        target: "settling",
        description: "The session rule takes the person away.",
      },
      {
        target: "ready.noMatches.callFailed",
        actions: "noticeNone",
        description: "Everything else shows the no-match message.",
      },
    ],
  },
});

/** The re-run call, with its key, and what can come of it (§4 Matching, decisions: Matching). */
export const rerunning = matchingSetup.createStateConfig({
  description:
    "The server looks for other investors. They replace the rejected matches if there are any, otherwise the pending ones, those with the lowest score first. Approved and funded matches stay. The call is never repeated by itself; asked for again, it carries the same key.",
  tags: ["ready", "busy"],
  meta: { specification: ["§4 Matching", "§9", "decisions: Matching"] },
  invoke: {
    id: "rerunMatching",
    src: "matchInvestors",
    input: rerunRequest,
    onDone: [
      {
        guard: "foundSome",
        target: "ready.matchesFound.rereading",
        actions: ["rememberRerun", "focusResults"],
        description:
          "The page says who replaced whom; one of the two re-runs is used up; the focus goes to the results.",
      },
      {
        target: "ready.noMatches.nobodyFound",
        actions: ["dropRerunKey", "noticeNone"],
        description: "Nobody else fits; this counts as no re-run.",
      },
    ],
    onError: [
      {
        guard: "isFoundIncomplete",
        target: "sendingToProfile",
        actions: "dropRerunKey",
        description: "The profile lacks something that matching needs.",
      },
      {
        guard: "isRefused",
        target: "refused",
        actions: ["dropRerunKey", "noticeRefused"],
        description: "Too few matches, or no re-run left.",
      },
      {
        guard: "isTooMany",
        target: "limited",
        actions: "noticeTooMany",
        description: "Asked too often in a short while.",
      },
      {
        guard: "isSessionOver",
        target: "settling",
        description: "The session rule takes the person away.",
      },
      {
        target: "ready.noMatches.callFailed",
        actions: "noticeNone",
        description:
          "Everything else shows the no-match message; the key is kept, as the server may have done it.",
      },
    ],
  },
});

function submissionRequest(): MatchingRequest {
  return { rerunKey: null };
}

function rerunRequest({
  context,
}: {
  context: MatchingContext;
}): MatchingRequest {
  return { rerunKey: context.rerunKey };
}
