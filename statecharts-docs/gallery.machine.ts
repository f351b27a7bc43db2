import { fromPromise, setup } from "xstate";

/** Watch a video or read a post of an external site. Generated: `npm run docs` writes it anew. */
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
  description: "Watch a video or read a post of an external site.",
  meta: {
    title: "Gallery of posts and videos",
    who: "Everyone",
  },
  context: {
    shown: null,
  },
  initial: "resting",
  states: {
    resting: {
      description: "Cards show title and source. Nothing is loaded from external sites.",
      meta: {
        rules: [
          "1-landing-06",
        ],
      },
      on: {
        "embed.asked": {
          target: "open",
          actions: "noteAsked",
        },
      },
    },
    open: {
      description: "The frame of one external site is open in its card.",
      initial: "loading",
      on: {
        "embed.asked": {
          guard: "isAnother",
          target: ".loading",
          actions: "noteAsked",
          description: "The open embed is replaced.",
        },
        "embed.closed": {
          target: "resting",
          actions: "forgetAsked",
        },
      },
      states: {
        loading: {
          description: "The frame is loading.",
          tags: "loading",
          after: {
            slowLoad: {
              target: "slow",
            },
          },
          on: {
            "frame.loaded": {
              target: "shown",
            },
          },
        },
        slow: {
          description: "The external site may be blocked, so a link to it is offered.",
          tags: [
            "loading",
            "slow",
          ],
          on: {
            "frame.loaded": {
              target: "shown",
            },
          },
        },
        shown: {
          description: "The video or post is shown.",
        },
      },
    },
  },
});
