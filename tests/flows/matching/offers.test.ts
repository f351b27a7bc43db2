import { describe, expect, test } from "vitest";
import type {
  Match,
  MatchedInvestor,
} from "../../../contract/calls/matches.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  matchingData,
  matchingLabel,
  type OfferContext,
  requestFacts,
  reviewNotice,
  shownOffers,
  splitReasons,
  unsavedForMatching,
} from "../../../machines/matching/offers.ts";
import {
  EMPTY_LIST,
  withFirstPage,
  withResults,
} from "../../../machines/shared/match-pages.ts";
import { shownText } from "../../support/shown-text.ts";
import {
  approvedMatch,
  completeProfile,
  fundedMatch,
  matchOf,
  offer,
  otherMatch,
  otherOffer,
  pendingMatch,
  thirdOffer,
} from "../match-cases.ts";
import { draftForm } from "../profile/cases.ts";
import { thirdMatch } from "./plan.ts";

test("fields that are entered but not saved are listed separately from missing fields", {
  tags: ["5-matching-06"],
}, () => {
  const draft = { ...draftForm, sector_type: "" };
  expect(unsavedForMatching({ profile: null, draft })).toEqual([
    "business_name",
    "business_type",
    "business_stage",
    "capital_needed",
  ]);
  const profile = { ...completeProfile, business_stage: "" } as const;
  expect(unsavedForMatching({ profile, draft })).toEqual(["business_stage"]);
  expect(unsavedForMatching({ profile, draft: null })).toEqual([]);
  expect(unsavedForMatching({ profile: null, draft: null })).toEqual([]);
  expect(unsavedForMatching({ profile: completeProfile, draft })).toEqual([]);
});

describe("the investors on the matching page", () => {
  const shownIn = (change: Partial<OfferContext>) =>
    shownOffers({ matches: [], offers: [], ...change });

  test("are those of the listed matches, with the details from the last response", {
    tags: ["4-matching-06"],
  }, () => {
    const investors = shownIn({
      matches: [pendingMatch, otherMatch],
      offers: [offer, thirdOffer],
    });
    expect(investors).toEqual([
      {
        id: "11",
        name: "Harmattan Fund",
        score: 90,
        status: "pending",
        reasons: pendingMatch.reasons,
        fields: offer,
        answerBy: pendingMatch.answer_by,
        overdue: false,
        replaces: null,
      },
      expect.objectContaining({
        name: "Kilele Partners",
        fields: otherMatch.investor,
      }),
    ]);
  });

  test("are those of the listed matches in list order, followed by the other investors from the last response", () => {
    const investors = shownIn({
      matches: [otherMatch],
      offers: [otherOffer, offer],
    });
    expect(investors.map(({ id }) => id)).toEqual(["12", "11"]);
    expect(investors.map(({ fields }) => fields)).toEqual([otherOffer, offer]);
  });

  test("are identified by their match, even if name and score are equal", () => {
    const matches = [pendingMatch, { ...pendingMatch, id: "12" }];
    const offers = [
      { ...offer, match_id: "12", location: "Togo" },
      { ...offer, location: "Ghana" },
    ] as const;
    expect(
      shownIn({ matches, offers }).map(({ fields }) => fields.location),
    ).toEqual(["Ghana", "Togo"]);
  });

  test("are those of the last response if the list is empty", {
    tags: ["3-matching-01"],
  }, () => {
    expect(shownIn({ offers: [offer, otherOffer, thirdOffer] })).toMatchObject([
      { name: "Harmattan Fund", score: 90, status: "pending", fields: offer },
      { name: "Kilele Partners", score: 65, fields: otherOffer },
    ]);
  });

  test("have the fields from the list if there is no response, such as after a reload", () => {
    const investor = { ...pendingMatch.investor, location: "Togo" } as const;
    const [shown] = shownIn({ matches: [matchOf({ investor })] });
    expect(shown?.fields).toEqual(investor);
  });

  test("have separate lists of met and unmet criteria, each in the original order", () => {
    const [sector, ticket, stage] = [
      { criterion: "sector", fits: true, text: "Invests in Agriculture" },
      { criterion: "ticket", fits: false, text: "Invests more" },
      { criterion: "stage", fits: true, text: "Invests in seed rounds" },
    ] as const;
    expect(splitReasons({ reasons: [sector, ticket, stage] })).toEqual({
      fitting: [sector, stage],
      notFitting: [ticket],
    });
  });

  test("are shown with a review notice until all of them have answered", {
    tags: ["3-matching-02"],
  }, () => {
    const noticeOf = (...matches: readonly Match[]) =>
      shownText(reviewNotice({ matches, offers: [] }));
    expect(noticeOf(approvedMatch, otherMatch)).toContain(
      "under review for final approvals",
    );
    expect(noticeOf(approvedMatch, fundedMatch)).toBeNull();
    expect(noticeOf()).toBeNull();
  });
});

test("the Get Matched button reads 'Maximum Matches Reached' with the maximum number of matches", {
  tags: ["4-matching-04"],
}, () => {
  expect([0, 1, 2].map((count) => textOf(matchingLabel(count)))).toEqual([
    "Get Matched",
    "Get Matched",
    "Maximum Matches Reached",
  ]);
});

test("of the results and the earlier offers, at most the maximum number of matches is kept", {
  tags: ["4-matching-06"],
}, () => {
  const list = withResults(EMPTY_LIST, [offer, otherOffer, thirdOffer]);
  expect(list.offers).toEqual([offer, otherOffer]);
  expect(withResults(list, [thirdOffer]).offers).toEqual([thirdOffer, offer]);
});

describe("after a call", () => {
  /** Returns the ids of the shown investors after a call with these results, before and after each list that is read. */
  const shownAfter = (
    before: Partial<OfferContext>,
    results: readonly MatchedInvestor[],
    lists: readonly (readonly Match[])[],
  ) => {
    let list = withResults({ ...EMPTY_LIST, ...before }, results);
    const shownIds = () =>
      shownOffers(matchingData(2, completeProfile, list)).map(({ id }) => id);
    return [
      shownIds(),
      ...lists.map((matches) => {
        list = withFirstPage(list, [...matches]);
        return shownIds();
      }),
    ];
  };
  const replaces = { match_id: "12", business_name: "Kilele Partners" };

  test("the results stay if the list after it does not contain them yet, and disappear if a later list does not contain them either", {
    tags: ["4-matching-163"],
  }, () => {
    expect(shownAfter({}, [offer, otherOffer], [[], []])).toEqual([
      ["11", "12"],
      ["11", "12"],
      [],
    ]);
    const oneMatch = { matches: [pendingMatch] };
    expect(shownAfter(oneMatch, [otherOffer], [[pendingMatch], []])).toEqual([
      ["11", "12"],
      ["11", "12"],
      [],
    ]);
    // The list no longer contains a match from before the call.
    expect(shownAfter(oneMatch, [otherOffer], [[otherMatch]])).toEqual([
      ["11", "12"],
      ["12"],
    ]);
  });

  test("a match that the re-run replaced is not shown, even if the list still contains it", {
    tags: ["4-matching-163"],
  }, () => {
    const matches = [pendingMatch, otherMatch];
    const before = { matches, offers: [otherOffer] };
    const lists = [matches, [pendingMatch, thirdMatch]];
    expect(shownAfter(before, [{ ...thirdOffer, replaces }], lists)).toEqual([
      ["11", "13"],
      ["11", "13"],
      ["11", "13"],
    ]);
  });
});

test("what a request depends on comes from the profile and from at most two matches that have not ended", () => {
  const replaced = { ...thirdMatch, replaced: true };
  const matches = [replaced, pendingMatch, approvedMatch, thirdMatch];
  const profile = { ...completeProfile, business_stage: "" } as const;
  const data = matchingData(1, profile, { offers: [], matches });
  expect(data.matches).toEqual([pendingMatch, approvedMatch]);
  expect(requestFacts(data)).toEqual({
    missing: 1,
    matchCount: 2,
    obstacle: null,
    replaces: ["11"],
  });
});
