import type { AnyActor } from "xstate";
import type { SystemActors } from "./pure-step.ts";

/** Makes the system of a live actor return replacements for actors outside the machine. Called before the actor starts. */
export function provideSystemActors(
  { system }: AnyActor,
  systemActors: SystemActors = {},
): void {
  const get = system.get.bind(system);
  Object.assign(system, {
    get: (systemId: string) =>
      Object.hasOwn(systemActors, systemId)
        ? systemActors[systemId]
        : get(systemId as never),
  });
}
