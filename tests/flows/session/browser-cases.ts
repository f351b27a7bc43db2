import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "../../../machines/session/chart.ts";
import { sessionEndTime } from "../../../machines/session/limits.ts";
import { INVESTEE_HOME, isRedirectedHome } from "./browser-states.ts";
import { LOGGED_OUT, pageCases } from "./cases.ts";

/** Conditions on the session's state, and the payloads of the events that are possible in that state. */

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type State = { readonly snapshot: Snapshot };

const { home, login, profile } = pageCases;
const investeeHomeRoute = {
  path: INVESTEE_HOME,
  address: INVESTEE_HOME,
  access: "investee",
} as const;

/** Returns the page to which the session redirects, or null if it does not redirect. */
export function redirectTarget(snapshot: Snapshot) {
  if (snapshot.matches("switching")) return null;
  const { path, reason, sessionEndedNotice, access } = snapshot.context;
  if (snapshot.hasTag("leaving")) {
    if (sessionEndedNotice !== null) return home;
    return reason !== null || access !== "public" ? login : home;
  }
  return isRedirectedHome(snapshot) && path !== INVESTEE_HOME
    ? investeeHomeRoute
    : null;
}

export function isIdle(snapshot: Snapshot): boolean {
  return (
    redirectTarget(snapshot) === null &&
    snapshot.hasTag("loggedIn") &&
    !snapshot.hasTag("asking") &&
    !snapshot.matches("confirming") &&
    !snapshot.matches("switching")
  );
}

export function isLoggedOut(snapshot: Snapshot): boolean {
  return snapshot.matches({ loggedOut: "visiting" });
}

/** Returns whether a member is on one of these pages (by default on any page), without an open dialog or a redirect. */
export function isIdleOn(
  snapshot: Snapshot,
  paths?: readonly string[],
): boolean {
  return isIdle(snapshot) && (paths?.includes(snapshot.context.path) ?? true);
}

export function whileIdle<Payload>(
  cases: readonly Payload[],
  paths?: readonly string[],
) {
  return ({ snapshot }: State) => (isIdleOn(snapshot, paths) ? cases : []);
}

export function isRenewalOffered(snapshot: Snapshot): boolean {
  return snapshot.hasTag("endingSoon") && isIdle(snapshot);
}

export function currentTime({ context }: Snapshot): number {
  return Math.max(context.now, LOGGED_OUT.at);
}

export function unchangedStorage(snapshot: Snapshot) {
  const { token, userType, email, loggedInAt, activeAt, logoutAt } =
    snapshot.context;
  const at = currentTime(snapshot);
  return token === null
    ? { ...LOGGED_OUT, logoutAt, at }
    : { token, userType, email, loggedInAt, activeAt, logoutAt, at };
}

export function storageCases({ snapshot }: State) {
  const currentStorage = unchangedStorage(snapshot);
  const { at } = currentStorage;
  const otherSession = {
    ...currentStorage,
    token: "other",
    userType: "investee",
    email: "owner@example.org",
    loggedInAt: at,
    activeAt: at,
  };
  if (isLoggedOut(snapshot))
    return [otherSession, { ...currentStorage, logoutAt: "1" }];
  if (!isIdleOn(snapshot, ["", home.path, profile.path])) return [];
  const isPublic = snapshot.context.access === "public";
  return [
    otherSession,
    { ...currentStorage, logoutAt: "1" },
    { ...LOGGED_OUT, logoutAt: currentStorage.logoutAt, at },
    ...(isPublic ? [{ ...currentStorage, logoutAt: String(at + 1) }] : []),
  ];
}

/** Returns what the storage can contain when the session ends: the same, a renewed or a different session. */
export function confirmOutputs(snapshot: Snapshot) {
  const at = sessionEndTime(snapshot.context);
  const sameSession = { ...unchangedStorage(snapshot), at };
  const renewedSession = { ...sameSession, loggedInAt: at, activeAt: at };
  return [
    sameSession,
    renewedSession,
    { ...renewedSession, token: "other" },
  ].map((output) => ({
    output,
  }));
}
