import { assign, createMachine, setup } from "xstate";
import { type MachineCase, machineCase } from "./machine-case.ts";

/** Final states, their output, and the done events of states. */
export const finals: readonly MachineCase[] = [
  machineCase(
    createMachine({
      id: "order",
      description:
        "The output of a nested final state selects the transition of its parent.",
      context: { total: 0 },
      initial: "payment",
      states: {
        payment: {
          initial: "method",
          onDone: [
            {
              guard: ({ event }) => event.output === "paid",
              target: "shipping",
            },
            { target: "cancelled" },
          ],
          states: {
            method: {
              initial: "choosing",
              onDone: "confirming",
              states: {
                choosing: { on: { chosen: "chosen" } },
                chosen: { type: "final" },
              },
            },
            confirming: { on: { confirmed: "paid", aborted: "aborted" } },
            paid: { type: "final", output: "paid" },
            aborted: { type: "final", output: () => "aborted" },
          },
        },
        shipping: { on: { shipped: "done" } },
        done: { type: "final", tags: "settled" },
        cancelled: { type: "final", tags: ["settled", "cancelled"] },
      },
      output: ({ context }) => context.total,
    }),
  ),

  machineCase(
    setup({
      types: {
        context: {} as { answers: string[] },
        input: {} as { isShort: boolean },
        output: {} as { count: number },
      },
      actions: {
        store: assign({
          answers: ({ context }, { answer }: { answer: string }) => [
            ...context.answers,
            answer,
          ],
        }),
      },
    }).createMachine({
      id: "survey",
      description: "The input determines whether the second page is skipped.",
      context: ({ input }) => ({ answers: input.isShort ? ["skipped"] : [] }),
      initial: "first",
      states: {
        first: {
          meta: { page: 1 },
          on: {
            answered: {
              target: "second",
              description: "Stores the answer.",
              meta: { tracked: true },
              actions: { type: "store", params: { answer: "yes" } },
            },
          },
        },
        second: {
          meta: { page: 2 },
          always: {
            guard: ({ context }) => context.answers.includes("skipped"),
            target: "submitted",
          },
          on: {
            answered: {
              target: "submitted",
              actions: {
                type: "store",
                params: ({ context }) => ({
                  answer: `after ${context.answers.length}`,
                }),
              },
            },
          },
        },
        submitted: { type: "final" },
      },
      output: ({ context }) => ({ count: context.answers.length }),
    }),
    { inputs: [{ isShort: false }, { isShort: true }] },
  ),

  machineCase(
    createMachine({
      id: "installer",
      description:
        "onDone transitions without a target, and done events at two levels in the same step.",
      context: { steps: 0 },
      initial: "installing",
      states: {
        installing: {
          type: "parallel",
          onDone: {
            actions: assign({ steps: ({ context }) => context.steps + 10 }),
          },
          on: { opened: "opened" },
          states: {
            files: {
              initial: "copying",
              onDone: {
                actions: assign({ steps: ({ context }) => context.steps + 1 }),
              },
              states: {
                copying: { on: { copied: "copied" } },
                copied: { type: "final" },
              },
            },
            registry: {
              initial: "writing",
              states: {
                writing: {
                  initial: "keys",
                  onDone: "written",
                  states: {
                    keys: { on: { copied: "done", skipped: "done" } },
                    done: { type: "final" },
                  },
                },
                written: { type: "final" },
              },
            },
          },
        },
        opened: {},
      },
    }),
  ),
];
