import { fromPromise, setup } from "xstate";

/** Watch a video or read a post of another site. Generated: `npm run docs` writes it anew. */
export const galleryMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {},
  actions: {
    forgetAsked: () => {},
    noteAsked: () => {},
  },
  guards: {
    isAnother: () => true,
  },
  delays: {
    slowLoad: 5000,
  },
}).createMachine({
  id: "gallery",
  description: "Watch a video or read a post of another site.",
  context: {
    shown: null,
  },
  initial: "resting",
  states: {
    resting: {
      description: "Cards with a title and where each comes from. Nothing of another site is loaded.",
      meta: {
        specification: [
          "§1",
          "decisions: Catalogue",
        ],
      },
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
      meta: {
        specification: [
          "§1",
          "decisions: Catalogue",
        ],
      },
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
          description: "The other site may be blocked here: its link is offered.",
          tags: [
            "loading",
            "slow",
          ],
          on: {
            "frame.loaded": {
              target: "shown",
              description: "The other site has answered after all.",
            },
          },
        },
        shown: {
          description: "The video or the post is there.",
        },
      },
    },
  },
});
