import { assign, createMachine, setup } from "xstate";
import { type MachineCase, machineCase } from "./machine-case.ts";

/** Contexts that grow without limit, contain collections or references to themselves, or come from the input. */
export const contexts: readonly MachineCase[] = [
  machineCase(
    createMachine({
      id: "counter",
      description: "An unbounded counter.",
      context: { count: 0 },
      on: {
        up: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        down: {
          guard: ({ context }) => context.count > 0,
          actions: assign({ count: ({ context }) => context.count - 1 }),
        },
      },
      initial: "few",
      states: {
        few: {
          always: {
            guard: ({ context }) => context.count > 12,
            target: "many",
          },
        },
        many: {
          always: { guard: ({ context }) => context.count < 10, target: "few" },
        },
      },
    }),
  ),

  machineCase(
    setup({
      types: {
        context: {} as { ids: Set<string>; last: Date | null },
        events: {} as { type: "selected"; id: string } | { type: "opened" },
      },
    }).createMachine({
      id: "selection",
      context: { ids: new Set(), last: null },
      initial: "none",
      states: {
        none: {
          always: {
            guard: ({ context }) => context.ids.size > 0,
            target: "some",
          },
        },
        some: {
          tags: "selected",
          always: {
            guard: ({ context }) => context.ids.size === 0,
            target: "none",
          },
          on: {
            opened: {
              guard: ({ context }) => context.ids.size === 2,
              target: "compared",
            },
          },
        },
        compared: {},
      },
      on: {
        selected: {
          actions: assign({
            ids: ({ context, event }) =>
              new Set(
                context.ids.has(event.id)
                  ? [...context.ids].filter((id) => id !== event.id)
                  : [...context.ids, event.id],
              ),
            last: new Date(0),
          }),
        },
      },
    }),
    { events: { selected: [{ id: "a" }, { id: "b" }] } },
  ),

  machineCase(
    createMachine({
      id: "tree",
      options: { maxIterations: 100 },
      description: "A context with a reference to itself.",
      context: () => {
        const root: { parent?: object; depth: number } = { depth: 0 };
        root.parent = root;
        return { node: root };
      },
      initial: "top",
      states: {
        top: {
          on: {
            entered: {
              target: "below",
              actions: assign(({ context }) => ({
                node: { parent: context.node, depth: context.node.depth + 1 },
              })),
            },
          },
        },
        below: {
          on: {
            entered: {
              guard: ({ context }) => context.node.depth < 3,
              actions: assign(({ context }) => ({
                node: { parent: context.node, depth: context.node.depth + 1 },
              })),
            },
            left: {
              guard: ({ context }) => context.node.depth === 3,
              target: "top",
            },
          },
        },
      },
    }),
  ),

  machineCase(
    setup({
      types: {
        context: {} as { coins: number; price: number },
        input: {} as { price: number },
        events: {} as
          | { type: "coin.inserted"; value: number }
          | { type: "refunded" },
        tags: {} as "paid",
      },
      actions: {
        insert: assign({
          coins: ({ context, event }) =>
            event.type === "coin.inserted"
              ? context.coins + event.value
              : context.coins,
        }),
      },
    }).createMachine({
      id: "vendingMachine",
      context: ({ input }) => ({ coins: 0, price: input.price }),
      initial: "waiting",
      version: "1.0.0",
      states: {
        waiting: {
          on: { "coin.inserted": { target: "counting", actions: "insert" } },
        },
        counting: {
          always: [
            {
              guard: ({ context }) => context.coins === context.price,
              target: "sold",
            },
            {
              guard: ({ context }) => context.coins > context.price,
              target: "overpaid",
            },
            { target: "waiting" },
          ],
        },
        overpaid: { on: { refunded: "sold" } },
        sold: { tags: ["paid"], type: "final" },
      },
    }),
    {
      inputs: [{ price: 30 }, { price: 40 }],
      events: {
        "coin.inserted": ({ snapshot }) =>
          snapshot.context.coins < 100 ? [{ value: 10 }, { value: 25 }] : [],
      },
    },
  ),
];
