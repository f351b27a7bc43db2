import { assign, setup } from "xstate";
import type { Position } from "./stepping.ts";

export type Overlay = "none" | "modelTests" | "browserTests";

type VisualiserEvent =
  | { type: "flow.chosen"; flow: string }
  | { type: "input.chosen"; input: number }
  | { type: "step.taken"; text: string }
  | { type: "path.truncated"; length: number }
  | { type: "address.changed"; position: Position }
  | { type: "overlay.chosen"; overlay: Overlay };

/** Stores what the visualiser shows: the selected flow and input, the steps taken and the overlay. */
export const visualiserMachine = setup({
  types: {
    context: {} as { position: Position; overlay: Overlay },
    events: {} as VisualiserEvent,
    input: {} as { position: Position },
  },
  actions: {
    selectFlow: assign(({ event, context: { position } }) => ({
      position:
        event.type === "flow.chosen"
          ? { flow: event.flow, input: 0, steps: [] }
          : position,
    })),
    selectInput: assign(({ event, context: { position } }) => ({
      position:
        event.type === "input.chosen"
          ? { ...position, input: event.input, steps: [] }
          : position,
    })),
    addStep: assign(({ event, context: { position } }) => ({
      position:
        event.type === "step.taken"
          ? { ...position, steps: [...position.steps, event.text] }
          : position,
    })),
    truncatePath: assign(({ event, context: { position } }) => ({
      position:
        event.type === "path.truncated"
          ? { ...position, steps: position.steps.slice(0, event.length) }
          : position,
    })),
    followAddress: assign(({ event, context: { position } }) => ({
      position: event.type === "address.changed" ? event.position : position,
    })),
    setOverlay: assign(({ event, context: { overlay } }) => ({
      overlay: event.type === "overlay.chosen" ? event.overlay : overlay,
    })),
    /** Writes the position to the URL. The page provides the implementation. */
    updateUrl: () => {},
  },
}).createMachine({
  id: "visualiser",
  context: ({ input }) => ({ ...input, overlay: "none" }),
  on: {
    "flow.chosen": { actions: ["selectFlow", "updateUrl"] },
    "input.chosen": { actions: ["selectInput", "updateUrl"] },
    "step.taken": { actions: ["addStep", "updateUrl"] },
    "path.truncated": { actions: ["truncatePath", "updateUrl"] },
    "address.changed": { actions: "followAddress" },
    "overlay.chosen": { actions: "setOverlay" },
  },
});
