import { describe, expect, test } from "vitest";
import { assign, setup } from "xstate";
import { planPaths } from "../src/plan/plan-paths.ts";

/** Counts down from its input, and stores the word of each `word.*` event. */
const counter = setup({
  types: {
    context: {} as { left: number; lastWord: string },
    input: {} as { from: number },
    events: {} as
      | { type: "count.down" }
      | { type: "word.spoken"; word: string }
      | { type: "word.sung"; word: string },
  },
  actions: {
    countDown: assign({ left: ({ context }) => context.left - 1 }),
    storeWord: assign({
      lastWord: ({ event }) => ("word" in event ? event.word : ""),
    }),
  },
  guards: { isOver: ({ context }) => context.left <= 0 },
}).createMachine({
  id: "counter",
  context: ({ input }) => ({ left: input.from, lastWord: "" }),
  initial: "checking",
  states: {
    checking: {
      always: [{ guard: "isOver", target: "over" }, { target: "counting" }],
    },
    counting: {
      on: {
        "count.down": { target: "checking", actions: "countDown" },
        "word.*": { actions: "storeWord" },
      },
    },
    over: { type: "final" },
  },
});

const events = {
  "count.down": [{}],
  "word.spoken": ({
    snapshot,
  }: {
    snapshot: { context: { left: number } };
  }) => [{ word: `${snapshot.context.left} left` }],
};

describe("planned paths", () => {
  test("start from every input, and may have no steps", () => {
    const { paths } = planPaths(counter, {
      inputs: [{ from: 0 }, { from: 2 }, { from: 5 }],
      events,
    });
    expect(paths.map(({ text }) => text)).toEqual([
      "(input 2) › count.down › word.spoken",
      "(input 1)",
      "(input 3)",
    ]);
    expect(paths[1]?.initialTransitions).toEqual([
      "checking --always [isOver]--> over",
    ]);
    expect(paths[1]?.initial.status).toBe("done");
    expect(paths[0]?.input).toEqual({ from: 2 });
  });

  test("contain the events with computed payloads, the transitions taken and the resulting states", () => {
    const { paths } = planPaths(counter, { input: { from: 1 }, events });
    const [path] = paths;
    expect(path?.steps).toMatchObject([
      {
        event: { type: "word.spoken", word: "1 left" },
        transitions: ["counting --word.*--> (stays)"],
        snapshot: {
          value: "counting",
          context: { left: 1, lastWord: "1 left" },
        },
      },
      {
        event: { type: "count.down" },
        transitions: [
          "counting --count.down--> checking",
          "checking --always [isOver]--> over",
        ],
        snapshot: { value: "over", status: "done" },
      },
    ]);
  });

  test("are deterministic", () => {
    const spec = { inputs: [{ from: 3 }, { from: 0 }], events };
    const texts = () => planPaths(counter, spec).paths.map(({ text }) => text);
    expect(texts()).toEqual(texts());
  });

  test("send every event that the binding of a wildcard lists", () => {
    const { paths } = planPaths(counter, {
      input: { from: 1 },
      events: {
        "count.down": [{}],
        "word.*": [
          { type: "word.spoken", word: "a" },
          { type: "word.sung", word: "b" },
        ],
      },
    });
    const sent = paths.flatMap(({ steps }) => steps.map(({ event }) => event));
    expect(sent).toContainEqual({ type: "word.spoken", word: "a" });
    expect(sent).toContainEqual({ type: "word.sung", word: "b" });
  });
});
