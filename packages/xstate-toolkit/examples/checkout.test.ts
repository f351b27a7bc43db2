import { walkMachine } from "xstate-toolkit/run";
import { checkout, checkoutPlan } from "./checkout.ts";

walkMachine(checkout, {
  ...checkoutPlan,
  resultsFolder: ".results/examples",

  states: {
    "entering.delivery.open": { cannot: [{ type: "order.confirmed" }] },
    "entering.delivery.complete": { cannot: [{ type: "address.confirmed" }] },
    "entering.payment.open": { can: [{ type: "card.entered" }] },
    "entering.payment.complete": { cannot: [{ type: "card.entered" }] },
    reviewing: { can: [{ type: "order.confirmed" }] },
    charging: { cannot: [{ type: "order.confirmed" }] },
    declined: { context: { declines: 1 }, can: [{ type: "order.confirmed" }] },
    paid: { cannot: [{ type: "order.confirmed" }] },
    cancelled: { context: { declines: 2 } },
  },

  transitions: {
    "entering.delivery.open --address.changed--> (stays)": {
      context: ({ event }) => ({ address: event.address }),
    },
    "entering.delivery.open --address.confirmed [hasAddress]--> entering.delivery.complete":
      { when: ({ before }) => before.context.address !== "" },
    "entering.payment.open --card.entered--> entering.payment.complete": {
      context: "unchanged",
    },
    "entering --onDone--> reviewing": { context: "unchanged" },
    "reviewing --order.confirmed--> charging": {
      calls: [["charge", undefined]],
    },
    "charging --onDone(charge) [inline]--> paid": {
      when: ({ event }) => event.output.paid,
    },
    "charging --onDone(charge) [else]--> declined": {
      context: ({ before }) => ({ declines: before.context.declines + 1 }),
    },
    "declined --order.confirmed--> charging": {
      calls: [["charge", undefined]],
    },
    "declined --always [isDeclinedTwice]--> cancelled": {
      when: ({ before }) => before.context.declines === 2,
    },
  },
});
