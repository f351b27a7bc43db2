import { and, assign, createMachine, not, or, setup } from "xstate";
import { type MachineCase, machineCase } from "./machine-case.ts";

/** Named, inline, combined and parameterized guards; guards that read the context or can never be true. */
export const guards: readonly MachineCase[] = [
  machineCase(
    setup({
      types: {
        context: {} as { age: number; isMember: boolean },
        input: {} as { age: number; isMember: boolean },
      },
      guards: {
        isAdult: ({ context }) => context.age >= 18,
        isMember: ({ context }) => context.isMember,
        isOlderThan: ({ context }, params: { years: number }) =>
          context.age > params.years,
        mayEnter: and(["isAdult", not("isBanned")]),
        isBanned: () => false,
      },
    }).createMachine({
      id: "club",
      context: ({ input }) => input,
      initial: "door",
      states: {
        door: {
          on: {
            "lounge.entered": {
              guard: and(["mayEnter", or(["isMember", not("isAdult")])]),
              target: "lounge",
            },
            "bar.entered": [
              {
                guard: { type: "isOlderThan", params: { years: 60 } },
                target: "quietBar",
              },
              { guard: "isAdult", target: "bar" },
              { target: "outside" },
            ],
            expelled: { guard: "isBanned", target: "outside" },
          },
        },
        lounge: {},
        bar: {},
        quietBar: {},
        outside: {},
      },
    }),
    {
      inputs: [
        { age: 15, isMember: false },
        { age: 30, isMember: true },
        { age: 70, isMember: false },
      ],
      impossible: {
        "door --expelled [isBanned]--> outside":
          "the guard always returns false",
      },
    },
  ),

  machineCase(
    createMachine({
      id: "neverTaken",
      description: "Transitions that XState can never select.",
      context: { count: 0 },
      initial: "start",
      states: {
        start: {
          on: {
            next: [
              { target: "end" },
              { guard: ({ context }) => context.count === 0, target: "start" },
            ],
            lost: { guard: ({ context }) => context.count < 0, target: "end" },
          },
          after: { 10: "end", 20: "start" },
        },
        end: {},
        orphan: { on: { next: "end" } },
      },
    }),
    {
      impossible: {
        "start --next [inline]--> start": "the previous branch has no guard",
        "start --lost [inline]--> end": "the count is never negative",
        "start --after(20)--> start": "the state is exited after 10 ms",
        "orphan --next--> end": "no transition leads to the state",
      },
    },
  ),

  machineCase(
    createMachine({
      id: "password",
      description:
        "Guards that read the payload of an event, in nested states.",
      initial: "weak",
      on: {
        "password.changed": [
          {
            guard: ({ event }) => event.value.length === 0,
            target: ".empty",
          },
          {
            guard: function isStrong({ event }) {
              return /\d/.test(event.value) && event.value.length > 7;
            },
            target: ".strong",
          },
          { target: ".weak" },
        ],
      },
      states: {
        empty: {},
        weak: {},
        strong: {
          initial: "hidden",
          states: {
            hidden: { on: { toggled: "shown" } },
            shown: {
              on: {
                toggled: "hidden",
                "password.changed": {
                  guard: ({ event }) => event.value === "secret99",
                  target: "hidden",
                },
              },
            },
          },
        },
      },
    }),
    {
      events: {
        "password.changed": ["", "short", "long3nough", "secret99"].map(
          (value) => ({ value }),
        ),
      },
    },
  ),

  machineCase(
    createMachine({
      id: "combinationLock",
      description: "Only one sequence of five digits opens the lock.",
      context: { entered: "" },
      initial: "locked",
      states: {
        locked: {
          on: {
            digit: {
              guard: ({ context }) => context.entered.length < 5,
              actions: assign({
                entered: ({ context, event }) => context.entered + event.digit,
              }),
            },
            cleared: { actions: assign({ entered: "" }) },
          },
          always: {
            guard: ({ context }) => context.entered === "31221",
            target: "unlocked",
          },
        },
        unlocked: {},
      },
    }),
    { events: { digit: [1, 2, 3].map((digit) => ({ digit })) } },
  ),
];
