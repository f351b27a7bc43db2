import { SLOW_LOAD } from "../../../contract/constants.ts";
import { galleryMachine } from "../../../machines/gallery/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { galleryPlan } from "./plan.ts";

testMachine(galleryMachine, {
  ...galleryPlan,
  delays: { slowLoad: SLOW_LOAD },
  expect: {
    "(root)": { initial: "closed" },
    closed: {
      context: { embedId: null },
      on: {
        "embed.requested": {
          to: "open",
          context: ({ event }) => ({ embedId: event.id }),
        },
      },
    },
    open: {
      initial: "open.loading",
      on: {
        "embed.requested": {
          to: "open.loading",
          when: ({ context, event }) => event.id !== context.embedId,
          context: ({ event }) => ({ embedId: event.id }),
        },
        "embed.closed": "closed",
      },
    },
    "open.loading": {
      tags: "loading",
      on: { "frame.loaded": "open.shown" },
      after: { slowLoad: "open.slow" },
    },
    "open.slow": {
      tags: ["loading", "slow"],
      on: { "frame.loaded": "open.shown" },
    },
  },
});
