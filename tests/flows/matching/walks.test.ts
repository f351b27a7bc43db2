import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { randomWalks } from "xstate-toolkit/run";
import { say } from "../../../contract/messages/index.ts";
import {
  type MatchingContext,
  matchingMachine,
  reasonsOf,
  reviewNotice,
  shownOffers,
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
import { type Here, matchingEvents } from "./cases.ts";

const counted = (event: { type: string }, type: string) =>
  event.type === type &&
  "output" in event &&
  (event.output as { matching_investors: readonly unknown[] })
    .matching_investors.length > 0;

/** An investee with 2 matches requests re-runs, answers are lost, and the server counts the re-runs. */
const rerunEvents = {
  ...matchingEvents,
  "xstate.done.actor.fetchProfile": [{ output: completeProfile }],
  "xstate.error.actor.fetchProfile": [],
  "xstate.done.actor.fetchMatches": [{ output: [pendingMatch, otherMatch] }],
  "xstate.error.actor.fetchMatches": [],
  "xstate.done.actor.refetchMatches": [{ output: [pendingMatch, otherMatch] }],
  "xstate.done.actor.refetchProfile": (here: Here) =>
    matchingEvents["xstate.done.actor.refetchProfile"](here).filter(
      ({ output }) => output.business_stage !== "",
    ),
  "xstate.error.actor.rerunMatching": [{ error: noResponse }],
  "records.denied": [],
  "modal.closed": [],
};

randomWalks(matchingMachine, {
  events: matchingEvents,
  length: 120,
  invariants: {
    "no more than two matches are shown": {
      rules: ["4-matching-06"],
      check: ({ snapshot: { context } }) => {
        expect(shownOffers(context).length).toBeLessThanOrEqual(2);
        expect(context.held).toBeLessThanOrEqual(2);
      },
    },
    "with 2 matches no submission is sent": {
      rules: ["4-matching-02"],
      check: ({ snapshot, before }) =>
        expect(
          snapshot.matches("submitting") &&
            !before.matches("submitting") &&
            before.context.held >= 2,
        ).toBe(false),
    },
    "a re-run is sent only with 2 matches and a key": {
      rules: ["4-matching-10"],
      check: ({ snapshot: { value, context } }) =>
        expect(
          value === "rerunning" &&
            (context.held < 2 ||
              context.rerunsLeft < 1 ||
              context.rerunKey === null),
        ).toBe(false),
    },
    "a call is sent only after 'Yes, proceed'": {
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
  tallies: {
    "there is never a third re-run": {
      rules: ["4-matching-09"],
      check: () => {
        let reruns = 0;
        return ({ event }) => {
          if (counted(event, "xstate.done.actor.rerunMatching")) reruns += 1;
          expect(reruns).toBeLessThanOrEqual(2);
        };
      },
    },
    "a re-run whose answer was lost is repeated with the same key": () => {
      let lostKey: string | null = null;
      return ({ snapshot, before, event }) => {
        const { rerunKey } = snapshot.context;
        const starts =
          snapshot.matches("rerunning") && !before.matches("rerunning");
        if (starts && lostKey !== null) expect(rerunKey).toBe(lostKey);
        else expect(snapshot.status).toBeDefined();
        const isAnswerLost =
          event.type === "xstate.error.actor.rerunMatching" &&
          snapshot.matches({ ready: { noMatches: "callFailed" } });
        if (isAnswerLost) lostKey = before.context.rerunKey;
        // The re-run has been answered, or is known to be counted.
        else if (before.context.rerunKey !== null && rerunKey === null)
          lostKey = null;
      };
    },
  },
});

test("unsaved input is distinguished from missing input", {
  tags: ["5-matching-06"],
}, () => {
  const typed = { ...draftForm, sector_type: "" };
  const { context } = createActor(matchingMachine, {
    input: { typed },
  }).getSnapshot();
  expect(unsavedForMatching(context)).toEqual([
    "business_name",
    "business_type",
    "business_stage",
    "capital_needed",
  ]);
  const profile = { ...completeProfile, business_stage: "" } as const;
  expect(unsavedForMatching({ profile, typed })).toEqual(["business_stage"]);
  expect(unsavedForMatching({ profile, typed: null })).toEqual([]);
  expect(createActor(matchingMachine).getSnapshot().context.typed).toBeNull();
});

describe("the investors on the matching page", () => {
  const context = (change: Partial<MatchingContext>) => ({
    matches: [],
    offers: [],
    ...change,
  });

  test("are those of the list, with the details of the last call", {
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
        key: "11",
        name: "Harmattan Fund",
        score: 90,
        status: "pending",
        reasons: pendingMatch.reasons,
        terms: offer,
        replaces: null,
      },
      {
        key: "12",
        name: "Kilele Partners",
        score: 65,
        status: "pending",
        reasons: otherMatch.reasons,
        terms: otherMatch.investor,
        replaces: null,
      },
    ]);
  });

  test("are distinguished by their match when name and score are equal", () => {
    const equalMatches = [pendingMatch, { ...pendingMatch, id: "12" }];
    const offers = [
      { ...offer, match_id: "12", location: "Togo" },
      { ...offer, location: "Ghana" },
    ] as const;
    expect(
      shownOffers(context({ matches: equalMatches, offers })).map(
        ({ key, terms }) => [key, terms.location],
      ),
    ).toEqual([
      ["11", "Ghana"],
      ["12", "Togo"],
    ]);
  });

  test("include an investor of the last call until the list contains it", () => {
    const shown = (listed: readonly (typeof pendingMatch)[]) =>
      shownOffers(
        context({ matches: listed, offers: [offer, otherOffer] }),
      ).map(({ key }) => key);
    expect(shown([pendingMatch])).toEqual(["11", "12"]);
    expect(shown([pendingMatch, otherMatch])).toEqual(["11", "12"]);
    expect(shown([])).toEqual(["11", "12"]);
  });

  test("do not include those that the list no longer contains", () => {
    const { offers, held } = withMatches(
      { offers: [offer, otherOffer] } as unknown as MatchingContext,
      [otherMatch],
    );
    expect(offers).toEqual([otherOffer]);
    expect(held).toBe(1);
  });

  test("are those of the last call when there is no list", {
    tags: ["3-matching-01"],
  }, () => {
    expect(
      shownOffers(context({ offers: [offer, otherOffer, thirdOffer] })),
    ).toMatchObject([
      { name: "Harmattan Fund", score: 90, status: "pending", terms: offer },
      { name: "Kilele Partners", score: 65, terms: otherOffer },
    ]);
  });

  test("have the criteria from the list when no call has returned any, such as after a reload", () => {
    const terms = {
      location: "Togo",
      investment_target_min: "5000000.00",
      investment_target_max: null,
      investment_types_investor: ["Debt"],
    } as const;
    const listed = matchOf({
      investor: { ...pendingMatch.investor, ...terms },
    });
    const bare = matchOf({
      investor: { ...pendingMatch.investor, location: "Togo" },
    });
    const [full] = shownOffers(context({ matches: [listed] }));
    const [least] = shownOffers(context({ matches: [bare] }));
    expect(full?.terms).toEqual(listed.investor);
    expect(least?.terms).toEqual(bare.investor);
  });

  test("have separate met and unmet criteria, ordered by weight", () => {
    const reason = (
      criterion: "sector" | "ticket" | "stage",
      fits: boolean,
    ) => ({
      criterion,
      fits,
      text: `${criterion} ${fits}`,
    });
    expect(
      reasonsOf({
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

  test("are under review while one of them has not answered", {
    tags: ["3-matching-02"],
  }, () => {
    const review = reviewNotice(
      context({ matches: [approvedMatch, otherMatch] }),
    );
    expect(review && say(review)).toContain("under review for final approvals");
    expect(reviewNotice(context({ matches: [approvedMatch] }))).toBeNull();
    expect(
      reviewNotice(context({ matches: [matchOf({ status: "funded" })] })),
    ).toBeNull();
    expect(reviewNotice(context({}))).toBeNull();
  });
});
