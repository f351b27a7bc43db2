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

const showsNotice = (texts: RegExp) => ({
  check: ({
    snapshot: { context },
  }: {
    snapshot: { context: NavbarContext };
  }) => expect(context.notice && textOf(context.notice)).toMatch(texts),
});
const closesInsights = {
  to: "insights.closed",
  effects: "returnFocus",
} as const;
const closesLanguages = {
  to: "languages.closed",
  effects: "focusLanguagesToggle",
} as const;
const pins = {
  "insights.pressed": "insights.open.trigger.pinned",
  "insights.entered": "insights.open.trigger.pinned",
} as const;
const setsSearch = {
  context: ({ event }: { event: { text: string } }) => ({ search: event.text }),
};

testMachine(navbarMachine, {
  ...navbarPlan,
  delays: { hoverGrace: INSIGHTS_HOVER_GRACE },
  expect: {
    menu: { initial: "menu.closed" },
    "menu.closed": { on: { "menu.opened": "menu.open" } },
    "menu.open": {
      tags: "menuOpen",
      calls: "watchMenu",
      on: {
        "menu.closed": "menu.closed",
        "menu.dismissed": { to: "menu.closed", effects: "returnFocus" },
        "menu.blurred": "menu.closed",
        "entry.chosen": { to: "menu.closed", effects: "focusMenuToggle" },
        "place.chosen": "menu.closed",
      },
    },
    languages: { initial: "languages.closed" },
    "languages.closed": { on: { "languages.opened": "languages.open" } },
    "languages.open": {
      tags: "languagesOpen",
      calls: "watchLanguages",
      on: {
        "languages.closed": "languages.closed",
        "languages.dismissed": closesLanguages,
        "languages.blurred": "languages.closed",
        "entry.chosen": closesLanguages,
      },
    },
    insights: { initial: "insights.closed" },
    "insights.closed": {
      context: { search: "", notice: null },
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
        "insights.dismissed": closesInsights,
        "insights.blurred": "insights.closed",
        "place.chosen": closesInsights,
        "menu.closed": "insights.closed",
        "menu.blurred": "insights.closed",
        "entry.chosen": "insights.closed",
      },
    },
    "insights.open.trigger": { initial: "insights.open.trigger.hovered" },
    "insights.open.trigger.hovered": {
      on: { "insights.unhovered": "insights.open.trigger.closing", ...pins },
    },
    "insights.open.trigger.closing": {
      on: { "insights.hovered": "insights.open.trigger.hovered", ...pins },
      after: { hoverGrace: "insights.closed" },
    },
    "insights.open.trigger.pinned": {
      on: { "insights.pressed": "insights.closed" },
    },
    "insights.open.list": { initial: "insights.open.list.loading" },
    "insights.open.list.loading": {
      tags: "loading",
      calls: "loadPlaces",
      onDone: "insights.open.list.loaded",
      onError: "insights.open.list.unavailable",
    },
    "insights.open.list.loaded": {
      initial: "insights.open.list.loaded.all",
      on: {
        "insights.searched": [
          {
            to: "insights.open.list.loaded.all",
            when: ({ event }) => event.text.trim() === "",
            ...setsSearch,
          },
          {
            to: "insights.open.list.loaded.empty",
            when: ({ event }) => event.text === "atlantis",
            ...setsSearch,
          },
          { to: "insights.open.list.loaded.filtered", ...setsSearch },
        ],
      },
    },
    "insights.open.list.loaded.filtered": showsNotice(
      /^(1 country or region|2 countries and regions)$/,
    ),
    "insights.open.list.loaded.empty": showsNotice(/^No matches found$/),
  },
});

test("a search ignores case, accents and the type of apostrophe", () => {
  for (const { text, resultCount } of SEARCHES)
    expect(matchingPlaces(PLACES, text), text).toHaveLength(resultCount);
  expect(matchingPlaces(PLACES, "CÔTE")).toEqual([PLACES[0]]);
});
