import {
  isVisible,
  onVisibilityChange,
  type Unsubscribe,
} from "./page-events.ts";

/** Calls `callback` as soon as the page is visible, not while it is being prerendered or is in a background tab. */
export function whenVisible(callback: () => void): Unsubscribe {
  let isWaiting = true;
  const check = () => {
    if (!isWaiting || !isVisible()) return;
    cancel();
    callback();
  };
  const unsubscribe = onVisibilityChange(check);
  const cancel = () => {
    isWaiting = false;
    unsubscribe();
  };
  // Deferred, so that the caller can still cancel.
  queueMicrotask(check);
  return cancel;
}
