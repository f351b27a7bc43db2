import { assign, setup } from "xstate";
import { SLOW_LOAD } from "../../contract/constants.ts";
import { eventOf } from "../shared/actor-events.ts";

type GalleryContext = {
  /** Id of the open embed; null while none is open. */
  readonly embedId: string | null;
};
type GalleryEvent =
  | { type: "embed.requested"; id: string }
  /** The frame of the external site has loaded. */
  | { type: "frame.loaded" }
  | { type: "embed.closed" };

/**
 * The gallery of social posts and videos. Nothing is loaded from an external site until the visitor opens an embed.
 * Only one embed is open at a time, so that two videos never play simultaneously.
 */
export const galleryMachine = setup({
  types: {
    context: {} as GalleryContext,
    events: {} as GalleryEvent,
    tags: {} as "loading" | "slow",
  },
  guards: {
    isOtherEmbed: ({ context: { embedId }, event }) =>
      eventOf(event, "embed.requested").id !== embedId,
  },
  actions: {
    setEmbed: assign({
      embedId: ({ event }) => eventOf(event, "embed.requested").id,
    }),
    clearEmbed: assign({ embedId: null }),
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "gallery",
  description: "Watch a video or read a post from an external site.",
  meta: {
    title: "Gallery of posts and videos",
    who: "Everyone",
    area: "publicSite",
  },
  context: { embedId: null },
  initial: "closed",
  states: {
    closed: {
      description:
        "Each card shows a title and its source. Nothing is loaded from external sites.",
      meta: { rules: ["1-landing-06"] },
      on: { "embed.requested": { target: "open", actions: "setEmbed" } },
    },
    open: {
      description: "One card shows the frame of an external site.",
      initial: "loading",
      on: {
        "embed.requested": {
          guard: "isOtherEmbed",
          target: ".loading",
          actions: "setEmbed",
        },
        "embed.closed": { target: "closed", actions: "clearEmbed" },
      },
      states: {
        loading: {
          description: "The frame is loading.",
          tags: "loading",
          after: { slowLoad: { target: "slow" } },
          on: { "frame.loaded": { target: "shown" } },
        },
        slow: {
          description:
            "The frame is still loading. A notice explains that the external site may be blocked.",
          tags: ["loading", "slow"],
          on: { "frame.loaded": { target: "shown" } },
        },
        shown: { description: "The video or post is shown." },
      },
    },
  },
});
