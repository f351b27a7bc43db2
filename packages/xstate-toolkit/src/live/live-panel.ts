import { DRAWING_STYLE } from "./drawing-style.ts";
import {
  type ArrowEnds,
  hasEnds,
  highlightDrawing,
} from "./highlight-drawing.ts";

/** The CSS of the panel and of its drawing. A script adds it, so that it is not part of the site's style sheet. */
const LIVE_PANEL_STYLE = `
.live-drawing { ${DRAWING_STYLE}
  overflow: auto;
  .state.is-active > rect:first-child { stroke: var(--accent); stroke-width: 4 }
  .arrow.is-last { stroke: #c2571f; stroke-width: 3 }
  .label.is-last rect { stroke: #c2571f; stroke-width: 2 }
}
.live-panel { position: fixed; inset: 0 0 0 auto; width: min(44vw, 720px); z-index: 40; display: grid; grid-template: auto 1fr 9rem / minmax(0, 1fr); background: Canvas; color: CanvasText; color-scheme: light dark; border-left: 2px solid #0b5d4b; font: 14px/1.4 system-ui, sans-serif }
.live-panel select { margin: .5rem; padding: .4rem; font: inherit }
.live-panel ol { margin: 0; padding: .5rem 1rem; overflow: auto; list-style: none; border-top: 1px solid #8a8270; font: 12px/1.5 ui-monospace, monospace }
.is-watched body { padding-right: min(44vw, 720px) }
`;

/** Maximum number of events in the list. */
const MAX_EVENTS = 40;

/** Loads the drawing of a machine without its styles; null when there is none. */
export type LoadDrawing = (name: string) => Promise<SVGSVGElement | null>;

type Known = { states: readonly string[]; arrows: readonly ArrowEnds[] };

/** The panel at the side of the page: a drawing with highlights, and the list of events. */
export class LivePanel {
  readonly #known = new Map<string, Known>();
  readonly #drawings = new Map<string, Promise<SVGSVGElement | null>>();
  readonly #panel = document.createElement("aside");
  readonly #choice = document.createElement("select");
  readonly #events = document.createElement("ol");
  readonly #drawing = document.createElement("div");
  readonly #load: LoadDrawing;
  #shown = "";

  constructor(load: LoadDrawing) {
    this.#load = load;
    const style = new CSSStyleSheet();
    style.replaceSync(LIVE_PANEL_STYLE);
    document.adoptedStyleSheets.push(style);
    this.#panel.className = "live-panel";
    this.#panel.setAttribute("aria-label", "Live chart of this page");
    this.#choice.setAttribute("aria-label", "Chart");
    this.#choice.addEventListener("change", () =>
      this.#show(this.#choice.value),
    );
    this.#drawing.className = "live-drawing";
    this.#panel.append(this.#choice, this.#drawing, this.#events);
    document.body.append(this.#panel);
    document.documentElement.classList.add("is-watched");
  }

  /** Records the transitions that an event caused. */
  recordTransitions(
    flow: string,
    event: string,
    arrows: readonly ArrowEnds[],
  ): void {
    const known = this.#recordFor(flow);
    this.#known.set(flow, { ...known, arrows });
    const line = document.createElement("li");
    line.textContent = `${flow}: ${event}`;
    this.#events.prepend(line);
    while (this.#events.children.length > MAX_EVENTS)
      this.#events.lastElementChild?.remove();
  }

  /** Records the states of a chart after an event. `isInUse` is true for the chart that the user is interacting with. */
  recordStates(
    flow: string,
    states: readonly string[],
    isInUse: boolean,
  ): void {
    const known = this.#recordFor(flow);
    this.#known.set(flow, { ...known, states });
    if (isInUse || this.#shown === "") this.#show(flow);
    else if (flow === this.#shown) void this.#highlight();
  }

  #recordFor(flow: string): Known {
    const known = this.#known.get(flow);
    if (known) return known;
    const option = document.createElement("option");
    option.value = flow;
    option.textContent = flow;
    this.#choice.append(option);
    return { states: [], arrows: [] };
  }

  #show(flow: string): void {
    this.#shown = flow;
    this.#choice.value = flow;
    void this.#highlight();
  }

  async #highlight(): Promise<void> {
    const flow = this.#shown;
    const drawing = await this.#drawingOf(flow);
    if (flow !== this.#shown || !drawing) return;
    const { states, arrows } = this.#recordFor(flow);
    highlightDrawing(drawing, {
      states,
      isLast: (labels) => arrows.some((ends) => hasEnds(labels, ends)),
    });
    this.#drawing.replaceChildren(drawing);
    const inner = [...drawing.querySelectorAll(".is-active")].at(-1);
    inner?.scrollIntoView({ block: "center", inline: "center" });
  }

  #drawingOf(flow: string): Promise<SVGSVGElement | null> {
    const known = this.#drawings.get(flow);
    if (known) return known;
    const fetched = this.#load(flow);
    this.#drawings.set(flow, fetched);
    return fetched;
  }
}
