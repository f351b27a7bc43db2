import type { AnyStateMachine } from "xstate";

/** One flow of the product, for the docs, the coverage and the visualiser, which are made from the catalogue alone. */
export type CatalogueEntry = {
  /** The machine's id, which is also its name in the docs. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** Whose flow it is: a member is an investee or an investor with an account. */
  readonly who: string;
  /** One sentence: what the person gets done in this flow. */
  readonly purpose: string;
  /** The sections of the specification that the flow comes from. */
  readonly specification: readonly string[];
};
