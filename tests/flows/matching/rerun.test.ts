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

const RERUN_WARNING =
  "A re-run can’t be undone. If we find no other investor, nothing changes and the re-run does not count.";

const overdue = (match: typeof pendingMatch) =>
  ({ ...match, next_step: "rerun" }) as const;

/** Returns a context with these matches. Harmattan Fund has a score of 90, and Kilele Partners a score of 65. */
const contextWith = (...matches: readonly (typeof pendingMatch)[]) => ({
  matches,
  offers: [],
  rerunsLeft: MAX_RERUNS,
});
const namesToReplace = (...matches: readonly (typeof pendingMatch)[]) =>
  replacedByRerun(shownOffers(contextWith(...matches))).map(({ name }) => name);
const sentencesBeforeRerun = (...matches: readonly (typeof pendingMatch)[]) =>
  rerunSentences(contextWith(...matches)).map(shownText);

describe("the match that a re-run replaces first", {
  tags: ["4-matching-21"],
}, () => {
  test("is the rejected one if the other is pending", () => {
    expect(namesToReplace(rejectedMatch, otherMatch)).toEqual([
      "Harmattan Fund",
    ]);
    expect(namesToReplace(pendingMatch, otherRejectedMatch)).toEqual([
      "Kilele Partners",
    ]);
  });

  test("is an overdue one if the other is still to be answered, or the one with the lower score", () => {
    expect(namesToReplace(overdue(pendingMatch), otherMatch)).toEqual([
      "Harmattan Fund",
    ]);
    expect(namesToReplace(rejectedMatch, overdue(otherMatch))).toEqual([
      "Kilele Partners",
      "Harmattan Fund",
    ]);
  });

  test("is the one with the lower score if both have the same status", () => {
    const both = ["Kilele Partners", "Harmattan Fund"];
    expect(namesToReplace(pendingMatch, otherMatch)).toEqual(both);
    expect(namesToReplace(rejectedMatch, otherRejectedMatch)).toEqual(both);
  });

  test("is the rejected one if the scores are equal, or else does not depend on the order of the list", () => {
    const score = { match_score: 90 };
    const declined = { ...rejectedMatch, ...score };
    const unanswered = { ...overdue(otherMatch), ...score };
    for (const list of [
      [declined, unanswered],
      [unanswered, declined],
    ])
      expect(namesToReplace(...list)[0]).toBe("Harmattan Fund");
    const pending = { ...pendingMatch, ...score };
    const other = { ...otherMatch, ...score };
    expect(namesToReplace(pending, other)).toEqual(
      namesToReplace(other, pending),
    );
  });

  test("is never approved or funded", () => {
    expect(namesToReplace(approvedMatch, otherMatch)).toEqual([
      "Kilele Partners",
    ]);
    expect(namesToReplace(fundedMatch, otherRejectedMatch)).toEqual([
      "Kilele Partners",
    ]);
    expect(namesToReplace(approvedMatch)).toEqual([]);
  });

  test("can be an offer that is not listed yet, which counts as pending", () => {
    const context = { ...contextWith(), offers: [offer, otherOffer] };
    expect(
      replacedByRerun(shownOffers(context)).map(({ name }) => name),
    ).toEqual(["Kilele Partners", "Harmattan Fund"]);
  });
});

describe("the text before a re-run", { tags: ["4-matching-15"] }, () => {
  test("names the investor who has declined, and the one who is not replaced", () => {
    expect(sentencesBeforeRerun(rejectedMatch, otherMatch)).toEqual([
      "A re-run replaces Harmattan Fund, who has declined, with the next best investor you have not been offered yet.",
      "Kilele Partners is not replaced.",
      RERUN_WARNING,
    ]);
  });

  test("names both investors who have declined, and the one who is replaced if only one new investor is found", () => {
    expect(sentencesBeforeRerun(rejectedMatch, otherRejectedMatch)).toEqual([
      "A re-run replaces Kilele Partners and Harmattan Fund, who have declined, with the next best investors you have not been offered yet. If we find only one, it replaces Kilele Partners.",
      RERUN_WARNING,
    ]);
  });

  test("names the investors who have not answered when none has declined", () => {
    expect(sentencesBeforeRerun(approvedMatch, otherMatch)).toEqual([
      "A re-run replaces Kilele Partners, who has not answered yet, with the next best investor you have not been offered yet.",
      "Harmattan Fund is not replaced.",
      RERUN_WARNING,
    ]);
    expect(sentencesBeforeRerun(pendingMatch, otherMatch)).toEqual([
      "A re-run replaces Kilele Partners and Harmattan Fund, who have not answered yet, with the next best investors you have not been offered yet. If we find only one, it replaces Kilele Partners.",
      RERUN_WARNING,
    ]);
  });

  test("says who has declined and who has not answered in time", () => {
    expect(sentencesBeforeRerun(overdue(pendingMatch), otherMatch)[0]).toBe(
      "A re-run replaces Harmattan Fund, who has not answered in time, with the next best investor you have not been offered yet.",
    );
    expect(sentencesBeforeRerun(rejectedMatch, overdue(otherMatch))[0]).toBe(
      "A re-run replaces Kilele Partners, who has not answered in time, and Harmattan Fund, who has declined, with the next best investors you have not been offered yet. If we find only one, it replaces Kilele Partners.",
    );
  });

  test("states that there is no one to replace when all have approved", {
    tags: ["4-matching-21"],
  }, () => {
    const [sentence, ...others] = sentencesBeforeRerun(approvedMatch, {
      ...otherMatch,
      status: "approved",
    });
    expect(sentence).toContain("there is no one to replace");
    expect(others).toEqual([]);
  });
});

test("after a re-run, the page names the replaced investor and the new one, until the new one answers", {
  tags: ["4-matching-16"],
}, () => {
  const replaces = { match_id: "9", business_name: "Soko Ventures" };
  const replacement = { ...otherMatch, replaces };
  expect(
    replacedSentences(contextWith(pendingMatch, replacement)).map(textOf),
  ).toEqual(["Kilele Partners has replaced Soko Ventures."]);
  expect(
    replacedSentences(
      contextWith(pendingMatch, { ...replacement, status: "approved" }),
    ),
  ).toEqual([]);
  expect(
    replacedSentences({
      ...contextWith(pendingMatch),
      offers: [{ ...otherOffer, replaces }],
    }).map(textOf),
  ).toEqual(["Kilele Partners has replaced Soko Ventures."]);
});

describe("the text after a decline", () => {
  const noticeAfterDecline = (
    change: Partial<ReturnType<typeof contextWith>>,
    ...matches: readonly (typeof pendingMatch)[]
  ) => {
    const notice = declineNotice({ ...contextWith(...matches), ...change });
    return (
      notice && {
        title: shownText(notice.title),
        text: notice.sentences.map(textOf).join(" "),
        nextStep: notice.nextStep,
      }
    );
  };

  test("is empty while no investor has declined", () => {
    expect(noticeAfterDecline({}, pendingMatch, otherMatch)).toBeNull();
    expect(noticeAfterDecline({}, approvedMatch, fundedMatch)).toBeNull();
    expect(noticeAfterDecline({})).toBeNull();
  });

  test("explains the re-run and names it as the next step if one is left", {
    tags: ["4-matching-17"],
  }, () => {
    expect(
      noticeAfterDecline({ rerunsLeft: 1 }, rejectedMatch, otherMatch),
    ).toEqual({
      title: "Harmattan Fund has declined",
      text: sentencesBeforeRerun(rejectedMatch, otherMatch).join(" "),
      nextStep: "rerun",
    });
    expect(
      noticeAfterDecline({}, rejectedMatch, otherRejectedMatch),
    ).toMatchObject({
      title: "Harmattan Fund and Kilele Partners have declined",
      nextStep: "rerun",
    });
    expect(
      noticeAfterDecline({}, overdue(pendingMatch), otherMatch),
    ).toMatchObject({
      title: "Harmattan Fund has not answered in time",
      nextStep: "rerun",
    });
    expect(
      noticeAfterDecline({}, rejectedMatch, overdue(otherMatch)),
    ).toMatchObject({
      title:
        "Harmattan Fund has declined, and Kilele Partners has not answered in time",
    });
    expect(
      noticeAfterDecline({}, overdue(pendingMatch), overdue(otherMatch)),
    ).toMatchObject({
      title: "Harmattan Fund and Kilele Partners have not answered in time",
    });
  });

  test("names Get Matched as the next step if the only match was declined", {
    tags: ["4-matching-17"],
  }, () => {
    expect(noticeAfterDecline({}, rejectedMatch)).toEqual({
      title: "Harmattan Fund has declined",
      text: "Choose Get Matched to look for another investor. It does not use up a re-run.",
      nextStep: "submission",
    });
  });

  test("refers to programs and support if no re-run is left", {
    tags: ["4-matching-18"],
  }, () => {
    expect(
      noticeAfterDecline({ rerunsLeft: 0 }, rejectedMatch, otherMatch),
    ).toEqual({
      title: "Harmattan Fund has declined",
      text: "You have used both of your re-runs. Our programs can prepare your business for the next investor, and our support team can answer your questions.",
      nextStep: "none",
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
  "a re-run is possible if there are two matches, at least one match can be replaced, and a re-run is left (case %#)",
  { tags: ["4-matching-10"] },
  (matches, rerunsLeft, isPossible) => {
    const context = { ...contextWith(...matches), profile: null, rerunsLeft };
    expect(requestFacts(context).obstacle === null).toBe(isPossible);
  },
);
