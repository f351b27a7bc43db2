import { describe, expect, test } from "vitest";
import { totalFunded } from "../../../machines/investee-dashboard/chart.ts";
import { waitingNotice } from "../../../machines/investor-dashboard/chart.ts";
import { isReadable } from "../../../machines/matched-profile/chart.ts";
import { statusChoices } from "../../../machines/opportunity-table/chart.ts";
import {
  isInList,
  withFirstPage,
  withMatch,
  withPage,
} from "../../../machines/shared/match-pages.ts";
import { totalsOf } from "../../../machines/shared/match-totals.ts";
import { shownText } from "../../support/shown-text.ts";
import {
  approvedMatch,
  fundedMatch,
  matchOf,
  otherMatch,
  pendingMatch,
  rejectedMatch,
  replacedMatch,
} from "../match-cases.ts";

describe("the investor's dashboard", () => {
  const healthMatch = matchOf({
    id: "13",
    investee: { ...pendingMatch.investee, sector_type: "HealthTech" },
  });
  const matchWithoutSector = matchOf({
    id: "14",
    investee: { ...pendingMatch.investee, sector_type: "" },
  });

  test("sectors are sorted by their number of matches, then by name; matches without a sector are not counted", {
    tags: ["2-investor-dashboard-11"],
  }, () => {
    expect(
      totalsOf([healthMatch, pendingMatch, otherMatch, matchWithoutSector])
        .sectors,
    ).toEqual([
      {
        sector: "Agriculture",
        count: 2,
        names: ["Nakuru Dryers", "Nakuru Dryers"],
      },
      { sector: "HealthTech", count: 1, names: ["Nakuru Dryers"] },
    ]);
    expect(
      totalsOf([healthMatch, pendingMatch]).sectors.map(({ sector }) => sector),
    ).toEqual(["Agriculture", "HealthTech"]);
    expect(totalsOf([]).sectors).toEqual([]);
  });

  test("funded amounts are added up, including cents", {
    tags: ["2-investor-dashboard-12"],
  }, () => {
    expect(totalFunded([])).toBe(0);
    expect(
      totalsOf([fundedMatch, matchOf({ funded_ammount: "0.50" })]),
    ).toMatchObject({ funded: "180000.50" });
    expect(
      totalFunded([
        fundedMatch,
        matchOf({ funded_ammount: "0.50" }),
        pendingMatch,
      ]),
    ).toBe(180_000.5);
  });

  test("the number of deals is the number of funded matches", () => {
    expect(
      totalsOf([fundedMatch, pendingMatch, otherMatch]).statuses.funded,
    ).toBe(1);
  });

  test("matches are counted by status", {
    tags: ["2-investor-dashboard-10"],
  }, () => {
    expect(
      statusChoices([pendingMatch, otherMatch, fundedMatch, replacedMatch]),
    ).toEqual([
      { value: "pending", count: 2 },
      { value: "funded", count: 1 },
      { value: "closed", count: 1 },
    ]);
  });

  test("the line below the welcome heading states the number of pending matches", () => {
    expect(shownText(waitingNotice(totalsOf([])))).toBe(
      "You have no businesses to review.",
    );
    expect(
      shownText(waitingNotice(totalsOf([pendingMatch, approvedMatch]))),
    ).toBe("You have one business to review.");
    expect(shownText(waitingNotice(totalsOf([pendingMatch, otherMatch])))).toBe(
      "You have 2 businesses to review.",
    );
    expect(
      shownText(
        waitingNotice(
          totalsOf([matchOf({ status: "pending", replaced: true })]),
        ),
      ),
    ).toBe("You have no businesses to review.");
  });

  test("the investor can read a profile until the match is rejected or replaced", () => {
    expect(isReadable(pendingMatch)).toBe(true);
    expect(isReadable(approvedMatch)).toBe(true);
    expect(isReadable(fundedMatch)).toBe(true);
    expect(isReadable(rejectedMatch)).toBe(false);
    expect(isReadable(matchOf({ replaced: true }))).toBe(false);
  });

  test("unchanged matches of a reloaded list remain the same objects", () => {
    const previous = withFirstPage(null, [pendingMatch, otherMatch]);
    const [same, changed, added] = withFirstPage(previous, [
      { ...pendingMatch },
      { ...otherMatch, status: "approved" },
      matchOf({ id: "13" }),
    ]).matches;
    expect(same).toBe(pendingMatch);
    expect(changed).toEqual({ ...otherMatch, status: "approved" });
    expect(added?.id).toBe("13");
  });

  describe("a list of more than one page", () => {
    const [first, second, third] = [pendingMatch, otherMatch, healthMatch];
    const totals = totalsOf([first, second, third]);
    const page = (...matches: (typeof first)[]) => ({ matches, totals });
    const firstPage = withFirstPage(null, page(first));
    const twoPages = withPage(firstPage, page(first, second));

    test("grows with each page, without repetition, until all matches were read or a page is empty", () => {
      expect(firstPage).toMatchObject({
        ...page(first),
        freshCount: 1,
        nextPage: 2,
      });
      expect(twoPages).toMatchObject({
        matches: [first, second],
        nextPage: 3,
      });
      expect(withPage(twoPages, page(third))).toMatchObject({
        matches: [first, second, third],
        nextPage: null,
      });
      expect(withPage(twoPages, page())).toMatchObject({
        matches: [first, second],
        nextPage: null,
      });
    });

    test("retains the matches of later pages when it is read again, but not those that are gone from the first page", () => {
      const all = withPage(twoPages, page(third));
      expect(withFirstPage(all, page(second))).toMatchObject({
        matches: [second, third],
        freshCount: 1,
        nextPage: 2,
      });
    });

    test("retains a match that was decided, because it follows the pending matches of later pages", () => {
      const decided = { ...first, ...approvedMatch };
      const list = withMatch(firstPage, decided);
      expect(withFirstPage(list, page(second)).matches).toEqual([
        second,
        decided,
      ]);
    });
  });

  test("a review moves its match from one status to another in the totals", () => {
    const list = withFirstPage(null, [pendingMatch, otherMatch]);
    const reviewed = withMatch(list, approvedMatch);
    expect(reviewed.matches).toEqual([approvedMatch, otherMatch]);
    expect(reviewed.totals.statuses).toMatchObject({ pending: 1, approved: 1 });
    expect(withMatch(list, matchOf({ id: "99" }))).toBe(list);
  });

  test("a list already includes an update only if the history of the match has an entry with the same status and time", () => {
    const [, approval] = approvedMatch.history;
    const at = approval?.at ?? 0;
    const isListed = (change: object) =>
      isInList([otherMatch, approvedMatch], {
        id: "1",
        match_id: "11",
        name: "",
        funded_ammount: "0.00",
        kind: "approved",
        at,
        ...change,
      });
    expect(isListed({})).toBe(true);
    expect(isListed({ match_id: "12" })).toBe(false);
    expect(isListed({ kind: "rejected" })).toBe(false);
    expect(isListed({ at: at + 1 })).toBe(false);
  });
});
