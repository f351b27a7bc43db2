import { storedResponseOf } from "../../contract/failure.ts";
import { formatTime } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { Profile } from "../../contract/profile/wire.ts";
import { failureOf } from "./actor-events.ts";

/** True when a request failed without a response, but the browser has stored the response to an earlier one. */
export function hasStoredResponse({ event }: { event: object }): boolean {
  return storedResponseOf(failureOf(event)) !== null;
}

/** Returns the stored response. Call it only when `hasStoredResponse` is true. */
export function lastResponseOf<T>(event: object): T {
  return storedResponseOf(failureOf(event))?.response as T;
}

/** Returns the notice with the time of the stored response, or null if no response is stored. */
export function staleDataNotice({ event }: { event: object }): Message | null {
  const stored = storedResponseOf(failureOf(event));
  return (
    stored && message("load.storedResponse", { time: formatTime(stored.at) })
  );
}

/** The part of a dashboard's context that contains the profile. */
export type ProfileContext = {
  /** Null while the profile is unknown, or when there is none. */
  readonly profile: Profile | null;
  /** The notice with the time at which a stored profile was loaded; null for a current profile. */
  readonly profileNotice: Message | null;
};

export type ProfileTag = "profileLoading" | "noProfile";

export const NO_PROFILE = { profile: null, profileNotice: null } as const;

const reloadIn = <State extends string>(target: State) =>
  ({ "page.resumed": { target }, "refresh.requested": { target } }) as const;

const reloadingFrom = <State extends string>(previous: State) =>
  ({
    description:
      "The profile is being reloaded. Meanwhile, the page does not change.",
    invoke: {
      id: "reloadProfile",
      src: "fetchProfile",
      onDone: { target: "loaded", actions: "setProfile" },
      onError: { target: previous, actions: "logFailure" },
    },
  }) as const;

/**
 * Returns the dashboard states that load the profile. They require `fetchProfile`, and the guards and actions that they
 * refer to. All failures in `fetching` lead to `onFailure`, except a 404 and those with a stored response.
 */
export function profileStates<Target extends string>(onFailure: Target) {
  return {
    fetching: {
      description: "Loading the profile.",
      tags: "profileLoading",
      invoke: {
        id: "fetchProfile",
        src: "fetchProfile",
        onDone: { target: "loaded", actions: "setProfile" },
        onError: [
          { guard: "isMissing", target: "missing", actions: "clearProfile" },
          {
            guard: "hasStoredResponse",
            target: "restored",
            actions: "restoreProfile",
            meta: { rules: ["8-offline-01"] },
          },
          { target: onFailure, actions: ["clearProfile", "logFailure"] },
        ],
      },
    },
    loaded: { on: reloadIn("reloading") },
    reloading: reloadingFrom("loaded"),
    missing: { tags: "noProfile", on: reloadIn("checkingAgain") },
    checkingAgain: { ...reloadingFrom("missing"), tags: "noProfile" },
    restored: {
      description:
        "The server cannot be reached. The page shows the stored profile.",
      on: reloadIn("fetching"),
    },
    unavailable: {
      on: { ...reloadIn("fetching"), "load.retried": { target: "fetching" } },
    },
  } as const;
}
