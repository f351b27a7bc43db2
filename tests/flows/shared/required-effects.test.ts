import { expect, test } from "vitest";
import { fromPromise, setup } from "xstate";
import {
  effect,
  eventActor,
  taskActor,
} from "../../../machines/shared/actor-stub.ts";
import {
  type Effects,
  provideEffects,
} from "../../../machines/shared/effects.ts";

const childMachine = setup({
  actors: { load: taskActor<string, undefined>() },
}).createMachine({ invoke: { src: "load" } });

const parentMachine = setup({
  actors: {
    child: childMachine,
    watch: eventActor<{ type: "changed" }>(),
    own: fromPromise(async () => "of the chart itself"),
  },
  actions: {
    goTo: effect<{ to: string }>(),
    focus: effect(),
    own: () => {},
  },
  guards: { isReady: () => true },
  delays: { wait: 1_000 },
}).createMachine({});

const closedMachine = setup({ actions: { own: () => {} } }).createMachine({});

test("the effects of a chart are exactly the names that it leaves open, and a child chart must be complete", () => {
  const load = fromPromise<string, undefined>(async () => "loaded");
  const child = provideEffects(childMachine, { actors: { load } });
  const watch = eventActor<{ type: "changed" }>();
  const goTo = (_: unknown, { to }: { to: string }) => to;
  const focus = () => {};
  type Accepted = Effects<typeof parentMachine>;
  const accepted: readonly Accepted[] = [
    { actors: { child, watch }, actions: { goTo, focus } },
    // @ts-expect-error an actor is forgotten
    { actors: { child }, actions: { goTo, focus } },
    // @ts-expect-error an action is forgotten
    { actors: { child, watch }, actions: { goTo } },
    // @ts-expect-error all actions are forgotten
    { actors: { child, watch } },
    // @ts-expect-error the child chart has no effects
    { actors: { child: childMachine, watch }, actions: { goTo, focus } },
    // @ts-expect-error the chart has no action of this name
    { actors: { child, watch }, actions: { goTo, focus, other: focus } },
    // @ts-expect-error the chart implements this action itself
    { actors: { child, watch }, actions: { goTo, focus, own: focus } },
    // @ts-expect-error the chart implements this actor itself
    { actors: { child, watch, own: load }, actions: { goTo, focus } },
  ];
  const withoutEffects: readonly Effects<typeof closedMachine>[] = [
    {},
    // @ts-expect-error the chart leaves no action open
    { actions: { own: focus } },
  ];
  expect([accepted.length, withoutEffects.length]).toEqual([8, 2]);
});
