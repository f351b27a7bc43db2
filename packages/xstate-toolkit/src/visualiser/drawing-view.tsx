import { type PointerEvent, useEffect, useRef } from "react";
import {
  highlightDrawing,
  markTransitions,
  transitionLabelsOf,
} from "../live/highlight-drawing.ts";
import type { ChartTransition } from "../show/chart.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Send } from "./visualiser.tsx";
import type { View } from "./visualiser-machine.ts";

/** The factor by which a button, a key or the mouse wheel zooms. */
const ZOOM_FACTOR = 1.25;
/** A pointer movement of more than this number of pixels is a drag, not a click. */
const DRAG_DISTANCE = 4;
/** The number of pixels by which an arrow key moves the drawing. */
const MOVE_DISTANCE = 80;
/** The space around a state that is moved into view, in pixels. */
const MARGIN = 20;

type Point = { readonly x: number; readonly y: number };

/**
 * The drawing. It can be moved with the mouse, by touch or with the arrow keys, and zoomed with the mouse, two fingers,
 * the keyboard or the buttons. A click on a label takes its transition, a click on a state selects it.
 */
export function DrawingView(props: {
  readonly title: string;
  readonly drawing: string;
  readonly view: View;
  /** Paths of the active states. */
  readonly states: readonly string[];
  /** Labels of the transitions of the last step. */
  readonly last: readonly string[];
  /** Labels of the marked transitions. */
  readonly marked: readonly string[];
  /** The transitions that lead into the selection and out of it. */
  readonly neighbours: Neighbours;
  readonly selected: string | undefined;
  /** The state that must be in view. */
  readonly focus: { readonly path: string } | null;
  readonly foldable: boolean;
  readonly busy: boolean;
  readonly send: Send;
  readonly onArrowClick: (labels: readonly string[]) => void;
}) {
  const { drawing, view, states, last, marked, neighbours } = props;
  const { selected, focus, send, onArrowClick } = props;
  const frame = useRef<HTMLElement>(null);
  /** How far the pointer has moved since its button was pressed, in pixels. */
  const dragged = useRef(0);
  /** The pointers that are pressed: the mouse, or fingers. */
  const pointers = useRef(new Map<number, Point>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing has no highlights yet
  useEffect(() => {
    const svg = frame.current?.querySelector("svg");
    if (!svg) return;
    const isAmong =
      (chosen: readonly string[]) => (labels: readonly string[]) =>
        labels.some((label) => chosen.includes(label));
    highlightDrawing(svg, {
      states,
      isLast: isAmong(last),
      isMarked: isAmong(marked),
    });
    const labelsOf = (transitions: readonly ChartTransition[]) =>
      transitions.map(({ label }) => label);
    markTransitions(svg, "is-into", isAmong(labelsOf(neighbours.into)));
    markTransitions(svg, "is-out-of", isAmong(labelsOf(neighbours.outOf)));
    for (const box of svg.querySelectorAll<SVGElement>("[data-state]"))
      box.classList.toggle("is-selected", box.dataset.state === selected);
  }, [drawing, states, last, marked, neighbours, selected]);

  // Moves the drawing only when the state's box is not fully visible. A folded state shows the states inside it.
  const reveal = (paths: readonly string[]) => {
    const boxes = [
      ...(frame.current?.querySelectorAll<SVGElement>("[data-state]") ?? []),
    ];
    const box = paths
      .map((path) => boxes.find(({ dataset }) => dataset.state === path))
      .findLast((found) => found !== undefined);
    if (!frame.current || !box) return;
    const visible = frame.current.getBoundingClientRect();
    const target = box.getBoundingClientRect();
    const inside =
      target.left >= visible.left &&
      target.right <= visible.right &&
      target.top >= visible.top &&
      target.bottom <= visible.bottom;
    if (inside) return;
    const isWider = target.width > visible.width;
    const isHigher = target.height > visible.height;
    send({
      type: "view.moved",
      // The name of a state that is larger than the frame is at its top left.
      dx: isWider
        ? visible.left + MARGIN - target.left
        : (visible.left + visible.right - target.left - target.right) / 2,
      dy: isHigher
        ? visible.top + MARGIN - target.top
        : Math.min(
            visible.top + visible.height / 3 - target.top,
            (visible.top + visible.bottom - target.top - target.bottom) / 2,
          ),
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active state is revealed when it changes, and never while the reader moves the drawing
  useEffect(() => reveal(states), [states]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for the state that was selected or folded
  useEffect(() => {
    if (focus) reveal([focus.path]);
    else if (drawing !== "") reveal(states);
  }, [focus, drawing]);

  const zoom = (factor: number, at?: Point) => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    const center = { x: clientWidth / 2, y: clientHeight / 2 };
    send({ type: "view.zoomed", factor, ...(at ?? center) });
  };
  const move = (dx: number, dy: number) => send({ type: "view.moved", dx, dy });
  const fit = () => {
    const content = frame.current?.firstElementChild as HTMLElement | null;
    if (!content || !frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    send({
      type: "view.fitted",
      frame: { width: clientWidth, height: clientHeight },
      content: { width: content.offsetWidth, height: content.offsetHeight },
    });
  };
  const pointOf = ({
    clientX,
    clientY,
  }: Pick<MouseEvent, "clientX" | "clientY">) => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };

  // React's wheel listeners are passive, so they cannot prevent the browser from zooming the page.
  useEffect(() => {
    const canvas = frame.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey)
        zoom(event.deltaY < 0 ? ZOOM_FACTOR : 1 / ZOOM_FACTOR, pointOf(event));
      else move(-event.deltaX, -event.deltaY);
    };
    canvas?.addEventListener("wheel", handleWheel, { passive: false });
    return () => canvas?.removeEventListener("wheel", handleWheel);
  });

  const handlePointerMove = (event: PointerEvent) => {
    const { pointerId, buttons } = event;
    const before = pointers.current.get(pointerId);
    if (!before) return;
    if (buttons === 0) {
      pointers.current.delete(pointerId);
      return;
    }
    const point = pointOf(event);
    pointers.current.set(pointerId, point);
    const dx = point.x - before.x;
    const dy = point.y - before.y;
    dragged.current += Math.hypot(dx, dy);
    const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
    if (!other) {
      move(dx, dy);
      return;
    }
    // Two fingers: the drawing follows the point between them.
    const center = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    const distance = Math.hypot(before.x - other.x, before.y - other.y);
    move(dx / 2, dy / 2);
    if (distance > 0)
      zoom(Math.hypot(point.x - other.x, point.y - other.y) / distance, center);
  };
  const releasePointer = ({ pointerId }: PointerEvent) => {
    pointers.current.delete(pointerId);
  };

  return (
    <div className="drawing">
      <div className="tools">
        <button type="button" onClick={() => zoom(ZOOM_FACTOR)}>
          Zoom in
        </button>
        <button type="button" onClick={() => zoom(1 / ZOOM_FACTOR)}>
          Zoom out
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
        <button type="button" onClick={() => send({ type: "view.reset" })}>
          100 %
        </button>
        {props.foldable && (
          <>
            <button type="button" onClick={() => send({ type: "all.folded" })}>
              Fold all
            </button>
            <button
              type="button"
              onClick={() => send({ type: "all.unfolded" })}
            >
              Unfold all
            </button>
          </>
        )}
        <span role="status">{props.busy ? "Drawing…" : ""}</span>
      </div>
      <section
        ref={frame}
        className="canvas"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the drawing, as in any scrollable region
        tabIndex={0}
        aria-label={`Drawing of ${props.title}; the panels next to it describe it in words`}
        onKeyDown={(event) => {
          // Leaves shortcuts such as Ctrl and + to the browser.
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const keyHandlers: Readonly<Record<string, () => void>> = {
            ArrowLeft: () => move(MOVE_DISTANCE, 0),
            ArrowRight: () => move(-MOVE_DISTANCE, 0),
            ArrowUp: () => move(0, MOVE_DISTANCE),
            ArrowDown: () => move(0, -MOVE_DISTANCE),
            "+": () => zoom(ZOOM_FACTOR),
            "-": () => zoom(1 / ZOOM_FACTOR),
            "0": fit,
          };
          const handleKey = keyHandlers[event.key];
          if (!handleKey) return;
          event.preventDefault();
          handleKey();
        }}
        onPointerDown={(event) => {
          if (pointers.current.size === 0) dragged.current = 0;
          if (event.button === 0)
            pointers.current.set(event.pointerId, pointOf(event));
        }}
        onPointerMove={handlePointerMove}
        onPointerUp={releasePointer}
        onPointerCancel={releasePointer}
        onClick={({ target }) => {
          if (dragged.current > DRAG_DISTANCE) return;
          const closest = (selector: string) =>
            (target as Element).closest(selector);
          const fold = closest("[data-fold]")?.getAttribute("data-fold");
          const label = closest(".label, text[data-transitions]");
          const state = closest("[data-state]")?.getAttribute("data-state");
          if (fold) send({ type: "fold.toggled", path: fold });
          else if (label) onArrowClick(transitionLabelsOf(label));
          else if (state) send({ type: "state.selected", path: state });
          else send({ type: "selection.cleared" });
        }}
      >
        <div
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is generated from the machines, without user input
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      </section>
    </div>
  );
}
