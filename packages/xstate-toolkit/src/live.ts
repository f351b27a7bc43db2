/** A panel that shows the machines of a page while they run. */
export { DRAWING_STYLE } from "./live/drawing-style.ts";
export { type LiveOptions, watchCharts } from "./live/live-chart.ts";
