import { describe, expect, test } from "vitest";
import { say } from "../../../contract/messages/index.ts";
import { rerunReplaces } from "../../../machines/matching/chart.ts";
import {
  canRerun,
  declineOf,
  replacedSentences,
  rerunSentences,
} from "../../../machines/matching/rerun.ts";
import { shownText } from "../../support/shown-text.ts";
import {
  approvedMatch,
  matchOf,
  offer,
  otherMatch,
  otherOffer,
  otherRejectedMatch,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";

const FINAL =
  "A re-run can’t be undone. If we find no one, nothing changes and it does not count.";
const fundedMatch = matchOf({ status: "funded" });

/** The page's data. Harmattan Fund (90) is the first match, Kilele Partners (65) the other one. */
const known = (...matches: readonly (typeof pendingMatch)[]) => ({
  matches,
  offers: [],
  held: matches.length,
  rerunsLeft: 2,
});
const replacedNames = (...matches: readonly (typeof pendingMatch)[]) =>
  rerunReplaces(known(...matches)).map(({ name }) => name);
const sentencesBefore = (...matches: readonly (typeof pendingMatch)[]) =>
  rerunSentences(known(...matches)).map(shownText);

describe("the match that a re-run replaces", () => {
  test("is the rejected one rather than the pending one", {
    tags: ["4-matching-21"],
  }, () => {
    expect(replacedNames(rejectedMatch, otherMatch)).toEqual([
      "Harmattan Fund",
    ]);
    expect(replacedNames(pendingMatch, otherRejectedMatch)).toEqual([
      "Kilele Partners",
    ]);
  });

  test("is the one with the lower score when both have the same status", {
    tags: ["4-matching-21"],
  }, () => {
    const both = ["Kilele Partners", "Harmattan Fund"];
    expect(replacedNames(pendingMatch, otherMatch)).toEqual(both);
    expect(replacedNames(rejectedMatch, otherRejectedMatch)).toEqual(both);
  });

  test("is never approved or funded", {
    tags: ["4-matching-21"],
  }, () => {
    expect(replacedNames(approvedMatch, otherMatch)).toEqual([
      "Kilele Partners",
    ]);
    expect(replacedNames(fundedMatch, otherRejectedMatch)).toEqual([
      "Kilele Partners",
    ]);
    expect(replacedNames(approvedMatch)).toEqual([]);
  });

  test("can be an offer that is not in the list yet, which counts as pending", {
    tags: ["4-matching-21"],
  }, () => {
    const context = { ...known(), offers: [offer, otherOffer] };
    expect(rerunReplaces(context).map(({ name }) => name)).toEqual([
      "Kilele Partners",
      "Harmattan Fund",
    ]);
  });
});

describe("the text before a re-run", () => {
  test("names the investor who has declined, and the one who is not replaced", {
    tags: ["4-matching-15"],
  }, () => {
    expect(sentencesBefore(rejectedMatch, otherMatch)).toEqual([
      "Re-run Match replaces Harmattan Fund, who has declined, with the next best investor you have not been offered yet.",
      "Kilele Partners is not replaced.",
      FINAL,
    ]);
  });

  test("names both investors who have declined, and which of them a single new investor replaces", {
    tags: ["4-matching-15"],
  }, () => {
    expect(sentencesBefore(rejectedMatch, otherRejectedMatch)).toEqual([
      "Re-run Match replaces Kilele Partners and Harmattan Fund, who have declined, with the next best investors you have not been offered yet. If we find only one, it replaces Kilele Partners.",
      FINAL,
    ]);
  });

  test("names the investors who have not answered when none has declined", {
    tags: ["4-matching-15"],
  }, () => {
    expect(sentencesBefore(approvedMatch, otherMatch)).toEqual([
      "Re-run Match replaces Kilele Partners, who has not answered yet, with the next best investor you have not been offered yet.",
      "Harmattan Fund is not replaced.",
      FINAL,
    ]);
    expect(sentencesBefore(pendingMatch, otherMatch)).toEqual([
      "Re-run Match replaces Kilele Partners and Harmattan Fund, who have not answered yet, with the next best investors you have not been offered yet. If we find only one, it replaces Kilele Partners.",
      FINAL,
    ]);
  });

  test("says that there is no one to replace when all have approved", {
    tags: ["4-matching-15"],
  }, () => {
    const [sentence, ...others] = sentencesBefore(approvedMatch, {
      ...otherMatch,
      status: "approved",
    });
    expect(sentence).toContain("there is no one to replace");
    expect(others).toEqual([]);
  });
});

test("after a re-run the page shows which investor replaced which, until the newer investor answers", {
  tags: ["4-matching-16"],
}, () => {
  const replaces = { match_id: "9", business_name: "Soko Ventures" };
  const newer = { ...otherMatch, replaces };
  expect(replacedSentences(known(pendingMatch, newer)).map(say)).toEqual([
    "Kilele Partners has replaced Soko Ventures.",
  ]);
  expect(
    replacedSentences(known(pendingMatch, { ...newer, status: "approved" })),
  ).toEqual([]);
  expect(
    replacedSentences({
      ...known(pendingMatch),
      offers: [{ ...otherOffer, replaces }],
    }).map(say),
  ).toEqual(["Kilele Partners has replaced Soko Ventures."]);
});

describe("the text after a decline", () => {
  const decline = (
    change: Partial<ReturnType<typeof known>>,
    ...matches: readonly (typeof pendingMatch)[]
  ) => {
    const found = declineOf({ ...known(...matches), ...change });
    return (
      found && {
        title: say(found.title),
        text: found.sentences.map(say).join(" "),
        next: found.next,
      }
    );
  };

  test("is empty while no investor has declined", () => {
    expect(decline({}, pendingMatch, otherMatch)).toBeNull();
    expect(decline({}, approvedMatch, fundedMatch)).toBeNull();
    expect(decline({})).toBeNull();
  });

  test("links to the re-run and explains it when one is left", {
    tags: ["4-matching-17"],
  }, () => {
    expect(decline({ rerunsLeft: 1 }, rejectedMatch, otherMatch)).toEqual({
      title: "Harmattan Fund has declined",
      text: sentencesBefore(rejectedMatch, otherMatch).join(" "),
      next: "rerun",
    });
    expect(decline({}, rejectedMatch, otherRejectedMatch)).toMatchObject({
      title: "Harmattan Fund and Kilele Partners have declined",
      next: "rerun",
    });
  });

  test("links to Get Matched for a single match", {
    tags: ["4-matching-17"],
  }, () => {
    expect(decline({}, rejectedMatch)).toEqual({
      title: "Harmattan Fund has declined",
      text: "Get Matched looks for another investor. It does not use up a re-run.",
      next: "submission",
    });
  });

  test("names programs and support when no re-run is left", {
    tags: ["4-matching-18"],
  }, () => {
    expect(decline({ rerunsLeft: 0 }, rejectedMatch, otherMatch)).toEqual({
      title: "Harmattan Fund has declined",
      text: "You have used both of your re-runs. Our programs can prepare your business for the next investor, and our support team can answer your questions.",
      next: "elsewhere",
    });
  });
});

test.each([
  [[], 2, false],
  [[pendingMatch], 2, false],
  [[pendingMatch, otherMatch], 2, true],
  [[pendingMatch, otherMatch], 1, true],
  [[pendingMatch, otherMatch], 0, false],
  [[approvedMatch, fundedMatch], 2, false],
])(
  "a re-run requires 2 matches, one that can be replaced, and a re-run left (case %#)",
  { tags: ["4-matching-10"] },
  (matches, rerunsLeft, isPossible) => {
    expect(canRerun({ ...known(...matches), rerunsLeft })).toBe(isPossible);
  },
);
