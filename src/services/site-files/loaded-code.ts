import type { CallFailure } from "../../../contract/failure.ts";
import { now } from "../clock.ts";
import { isOnline } from "../page-events.ts";

/**
 * Imports a module that an effect needs.
 *
 * @throws CallFailure when there is no response to the request for the module, like a call.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch {
    throw {
      kind: "noResponse",
      reason: isOnline() ? "code not loaded" : "offline",
      at: now(),
    } satisfies CallFailure;
  }
}
