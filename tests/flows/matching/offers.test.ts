import { describe, expect, test } from "vitest";
import { getInitialSnapshot, transition } from "xstate";
import type {
  Match,
  MatchedInvestor,
} from "../../../contract/calls/matches.ts";
import { MAX_RERUNS } from "../../../contract/constants.ts";
import { EMPTY_PROFILE_FORM } from "../../../contract/profile/form.ts";
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
  offer,
  otherMatch,
  otherOffer,
  pendingMatch,
  thirdOffer,
} from "../match-cases.ts";
import { thirdMatch } from "./cases.ts";

const INITIAL_CONTEXT: MatchingContext = {
  ...getInitialSnapshot(matchingMachine).context,
  profile: completeProfile,
};

describe("the shown investors", () => {
  const investorsOf = (
    matches: readonly Match[],
    offers: readonly MatchedInvestor[],
  ) => shownOffers({ ...INITIAL_CONTEXT, matches, offers });

  test("are the matches in list order with the fields of their offers, followed by the other offers", () => {
    const investors = investorsOf([otherMatch], [otherOffer, offer]);
    expect(investors.map(({ matchId }) => matchId)).toEqual(["12", "11"]);
    expect(investors.map(({ fields }) => fields)).toEqual([otherOffer, offer]);
    expect(investorsOf([otherMatch], [offer])[0]?.fields).toBe(
      otherMatch.investor,
    );
  });

  test("are limited to the maximum number of matches", () => {
    const investors = investorsOf([pendingMatch, otherMatch], [thirdOffer]);
    expect(investors.map(({ matchId }) => matchId)).toEqual(["11", "12"]);
  });

  test("are under review while at least one is pending", () => {
    const notice = (...matches: readonly Match[]) =>
      reviewNotice({ ...INITIAL_CONTEXT, matches });
    expect(notice(approvedMatch, otherMatch)).not.toBeNull();
    expect(notice(approvedMatch)).toBeNull();
  });

  test("have their reasons split into met and unmet criteria", () => {
    const [fits, differs] = offer.reasons;
    expect(splitReasons(offer)).toEqual({
      fitting: [fits],
      missing: [differs],
    });
  });
});

test("fields that the saved profile lacks are listed if the unsaved form has them", () => {
  const draft = { ...EMPTY_PROFILE_FORM, capital_needed: "90,000" };
  const unsavedFields = (
    profile: MatchingContext["profile"],
    form: MatchingContext["draft"],
  ) => unsavedForMatching({ profile, draft: form });
  expect(unsavedFields(null, draft)).toEqual(["capital_needed"]);
  expect(unsavedFields(null, null)).toEqual([]);
  expect(unsavedFields(completeProfile, draft)).toEqual([]);
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
  });

  test("replaces only the matches that it names if the call was a re-run", () => {
    const before = {
      matches: [pendingMatch, otherMatch],
      offers: [otherOffer, offer],
      matchCount: 2,
    };
    const replaces = { match_id: "12", business_name: "Kilele Partners" };
    expect(
      respond(before, "rerunning", [{ ...thirdOffer, replaces }]),
    ).toMatchObject({ offers: ["13", "11"], matches: ["11"] });
    expect(respond(before, "rerunning", [otherOffer])).toMatchObject({
      offers: ["12", "11"],
      matches: ["11", "12"],
    });
    expect(
      respond(before, "rerunning", [
        thirdOffer,
        { ...thirdOffer, match_id: "14" },
      ]),
    ).toMatchObject({ offers: ["13", "14"] });
  });
});

describe("reloading", () => {
  const reload = (
    context: Partial<MatchingContext>,
    state: { profile: "fetching" } | { matches: "fetching" },
    output: unknown,
  ) => {
    const [region] = Object.keys(state);
    const id = region === "profile" ? "fetchProfile" : "fetchMatches";
    const [snapshot] = transition(
      matchingMachine,
      matchingMachine.resolveState({
        value: { loading: { profile: "fetching", matches: "fetching" } },
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
      const { rerunsLeft, rerunKey } = reload(
        context,
        { profile: "fetching" },
        output,
      );
      return { rerunsLeft, rerunKey };
    };
    expect(reloadProfile()).toEqual(context);
    expect(reloadProfile(1)).toEqual(context);
    expect(reloadProfile(2)).toEqual({
      rerunsLeft: MAX_RERUNS - 2,
      rerunKey: null,
    });
  });

  test("keeps only the offers of listed matches, and lists at most the maximum number of matches", () => {
    const { matches, matchCount, offers } = reload(
      { offers: [offer, thirdOffer] },
      { matches: "fetching" },
      [{ ...thirdMatch, replaced: true }, pendingMatch, otherMatch, thirdMatch],
    );
    expect(matches).toEqual([pendingMatch, otherMatch]);
    expect(matchCount).toBe(2);
    expect(offers).toEqual([offer]);
  });
});
