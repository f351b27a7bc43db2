import {
  ACTIVE_AT_KEY,
  LOGOUT_AT_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../contract/storage.ts";
import { now } from "./clock.ts";

/** Events of a page. Each function returns an unsubscribe function. Times are epoch milliseconds. */
type Stop = () => void;

/** The events that count as activity (4-session-05). They are reported at most once per ACTIVITY_PAUSE. */
const ACTIVITY_KINDS = [
  "mousemove",
  "mousedown",
  "click",
  "wheel",
  "scroll",
  "keydown",
  "touchstart",
] as const;
const ACTIVITY_PAUSE = 1_000;
/** How often a page checks the clock, in milliseconds: no event reports that a computer was asleep. */
const LOOK_INTERVAL = 15_000;

/** Calls `notify` on mouse, click, scroll, key and touch events, throttled. */
export function onActivity(notify: (at: number) => void): Stop {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const listener = () => {
    const at = now();
    if (Math.abs(at - reportedAt) < ACTIVITY_PAUSE) return;
    reportedAt = at;
    notify(at);
  };
  const options = { capture: true, passive: true } as const;
  for (const kind of ACTIVITY_KINDS) addEventListener(kind, listener, options);
  return () => {
    for (const kind of ACTIVITY_KINDS)
      removeEventListener(kind, listener, options);
  };
}

/** Calls `session` or `active` when another tab changes the session or reports activity. */
export function onOtherTab(
  { session }: { readonly session: () => void },
  active: (at: number) => void,
): Stop {
  const listener = ({ key, newValue }: StorageEvent) => {
    // Without a key the whole storage was cleared.
    if (
      key === null ||
      key === TOKEN_KEY ||
      key === USER_TYPE_KEY ||
      key === LOGOUT_AT_KEY
    )
      session();
    if (key === ACTIVE_AT_KEY && newValue !== null) active(Number(newValue));
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/**
 * Calls `notify` when the page becomes visible, is restored from the back/forward cache or receives the focus, and at
 * regular intervals.
 */
export function onWake(notify: () => void): Stop {
  const whenShown = () => {
    if (document.visibilityState === "visible") notify();
  };
  const whenBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify();
  };
  const timer = setInterval(notify, LOOK_INTERVAL);
  document.addEventListener("visibilitychange", whenShown);
  addEventListener("pageshow", whenBack);
  addEventListener("focus", notify);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", whenShown);
    removeEventListener("pageshow", whenBack);
    removeEventListener("focus", notify);
  };
}
