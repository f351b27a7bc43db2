import type {
  Match,
  MatchedInvestor,
  Update,
} from "../../contract/calls/matches.ts";
import {
  EMPTY_LIST,
  type MatchList,
  withMatch,
  withResults,
} from "../../machines/shared/match-pages.ts";
import { eventActor } from "./event-actor.ts";
import { onUpdates } from "./list-changes.ts";
import { combineUnsubscribes, type Unsubscribe } from "./page-events.ts";
import { knownValue, onRead, resource } from "./resources.ts";

/** Puts a match that the server has confirmed into the list. */
export function putIntoList(match: Match): void {
  const list = knownValue("matches");
  if (list) setList(withMatch(list, match));
  else reloadList();
}

/** Puts the results of a match request into the list. */
export function putOffers(results: readonly MatchedInvestor[]): void {
  setList(withResults(knownValue("matches") ?? EMPTY_LIST, results));
}

export function setList(value: MatchList): void {
  resource("matches").send({ type: "changed", value });
}

/** Sends the matches of the list to a chart after each read and confirmed change. */
export const watchList = eventActor<{
  type: "list.changed";
  matches: readonly Match[];
  isComplete: boolean;
}>((sendBack) =>
  onRead("matches", (list) => {
    const { matches, nextPage } = list ?? EMPTY_LIST;
    sendBack({ type: "list.changed", matches, isComplete: nextPage === null });
  }),
);

/**
 * Calls `notify` when a match has another status in the list, or an update reports that the other side's data has changed,
 * which the list may not contain.
 */
export function onMatchChange(id: string, notify: () => void): Unsubscribe {
  let status = statusIn(knownValue("matches"), id);
  return combineUnsubscribes(
    onRead("matches", (list) => {
      const previous = status;
      status = statusIn(list, id);
      if (status !== previous) notify();
    }),
    onUpdates((updates) => {
      const isChanged = ({ match_id, kind }: Update) =>
        match_id === id && kind === "changed";
      if (updates.some(isChanged)) notify();
    }),
  );
}

function statusIn(list: MatchList | null, matchId: string) {
  return list?.matches.find(({ id }) => id === matchId)?.status;
}

/** Reads the list again. */
export function reloadList(): void {
  resource("matches").send({ type: "invalidated" });
}

/**
 * Reads the list again after a change whose chart was stopped before the response, for example because its row is no
 * longer shown. The request must not be cancelled, so that the list is read after the change.
 */
export function reloadIfStopped<Response>(
  save: Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  const check = () => {
    if (signal.aborted) reloadList();
  };
  save.then(check, check);
  return save;
}
