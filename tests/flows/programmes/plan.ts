import { definePlan } from "xstate-toolkit";
import {
  EXTERNAL_PROGRAMS,
  EXTERNAL_TRACKS,
  type Programme,
  type ProgrammesView,
} from "../../../contract/programmes.ts";
import { programmesMachine } from "../../../machines/programmes/chart.ts";

const programme = (
  title: string,
  provider: string,
  category: Programme["category"],
): Programme => ({
  title,
  provider,
  category,
  description: "What it teaches.",
  link: "/login",
  image: null,
});

export const PROGRAMMES = [
  programme("Board Basics", "Private Enterprise", "kpmg-master"),
  programme("Tax Technology", "Private Enterprise", "kpmg-master"),
  programme("Growth Lab", "Savanna Hub", "ecosystem-programs"),
  programme("Succession", "Family Forum", "family-business-programs"),
];

const TOP_LEVEL_CASES: readonly ProgrammesView[] = [
  "kpmg-master",
  EXTERNAL_PROGRAMS,
];

export const programmesPlan = definePlan(programmesMachine, {
  input: { programmes: PROGRAMMES },
  events: {
    "category.chosen": ({ snapshot }) =>
      (snapshot.hasTag("tracks") ? EXTERNAL_TRACKS : TOP_LEVEL_CASES).map(
        (view) => ({ view }),
      ),
    "search.changed": [{ value: "TAX" }, { value: "savanna" }, { value: "" }],
    "address.changed": [
      { query: "?category=external-programs" },
      { query: "?category=kpmg-master&search=board" },
      { query: "?category=family-business-programs&search=missing" },
      { query: "?category=unknown&search=board" },
      { query: "" },
    ],
  },
});
