import { afterAll } from "vitest";
import type { AnyStateMachine } from "xstate";
import { type Model, testMachine as walk } from "xstate-toolkit/vitest";
import type { MessageKey } from "../../contract/messages/index.ts";
import { houseRules } from "./house-rules.ts";
import { messagesIn, recordReached } from "./reached-messages.ts";

/**
 * Registers the model test of a chart, and records as reached all messages that occur in the chart's context or
 * effects.
 */
export function testMachine<M extends AnyStateMachine>(
  machine: M,
  model: Model<M>,
): void {
  const reached = new Set<MessageKey>();
  walk(machine, {
    houseRules,
    ...model,
    observe: ({ context, effects }) => {
      for (const key of messagesIn([context, effects])) reached.add(key);
    },
  });
  afterAll(() => recordReached(reached));
}
