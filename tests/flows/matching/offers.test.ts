import { describe, expect, test } from "vitest";
import {
  createActor,
  getInitialSnapshot,
  type SnapshotFrom,
  transition,
} from "xstate";
import type {
  Match,
  MatchedInvestor,
} from "../../../contract/calls/matches.ts";
import { MAX_RERUNS } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  type MatchingContext,
  matchingMachine,
  reviewNotice,
  shownOffers,
  splitReasons,
  unsavedForMatching,
} from "../../../machines/matching/chart.ts";
import {
  approvedMatch,
  completeProfile,
  matchOf,
  offer,
  otherMatch,
  otherOffer,
  pendingMatch,
  thirdOffer,
} from "../match-cases.ts";
import { draftForm } from "../profile/cases.ts";
import { thirdMatch } from "./cases.ts";

const INITIAL_CONTEXT: MatchingContext = {
  ...getInitialSnapshot(matchingMachine).context,
  profile: completeProfile,
};

test("fields that are entered but not saved are listed separately from missing fields", {
  tags: ["5-matching-06"],
}, () => {
  const draft = { ...draftForm, sector_type: "" };
  const { context } = createActor(matchingMachine, {
    input: { draft },
  }).getSnapshot();
  expect(unsavedForMatching(context)).toEqual([
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
  expect(createActor(matchingMachine).getSnapshot().context.draft).toBeNull();
});

describe("the investors on the matching page", () => {
  const context = (change: Partial<MatchingContext>) => ({
    matches: [],
    offers: [],
    ...change,
  });

  test("are those of the listed matches, with the details from the last response", {
    tags: ["4-matching-06"],
  }, () => {
    expect(
      shownOffers(
        context({
          matches: [pendingMatch, otherMatch],
          offers: [offer, thirdOffer],
        }),
      ),
    ).toEqual([
      {
        matchId: "11",
        name: "Harmattan Fund",
        score: 90,
        status: "pending",
        reasons: pendingMatch.reasons,
        fields: offer,
        replaces: null,
      },
      {
        matchId: "12",
        name: "Kilele Partners",
        score: 65,
        status: "pending",
        reasons: otherMatch.reasons,
        fields: otherMatch.investor,
        replaces: null,
      },
    ]);
  });

  test("are those of the listed matches in list order, followed by the other investors from the last response", () => {
    const investors = shownOffers(
      context({ matches: [otherMatch], offers: [otherOffer, offer] }),
    );
    expect(investors.map(({ matchId }) => matchId)).toEqual(["12", "11"]);
    expect(investors.map(({ fields }) => fields)).toEqual([otherOffer, offer]);
  });

  test("are identified by their match, even if name and score are equal", () => {
    const equalMatches = [pendingMatch, { ...pendingMatch, id: "12" }];
    const offers = [
      { ...offer, match_id: "12", location: "Togo" },
      { ...offer, location: "Ghana" },
    ] as const;
    expect(
      shownOffers(context({ matches: equalMatches, offers })).map(
        ({ matchId, fields }) => [matchId, fields.location],
      ),
    ).toEqual([
      ["11", "Ghana"],
      ["12", "Togo"],
    ]);
  });

  test("include each investor of the last response once, whether or not the match is already listed", () => {
    const idsWith = (listed: readonly (typeof pendingMatch)[]) =>
      shownOffers(
        context({ matches: listed, offers: [offer, otherOffer] }),
      ).map(({ matchId }) => matchId);
    expect(idsWith([pendingMatch])).toEqual(["11", "12"]);
    expect(idsWith([pendingMatch, otherMatch])).toEqual(["11", "12"]);
    expect(idsWith([])).toEqual(["11", "12"]);
  });

  test("are those of the last response if the list is empty", {
    tags: ["3-matching-01"],
  }, () => {
    expect(
      shownOffers(context({ offers: [offer, otherOffer, thirdOffer] })),
    ).toMatchObject([
      { name: "Harmattan Fund", score: 90, status: "pending", fields: offer },
      { name: "Kilele Partners", score: 65, fields: otherOffer },
    ]);
  });

  test("have the fields from the list if there is no response, such as after a reload", () => {
    const fields = {
      location: "Togo",
      investment_target_min: "5000000.00",
      investment_target_max: null,
      investment_types_investor: ["Debt"],
    } as const;
    const listed = matchOf({
      investor: { ...pendingMatch.investor, ...fields },
    });
    const incomplete = matchOf({
      investor: { ...pendingMatch.investor, location: "Togo" },
    });
    const [listedOffer] = shownOffers(context({ matches: [listed] }));
    const [incompleteOffer] = shownOffers(context({ matches: [incomplete] }));
    expect(listedOffer?.fields).toEqual(listed.investor);
    expect(incompleteOffer?.fields).toEqual(incomplete.investor);
  });

  test("have separate lists of met and unmet criteria, each in the original order", () => {
    const reason = (
      criterion: "sector" | "ticket" | "stage",
      fits: boolean,
    ) => ({
      criterion,
      fits,
      text: `${criterion} ${fits}`,
    });
    expect(
      splitReasons({
        reasons: [
          reason("sector", true),
          reason("ticket", false),
          reason("stage", true),
        ],
      }),
    ).toEqual({
      fitting: [reason("sector", true), reason("stage", true)],
      notFitting: [reason("ticket", false)],
    });
  });

  test("are shown with a review notice until all of them have answered", {
    tags: ["3-matching-02"],
  }, () => {
    const review = reviewNotice(
      context({ matches: [approvedMatch, otherMatch] }),
    );
    expect(review && textOf(review)).toContain(
      "under review for final approvals",
    );
    expect(reviewNotice(context({ matches: [approvedMatch] }))).toBeNull();
    expect(
      reviewNotice(context({ matches: [matchOf({ status: "funded" })] })),
    ).toBeNull();
    expect(reviewNotice(context({}))).toBeNull();
  });
});

describe("the response to a call", () => {
  const respond = (
    context: Partial<MatchingContext>,
    state: "submitting" | "rerunning",
    matching_investors: readonly MatchedInvestor[],
  ) => {
    const id = state === "submitting" ? "matchInvestors" : "rerunMatching";
    const output = { matching_investors, reruns_left: 2 };
    const [snapshot] = transition(
      matchingMachine,
      matchingMachine.resolveState({
        value: state,
        context: { ...INITIAL_CONTEXT, ...context },
      }),
      { type: `xstate.done.actor.${id}`, output } as never,
    );
    const { offers, matches, matchCount } = snapshot.context;
    return {
      offers: offers.map(({ match_id }) => match_id),
      matches: matches.map((match) => match.id),
      matchCount,
    };
  };

  test("adds the investors to the existing matches, up to the maximum", () => {
    const oneMatch = { matches: [pendingMatch], matchCount: 1 };
    expect(respond({}, "submitting", [offer])).toMatchObject({
      offers: ["11"],
      matchCount: 1,
    });
    expect(
      respond(oneMatch, "submitting", [otherOffer, thirdOffer, offer]),
    ).toMatchObject({ offers: ["12", "13"], matchCount: 2 });
    const oneOffer = { offers: [offer], matchCount: 1 };
    expect(respond(oneOffer, "submitting", [otherOffer])).toMatchObject({
      offers: ["12", "11"],
      matchCount: 2,
    });
  });

  test("replaces only the matches that it names if the call was a re-run", () => {
    const before = {
      matches: [pendingMatch, otherMatch],
      offers: [otherOffer, offer],
      matchCount: 2,
    };
    const replaces = { match_id: "12", business_name: "Kilele Partners" };
    expect(respond(before, "rerunning", [{ ...thirdOffer, replaces }])).toEqual(
      { offers: ["13", "11"], matches: ["11"], matchCount: 2 },
    );
    expect(respond(before, "rerunning", [otherOffer])).toEqual({
      offers: ["12", "11"],
      matches: ["11", "12"],
      matchCount: 2,
    });
  });
});

describe("reloading", () => {
  const reload = (
    context: Partial<MatchingContext>,
    region: "profile" | "matches",
    output: unknown,
  ) => {
    const id = region === "profile" ? "refetchProfile" : "refetchMatches";
    const refreshing = { profile: "fetching", matches: "fetching" } as const;
    const [snapshot] = transition(
      matchingMachine,
      matchingMachine.resolveState({
        value: { ready: { refreshing } },
        context: { ...INITIAL_CONTEXT, ...context },
      }),
      { type: `xstate.done.actor.${id}`, output } as never,
    );
    return snapshot.context;
  };

  test("keeps the key of a re-run until the server has counted the re-run", () => {
    const context = { rerunsLeft: MAX_RERUNS - 1, rerunKey: "key" };
    const reloadProfile = (rerunsUsed?: number) => {
      const { match_reruns_used: _, ...profile } = completeProfile;
      const output =
        rerunsUsed === undefined
          ? profile
          : { ...profile, match_reruns_used: rerunsUsed };
      const { rerunsLeft, rerunKey } = reload(context, "profile", output);
      return { rerunsLeft, rerunKey };
    };
    expect(reloadProfile()).toEqual(context);
    expect(reloadProfile(1)).toEqual(context);
    expect(reloadProfile(2)).toEqual({
      rerunsLeft: MAX_RERUNS - 2,
      rerunKey: null,
    });
  });

  /** Returns the ids of the shown investors and the count after a call with these results and after each list. */
  const shownAfter = (
    context: Partial<MatchingContext>,
    results: readonly MatchedInvestor[],
    lists: readonly (readonly Match[])[],
  ) => {
    const done = (id: string, output: unknown) =>
      ({ type: `xstate.done.actor.${id}`, output }) as never;
    const step = (before: SnapshotFrom<typeof matchingMachine>, event: never) =>
      transition(matchingMachine, before, event)[0];
    let snapshot = step(
      matchingMachine.resolveState({
        value: "submitting",
        context: { ...INITIAL_CONTEXT, ...context },
      }),
      done("matchInvestors", { matching_investors: results, reruns_left: 2 }),
    );
    return lists.map((list) => {
      if (!snapshot.hasTag("refreshing"))
        snapshot = step(snapshot, { type: "refresh.requested" } as never);
      snapshot = step(snapshot, done("refetchProfile", completeProfile));
      snapshot = step(snapshot, done("refetchMatches", list));
      const { matchCount } = snapshot.context;
      const ids = shownOffers(snapshot.context).map(({ matchId }) => matchId);
      return [snapshot.value, ids, matchCount];
    });
  };
  const found = { ready: "matches_found" };

  test("keeps the results of a call that the list after it does not contain yet, and drops them if a later list does not contain them either", {
    tags: ["4-matching-163"],
  }, () => {
    expect(shownAfter({}, [offer, otherOffer], [[], []])).toEqual([
      [found, ["11", "12"], 2],
      [{ ready: "unmatched" }, [], 0],
    ]);
    const oneMatch = { matches: [pendingMatch], matchCount: 1 };
    expect(shownAfter(oneMatch, [otherOffer], [[pendingMatch], []])).toEqual([
      [found, ["11", "12"], 2],
      [{ ready: "unmatched" }, [], 0],
    ]);
    // The list no longer contains a match from before the call.
    expect(shownAfter(oneMatch, [otherOffer], [[otherMatch]])).toEqual([
      [found, ["12"], 1],
    ]);
  });

  test("does not show a match that the last re-run replaced, even if the list still contains it", {
    tags: ["4-matching-163"],
  }, () => {
    const before = { matches: [pendingMatch, otherMatch], matchCount: 2 };
    const replaces = { match_id: "12", business_name: "Kilele Partners" };
    const lists = [
      [pendingMatch, otherMatch],
      [pendingMatch, thirdMatch],
    ];
    expect(shownAfter(before, [{ ...thirdOffer, replaces }], lists)).toEqual([
      [found, ["11", "13"], 2],
      [found, ["11", "13"], 2],
    ]);
  });

  test("keeps only the offers of listed matches, and lists at most the maximum number of matches", () => {
    const { matches, matchCount, offers } = reload(
      { offers: [offer, thirdOffer] },
      "matches",
      [{ ...thirdMatch, replaced: true }, pendingMatch, otherMatch, thirdMatch],
    );
    expect(matches).toEqual([pendingMatch, otherMatch]);
    expect(matchCount).toBe(2);
    expect(offers).toEqual([offer]);
  });
});
