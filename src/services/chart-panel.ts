import { watchCharts } from "xstate-toolkit/live";

/** Charts that run in addition to the chart of a page. The panel does not switch to them when their state changes. */
const BACKGROUND_CHARTS = [
  "session",
  "memberCard",
  "leaveGuard",
  "liveUpdates",
  "navbar",
  "cookieConsent",
  "chatbot",
];

/**
 * Shows a panel with the chart whose state changed last. For pages opened with `?inspect` in local mode or in
 * development. Must be called before the first actor starts.
 */
export function showCharts(): void {
  window.__UBIA_INSPECT__ = watchCharts({
    loadDrawing: fetchDrawing,
    background: BACKGROUND_CHARTS,
  });
}

/**
 * Loads the drawing of a flow's chart, without its styles. Resolves with null when there is no drawing, for example
 * because the server does not publish `/flows/`.
 */
async function fetchDrawing(flow: string): Promise<SVGSVGElement | null> {
  const response = await fetch(`/flows/${flow}.svg`);
  if (!response.ok) return null;
  // Removes the styles: the page's content security policy does not allow them, and the panel has its own styles.
  const [start = "", style = ""] = (await response.text()).split("<style>");
  const [, end = ""] = style.split("</style>");
  const { documentElement } = new DOMParser().parseFromString(
    start + end,
    "image/svg+xml",
  );
  return document.importNode(documentElement as unknown as SVGSVGElement, true);
}
