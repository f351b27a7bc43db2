import { DRAWING_STYLE } from "./drawing-style.ts";
import { highlightDrawing } from "./highlight-drawing.ts";

/** The CSS of the panel and its drawing. The panel adds it to the page. */
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

/**
 * Loads a machine's drawing without its style element. Resolves with null when the machine has no drawing. If loading
 * fails, the panel tries again later.
 */
export type LoadDrawing = (name: string) => Promise<SVGSVGElement | null>;

/** The active states of a chart, and the labels of the last transitions. */
type Activity = { states: readonly string[]; labels: readonly string[] };

/** The panel at the side of the page: a drawing with highlights, and the list of events. */
export class LivePanel {
  readonly #activities = new Map<string, Activity>();
  readonly #drawings = new Map<string, Promise<SVGSVGElement | null>>();
  readonly #panel = document.createElement("aside");
  readonly #select = document.createElement("select");
  readonly #events = document.createElement("ol");
  readonly #drawing = document.createElement("div");
  readonly #load: LoadDrawing;
  #selected = "";

  constructor(load: LoadDrawing) {
    this.#load = load;
    const style = new CSSStyleSheet();
    style.replaceSync(LIVE_PANEL_STYLE);
    document.adoptedStyleSheets.push(style);
    this.#panel.className = "live-panel";
    this.#panel.setAttribute("aria-label", "Live chart of this page");
    this.#select.setAttribute("aria-label", "Chart");
    this.#select.addEventListener("change", () =>
      this.#show(this.#select.value),
    );
    this.#drawing.className = "live-drawing";
    this.#panel.append(this.#select, this.#drawing, this.#events);
    document.body.append(this.#panel);
    document.documentElement.classList.add("is-watched");
  }

  /** Records the transitions that an event caused. */
  recordTransitions(
    flow: string,
    event: string,
    labels: readonly string[],
  ): void {
    const activity = this.#activityOf(flow);
    this.#activities.set(flow, { ...activity, labels });
    const line = document.createElement("li");
    line.textContent = `${flow}: ${event}`;
    this.#events.prepend(line);
    while (this.#events.children.length > MAX_EVENTS)
      this.#events.lastElementChild?.remove();
  }

  /** Records the states of a chart after an event. Shows the chart if requested, or if no chart is shown yet. */
  recordStates(
    flow: string,
    states: readonly string[],
    shouldShow: boolean,
  ): void {
    const activity = this.#activityOf(flow);
    this.#activities.set(flow, { ...activity, states });
    if (shouldShow || this.#selected === "") this.#show(flow);
    else if (flow === this.#selected) void this.#highlight();
  }

  #activityOf(flow: string): Activity {
    const activity = this.#activities.get(flow);
    if (activity) return activity;
    const option = document.createElement("option");
    option.value = flow;
    option.textContent = flow;
    this.#select.append(option);
    return { states: [], labels: [] };
  }

  #show(flow: string): void {
    this.#selected = flow;
    this.#select.value = flow;
    void this.#highlight();
  }

  async #highlight(): Promise<void> {
    const flow = this.#selected;
    const drawing = await this.#drawingOf(flow);
    if (flow !== this.#selected) return;
    if (!drawing) return this.#drawing.replaceChildren();
    const { states, labels } = this.#activityOf(flow);
    highlightDrawing(drawing, {
      states,
      isLast: (arrow) => arrow.some((label) => labels.includes(label)),
    });
    this.#drawing.replaceChildren(drawing);
    const innermost = [...drawing.querySelectorAll(".is-active")].at(-1);
    innermost?.scrollIntoView({ block: "center", inline: "center" });
  }

  #drawingOf(flow: string): Promise<SVGSVGElement | null> {
    const cached = this.#drawings.get(flow);
    if (cached) return cached;
    const drawing = this.#load(flow).catch(() => {
      this.#drawings.delete(flow);
      return null;
    });
    this.#drawings.set(flow, drawing);
    return drawing;
  }
}
