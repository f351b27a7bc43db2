import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import type { ProgrammesLocation } from "../../../contract/programmes.ts";
import { programmesMachine } from "../../../machines/programmes/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { PROGRAMMES, programmesPlan } from "./plan.ts";

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
const opens = (to: "tracks" | "categories") =>
  ({ to, effects: "pushAddress" }) as const;
const queryParameters = (event: AnyEventObject) =>
  Object.fromEntries(new URLSearchParams(event.query as string));

testMachine(programmesMachine, {
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
  expect: {
    "(root)": {
      on: {
        "address.changed": [
          {
            when: ({ event }) =>
              queryParameters(event).category === "external-programs",
            to: "tracks",
          },
          {
            when: ({ event }) =>
              ["kpmg-master", "family-business-programs"].includes(
                queryParameters(event).category ?? "",
              ),
            to: "listing",
            check: ({ after: { context }, event }) => {
              const { category, search } = queryParameters(event);
              expect(context).toMatchObject({ view: category, search });
            },
          },
          "categories",
        ],
      },
    },
    categories: {
      tags: "categories",
      context: { view: null, search: "" },
      on: {
        "category.chosen": [
          {
            when: ({ event }) => event.view === "external-programs",
            ...opens("tracks"),
          },
          {
            to: "listing",
            effects: "pushAddress",
            context: { view: "kpmg-master", search: "" },
          },
        ],
      },
    },
    tracks: {
      tags: "tracks",
      context: { view: "external-programs", search: "" },
      on: {
        "category.chosen": {
          to: "listing",
          effects: "pushAddress",
          context: ({ event }) => ({ view: event.view, search: "" }),
        },
        "back.pressed": opens("categories"),
      },
    },
    listing: {
      tags: "list",
      initial: "listing.filtering",
      on: {
        "search.changed": {
          to: "listing.filtering",
          effects: "replaceAddress",
          context: ({ before, event }) => ({
            view: before.context.view,
            search: event.value,
          }),
        },
        "back.pressed": [
          { when: ({ context }) => isTrack(context.view), ...opens("tracks") },
          opens("categories"),
        ],
      },
    },
    "listing.filtering": {
      always: [
        {
          when: ({ context }) => expectedTitles(context).length > 0,
          to: "listing.results",
        },
        "listing.noResults",
      ],
    },
    "listing.noResults": { tags: "empty" },
  },
});
