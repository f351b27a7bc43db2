import type { AnyStateMachine } from "xstate";

/** One flow of the product. Docs, coverage and visualiser are generated from the list of these entries. */
export type CatalogueEntry = {
  /** The machine's id, which also names its page in the docs. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** Who uses the flow. A member is an investee or an investor with an account. */
  readonly who: string;
  /** One sentence: what the person can do in this flow. */
  readonly purpose: string;
};
