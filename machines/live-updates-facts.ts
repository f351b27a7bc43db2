import {
  NEWS_AT_ONCE,
  UPDATES_FIRST_WAIT,
  UPDATES_LISTED,
  UPDATES_LONGEST_WAIT,
  UPDATES_RECENT,
} from "../contract/constants.ts";
import { formatMoney } from "../contract/format.ts";
import { type Message, message } from "../contract/messages/index.ts";
import { amountOf, type Update, type UpdatesAnswer } from "../contract/wire.ts";

/** What the connection for live updates knows. */

/** Something to tell a person; the id is that of its update. */
export type News = { readonly id: string; readonly message: Message };

export type LiveUpdatesContext = {
  /** Whose updates these are. */
  readonly email: string | null;
  readonly userType: string | null;
  /** The updates that were told already; null before the first answer. */
  readonly seen: readonly string[] | null;
  /** What the last answer brought, for the pages. */
  readonly fresh: readonly Update[];
  /** What is shown, oldest first. */
  readonly news: readonly News[];
  /** How often the stream was cut or failed since it was last steady. */
  readonly cuts: number;
  /** From 0 to 1, by chance: so that the pages cut off by one server do not all come back at once. */
  readonly jitter: number;
};

export type LiveUpdatesEvent =
  /** A session is held; after another login once more, with another token. */
  | {
      type: "member.came";
      email: string | null;
      userType: string | null;
      jitter: number;
    }
  | { type: "member.left" }
  | { type: "page.hidden" }
  | { type: "page.shown" }
  /** The page goes into the browser's cache, from which it may come back. */
  | { type: "page.left" }
  /** Nobody has looked at the page for a while. */
  | { type: "page.forgotten" }
  | { type: "network.lost" }
  | { type: "network.back" }
  | { type: "stream.told"; answer: UpdatesAnswer }
  | { type: "stream.beat" }
  /** Newer pages of this member have taken the stream's place. */
  | { type: "stream.crowded" }
  | { type: "stream.cut"; jitter: number }
  /** An answer brought something new. */
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

/** As many cuts as bring the longest wait. */
export const CUTS_OF_LONGEST_WAIT = 5;

/** The updates of an answer that this page has not been told; of the first answer only what its lists may lack. */
export function freshIn(
  { seen }: Pick<LiveUpdatesContext, "seen">,
  { updates, now }: UpdatesAnswer,
): readonly Update[] {
  return seen === null
    ? updates.filter(({ at }) => at > now - UPDATES_RECENT)
    : updates.filter(({ id }) => !seen.includes(id));
}

/** What is known after an answer. The first one brings no news: the page has just read how things stand. */
export function afterAnswer(
  context: LiveUpdatesContext,
  answer: UpdatesAnswer,
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

/** What a person is told of an update; nothing of what they did themselves, or need not know. */
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
  // Without a name it is history: the match has ended since.
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

/** How long a page without a stream waits, in milliseconds: doubled with each cut, and half of it by chance. */
export function waitAfterCuts({
  cuts,
  jitter,
}: Pick<LiveUpdatesContext, "cuts" | "jitter">): number {
  const doubled = UPDATES_FIRST_WAIT * 2 ** Math.max(0, cuts - 1);
  const wait = Math.min(doubled, UPDATES_LONGEST_WAIT);
  return Math.round(wait * (0.5 + jitter / 2));
}
