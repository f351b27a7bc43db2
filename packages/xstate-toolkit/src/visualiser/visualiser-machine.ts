import { assertEvent, assign, fromPromise, setup } from "xstate";
import { foldableStates, foldedAtStart, hiding } from "./folds.ts";
import { chartOf, type Position } from "./stepping.ts";

export type Overlay = "none" | "modelTests" | "browserTests";

/** The state or the event that the reader selected. */
export type Selection =
  | { readonly kind: "state"; readonly path: string }
  | { readonly kind: "event"; readonly name: string };

/** Where the drawing is in its frame, in pixels, and how much it is enlarged. */
export type View = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

type Size = { readonly width: number; readonly height: number };

type VisualiserContext = {
  readonly position: Position;
  readonly overlay: Overlay;
  /** Paths of the states whose children are hidden. */
  readonly folded: readonly string[];
  readonly selection: Selection | null;
  /** The state that was selected, folded or unfolded last, and must be in view. */
  readonly focus: { readonly path: string } | null;
  readonly query: string;
  readonly view: View;
  /** The latest drawing, and the flow that it shows. */
  readonly drawn: { readonly flow: string; readonly svg: string } | null;
  /** Why the flow cannot be drawn. */
  readonly problem: string | null;
};

type VisualiserEvent =
  | { type: "flow.chosen"; flow: string }
  | { type: "input.chosen"; input: number }
  | { type: "step.taken"; text: string }
  | { type: "path.truncated"; length: number }
  | { type: "address.changed"; position: Position }
  | { type: "overlay.chosen"; overlay: Overlay }
  | { type: "fold.toggled"; path: string }
  | { type: "all.folded" }
  | { type: "all.unfolded" }
  | { type: "query.changed"; query: string }
  | { type: "state.selected"; path: string }
  | { type: "state.found"; path: string }
  | { type: "event.selected"; name: string }
  | { type: "selection.cleared" }
  | { type: "view.moved"; dx: number; dy: number }
  | { type: "view.zoomed"; factor: number; x: number; y: number }
  | { type: "view.fitted"; frame: Size; content: Size }
  | { type: "view.reset" };

const START: View = { x: 0, y: 0, scale: 1 };
const MIN_SCALE = 0.05;
const MAX_SCALE = 5;

/** Returns what changes in the context when another flow is shown. */
function openFlow(position: Position) {
  return {
    position,
    folded: foldedAtStart(chartOf(position.flow)),
    selection: null,
    focus: null,
    query: "",
    view: START,
    problem: null,
  };
}

/**
 * Stores what the visualiser shows: the selected flow and input, the steps taken, the overlay, the folded states, the
 * selection, the search and the part of the drawing that is in view. Updates the drawing when other states are folded.
 */
export const visualiserMachine = setup({
  types: {
    context: {} as VisualiserContext,
    events: {} as VisualiserEvent,
    input: {} as { position: Position },
  },
  actors: {
    /** Returns the drawing of a flow. The page provides the implementation. */
    draw: fromPromise<string, { flow: string; folded: readonly string[] }>(
      async () => "",
    ),
  },
  guards: {
    isOtherFlow: ({ context, event }) => {
      assertEvent(event, "address.changed");
      return event.position.flow !== context.position.flow;
    },
    isHidden: ({ context, event }) => {
      assertEvent(event, ["state.selected", "state.found"]);
      return hiding(context.folded, event.path).length > 0;
    },
  },
  actions: {
    selectFlow: assign(({ event }) => {
      assertEvent(event, "flow.chosen");
      return openFlow({ flow: event.flow, input: 0, steps: [] });
    }),
    selectInput: assign(({ event, context: { position } }) => {
      assertEvent(event, "input.chosen");
      return { position: { ...position, input: event.input, steps: [] } };
    }),
    addStep: assign(({ event, context: { position } }) => {
      assertEvent(event, "step.taken");
      return {
        position: { ...position, steps: [...position.steps, event.text] },
      };
    }),
    truncatePath: assign(({ event, context: { position } }) => {
      assertEvent(event, "path.truncated");
      return {
        position: { ...position, steps: position.steps.slice(0, event.length) },
      };
    }),
    followAddress: assign(({ event }) => {
      assertEvent(event, "address.changed");
      return { position: event.position };
    }),
    openAddress: assign(({ event }) => {
      assertEvent(event, "address.changed");
      return openFlow(event.position);
    }),
    setOverlay: assign(({ event }) => {
      assertEvent(event, "overlay.chosen");
      return { overlay: event.overlay };
    }),
    toggleFold: assign(({ event, context: { folded } }) => {
      assertEvent(event, "fold.toggled");
      const { path } = event;
      return {
        focus: { path },
        folded: folded.includes(path)
          ? folded.filter((other) => other !== path)
          : [...folded, path],
      };
    }),
    foldAll: assign(({ context: { position } }) => ({
      folded: foldableStates(chartOf(position.flow)),
      focus: null,
    })),
    unfoldAll: assign({ folded: [] }),
    setQuery: assign(({ event }) => {
      assertEvent(event, "query.changed");
      return { query: event.query };
    }),
    selectState: assign(({ event, context: { folded } }) => {
      assertEvent(event, ["state.selected", "state.found"]);
      const { path } = event;
      const hidden = hiding(folded, path);
      return {
        selection: { kind: "state", path },
        focus: { path },
        query: "",
        folded: folded.filter((other) => !hidden.includes(other)),
      };
    }),
    selectEvent: assign(({ event }) => {
      assertEvent(event, "event.selected");
      return { selection: { kind: "event", name: event.name }, query: "" };
    }),
    clearSelection: assign({ selection: null, focus: null }),
    moveView: assign(({ event, context: { view } }) => {
      assertEvent(event, "view.moved");
      return { view: { ...view, x: view.x + event.dx, y: view.y + event.dy } };
    }),
    /** Zooms without moving the point of the drawing that is under the pointer. */
    zoomView: assign(({ event, context: { view } }) => {
      assertEvent(event, "view.zoomed");
      const wanted = view.scale * event.factor;
      const scale = Math.min(Math.max(wanted, MIN_SCALE), MAX_SCALE);
      const factor = scale / view.scale;
      return {
        view: {
          x: event.x - (event.x - view.x) * factor,
          y: event.y - (event.y - view.y) * factor,
          scale,
        },
      };
    }),
    fitView: assign(({ event }) => {
      assertEvent(event, "view.fitted");
      const { frame, content } = event;
      const scale = Math.min(
        frame.width / content.width,
        frame.height / content.height,
      );
      return { view: { ...START, scale } };
    }),
    resetView: assign({ view: START }),
    setDrawing: assign({
      problem: null,
      drawn: ({ context: { position } }, svg: string) => ({
        flow: position.flow,
        svg,
      }),
    }),
    setProblem: assign({ problem: (_, message: string) => message }),
    /** Writes the position to the URL. The page provides the implementation. */
    updateUrl: () => {},
    /** Scrolls the page to the drawing. The page provides the implementation. */
    scrollToDrawing: () => {},
  },
}).createMachine({
  id: "visualiser",
  context: ({ input }) => ({
    ...openFlow(input.position),
    overlay: "none",
    drawn: null,
  }),
  initial: "drawing",
  on: {
    "flow.chosen": { target: ".drawing", actions: ["selectFlow", "updateUrl"] },
    "input.chosen": { actions: ["selectInput", "updateUrl"] },
    "step.taken": { actions: ["addStep", "updateUrl"] },
    "path.truncated": { actions: ["truncatePath", "updateUrl"] },
    "address.changed": [
      { guard: "isOtherFlow", target: ".drawing", actions: "openAddress" },
      { actions: "followAddress" },
    ],
    "overlay.chosen": { actions: "setOverlay" },
    "fold.toggled": { target: ".drawing", actions: "toggleFold" },
    "all.folded": { target: ".drawing", actions: ["foldAll", "resetView"] },
    "all.unfolded": { target: ".drawing", actions: "unfoldAll" },
    "query.changed": { actions: "setQuery" },
    "state.selected": [
      { guard: "isHidden", target: ".drawing", actions: "selectState" },
      { actions: "selectState" },
    ],
    // On a narrow screen, the drawing is above the search.
    "state.found": [
      {
        guard: "isHidden",
        target: ".drawing",
        actions: ["selectState", "scrollToDrawing"],
      },
      { actions: ["selectState", "scrollToDrawing"] },
    ],
    "event.selected": { actions: "selectEvent" },
    "selection.cleared": { actions: "clearSelection" },
    "view.moved": { actions: "moveView" },
    "view.zoomed": { actions: "zoomView" },
    "view.fitted": { actions: "fitView" },
    "view.reset": { actions: "resetView" },
  },
  states: {
    drawing: {
      description: "The flow is drawn. The previous drawing is still shown.",
      tags: "busy",
      invoke: {
        src: "draw",
        input: ({ context: { position, folded } }) => ({
          flow: position.flow,
          folded,
        }),
        onDone: {
          target: "shown",
          actions: {
            type: "setDrawing",
            params: ({ event }) => event.output,
          },
        },
        onError: {
          target: "shown",
          actions: {
            type: "setProblem",
            params: ({ event }) => String(event.error),
          },
        },
      },
    },
    shown: { description: "The drawing shows the flow." },
  },
});
