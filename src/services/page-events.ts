import { addressOf, type Language } from "../../contract/language.ts";
import {
  ACTIVE_AT_KEY,
  ARRIVAL_KEY,
  LOGOUT_AT_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../contract/storage.ts";
import { now } from "./clock.ts";
import { eventActor } from "./event-actor.ts";
import { appPath } from "./page-address.ts";
import { tabStorage } from "./storage.ts";

/** Ends a subscription or cancels a pending call. */
export type Unsubscribe = () => void;

const SESSION_KEYS: readonly string[] = [
  TOKEN_KEY,
  USER_TYPE_KEY,
  LOGOUT_AT_KEY,
];
/** The events that count as activity (4-session-05). */
const ACTIVITY_EVENTS = [
  "mousemove",
  "mousedown",
  "click",
  "wheel",
  "scroll",
  "keydown",
  "touchstart",
];
const ACTIVITY_INTERVAL = 1_000;
/** How often a page checks the clock, in milliseconds. Needed because no event reports that the computer was asleep. */
const CLOCK_CHECK_INTERVAL = 15_000;
/** The maximum wait for an idle period, in milliseconds. */
const IDLE_TIMEOUT = 5_000;
/** The delay in browsers without requestIdleCallback, in milliseconds. It lets a page request its own data first. */
const IDLE_FALLBACK_DELAY = 1_000;

/** Returns a function that calls all of these unsubscribe functions. */
export function combineUnsubscribes(...unsubscribes: readonly Unsubscribe[]) {
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

/** Calls `listener` for each window event with this name. */
export function listen<Name extends keyof WindowEventMap & string>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): Unsubscribe {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}

/** Calls `notify` when the page is hidden or becomes visible. */
export function onVisibilityChange(notify: () => void): Unsubscribe {
  document.addEventListener("visibilitychange", notify);
  return () => document.removeEventListener("visibilitychange", notify);
}

/** Returns whether the page is visible. */
export function isVisible(): boolean {
  return document.visibilityState === "visible";
}

/** Calls `notify` with the time of the activity in epoch milliseconds, at most once per ACTIVITY_INTERVAL. */
export function onActivity(notify: (at: number) => void): Unsubscribe {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const listener = () => {
    const at = now();
    if (Math.abs(at - reportedAt) < ACTIVITY_INTERVAL) return;
    reportedAt = at;
    notify(at);
  };
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const name of ACTIVITY_EVENTS) addEventListener(name, listener, options);
  return () => controller.abort();
}

/** Calls `onSessionChange` or `onActive` when another tab changes the session or reports activity. */
export function onOtherTabChange(
  onSessionChange: () => void,
  onActive: (at: number) => void,
): Unsubscribe {
  return listen("storage", ({ key, newValue }) => {
    // The key is null when the whole storage was cleared.
    if (key === null || SESSION_KEYS.includes(key)) onSessionChange();
    if (key === ACTIVE_AT_KEY && newValue !== null) onActive(Number(newValue));
  });
}

/** Calls `notify` whenever the page becomes visible. */
export function onShown(notify: () => void): Unsubscribe {
  return onVisibilityChange(() => {
    if (isVisible()) notify();
  });
}

/** Calls `notify` when the page is restored from the back/forward cache. */
export function onRestored(notify: () => void): Unsubscribe {
  return listen("pageshow", ({ persisted }) => {
    if (persisted) notify();
  });
}

/**
 * Calls `notify` when the page becomes visible, is restored from the back/forward cache or receives the focus, and at
 * regular intervals.
 */
export function onWake(notify: () => void): Unsubscribe {
  const timer = setInterval(notify, CLOCK_CHECK_INTERVAL);
  return combineUnsubscribes(
    () => clearInterval(timer),
    onShown(notify),
    onRestored(notify),
    listen("focus", notify),
  );
}

/**
 * Calls `notify` when the page becomes visible again, is restored from the back/forward cache or is online again. Its
 * data may then be stale.
 */
export function onResume(notify: () => void): Unsubscribe {
  return combineUnsubscribes(
    onShown(notify),
    onRestored(notify),
    listen("online", notify),
  );
}

export const pageResumedActor = eventActor<{ type: "page.resumed" }>((send) =>
  onResume(() => send({ type: "page.resumed" })),
);

/** Sends `clock.ticked` when `onWake` notifies. */
export const clockActor = eventActor<{ type: "clock.ticked"; at: number }>(
  (sendBack) => onWake(() => sendBack({ type: "clock.ticked", at: now() })),
);

/** Returns false when the browser knows that it is offline. True does not guarantee a connection. */
export function isOnline(): boolean {
  // Undefined in Node.
  return navigator.onLine !== false;
}

/** Calls `notify` when the network is lost or restored. */
export function onNetworkChange(notify: () => void): Unsubscribe {
  return combineUnsubscribes(
    listen("online", notify),
    listen("offline", notify),
  );
}

/**
 * Calls `notify` when the page is unloaded or stored in the back/forward cache, and when the path changes. The check
 * uses the path, not what is rendered, because on a slow network this page stays visible for seconds while the next one
 * loads.
 */
export function onLeaving(notify: () => void): Unsubscribe {
  const initialPath = location.pathname;
  // By the time a click bubbles up to the window, a click handler may have changed the path.
  const check = () => {
    if (location.pathname !== initialPath) notify();
  };
  return combineUnsubscribes(
    listen("pagehide", notify),
    listen("popstate", check),
    listen("click", check),
  );
}

/** Calls `notify` when a pointer is pressed on a node for which `isInside` returns false. */
export function onPressOutside(
  isInside: (target: Node) => boolean,
  notify: () => void,
): Unsubscribe {
  return listen("pointerdown", ({ target }) => {
    if (target instanceof Node && !isInside(target)) notify();
  });
}

/** Calls `callback` when the page is idle. */
export function whenIdle(callback: () => void): Unsubscribe {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(callback, { timeout: IDLE_TIMEOUT });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, IDLE_FALLBACK_DELAY);
  return () => clearTimeout(timer);
}

/**
 * Loads a page of the site from the server instead of navigating within the app. The loaded page then moves the focus
 * as after a navigation within the app. A page in another language replaces the current one. If the Back button restores the page that was left, that page is also reloaded.
 */
export function loadFromServer(path: string, language?: Language): void {
  tabStorage.write(ARRIVAL_KEY, path);
  onRestored(() => location.reload());
  location[language ? "replace" : "assign"](addressOf(path, language));
}

/** Returns true for the first call on a page that `loadFromServer` has loaded. */
export function consumeArrivalMarker(): boolean {
  const path = tabStorage.read(ARRIVAL_KEY);
  if (path === null) return false;
  tabStorage.remove(ARRIVAL_KEY);
  return path === appPath();
}

/**
 * Calls `notify` with the time every second, and when the page is hidden or shown, because timers of a hidden page may
 * be suspended.
 */
export function everySecond(notify: (at: number) => void): Unsubscribe {
  const tick = () => notify(now());
  const timer = setInterval(tick, 1_000);
  return combineUnsubscribes(
    () => clearInterval(timer),
    onVisibilityChange(tick),
  );
}

export const secondsActor = eventActor<{ type: "clock.ticked"; at: number }>(
  (sendBack) => everySecond((at) => sendBack({ type: "clock.ticked", at })),
);
