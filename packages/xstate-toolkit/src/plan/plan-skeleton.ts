import type { AnyStateMachine } from "xstate";
import { readDefinition } from "../model/definition.ts";

/** An event for which a plan can provide payloads. */
export interface EventKey {
  /** The key in the `events` of a plan. */
  readonly key: string;
  /** An example of a payload, as source code. */
  readonly example: string;
}

/**
 * Returns the events for which a plan of the machine can provide payloads, in the order of the machine's definition.
 */
export function eventKeys(machine: AnyStateMachine): EventKey[] {
  const keys = new Map<string, string>();
  for (const { kind, descriptor } of readDefinition(machine).transitions) {
    const example = {
      event: descriptor.includes("*") ? '{ type: "…" }' : "{}",
      actorDone: "{ output: undefined }",
      actorError: '{ error: new Error("…") }',
      actorSnapshot: "{ snapshot: {} }",
      always: null,
      after: null,
      stateDone: null,
    }[kind];
    if (example !== null && !keys.has(descriptor))
      keys.set(descriptor, example);
  }
  return [...keys].map(([key, example]) => ({ key, example }));
}

/** Returns the source code of a plan for the user to complete, with an example payload for each event. */
export function planSkeleton(name: string, machine: AnyStateMachine): string {
  const input =
    typeof machine.config.context === "function" ? "  // input: {},\n" : "";
  const events = eventKeys(machine).map(
    ({ key, example }) => `    ${JSON.stringify(key)}: [${example}],\n`,
  );
  const identifier = `${name.replace(/\W+/g, "_")}Plan`.replace(/^\d/, "_$&");
  return `export const ${identifier} = {\n${input}  events: {\n${events.join("")}  },\n};\n`;
}
