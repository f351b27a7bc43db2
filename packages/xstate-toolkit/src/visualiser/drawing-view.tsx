import { useEffect, useRef, useState } from "react";
import { highlightDrawing, transitionsOf } from "../live/highlight-drawing.ts";

const STEP = 1.25;
const MOVE = 80;

/**
 * The drawing, which can be panned and zoomed by mouse, touch, wheel, keyboard and buttons. Labels of arrows are
 * clickable.
 */
export function DrawingView(props: {
  readonly title: string;
  readonly drawing: string;
  /** Paths of the active states. */
  readonly states: readonly string[];
  /** Labels of the transitions of the last step, and of the marked transitions. */
  readonly last: readonly string[];
  readonly marked: readonly string[];
  readonly onArrow: (labels: readonly string[]) => void;
}) {
  const { drawing, states, last, marked, onArrow } = props;
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState({ x: 0, y: 0, scale: 1 });

  useEffect(() => {
    const svg = frame.current?.querySelector("svg");
    if (!svg) return;
    const isAmong = (named: readonly string[]) => (labels: readonly string[]) =>
      labels.some((label) => named.includes(label));
    highlightDrawing(svg, {
      states,
      isLast: isAmong(last),
      isMarked: isAmong(marked),
    });
  }, [states, last, marked]);

  // Keeps the active states in view: scrolls only when their box is not completely visible.
  useEffect(() => {
    const svg = frame.current?.querySelector("svg");
    const box = [...(svg?.querySelectorAll("[data-state]") ?? [])].find(
      (one) => one.getAttribute("data-state") === states.at(-1),
    );
    if (!frame.current || !box) return;
    const seen = frame.current.getBoundingClientRect();
    const at = box.getBoundingClientRect();
    const inside =
      at.left >= seen.left &&
      at.right <= seen.right &&
      at.top >= seen.top &&
      at.bottom <= seen.bottom;
    if (inside) return;
    const dx = (seen.left + seen.right - at.left - at.right) / 2;
    const dy = Math.min(
      seen.top + seen.height / 3 - at.top,
      (seen.top + seen.bottom - at.top - at.bottom) / 2,
    );
    setView(({ x, y, scale }) => ({ x: x + dx, y: y + dy, scale }));
  }, [states]);

  const zoom = (factor: number) =>
    setView(({ x, y, scale }) => ({ x, y, scale: scale * factor }));
  const move = (dx: number, dy: number) =>
    setView(({ x, y, scale }) => ({ x: x + dx, y: y + dy, scale }));
  const fit = () => {
    const svg = frame.current?.querySelector("svg");
    if (!svg || !frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    const { width, height } = svg.viewBox.baseVal;
    const scale = Math.min(clientWidth / width, clientHeight / height);
    setView({ x: 0, y: 0, scale });
  };

  return (
    <div className="drawing">
      <div className="tools">
        <button type="button" onClick={() => zoom(STEP)}>
          Larger
        </button>
        <button type="button" onClick={() => zoom(1 / STEP)}>
          Smaller
        </button>
        <button type="button" onClick={fit}>
          All of it
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
        onWheel={(event) => {
          if (event.ctrlKey) zoom(event.deltaY < 0 ? STEP : 1 / STEP);
          else move(-event.deltaX, -event.deltaY);
        }}
        onKeyDown={(event) => {
          const moves: Readonly<Record<string, () => void>> = {
            ArrowLeft: () => move(MOVE, 0),
            ArrowRight: () => move(-MOVE, 0),
            ArrowUp: () => move(0, MOVE),
            ArrowDown: () => move(0, -MOVE),
            "+": () => zoom(STEP),
            "-": () => zoom(1 / STEP),
            "0": fit,
          };
          const chosen = moves[event.key];
          if (!chosen) return;
          event.preventDefault();
          chosen();
        }}
        onPointerMove={(event) => {
          if (event.buttons === 1) move(event.movementX, event.movementY);
        }}
        onClick={(event) => {
          const label = (event.target as Element).closest(".label");
          if (label) onArrow(transitionsOf(label));
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
