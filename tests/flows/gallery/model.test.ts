import { expect } from "vitest";
import { SLOW_LOAD } from "../../../contract/constants.ts";
import { galleryMachine } from "../../../machines/gallery/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { galleryPlan } from "./plan.ts";

const loaded = { type: "frame.loaded" } as const;
const close = { type: "embed.closed" } as const;

walkMachine(galleryMachine, {
  ...galleryPlan,
  states: {
    closed: {
      context: { embedId: null },
      notTags: ["loading", "slow"],
      cannot: [loaded, close],
    },
    "open.loading": {
      tags: ["loading"],
      notTags: ["slow"],
      context: { embedId: expect.any(String) },
      can: [loaded, close],
    },
    "open.slow": { tags: ["loading", "slow"], can: [loaded, close] },
    "open.shown": {
      notTags: ["loading", "slow"],
      context: { embedId: expect.any(String) },
      can: [close],
      cannot: [loaded],
    },
  },
  transitions: {
    "closed --embed.requested--> open": {
      context: ({ event }) => ({ embedId: event.id }),
      check: ({ after }) => expect(after.value).toEqual({ open: "loading" }),
    },
    "open --embed.requested [isOtherEmbed]--> open.loading": {
      when: ({ before, event }) => event.id !== before.context.embedId,
      context: ({ event }) => ({ embedId: event.id }),
    },
    "open --embed.closed--> closed": { context: { embedId: null } },
    "open.loading --frame.loaded--> open.shown": { context: "unchanged" },
    "open.loading --after(slowLoad)--> open.slow": {
      after: SLOW_LOAD,
      context: "unchanged",
    },
    "open.slow --frame.loaded--> open.shown": { context: "unchanged" },
  },
});
