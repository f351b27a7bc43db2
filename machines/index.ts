import type { AnyStateMachine } from "xstate";
import { matchStatusMachine } from "./match-status.ts";
import { profileMachine } from "./profile.ts";

/** One flow of the product, for the docs, the coverage and the visualiser, which are made from this list alone. */
export type CatalogueEntry = {
  /** The machine's id, which is also its name in the docs. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** One sentence: what the person gets done in this flow. */
  readonly purpose: string;
  /** The sections of the specification that the flow comes from. */
  readonly specification: readonly string[];
};

/** Every flow of the product, in reading order. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    name: "profile",
    machine: profileMachine,
    title: "Profile",
    purpose: "Set up a profile, or update it for matching.",
    specification: ["§2 Profile screen", "§4 Profile", "§5 Profile form"],
  },
  {
    name: "matchStatus",
    machine: matchStatusMachine,
    title: "Status of a match",
    purpose: "Follow one match from the first offer to the money.",
    specification: ["§3 Match", "§4 Match status"],
  },
];
