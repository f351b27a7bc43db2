import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { randomWalks } from "xstate-toolkit/run";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  type MatchingContext,
  matchingMachine,
  reviewNotice,
  shownOffers,
  splitReasons,
  unsavedForMatching,
  withMatches,
} from "../../../machines/matching/chart.ts";
import { noResponse } from "../../support/call-failures.ts";
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
import { matchingEvents, type State } from "./cases.ts";

const hasFoundInvestors = (event: { type: string }, type: string) =>
  event.type === type &&
  "output" in event &&
  (event.output as { matching_investors: readonly unknown[] })
    .matching_investors.length > 0;

/** Payloads for an investee with two matches. The response to a re-run can be lost even though the server has counted the re-run. */
const rerunEvents = {
  ...matchingEvents,
  "xstate.done.actor.fetchProfile": [{ output: completeProfile }],
  "xstate.error.actor.fetchProfile": [],
  "xstate.done.actor.fetchMatches": [{ output: [pendingMatch, otherMatch] }],
  "xstate.error.actor.fetchMatches": [],
  "xstate.done.actor.refetchMatches": [{ output: [pendingMatch, otherMatch] }],
  "xstate.done.actor.refetchProfile": (state: State) =>
    matchingEvents["xstate.done.actor.refetchProfile"](state).filter(
      ({ output }) => output.business_stage !== "",
    ),
  "xstate.error.actor.rerunMatching": [{ error: noResponse }],
  "records.missing": [],
  "modal.closed": [],
};

randomWalks(matchingMachine, {
  events: matchingEvents,
  length: 120,
  invariants: {
    "the page never shows more than the maximum number of matches": {
      rules: ["4-matching-06"],
      check: ({ snapshot: { context } }) => {
        expect(shownOffers(context).length).toBeLessThanOrEqual(MAX_MATCHES);
        expect(context.matchCount).toBeLessThanOrEqual(MAX_MATCHES);
      },
    },
    "nothing is submitted when the maximum number of matches is reached": {
      rules: ["4-matching-02"],
      check: ({ snapshot, before }) =>
        expect(
          snapshot.matches("submitting") &&
            !before.matches("submitting") &&
            before.context.matchCount >= MAX_MATCHES,
        ).toBe(false),
    },
    "a re-run is sent only with two matches, a remaining re-run and a key": {
      rules: ["4-matching-10"],
      check: ({ snapshot: { value, context } }) =>
        expect(
          value === "rerunning" &&
            (context.matchCount < MAX_MATCHES ||
              context.rerunsLeft < 1 ||
              context.rerunKey === null),
        ).toBe(false),
    },
    "a match request is sent only after 'Yes, proceed'": {
      rules: ["4-matching-13"],
      check: ({ snapshot, before, event }) =>
        expect(
          snapshot.hasTag("busy") &&
            !before.hasTag("busy") &&
            event.type !== "criteria.accepted",
        ).toBe(false),
    },
  },
});

randomWalks(matchingMachine, {
  events: rerunEvents,
  length: 60,
  statefulInvariants: {
    "no more than the maximum number of re-runs succeed": {
      rules: ["4-matching-09"],
      check: () => {
        let reruns = 0;
        return ({ event }) => {
          if (hasFoundInvestors(event, "xstate.done.actor.rerunMatching"))
            reruns += 1;
          expect(reruns).toBeLessThanOrEqual(MAX_RERUNS);
        };
      },
    },
    "a re-run whose response was lost is repeated with the same key": () => {
      let lostKey: string | null = null;
      return ({ snapshot, before, event }) => {
        const { rerunKey } = snapshot.context;
        const isRerunStarting =
          snapshot.matches("rerunning") && !before.matches("rerunning");
        if (isRerunStarting && lostKey !== null) expect(rerunKey).toBe(lostKey);
        else expect(snapshot.status).toBeDefined();
        const isResponseLost =
          event.type === "xstate.error.actor.rerunMatching" &&
          snapshot.matches({ ready: { noMatches: "callFailed" } });
        if (isResponseLost) lostKey = before.context.rerunKey;
        // The response has arrived, or a reload has shown that the re-run was counted.
        else if (before.context.rerunKey !== null && rerunKey === null)
          lostKey = null;
      };
    },
  },
});

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

  test("include each investor of the last response once, whether or not the list contains it", () => {
    const idsWith = (listed: readonly (typeof pendingMatch)[]) =>
      shownOffers(
        context({ matches: listed, offers: [offer, otherOffer] }),
      ).map(({ matchId }) => matchId);
    expect(idsWith([pendingMatch])).toEqual(["11", "12"]);
    expect(idsWith([pendingMatch, otherMatch])).toEqual(["11", "12"]);
    expect(idsWith([])).toEqual(["11", "12"]);
  });

  test("exclude those that the list no longer contains", () => {
    const { offers, matchCount } = withMatches(
      { offers: [offer, otherOffer] } as unknown as MatchingContext,
      [otherMatch],
    );
    expect(offers).toEqual([otherOffer]);
    expect(matchCount).toBe(1);
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

  test("have met and unmet criteria in separate lists, in their original order", () => {
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
      missing: [reason("ticket", false)],
    });
  });

  test("are under review until all of them have answered", {
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
