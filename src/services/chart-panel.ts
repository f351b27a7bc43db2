import { watchCharts } from "xstate-toolkit/live";
import { fetchDrawing } from "./chart-drawing.ts";

/** Charts that run on every page. They are shown only when no other chart has changed. */
const BACKGROUND = [
  "session",
  "logout",
  "memberCard",
  "leaveGuard",
  "liveUpdates",
  "navbar",
  "cookieConsent",
  "chatbot",
];

/**
 * Shows a panel with the chart that is currently in use. For pages opened with `?inspect` in local mode or in
 * development. Must be called before the first actor starts.
 */
export function showCharts(): void {
  window.__UBIA_INSPECT__ = watchCharts({
    loadDrawing: fetchDrawing,
    background: BACKGROUND,
  });
}
