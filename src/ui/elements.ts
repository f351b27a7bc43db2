import type { ReactElement } from "react";

/** Elements, but no text: what a component may render next to other children (React renders no text for "") (`scripts/text-children.ts`). */
export type Elements =
  | ReactElement
  | readonly Elements[]
  | boolean
  | null
  | ""
  | undefined;
