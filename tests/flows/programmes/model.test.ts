import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import type { ProgrammesLocation } from "../../../contract/programmes.ts";
import { programmesMachine } from "../../../machines/programmes/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { PROGRAMMES, programmesPlan } from "./plan.ts";

const chooseCategory = {
  type: "category.chosen",
  view: "kpmg-master",
} as const;
const goBack = { type: "back.pressed" } as const;
const changeSearch = { type: "search.changed", value: "x" } as const;
const changeUrl = { type: "address.changed", query: "" } as const;

/** Returns the titles that the list must show, computed independently of the chart. */
function expectedTitles({ view, search }: ProgrammesLocation): string[] {
  const text = search.trim().toLowerCase();
  return PROGRAMMES.filter(
    (programme) =>
      programme.category === view &&
      `${programme.title}\n${programme.provider}`.toLowerCase().includes(text),
  ).map(({ title }) => title);
}
const isTrack = (view: string | null) =>
  view === "ecosystem-programs" || view === "family-business-programs";
const opensView = { effects: [["pushAddress"]] } as const;
const queryParameters = (event: AnyEventObject) =>
  Object.fromEntries(new URLSearchParams(event.query as string));

walkMachine(programmesMachine, {
  ...programmesPlan,
  stories: {
    "the search is cleared when a category is opened again": {
      rules: ["2-programmes-15"],
      path: "category.chosen#1 › search.changed#1 › back.pressed › category.chosen#1",
    },
    "a visitor opens External Programs and the lists of both sub-tracks, and goes back to the categories":
      {
        rules: ["4-programmes-01"],
        path: "category.chosen#2 › category.chosen#2 › back.pressed › category.chosen#1 › search.changed#2 › back.pressed › back.pressed",
      },
  },
  states: {
    categories: {
      rules: ["2-programmes-03", "4-programmes-01"],
      tags: ["categories"],
      notTags: ["tracks", "list", "empty"],
      context: { view: null, search: "" },
      can: [chooseCategory, changeUrl],
      cannot: [goBack, changeSearch],
    },
    tracks: {
      rules: ["2-programmes-06", "4-programmes-01"],
      tags: ["tracks"],
      notTags: ["categories", "list"],
      context: { view: "external-programs", search: "" },
      can: [chooseCategory, goBack, changeUrl],
      cannot: [changeSearch],
    },
    "listing.results": {
      rules: ["2-programmes-09", "2-programmes-10", "2-programmes-11"],
      tags: ["list"],
      notTags: ["empty", "categories", "tracks"],
      can: [goBack, changeSearch, changeUrl],
      cannot: [chooseCategory],
      check: ({ snapshot }) =>
        expect(expectedTitles(snapshot.context).length).toBeGreaterThan(0),
    },
    "listing.noResults": {
      tags: ["list", "empty"],
      notTags: ["categories", "tracks"],
      can: [goBack, changeSearch, changeUrl],
      cannot: [chooseCategory],
      check: ({ snapshot }) =>
        expect(expectedTitles(snapshot.context)).toEqual([]),
    },
  },
  transitions: {
    "(root) --address.changed [isTracksAddress]--> tracks": {
      when: ({ event }) =>
        queryParameters(event).category === "external-programs",
      context: { view: "external-programs", search: "" },
    },
    "(root) --address.changed [isCategoryAddress]--> listing": {
      when: ({ event }) =>
        ["kpmg-master", "family-business-programs"].includes(
          queryParameters(event).category ?? "",
        ),
      check: ({ after: { context }, event }) => {
        const { category, search } = queryParameters(event);
        expect(context).toMatchObject({ view: category, search });
      },
    },
    "(root) --address.changed [else]--> categories": {
      context: { view: null, search: "" },
    },
    "categories --category.chosen [isExternalPrograms]--> tracks": {
      when: ({ event }) => event.view === "external-programs",
      context: { view: "external-programs", search: "" },
      ...opensView,
    },
    "categories --category.chosen [else]--> listing": {
      context: { view: "kpmg-master", search: "" },
      ...opensView,
    },
    "tracks --category.chosen--> listing": {
      context: ({ event }) => ({ view: event.view, search: "" }),
      ...opensView,
    },
    "tracks --back.pressed--> categories": {
      rules: ["2-programmes-10"],
      context: { view: null, search: "" },
      ...opensView,
    },
    "listing --search.changed--> listing.filtering": {
      rules: ["2-programmes-11", "2-programmes-15"],
      context: ({ before, event }) => ({
        view: before.context.view,
        search: event.value,
      }),
      effects: [["replaceAddress"]],
    },
    "listing --back.pressed [isInTrack]--> tracks": {
      rules: ["2-programmes-10"],
      when: ({ before }) => isTrack(before.context.view),
      context: { view: "external-programs", search: "" },
      ...opensView,
    },
    "listing --back.pressed [else]--> categories": {
      rules: ["2-programmes-10"],
      context: { view: null, search: "" },
      ...opensView,
    },
    "listing.filtering --always [hasResults]--> listing.results": {
      rules: ["2-programmes-12", "2-programmes-13", "2-programmes-14"],
      when: ({ before }) => expectedTitles(before.context).length > 0,
      context: "unchanged",
    },
    "listing.filtering --always [else]--> listing.noResults": {
      context: "unchanged",
    },
  },
});
