import { describe, expect, test } from "vitest";
import { MAX_RERUNS } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  requestFacts,
  shownOffers,
} from "../../../machines/matching/offers.ts";
import { replacedByRerun } from "../../../machines/matching/replacement.ts";
import {
  declineNotice,
  replacedSentences,
  rerunSentences,
} from "../../../machines/matching/rerun.ts";
import { shownText } from "../../support/shown-text.ts";
import {
  approvedMatch,
  fundedMatch,
  offer,
  otherMatch,
  otherOffer,
  otherRejectedMatch,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";

type Matches = readonly (typeof pendingMatch)[];

// Harmattan Fund has a score of 90, and Kilele Partners a score of 65.
const HARMATTAN = "Harmattan Fund";
const KILELE = "Kilele Partners";
const overdue = (match: typeof pendingMatch) =>
  ({ ...match, next_step: "rerun" }) as const;
const withScore90 = (match: typeof pendingMatch) => ({
  ...match,
  match_score: 90,
});
const contextWith = (...matches: Matches) => ({
  matches,
  offers: [],
  rerunsLeft: MAX_RERUNS,
});
const namesToReplace = (context: Parameters<typeof shownOffers>[0]) =>
  replacedByRerun(shownOffers(context)).map(({ name }) => name);
const sentencesBeforeRerun = (...matches: Matches) =>
  rerunSentences(contextWith(...matches)).map(shownText);

describe("of the matches of an investee", { tags: ["4-matching-21"] }, () => {
  test.each<[what: string, matches: Matches, names: readonly string[]]>([
    ["the rejected one", [rejectedMatch, otherMatch], [HARMATTAN]],
    [
      "the rejected one, whichever comes first",
      [pendingMatch, otherRejectedMatch],
      [KILELE],
    ],
    ["the overdue one", [overdue(pendingMatch), otherMatch], [HARMATTAN]],
    [
      "the rejected and the overdue one, the lower score first",
      [rejectedMatch, overdue(otherMatch)],
      [KILELE, HARMATTAN],
    ],
    [
      "both pending ones, the lower score first",
      [pendingMatch, otherMatch],
      [KILELE, HARMATTAN],
    ],
    [
      "both rejected ones, the lower score first",
      [rejectedMatch, otherRejectedMatch],
      [KILELE, HARMATTAN],
    ],
    [
      "only the other one if this one is approved",
      [approvedMatch, otherMatch],
      [KILELE],
    ],
    [
      "only the other one if this one is funded",
      [fundedMatch, otherRejectedMatch],
      [KILELE],
    ],
    ["none if all are approved", [approvedMatch], []],
  ])("a re-run replaces %s", (_what, matches, names) => {
    expect(namesToReplace(contextWith(...matches))).toEqual(names);
  });

  test.each([
    ["the rejected one first", [rejectedMatch, overdue(otherMatch)]],
    ["the same one first in either order", [pendingMatch, otherMatch]],
  ] as const)(
    "a re-run replaces %s if the scores are equal",
    (_what, matches) => {
      const equal = matches.map(withScore90);
      for (const list of [equal, equal.toReversed()])
        expect(namesToReplace(contextWith(...list))[0]).toBe(HARMATTAN);
    },
  );

  test("a re-run replaces offers that are not listed yet, because they count as pending", () => {
    const context = { ...contextWith(), offers: [offer, otherOffer] };
    expect(namesToReplace(context)).toEqual([KILELE, HARMATTAN]);
  });
});

test.each<[isReplaced: string, matches: Matches, isNotReplaced?: string]>([
  [
    "A re-run replaces Harmattan Fund, who has declined, with the next best investor you have not been offered yet.",
    [rejectedMatch, otherMatch],
    KILELE,
  ],
  [
    "A re-run replaces Kilele Partners and Harmattan Fund, who have declined, with the next best investors you have not been offered yet. If we find only one, it replaces Kilele Partners.",
    [rejectedMatch, otherRejectedMatch],
  ],
  [
    "A re-run replaces Kilele Partners, who has not answered yet, with the next best investor you have not been offered yet.",
    [approvedMatch, otherMatch],
    HARMATTAN,
  ],
  [
    "A re-run replaces Kilele Partners and Harmattan Fund, who have not answered yet, with the next best investors you have not been offered yet. If we find only one, it replaces Kilele Partners.",
    [pendingMatch, otherMatch],
  ],
  [
    "A re-run replaces Harmattan Fund, who has not answered in time, with the next best investor you have not been offered yet.",
    [overdue(pendingMatch), otherMatch],
    KILELE,
  ],
  [
    "A re-run replaces Kilele Partners, who has not answered in time, and Harmattan Fund, who has declined, with the next best investors you have not been offered yet. If we find only one, it replaces Kilele Partners.",
    [rejectedMatch, overdue(otherMatch)],
  ],
])(
  "the text before a re-run says who is replaced and why, and who is not: %s",
  { tags: ["4-matching-15"] },
  (isReplaced, matches, isNotReplaced) => {
    expect(sentencesBeforeRerun(...matches)).toEqual([
      isReplaced,
      ...(isNotReplaced ? [`${isNotReplaced} is not replaced.`] : []),
      "A re-run can’t be undone. If we find no other investor, nothing changes and the re-run does not count.",
    ]);
  },
);

test("the text before a re-run states that there is no one to replace when all have approved", {
  tags: ["4-matching-15", "4-matching-21"],
}, () => {
  expect(sentencesBeforeRerun(approvedMatch, approvedMatch)).toEqual([
    expect.stringContaining("there is no one to replace"),
  ]);
});

test("after a re-run, the page names the replaced investor and the new one, until the new one answers", {
  tags: ["4-matching-16"],
}, () => {
  const replaces = { match_id: "9", business_name: "Soko Ventures" };
  const replacement = { ...otherMatch, replaces };
  const texts = (matches: Matches, offers: (typeof offer)[] = []) =>
    replacedSentences({ matches, offers }).map(textOf);
  const sentences = ["Kilele Partners has replaced Soko Ventures."];
  expect(texts([pendingMatch, replacement])).toEqual(sentences);
  expect(texts([pendingMatch], [{ ...otherOffer, replaces }])).toEqual(
    sentences,
  );
  expect(texts([pendingMatch, { ...replacement, status: "approved" }])).toEqual(
    [],
  );
});

describe("the text after a decline", () => {
  const noticeAfterDecline = (matches: Matches, rerunsLeft = MAX_RERUNS) => {
    const notice = declineNotice({ ...contextWith(...matches), rerunsLeft });
    return (
      notice && {
        title: shownText(notice.title),
        text: notice.sentences.map(textOf).join(" "),
        nextStep: notice.nextStep,
      }
    );
  };

  test("is empty while no investor has declined", () => {
    expect(noticeAfterDecline([pendingMatch, otherMatch])).toBeNull();
    expect(noticeAfterDecline([approvedMatch, fundedMatch])).toBeNull();
    expect(noticeAfterDecline([])).toBeNull();
  });

  test.each<[title: string, matches: Matches]>([
    ["Harmattan Fund has declined", [rejectedMatch, otherMatch]],
    [
      "Harmattan Fund and Kilele Partners have declined",
      [rejectedMatch, otherRejectedMatch],
    ],
    [
      "Harmattan Fund has not answered in time",
      [overdue(pendingMatch), otherMatch],
    ],
    [
      "Harmattan Fund has declined, and Kilele Partners has not answered in time",
      [rejectedMatch, overdue(otherMatch)],
    ],
    [
      "Harmattan Fund and Kilele Partners have not answered in time",
      [overdue(pendingMatch), overdue(otherMatch)],
    ],
  ])(
    "explains the re-run and names it as the next step if one is left: %s",
    { tags: ["4-matching-17"] },
    (title, matches) => {
      expect(noticeAfterDecline(matches, 1)).toEqual({
        title,
        text: sentencesBeforeRerun(...matches).join(" "),
        nextStep: "rerun",
      });
    },
  );

  test("names Get Matched as the next step if the only match was declined", {
    tags: ["4-matching-17"],
  }, () => {
    expect(noticeAfterDecline([rejectedMatch])).toMatchObject({
      text: "Choose Get Matched to look for another investor. It does not use up a re-run.",
      nextStep: "submission",
    });
  });

  test("refers to programs and support if no re-run is left", {
    tags: ["4-matching-18"],
  }, () => {
    expect(noticeAfterDecline([rejectedMatch, otherMatch], 0)).toEqual({
      title: "Harmattan Fund has declined",
      text: "You have used both of your re-runs. Our programs can prepare your business for the next investor, and our support team can answer your questions.",
      nextStep: "none",
    });
  });
});

test.each<[what: string, Matches, rerunsLeft: number, isPossible: boolean]>([
  ["no match", [], 2, false],
  ["one match", [pendingMatch], 2, false],
  ["two matches", [pendingMatch, otherMatch], 2, true],
  ["one re-run left", [pendingMatch, otherMatch], 1, true],
  ["no re-run left", [pendingMatch, otherMatch], 0, false],
  ["no match to replace", [approvedMatch, fundedMatch], 2, false],
])(
  "a re-run is possible if there are two matches, at least one match can be replaced, and a re-run is left: %s",
  { tags: ["4-matching-10"] },
  (_what, matches, rerunsLeft, isPossible) => {
    const context = { ...contextWith(...matches), profile: null, rerunsLeft };
    expect(requestFacts(context).obstacle === null).toBe(isPossible);
  },
);
