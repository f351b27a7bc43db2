import type { AnswerOf } from "../../contract/calls/index.ts";
import {
  NEWS_AT_ONCE,
  UPDATES_FIRST_WAIT,
  UPDATES_LISTED,
  UPDATES_LONGEST_WAIT,
  UPDATES_RECENT,
} from "../../contract/constants.ts";
import { formatMoney } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { amountOf, type Update } from "../../contract/wire.ts";

/** Context of the connection for live updates. */

/** A notice for the member, with the id of its update. */
export type News = { readonly id: string; readonly message: Message };

export type LiveUpdatesContext = {
  /** Whose updates these are. */
  readonly email: string | null;
  readonly userType: string | null;
  /** Ids of the updates that were already reported; null before the first answer. */
  readonly seen: readonly string[] | null;
  /** The new updates of the last answer, for the pages. */
  readonly fresh: readonly Update[];
  /** The visible notices, oldest first. */
  readonly news: readonly News[];
  /** Number of times that the stream was cut or failed since it was last steady. */
  readonly cuts: number;
  /** Random number from 0 to 1, so that the pages disconnected by one server do not all reconnect at once. */
  readonly jitter: number;
};

export type LiveUpdatesEvent =
  /** A member is logged in. Sent again after another login, which brings another token. */
  | {
      type: "member.came";
      email: string | null;
      userType: string | null;
      jitter: number;
    }
  | { type: "member.left" }
  | { type: "page.hidden" }
  | { type: "page.shown" }
  /** The page enters the browser's back/forward cache. */
  | { type: "page.left" }
  /** The page has been hidden for a while. */
  | { type: "page.forgotten" }
  | { type: "network.lost" }
  | { type: "network.back" }
  | { type: "stream.told"; answer: AnswerOf<"updates"> }
  | { type: "stream.beat" }
  /** The server closed the stream because newer pages of this member replaced it. */
  | { type: "stream.crowded" }
  | { type: "stream.cut"; jitter: number }
  /** An answer contained something new. */
  | { type: "updates.came" }
  | { type: "news.read"; id: string };

export const NOBODY: LiveUpdatesContext = {
  email: null,
  userType: null,
  seen: null,
  fresh: [],
  news: [],
  cuts: 0,
  jitter: 0,
};

/** The number of cuts that leads to the longest wait. */
export const CUTS_OF_LONGEST_WAIT = 5;

/**
 * Returns the updates of an answer that were not reported yet; for the first answer, only those that a list loaded
 * just before may lack.
 */
export function freshIn(
  { seen }: Pick<LiveUpdatesContext, "seen">,
  { updates, now }: AnswerOf<"updates">,
): readonly Update[] {
  return seen === null
    ? updates.filter(({ at }) => at > now - UPDATES_RECENT)
    : updates.filter(({ id }) => !seen.includes(id));
}

/** Returns the context after an answer. The first one causes no notices, because the page has just loaded its data. */
export function afterAnswer(
  context: LiveUpdatesContext,
  answer: AnswerOf<"updates">,
): Pick<LiveUpdatesContext, "seen" | "fresh" | "news"> {
  const fresh = freshIn(context, answer);
  const told = context.seen === null ? [] : fresh;
  return {
    fresh,
    seen: [
      ...new Set([
        ...(context.seen ?? []),
        ...answer.updates.map(({ id }) => id),
      ]),
    ].slice(-2 * UPDATES_LISTED),
    news: [
      ...context.news,
      ...told.flatMap((one) => newsOf(one, context)),
    ].slice(-NEWS_AT_ONCE),
  };
}

/** Returns the notice for an update; none for the member's own actions and for updates without a text for this role. */
function newsOf(
  update: Update,
  { userType }: Pick<LiveUpdatesContext, "userType">,
): readonly News[] {
  const words =
    userType === "investor" ? forInvestor(update) : forInvestee(update);
  return words ? [{ id: update.id, message: words }] : [];
}

function forInvestee(update: Update): Message | null {
  const { kind, name } = update;
  if (kind === "closed") return message("live.closedInvestee");
  // Without a name, the match has ended since.
  if (name === null) return null;
  if (kind === "funded")
    return message("live.fundedInvestee", { name, amount: amountIn(update) });
  return kind === "approved" || kind === "rejected"
    ? message(`live.${kind}`, { name })
    : null;
}

function forInvestor(update: Update): Message | null {
  const { kind, name } = update;
  if (kind === "replaced") return message("live.replaced");
  if (kind === "closed") return message("live.closedInvestor");
  if (name === null) return null;
  if (kind === "funded")
    return message("live.fundedInvestor", { name, amount: amountIn(update) });
  return kind === "pending" ? message("live.matched", { name }) : null;
}

function amountIn({ funded_ammount }: Update): string {
  return formatMoney(amountOf(funded_ammount) ?? 0);
}

/**
 * Returns how long a page without a stream waits, in milliseconds: doubled with each cut up to a limit, and half of
 * it random.
 */
export function waitAfterCuts({
  cuts,
  jitter,
}: Pick<LiveUpdatesContext, "cuts" | "jitter">): number {
  const doubled = UPDATES_FIRST_WAIT * 2 ** Math.max(0, cuts - 1);
  const wait = Math.min(doubled, UPDATES_LONGEST_WAIT);
  return Math.round(wait * (0.5 + jitter / 2));
}
