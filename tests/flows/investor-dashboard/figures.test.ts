import { describe, expect, test } from "vitest";
import type { Match, Update } from "../../../contract/calls/matches.ts";
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
} from "../match-cases.ts";

const withSector = (id: string, sector_type: "HealthTech" | "") =>
  matchOf({ id, investee: { ...pendingMatch.investee, sector_type } });
const endedMatch = matchOf({ replaced: true });
const healthMatch = withSector("13", "HealthTech");

test("sectors are sorted by their number of matches, then by name; matches without a sector are not counted", {
  tags: ["2-investor-dashboard-11"],
}, () => {
  const sectorsOf = (...matches: readonly Match[]) => totalsOf(matches).sectors;
  const names = ["Nakuru Dryers"];
  const health = { sector: "HealthTech", count: 1, names };
  expect(
    sectorsOf(healthMatch, pendingMatch, otherMatch, withSector("14", "")),
  ).toEqual([
    { sector: "Agriculture", count: 2, names: [...names, ...names] },
    health,
  ]);
  expect(sectorsOf(healthMatch, pendingMatch)).toEqual([
    { sector: "Agriculture", count: 1, names },
    health,
  ]);
});

test("funded amounts are added up, including cents", {
  tags: ["2-investor-dashboard-12"],
}, () => {
  const matches = [
    fundedMatch,
    matchOf({ funded_ammount: "0.50" }),
    pendingMatch,
  ];
  expect(totalsOf(matches)).toMatchObject({ funded: "180000.50" });
  expect(totalFunded(matches)).toBe(180_000.5);
});

test("matches are counted by status", {
  tags: ["2-investor-dashboard-10"],
}, () => {
  const matches = [pendingMatch, otherMatch, fundedMatch, endedMatch];
  expect(statusChoices(matches)).toEqual([
    { value: "pending", count: 2 },
    { value: "funded", count: 1 },
    { value: "closed", count: 1 },
  ]);
  expect(totalsOf(matches).statuses).toMatchObject({ pending: 2, funded: 1 });
});

test.each<[text: string, matches: readonly Match[]]>([
  ["You have no businesses to review.", [endedMatch]],
  ["You have one business to review.", [pendingMatch, approvedMatch]],
  ["You have 2 businesses to review.", [pendingMatch, otherMatch]],
])(
  "the line below the welcome heading states the number of pending matches: %s",
  (text, matches) => {
    expect(shownText(waitingNotice(totalsOf(matches)))).toBe(text);
  },
);

test("the investor can read a profile until the match is rejected or replaced", () => {
  expect(
    [pendingMatch, approvedMatch, fundedMatch, rejectedMatch, endedMatch].map(
      isReadable,
    ),
  ).toEqual([true, true, true, false, false]);
});

test("unchanged matches of a reloaded list remain the same objects", () => {
  const previous = withFirstPage(null, [pendingMatch, otherMatch]);
  const changed = { ...otherMatch, status: "approved" } as const;
  const read = [{ ...pendingMatch }, changed, healthMatch];
  const { matches } = withFirstPage(previous, read);
  expect(matches).toEqual(read);
  expect(matches[0]).toBe(pendingMatch);
});

describe("a list of more than one page", () => {
  const [first, second, third] = [pendingMatch, otherMatch, healthMatch];
  const totals = totalsOf([first, second, third]);
  const page = (...matches: readonly Match[]) => ({
    matches: [...matches],
    totals,
  });
  const firstPage = withFirstPage(null, page(first));
  const twoPages = withPage(firstPage, page(first, second));

  test("grows with each page, without repetition, until all matches were read or a page is empty", () => {
    expect(firstPage).toMatchObject({ freshCount: 1, nextPage: 2 });
    expect(twoPages).toMatchObject({ ...page(first, second), nextPage: 3 });
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
    const list = withMatch(firstPage, approvedMatch);
    expect(withFirstPage(list, page(second)).matches).toEqual([
      second,
      approvedMatch,
    ]);
  });
});

test("a review moves its match from one status to another in the totals", () => {
  const list = withFirstPage(null, [pendingMatch, otherMatch]);
  const reviewed = withMatch(list, approvedMatch);
  expect(reviewed.matches).toEqual([approvedMatch, otherMatch]);
  expect(reviewed.totals.statuses).toMatchObject({ pending: 1, approved: 1 });
  expect(withMatch(list, healthMatch)).toBe(list);
});

test("a list already includes an update only if the history of the match has an entry with the same status and time", () => {
  const at = approvedMatch.history[1]?.at ?? 0;
  const update = {
    id: "1",
    match_id: "11",
    name: "",
    funded_ammount: "0.00",
    kind: "approved",
    at,
  } as const;
  const changes = [
    {},
    { match_id: "12" },
    { kind: "rejected" },
    { at: at + 1 },
  ];
  expect(
    changes.map((change) =>
      isInList([otherMatch, approvedMatch], { ...update, ...change } as Update),
    ),
  ).toEqual([true, false, false, false]);
});
