import type { AnyMachineSnapshot, InspectionEvent } from "xstate";
import { arrowsTaken, type TakenTransition } from "./light-drawing.ts";
import { LivePanel } from "./live-panel.ts";

/** Charts that run on every page. They are shown only when no other chart has changed. */
const BEHIND = [
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
 * Shows a panel with the chart that is currently in use, its active states and its events. For pages opened with
 * `?inspect` in local mode or in development. Must be called before the first actor starts.
 */
export function watchCharts(): void {
  const panel = new LivePanel();
  const places = new Map<string, string>();
  window.__UBIA_INSPECT__ = (inspected: InspectionEvent) => {
    if (inspected.type === "@xstate.microstep") {
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      const flow = snapshot.machine.id;
      const taken = inspected._transitions as unknown as TakenTransition[];
      panel.stepped(flow, inspected.event.type, arrowsTaken(taken));
    }
    if (inspected.type !== "@xstate.snapshot") return;
    const snapshot = inspected.snapshot as Partial<AnyMachineSnapshot>;
    if (!snapshot.machine || !snapshot._nodes) return;
    const flow = snapshot.machine.id;
    const states = snapshot._nodes.map(({ path }) =>
      path.length === 0 ? "(root)" : path.join("."),
    );
    const isMoved = places.get(flow) !== states.join(" ");
    places.set(flow, states.join(" "));
    panel.rested(flow, states, isMoved && !BEHIND.includes(flow));
  };
}
