import { useEffect, useRef, useState } from "react";
import {
  highlightDrawing,
  transitionLabelsOf,
} from "../live/highlight-drawing.ts";

/** The factor by which a button, a key or the mouse wheel zooms. */
const ZOOM_FACTOR = 1.25;
/** A pointer movement of more than this number of pixels is a drag, not a click. */
const DRAG_DISTANCE = 4;
/** The number of pixels by which an arrow key moves the drawing. */
const MOVE_DISTANCE = 80;

/**
 * The drawing. It can be moved with the mouse, by touch or with the arrow keys, and zoomed with the mouse, the keyboard
 * or the buttons. Labels of arrows are clickable.
 */
export function DrawingView(props: {
  readonly title: string;
  readonly drawing: string;
  /** Paths of the active states. */
  readonly states: readonly string[];
  /** Labels of the transitions of the last step. */
  readonly last: readonly string[];
  /** Labels of the marked transitions. */
  readonly marked: readonly string[];
  readonly onArrowClick: (labels: readonly string[]) => void;
}) {
  const { drawing, states, last, marked, onArrowClick } = props;
  const frame = useRef<HTMLElement>(null);
  /** How far the pointer has moved since its button was pressed, in pixels. */
  const dragged = useRef(0);
  const [view, setView] = useState({ x: 0, y: 0, scale: 1 });

  useEffect(() => {
    const svg = frame.current?.querySelector("svg");
    if (!svg) return;
    const isAmong =
      (selected: readonly string[]) => (labels: readonly string[]) =>
        labels.some((label) => selected.includes(label));
    highlightDrawing(svg, {
      states,
      isLast: isAmong(last),
      isMarked: isAmong(marked),
    });
  }, [states, last, marked]);

  // Keeps the innermost active state in view: moves the drawing only when the state's box is not fully visible.
  useEffect(() => {
    const svg = frame.current?.querySelector("svg");
    const box = [...(svg?.querySelectorAll("[data-state]") ?? [])].find(
      (element) => element.getAttribute("data-state") === states.at(-1),
    );
    if (!frame.current || !box) return;
    const visible = frame.current.getBoundingClientRect();
    const target = box.getBoundingClientRect();
    const inside =
      target.left >= visible.left &&
      target.right <= visible.right &&
      target.top >= visible.top &&
      target.bottom <= visible.bottom;
    if (inside) return;
    const dx = (visible.left + visible.right - target.left - target.right) / 2;
    const dy = Math.min(
      visible.top + visible.height / 3 - target.top,
      (visible.top + visible.bottom - target.top - target.bottom) / 2,
    );
    setView(({ x, y, scale }) => ({ x: x + dx, y: y + dy, scale }));
  }, [states]);

  const zoom = (factor: number) =>
    setView(({ x, y, scale }) => ({ x, y, scale: scale * factor }));
  const move = (dx: number, dy: number) =>
    setView(({ x, y, scale }) => ({ x: x + dx, y: y + dy, scale }));
  const fit = () => {
    const content = frame.current?.firstElementChild as HTMLElement | null;
    if (!content || !frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    // The height of the content includes the space for the buttons.
    const { offsetWidth, offsetHeight } = content;
    const scale = Math.min(
      clientWidth / offsetWidth,
      clientHeight / offsetHeight,
    );
    setView({ x: 0, y: 0, scale });
  };

  // React's wheel listeners are passive, so they cannot prevent the browser from zooming the page.
  useEffect(() => {
    const canvas = frame.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.ctrlKey) zoom(event.deltaY < 0 ? ZOOM_FACTOR : 1 / ZOOM_FACTOR);
      else move(-event.deltaX, -event.deltaY);
    };
    canvas?.addEventListener("wheel", handleWheel, { passive: false });
    return () => canvas?.removeEventListener("wheel", handleWheel);
  });

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
        <button type="button" onClick={() => setView({ x: 0, y: 0, scale: 1 })}>
          100 %
        </button>
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
        onPointerDown={() => {
          dragged.current = 0;
        }}
        onPointerMove={({ buttons, movementX, movementY }) => {
          if (buttons !== 1) return;
          dragged.current += Math.hypot(movementX, movementY);
          move(movementX, movementY);
        }}
        onClick={(event) => {
          if (dragged.current > DRAG_DISTANCE) return;
          const label = (event.target as Element).closest(".label");
          if (label) onArrowClick(transitionLabelsOf(label));
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
