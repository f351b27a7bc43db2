import type { AnyFlowBinding } from "../support/driven/flow.ts";
import { flowExports } from "./flow-exports.ts";

/** The browser bindings by flow. */
export const flowBindings = await flowExports<AnyFlowBinding>(
  "browser.ts",
  "Binding",
);
