import type { MatchingContext, MatchingRequest } from "./facts.ts";
import { rerunReplaces } from "./rerun-facts.ts";
import { matchingSetup } from "./setup.ts";

/** The first matching call, with all its outcomes. */
export const submitting = matchingSetup.createStateConfig({
  description:
    "The server looks for investors. The request is never repeated automatically.",
  tags: ["ready", "busy"],
  meta: { rules: ["4-matching-03"] },
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
          "Shows the found investors, who still have to answer, and moves the focus to them.",
        meta: {
          rules: [
            "3-matching-02",
            "4-matching-05",
            "4-matching-06",
            "4-matching-07",
          ],
        },
      },
      {
        target: "ready.noMatches.nobodyFound",
        actions: "noticeNone",
        description: "No investor matches at the moment.",
        meta: { rules: ["4-matching-08", "8-matching-01"] },
      },
    ],
    onError: [
      {
        guard: "isFoundIncomplete",
        target: "sendingToProfile",
        description: "The profile lacks something that matching requires.",
        meta: { rules: ["5-matching-02"] },
      },
      {
        guard: "isRefused",
        target: "refused",
        actions: "noticeRefused",
        description:
          "The investee already has the maximum number of matches, so only a re-run can find others.",
        meta: { rules: ["8-matching-03"] },
      },
      {
        guard: "isTooMany",
        target: "limited",
        actions: "noticeTooMany",
      },
      {
        guard: "isSessionOver",
        target: "settling",
        description: "The session chart handles the expired session.",
      },
      {
        target: "ready.noMatches.callFailed",
        actions: "noticeNone",
        description: "Every other failure shows the no-match message.",
        meta: { rules: ["8-matching-02"] },
      },
    ],
  },
});

/** The re-run call with its idempotency key, and all its outcomes. */
export const rerunning = matchingSetup.createStateConfig({
  description:
    "The server replaces the rejected matches if there are any, otherwise the pending ones with the lowest scores. The request is never repeated automatically; a retry sends the same key.",
  tags: ["ready", "busy"],
  meta: { rules: ["4-matching-03"] },
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
          "The page shows which investor replaced which. One re-run is used up.",
        meta: {
          rules: [
            "4-matching-05",
            "4-matching-06",
            "4-matching-09",
            "4-matching-16",
            "4-matching-21",
          ],
        },
      },
      {
        target: "ready.noMatches.nobodyFound",
        actions: ["dropRerunKey", "noticeNone"],
        description:
          "No other investor matches. This does not count as a re-run.",
      },
    ],
    onError: [
      {
        guard: "isFoundIncomplete",
        target: "sendingToProfile",
        actions: "dropRerunKey",
        description: "The profile lacks something that matching requires.",
      },
      {
        guard: "isRefused",
        target: "refused",
        actions: ["dropRerunKey", "noticeRefused"],
        description:
          "There are too few matches, no re-run is left, or an investor answered after the dialogs had named the matches to replace.",
      },
      {
        guard: "isTooMany",
        target: "limited",
        actions: "noticeTooMany",
      },
      {
        guard: "isSessionOver",
        target: "settling",
        description: "The session chart handles the expired session.",
      },
      {
        target: "ready.noMatches.callFailed",
        actions: "noticeNone",
        description:
          "Every other failure shows the no-match message. The key is kept, because the server may have completed the re-run.",
      },
    ],
  },
});

function submissionRequest(): MatchingRequest {
  return { rerunKey: null, replaces: [] };
}

function rerunRequest({
  context,
}: {
  context: MatchingContext;
}): MatchingRequest {
  return {
    rerunKey: context.rerunKey,
    replaces: rerunReplaces(context).map(({ key }) => key),
  };
}
