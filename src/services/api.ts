import { createApi } from "./api-client.ts";
import { now } from "./clock.ts";

let held: string | null = null;
const listeners = new Set<(token: string) => void>();

const api = createApi({
  baseUrl: import.meta.env.VITE_API_URL ?? "",
  heldToken: () => held,
  onRefused: (token) => {
    for (const listener of listeners) listener(token);
  },
  now,
});

/**
 * Sends a call and resolves with its response, typed by `contract/call-types.ts`. Rejects with a `CallFailure` and
 * nothing else.
 */
export const { send } = api;

/** Opens a call as a stream of events, with the current token. */
export const { openStream } = api;

/** Sets the default Authorization header of all calls. Only the effects of the session chart call it. */
export function holdToken(token: string): void {
  held = token;
}

/** Removes the default Authorization header. */
export function dropToken(): void {
  held = null;
}

/** Calls `listener` on every 401 and 403 that ends the session. Returns an unsubscribe function. */
export function onRefusedCall(listener: (token: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
