import { type CallName, calls } from "../../contract/api.ts";
import { homePath } from "../../contract/pages.ts";
import {
  inactivityDeadline,
  sessionEndTime,
} from "../../machines/session/limits.ts";
import { now } from "./clock.ts";
import { appPath } from "./page-address.ts";
import { readStoredSession } from "./stored-session.ts";

/** The calls that both dashboards send first. */
const CALLS = ["profile", "matches"] as const satisfies readonly CallName[];
/** The queries of stored and early reads: a list of matches can be long, so only its first page is read. */
export const READ_QUERIES: Partial<
  Record<CallName, Readonly<Record<string, string>>>
> = { matches: { page: "1" } };
/** The maximum age of a response, in milliseconds. Less than UPDATES_OVERLAP, so that updates report later changes. */
const MAX_AGE = 20_000;

type EarlyRead = {
  readonly authorization: string;
  readonly sentAt: number;
  readonly response: Promise<Response>;
};
const earlyReads = new Map<string, EarlyRead>();

/**
 * Sends the first calls of a dashboard that is opened with an active session. Called by the first script of the page,
 * while the other scripts are loading; the API client gets the responses from `takeEarlyRead`.
 */
export function startEarlyReads(): void {
  const { token, userType, loggedInAt, activeAt } = readStoredSession();
  if (token === null || loggedInAt === null || userType === null) return;
  const sentAt = now();
  const hasEnded =
    sentAt >= sessionEndTime({ loggedInAt }) ||
    sentAt >= inactivityDeadline({ activeAt: activeAt ?? loggedInAt });
  if (hasEnded || appPath() !== homePath(userType)) return;
  const authorization = `Token ${token}`;
  for (const name of CALLS) {
    const url = new URL(
      `${import.meta.env.VITE_API_URL ?? ""}${calls[name].path}`,
      location.origin,
    );
    url.search = new URLSearchParams(READ_QUERIES[name]).toString();
    const response = fetch(url, {
      headers: { Accept: "application/json", Authorization: authorization },
      credentials: "include",
    });
    response.catch(() => {});
    earlyReads.set(url.href, { authorization, sentAt, response });
  }
}

/** Removes the early read of this URL. Returns its response if it is recent and was requested with the same token. */
export function takeEarlyRead({ method, url, headers }: Request) {
  const read = method === "GET" ? earlyReads.get(url) : undefined;
  earlyReads.delete(url);
  const isCurrent =
    read &&
    now() < read.sentAt + MAX_AGE &&
    headers.get("Authorization") === read.authorization;
  return isCurrent ? read.response : undefined;
}

/** Drops responses that have not been used. */
export function dropEarlyReads(): void {
  earlyReads.clear();
}
