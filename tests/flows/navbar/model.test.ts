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
import { testMachine } from "../../support/test-machine.ts";
import { navbarPlan, PLACES, SEARCHES } from "./plan.ts";

const shownNotice = ({ notice }: NavbarContext) => notice && textOf(notice);
const clearedSearch = { search: "", notice: null };

testMachine(navbarMachine, {
  ...navbarPlan,
  delays: { hoverGrace: INSIGHTS_HOVER_GRACE },
  expect: {
    "insights.open.trigger": { initial: "insights.open.trigger.hovered" },
    insights: { initial: "insights.closed" },
    menu: { initial: "menu.closed" },
    "menu.closed": { on: { "menu.opened": "menu.open" } },
    "menu.open": {
      tags: "menuOpen",
      calls: "watchMenu",
      on: {
        "menu.closed": {
          to: "menu.closed",
          check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
        },
        "menu.dismissed": {
          to: "menu.closed",
          effects: "returnFocus",
          check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
        },
        "menu.blurred": {
          to: "menu.closed",
          check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
        },
        "entry.chosen": {
          to: "menu.closed",
          effects: "focusMenuToggle",
          check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
        },
        "place.chosen": {
          to: "menu.closed",
          check: ({ after }) => expect(after.hasTag("menuOpen")).toBe(false),
        },
      },
    },
    "insights.closed": {
      context: clearedSearch,
      on: {
        "insights.hovered": {
          to: "insights.open",
          when: ({ event }) =>
            event.width > INSIGHTS_HOVER_BREAKPOINT &&
            event.pointer !== "touch",
        },
        "insights.pressed": "insights.open.trigger.pinned",
      },
    },
    "insights.open": {
      tags: "insightsOpen",
      calls: "watchInsights",
      on: {
        "insights.dismissed": {
          to: "insights.closed",
          effects: "returnFocus",
          context: clearedSearch,
        },
        "insights.blurred": { to: "insights.closed", context: clearedSearch },
        "place.chosen": {
          to: "insights.closed",
          effects: "returnFocus",
          context: clearedSearch,
        },
        "menu.closed": { to: "insights.closed", context: clearedSearch },
        "menu.blurred": { to: "insights.closed", context: clearedSearch },
        "entry.chosen": { to: "insights.closed", context: clearedSearch },
      },
    },
    "insights.open.trigger.hovered": {
      on: {
        "insights.unhovered": "insights.open.trigger.closing",
        "insights.pressed": "insights.open.trigger.pinned",
        "insights.entered": "insights.open.trigger.pinned",
      },
    },
    "insights.open.trigger.closing": {
      on: {
        "insights.hovered": "insights.open.trigger.hovered",
        "insights.pressed": "insights.open.trigger.pinned",
        "insights.entered": "insights.open.trigger.pinned",
      },
      after: { hoverGrace: { to: "insights.closed", context: clearedSearch } },
    },
    "insights.open.trigger.pinned": {
      on: {
        "insights.pressed": { to: "insights.closed", context: clearedSearch },
      },
    },
    "insights.open.list": {
      on: {
        "insights.searched": [
          {
            to: "insights.open.list.all",
            when: ({ event }) => event.text.trim() === "",
            context: ({ event }) => ({ search: event.text }),
          },
          {
            to: "insights.open.list.empty",
            when: ({ event }) =>
              SEARCHES.find(({ text }) => text === event.text)?.resultCount ===
              0,
            context: ({ event }) => ({ search: event.text }),
          },
          {
            to: "insights.open.list.filtered",
            context: ({ event }) => ({ search: event.text }),
          },
        ],
      },
    },
    "insights.open.list.all": {
      check: ({ snapshot: { context } }) =>
        expect(context.search.trim()).toBe(""),
    },
    "insights.open.list.filtered": {
      tags: "searched",
      check: ({ snapshot: { context } }) =>
        expect(shownNotice(context)).toMatch(
          /^(1 country or region|2 countries and regions)$/,
        ),
    },
    "insights.open.list.empty": {
      tags: "searched",
      check: ({ snapshot: { context } }) =>
        expect(shownNotice(context)).toBe("No matches found"),
    },
  },
});

test("a search ignores case, accents and the type of apostrophe", () => {
  for (const { text, resultCount } of SEARCHES)
    expect(matchingPlaces(PLACES, text), text).toHaveLength(resultCount);
  expect(matchingPlaces(PLACES, "CÔTE")).toEqual([PLACES[0]]);
});
