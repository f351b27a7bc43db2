import type { InspectionEvent } from "xstate";

declare global {
  interface Window {
    /** Set before the page's code runs, by a test or a developer's tool: hears every step of every chart. */
    __UBIA_INSPECT__?: (inspected: InspectionEvent) => void;
  }
}

/** What a chart's actor is started with so that somebody can watch it; nothing when nobody does. */
export function inspection(): {
  readonly inspect?: (inspected: InspectionEvent) => void;
} {
  const listener = globalThis.window?.__UBIA_INSPECT__;
  // An element of that id would be found under this name too.
  return typeof listener === "function" ? { inspect: listener } : {};
}
