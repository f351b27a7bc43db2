import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import { type Match, match, matchPage } from "../../contract/calls/matches.ts";
import {
  MATCHES_PER_PAGE,
  MAX_MATCHES,
  UPDATES_RETENTION,
} from "../../contract/constants.ts";
import { formatCount, formatWait } from "../../contract/format.ts";
import { totalsOf } from "../../machines/shared/match-totals.ts";
import type { Member } from "../accounts/sessions.ts";
import { fieldError, notFound, overloaded } from "../http/http-error.ts";
import { idempotencyKey } from "../http/input.ts";
import { streamedResponse } from "../http/streamed-response.ts";
import { matchCalls, outlookReads } from "../limits/rules.ts";
import { changeFundingReport } from "../matches/funding-reports.ts";
import { matchedProfile } from "../matches/investor-access.ts";
import {
  allMatches,
  type FirstRows,
  findMemberMatches,
  isComplete,
  listingsOf,
  readMatchPage,
  responsesOf,
} from "../matches/match-list.ts";
import { reviewMatch, setDeclineReason } from "../matches/match-review.ts";
import { matchOutlook } from "../matching/outlook.ts";
import { rerunMatching, submitMatching } from "../matching/requests.ts";
import { updatesResponse } from "../updates/updates.ts";
import { jsonSchemaOf, perAccount, route } from "./route.ts";

const MATCH_SCHEMA = jsonSchemaOf(match);
const PAGE_SCHEMA = jsonSchemaOf(matchPage);

const FUNDING_ERRORS = {
  404: "The caller has no match with this id.",
  409: "The match is not approved, or it has ended.",
  429: "Too many changes.",
};

/** Retry-After, in milliseconds, when a full or stopping node rejects a stream. Pages ignore it and poll instead. */
const STREAM_RETRY_AFTER = 30_000;

/** A response that is built from all matches of a member. */
type CompleteList = {
  readonly text: string;
  readonly total: number;
  /** When the next date for an answer passes, after which the response may differ, in epoch milliseconds; or Infinity. */
  readonly until: number;
};
/**
 * The latest of these responses by what they are built from, up to 2 million characters. They contain personal data, so
 * each is forgotten after five minutes.
 */
const completeLists = new LRUCache<string, CompleteList>({
  ttl: 5 * 60_000,
  ttlAutopurge: true,
  maxSize: 2_000_000,
  sizeCalculation: ({ text }, key) => text.length + key.length,
});

export const matchRoutes = [
  route("matchInvestors", {
    summary: `Changes data, although it uses GET. Finds up to ${MAX_MATCHES} investors and records them as pending matches. With ?rerun=true and an Idempotency-Key, replaces the rejected and the overdue matches, or the pending ones if there are none. With ?replaces=<id>,<id>, a re-run fails unless exactly these matches can be replaced.`,
    role: "investee",
    headers: {
      [IDEMPOTENCY_HEADER]: "Required for a re-run, which runs once per key.",
    },
    errors: {
      400: "The body is malformed, the profile is incomplete, or a re-run has no key.",
      409: `The investee already has ${MAX_MATCHES} matches, no re-run is possible, or ?replaces does not list exactly the matches that can be replaced.`,
      429: "Too many calls.",
    },
    rateLimit: perAccount(matchCalls),
    async handle({ context, member: { accountId }, query, request }) {
      if (!query.rerun) return submitMatching(context, accountId);
      const key = idempotencyKey(request);
      if (key === null)
        throw fieldError(IDEMPOTENCY_HEADER, { key: "server.required" });
      return rerunMatching(context, {
        investeeId: accountId,
        idempotencyKey: key,
        replaces: query.replaces,
      });
    },
  }),
  route("matches", {
    summary: `Lists all matches of the caller, beginning with the pending ones, soonest \`answer_by\` first. The header X-Total-Count contains their number. With ?page=<number>, counted from 1, the response has at most ${formatCount(MATCHES_PER_PAGE)} of them and the totals of all.`,
    responseHeaders: { "X-Total-Count": "The total number of matches." },
    memberQuery: findMemberMatches,
    async handle({ context, member, rows, query, request, reply }) {
      const { database, clock } = context;
      const { page } = query;
      const now = clock.now();
      // Fastify sets no JSON type for texts and streams that are already serialised.
      reply.type("application/json; charset=utf-8");
      if (isComplete(rows)) {
        const { text, total } = completeList(reply, member, rows, {
          page,
          now,
        });
        reply.header("X-Total-Count", total);
        return text;
      }
      if (page !== undefined) {
        const response = await readMatchPage(database, member, rows, {
          page,
          now,
        });
        reply.header("X-Total-Count", response.totals.count);
        return reply.serializeInput(response, PAGE_SCHEMA);
      }
      const list = await allMatches(database, member, rows, now);
      const firstText = `[${listText(reply, list.firstPage)}`;
      async function* texts() {
        yield firstText;
        for await (const matches of list.otherPages) {
          const text = `,${listText(reply, matches)}`;
          reply.countUnsent(Buffer.byteLength(text));
          yield text;
        }
        yield "]";
      }
      reply.header("X-Total-Count", list.total);
      reply.countUnsent(Buffer.byteLength(firstText));
      return streamedResponse(texts(), request.log);
    },
  }),
  route("matchStatus", {
    summary: "Approves or declines a match as its investor.",
    role: "investor",
    errors: {
      404: "The caller is not an investor, or has no match with this id.",
      409: "The match can no longer change to this status.",
      429: "Too many changes.",
    },
    handle: ({ context, member, body, parameters }) =>
      reviewMatch(context, member, parameters.id, body),
  }),
  route("matchReason", {
    summary: "States why the investor declined a match, or removes the reason.",
    role: "investor",
    errors: {
      404: "The caller is not an investor, or has no match with this id.",
      409: "The match is not rejected, or has ended.",
      429: "Too many changes.",
    },
    handle: ({ context, member, body, parameters }) =>
      setDeclineReason(context, member, parameters.id, body),
  }),
  route("matchOutlook", {
    summary:
      "Returns how many investors a request could offer to an investee, or to how many businesses an investor could be offered. Contains only numbers.",
    errors: { 429: "Too many calls." },
    rateLimit: perAccount(outlookReads),
    handle: async ({ context, member }) => ({
      outlook: await matchOutlook(context.database, member),
    }),
  }),
  route("stateFunding", {
    summary:
      "States the funding of an approved match as one of its sides, in place of the side's earlier statement.",
    errors: FUNDING_ERRORS,
    handle: ({ context, member, body, parameters }) =>
      changeFundingReport(context, member, parameters.id, body),
  }),
  route("withdrawFunding", {
    summary: "Withdraws the caller's statement of the funding.",
    errors: FUNDING_ERRORS,
    handle: ({ context, member, parameters }) =>
      changeFundingReport(context, member, parameters.id, null),
  }),
  route("matchProfile", {
    summary:
      "Returns the profile of a matched investee, unless the match is rejected or has ended.",
    role: "investor",
    errors: {
      404: "The caller is not an investor, or may not see this profile.",
    },
    async handle({ context, member, parameters }) {
      const { database } = context;
      const { accountId } = member;
      const profile = await matchedProfile(database, parameters.id, accountId);
      if (!profile) throw notFound();
      return profile;
    },
  }),
  route("updates", {
    summary: `Returns the changes to the caller's matches in the last ${formatWait(UPDATES_RETENTION)}. With \`Accept: text/event-stream\`, the response is an event stream that ends with the session. It sends \`updates\` (first these changes, then each later change), \`beat\` at regular intervals, and \`crowded\` when newer streams replace this stream.`,
    async handle({ context, member, request, reply }) {
      if (!/\btext\/event-stream\b/i.test(request.headers.accept ?? ""))
        return updatesResponse(context, member.accountId);
      const stream = await context.updates.open(member);
      if (!stream) throw overloaded(STREAM_RETRY_AFTER);
      reply.type("text/event-stream");
      // Buffering proxies would delay events.
      reply.headers({
        "X-Accel-Buffering": "no",
        "Cache-Control": "no-store, no-transform",
      });
      return stream;
    },
  }),
];

/**
 * Returns the response with all matches of a member. Browsers read a list again after each update and each start, so the
 * latest responses are kept: the same rows have the same response until the next date passes.
 */
function completeList(
  reply: FastifyReply,
  { userType }: Member,
  rows: FirstRows,
  { page, now }: { page: number | undefined; now: number },
): CompleteList {
  // Every page after the first one is empty, so they share a response.
  const pageInKey = page && Math.min(page, 2);
  const key = [
    userType,
    pageInKey,
    ...rows.map(({ listing }) => listing),
  ].join();
  const stored = completeLists.get(key);
  if (stored && now < stored.until) return stored;
  const matches = responsesOf(listingsOf(rows), userType, now);
  const totals = totalsOf(matches);
  const dates = matches
    .map(({ answer_by }) => Date.parse(answer_by ?? ""))
    .filter((date) => date > now);
  const list = {
    text:
      page === undefined
        ? `[${listText(reply, matches)}]`
        : reply.serializeInput(
            { matches: page === 1 ? matches : [], totals },
            PAGE_SCHEMA,
          ),
    total: totals.count,
    until: Math.min(...dates),
  };
  completeLists.set(key, list);
  return list;
}

function listText(reply: FastifyReply, matches: readonly Match[]): string {
  return matches.map((one) => reply.serializeInput(one, MATCH_SCHEMA)).join();
}
