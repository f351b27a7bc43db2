import { afterAll, expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { type Model, testMachine as walk } from "xstate-toolkit/vitest";
import type { MessageKey } from "../../contract/messages/index.ts";
import { answersIn } from "./held-answers.ts";
import { houseRules } from "./house-rules.ts";
import { messagesIn, recordReached } from "./reached-messages.ts";

/** The charts besides the resource that store a response of the server, with the reason. */
const HOLDERS: Readonly<Record<string, string>> = {
  liveUpdates: "the new updates of one response until the pages have them",
  pitchDeck: "the decks that its own uploads and removals have changed",
};

/**
 * Registers the model test of a chart, and records as reached all messages that occur in the chart's context or
 * effects. No other chart's context may contain a response of the server: the resource owns it.
 */
export function testMachine<M extends AnyStateMachine>(
  machine: M,
  model: Model<M>,
): void {
  const reached = new Set<MessageKey>();
  const held = new Set<string>();
  const checked = new WeakSet<object>();
  walk(machine, {
    houseRules,
    ...model,
    observe: ({ context, effects }) => {
      for (const key of messagesIn([context, effects])) reached.add(key);
      for (const answer of answersIn(context, checked)) held.add(answer);
    },
  });
  test(`${machine.id} stores ${HOLDERS[machine.id] ?? "no response of the server"}`, () => {
    if (machine.id in HOLDERS) expect(held).not.toEqual(new Set());
    else expect([...held]).toEqual([]);
  });
  afterAll(() => recordReached(reached));
}
