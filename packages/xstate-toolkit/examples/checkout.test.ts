import { testMachine } from "xstate-toolkit/vitest";
import { checkout, checkoutPlan } from "./checkout.ts";

testMachine(checkout, {
  ...checkoutPlan,
  resultsFolder: ".results/examples",
  complete: true,
  expect: {
    entering: { onDone: "reviewing" },
    "entering.delivery.open": {
      on: {
        "address.changed": {
          changes: ({ event }) => ({ address: event.address }),
        },
        "address.confirmed": {
          when: ({ context }) => context.address !== "",
          to: "entering.delivery.complete",
        },
      },
    },
    "entering.delivery.complete": {},
    "entering.payment.open": {
      on: { "card.entered": "entering.payment.complete" },
    },
    "entering.payment.complete": {},
    reviewing: { on: { "order.confirmed": "charging" } },
    charging: {
      calls: "charge",
      onDone: [
        { when: ({ event }) => event.output.paid, to: "paid" },
        {
          to: "declined",
          changes: ({ before }) => ({ declines: before.context.declines + 1 }),
        },
      ],
    },
    declined: {
      context: { declines: 1 },
      on: { "order.confirmed": "charging" },
      always: {
        when: ({ context }) => context.declines === 2,
        to: "cancelled",
      },
    },
    paid: {},
    cancelled: { context: { declines: 2 } },
  },
});
