import type { AnyFlowBinding } from "../support/driven/flow.ts";
import { flowExports } from "./flow-exports.ts";

/** The browser bindings, keyed by the flow's name in the catalogue. */
export const flowBindings = await flowExports<AnyFlowBinding>("browser");
