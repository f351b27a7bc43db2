import { assign, setup } from "xstate";
import type { Position } from "./stepping.ts";

export type Overlay = "none" | "walked" | "driven";

type VisualiserEvent =
  | { type: "flow.chosen"; flow: string }
  | { type: "start.chosen"; input: number }
  | { type: "step.taken"; text: string }
  | { type: "path.cut"; length: number }
  | { type: "address.changed"; position: Position }
  | { type: "overlay.chosen"; overlay: Overlay };

/** The state of the visualiser: the selected flow, the steps taken and the overlay. */
export const visualiserMachine = setup({
  types: {
    context: {} as { position: Position; overlay: Overlay },
    events: {} as VisualiserEvent,
    input: {} as { position: Position },
  },
  actions: {
    openFlow: assign(({ event, context: { position } }) => ({
      position:
        event.type === "flow.chosen"
          ? { flow: event.flow, input: 0, steps: [] }
          : position,
    })),
    openStart: assign(({ event, context: { position } }) => ({
      position:
        event.type === "start.chosen"
          ? { ...position, input: event.input, steps: [] }
          : position,
    })),
    addStep: assign(({ event, context: { position } }) => ({
      position:
        event.type === "step.taken"
          ? { ...position, steps: [...position.steps, event.text] }
          : position,
    })),
    cutPath: assign(({ event, context: { position } }) => ({
      position:
        event.type === "path.cut"
          ? { ...position, steps: position.steps.slice(0, event.length) }
          : position,
    })),
    followAddress: assign(({ event, context: { position } }) => ({
      position: event.type === "address.changed" ? event.position : position,
    })),
    setOverlay: assign(({ event, context: { overlay } }) => ({
      overlay: event.type === "overlay.chosen" ? event.overlay : overlay,
    })),
    /** Writes the position to the URL. The page provides it. */
    updateUrl: () => {},
  },
}).createMachine({
  id: "visualiser",
  context: ({ input }) => ({ ...input, overlay: "none" }),
  on: {
    "flow.chosen": { actions: ["openFlow", "updateUrl"] },
    "start.chosen": { actions: ["openStart", "updateUrl"] },
    "step.taken": { actions: ["addStep", "updateUrl"] },
    "path.cut": { actions: ["cutPath", "updateUrl"] },
    "address.changed": { actions: "followAddress" },
    "overlay.chosen": { actions: "setOverlay" },
  },
});
