import { assign, setup } from "xstate";
import { SLOW_LOAD } from "../contract/constants.ts";

export type GalleryContext = {
  /** The id of the embed that is loaded; null while nothing of another site is. */
  readonly shown: string | null;
};
export type GalleryEvent =
  | { type: "embed.asked"; id: string }
  /** The frame of the other site has come. */
  | { type: "frame.loaded" }
  | { type: "embed.closed" };

/**
 * The gallery of social posts and videos (§1, decisions: Catalogue, payment, content): nothing is loaded from another
 * site until the visitor asks for it, and one embed at a time, so that two videos never speak at once.
 */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    tags: {} as "loading" | "slow",
  },
  guards: {
    isAnother: ({ context, event }) =>
      event.type === "embed.asked" && event.id !== context.shown,
  },
  actions: {
    noteAsked: assign(({ event }) =>
      event.type === "embed.asked" ? { shown: event.id } : {},
    ),
    forgetAsked: assign({ shown: null }),
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "gallery",
  description: "Watch a video or read a post of another site.",
  context: { shown: null },
  initial: "resting",
  states: {
    resting: {
      description:
        "Cards with a title and where each comes from. Nothing of another site is loaded.",
      meta: { specification: ["§1", "decisions: Catalogue"] },
      on: {
        "embed.asked": {
          target: "open",
          actions: "noteAsked",
          description: "Play video or Show post.",
        },
      },
    },
    open: {
      description: "The frame of one other site stands in its card.",
      meta: { specification: ["§1", "decisions: Catalogue"] },
      initial: "loading",
      on: {
        "embed.asked": {
          guard: "isAnother",
          target: ".loading",
          actions: "noteAsked",
          description: "Another one takes its place.",
        },
        "embed.closed": {
          target: "resting",
          actions: "forgetAsked",
          description: "Close takes the frame away.",
        },
      },
      states: {
        loading: {
          description: "The frame is on its way.",
          tags: "loading",
          after: {
            slowLoad: {
              target: "slow",
              description: "It takes longer than usual.",
            },
          },
          on: {
            "frame.loaded": {
              target: "shown",
              description: "The other site has answered.",
            },
          },
        },
        slow: {
          description:
            "The other site may be blocked here: its link is offered.",
          tags: ["loading", "slow"],
          on: {
            "frame.loaded": {
              target: "shown",
              description: "The other site has answered after all.",
            },
          },
        },
        shown: { description: "The video or the post is there." },
      },
    },
  },
});
