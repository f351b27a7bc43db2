import { expect, test } from "vitest";
import {
  INSIGHTS_HOVER_BREAKPOINT,
  INSIGHTS_HOVER_GRACE,
} from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  matchingPlaces,
  type NavbarContext,
  navbarMachine,
} from "../../../machines/navbar/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { navbarPlan, PLACES, SEARCHES } from "./plan.ts";

const press = { type: "insights.pressed" } as const;
const search = { type: "insights.searched", text: "x" } as const;
const openMenu = { type: "menu.opened" } as const;

const shownNotice = ({ notice }: NavbarContext) => notice && textOf(notice);
const clearedSearch = { search: "", notice: null };
const openInsightsState = {
  tags: ["insightsOpen"],
  can: [search, press],
  cannot: [{ type: "insights.hovered", pointer: "touch", width: 320 }],
} as const;

walkMachine(navbarMachine, {
  ...navbarPlan,
  states: {
    "menu.closed": { notTags: ["menuOpen"], can: [openMenu] },
    "menu.open": { tags: ["menuOpen"] },
    "insights.closed": {
      notTags: ["insightsOpen"],
      context: clearedSearch,
      can: [press],
      cannot: [search],
    },
    "insights.open.trigger.hovered": { ...openInsightsState },
    "insights.open.trigger.closing": { tags: ["insightsOpen"], can: [press] },
    "insights.open.trigger.pinned": { ...openInsightsState },
    "insights.open.list.all": {
      notTags: ["searched"],
      check: ({ snapshot: { context } }) =>
        expect(context.search.trim()).toBe(""),
    },
    "insights.open.list.filtered": {
      tags: ["searched"],
      check: ({ snapshot: { context } }) =>
        expect(shownNotice(context)).toMatch(
          /^(1 country or region|2 countries and regions)$/,
        ),
    },
    "insights.open.list.empty": {
      tags: ["searched"],
      check: ({ snapshot: { context } }) =>
        expect(shownNotice(context)).toBe("No matches found"),
    },
  },
  transitions: {
    "menu.closed --menu.opened--> menu.open": {
      calls: [["watchMenu"]],
    },
    "menu.open --menu.closed--> menu.closed": {
      check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
    },
    "menu.open --menu.dismissed--> menu.closed": {
      effects: [["returnFocus"]],
      check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
    },
    "menu.open --menu.blurred--> menu.closed": {
      effects: [],
      check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
    },
    "menu.open --entry.chosen--> menu.closed": {
      effects: [["focusMenuToggle"]],
      check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
    },
    "menu.open --place.chosen--> menu.closed": {
      check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
    },
    "menu.open --onError(watchMenu)--> (ignored)": { context: "unchanged" },
    "insights.closed --insights.hovered [canHover]--> insights.open": {
      when: ({ event }) =>
        event.width > INSIGHTS_HOVER_BREAKPOINT && event.pointer !== "touch",
      calls: [["watchInsights"]],
    },
    "insights.closed --insights.pressed--> insights.open.trigger.pinned": {
      calls: [["watchInsights"]],
    },
    "insights.open --insights.dismissed--> insights.closed": {
      effects: [["returnFocus"]],
      context: clearedSearch,
    },
    "insights.open --insights.blurred--> insights.closed": {
      context: clearedSearch,
    },
    "insights.open --place.chosen--> insights.closed": {
      effects: [["returnFocus"]],
      context: clearedSearch,
    },
    "insights.open --menu.closed--> insights.closed": {
      context: clearedSearch,
    },
    "insights.open --menu.blurred--> insights.closed": {
      context: clearedSearch,
    },
    "insights.open --entry.chosen--> insights.closed": {
      context: clearedSearch,
    },
    "insights.open --onError(watchInsights)--> (ignored)": {
      context: "unchanged",
    },
    "insights.open.trigger.hovered --insights.unhovered--> insights.open.trigger.closing":
      { context: "unchanged" },
    "insights.open.trigger.hovered --insights.pressed--> insights.open.trigger.pinned":
      { context: "unchanged" },
    "insights.open.trigger.hovered --insights.entered--> insights.open.trigger.pinned":
      { context: "unchanged" },
    "insights.open.trigger.closing --insights.hovered--> insights.open.trigger.hovered":
      { context: "unchanged" },
    "insights.open.trigger.closing --insights.pressed--> insights.open.trigger.pinned":
      { context: "unchanged" },
    "insights.open.trigger.closing --insights.entered--> insights.open.trigger.pinned":
      { context: "unchanged" },
    "insights.open.trigger.closing --after(hoverGrace)--> insights.closed": {
      after: INSIGHTS_HOVER_GRACE,
      context: clearedSearch,
    },
    "insights.open.trigger.pinned --insights.pressed--> insights.closed": {
      context: clearedSearch,
    },
    "insights.open.list --insights.searched [isBlank]--> insights.open.list.all":
      {
        when: ({ event }) => event.text.trim() === "",
        context: ({ event }) => ({ search: event.text }),
      },
    "insights.open.list --insights.searched [hasNoResults]--> insights.open.list.empty":
      {
        when: ({ event }) =>
          SEARCHES.find(({ text }) => text === event.text)?.resultCount === 0,
        context: ({ event }) => ({ search: event.text }),
      },
    "insights.open.list --insights.searched [else]--> insights.open.list.filtered":
      { context: ({ event }) => ({ search: event.text }) },
  },
});

test("a search ignores case, accents and the type of apostrophe", () => {
  for (const { text, resultCount } of SEARCHES)
    expect(matchingPlaces(PLACES, text), text).toHaveLength(resultCount);
  expect(matchingPlaces(PLACES, "CÔTE")).toEqual([PLACES[0]]);
});
