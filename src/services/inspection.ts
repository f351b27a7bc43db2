import type { InspectionEvent } from "xstate";

declare global {
  interface Window {
    /**
     * Set by a test or a developer tool before the first actor starts. Called with every inspection event of every actor.
     */
    __UBIA_INSPECT__?: (inspected: InspectionEvent) => void;
  }
}

/** Returns the actor options that make a chart observable; empty if there is no observer. */
export function inspection(): {
  readonly inspect?: (inspected: InspectionEvent) => void;
} {
  const listener = globalThis.window?.__UBIA_INSPECT__;
  // An element with the id `__UBIA_INSPECT__` would also be a property of window.
  return typeof listener === "function" ? { inspect: listener } : {};
}
