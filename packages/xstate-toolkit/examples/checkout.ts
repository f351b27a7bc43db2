import { assign, fromPromise, setup } from "xstate";
import { definePlan } from "xstate-toolkit";

/** Collects a delivery address and a card in either order, then charges the card. */
export const checkout = setup({
  types: {
    context: {} as { address: string; declines: number },
    events: {} as
      | { type: "address.changed"; address: string }
      | { type: "address.confirmed" }
      | { type: "card.entered" }
      | { type: "order.confirmed" },
  },
  actors: { chargeCard: fromPromise(async () => ({ paid: true })) },
  guards: {
    hasAddress: ({ context }) => context.address.trim() !== "",
    isDeclinedTwice: ({ context }) => context.declines >= 2,
  },
}).createMachine({
  id: "checkout",
  description: "Collects an address and a card, and charges the card.",
  context: { address: "", declines: 0 },
  initial: "entering",
  states: {
    entering: {
      description: "The address and the card can be entered in any order.",
      type: "parallel",
      onDone: "reviewing",
      states: {
        delivery: {
          initial: "open",
          states: {
            open: {
              description: "The address is not confirmed.",
              on: {
                "address.changed": {
                  actions: assign({ address: ({ event }) => event.address }),
                },
                "address.confirmed": {
                  guard: "hasAddress",
                  target: "complete",
                },
              },
            },
            complete: { type: "final" },
          },
        },
        payment: {
          initial: "open",
          states: {
            open: {
              description: "The card is missing.",
              on: { "card.entered": "complete" },
            },
            complete: { type: "final" },
          },
        },
      },
    },
    reviewing: {
      description: "The customer sees a summary.",
      on: { "order.confirmed": "charging" },
    },
    charging: {
      description: "The card is being charged.",
      invoke: {
        id: "charge",
        src: "chargeCard",
        onDone: [
          { guard: ({ event }) => event.output.paid, target: "paid" },
          {
            target: "declined",
            actions: assign({
              declines: ({ context }) => context.declines + 1,
            }),
          },
        ],
      },
    },
    declined: {
      description: "The customer can try once more.",
      always: { guard: "isDeclinedTwice", target: "cancelled" },
      on: { "order.confirmed": "charging" },
    },
    paid: { type: "final" },
    cancelled: { type: "final" },
  },
});

/** The events of the checkout with their payloads. */
export const checkoutPlan = definePlan(checkout, {
  events: {
    "address.changed": [{ address: "1 Main Street" }, { address: "" }],
    "address.confirmed": [{}],
    "card.entered": [{}],
    "order.confirmed": [{}],
    "xstate.done.actor.charge": [
      { output: { paid: true } },
      { output: { paid: false } },
    ],
  },
});
