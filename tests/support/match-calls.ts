import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import { DECISION_MAIL_DELAY } from "../../contract/constants.ts";
import { mailDecisions } from "../../server/matches/decision-mails.ts";
import type { Call, HttpResponse } from "./http-client.ts";
import { addInvestee, addInvestor, type TestMember } from "./members.ts";
import type { TestServer } from "./server.ts";

type Server = { call: Call };
type Caller = { token: string };

/**
 * Calls GET /api/match_investors/ as an investee. If `rerunKey` is set, the call requests a re-run. `replaces`
 * optionally contains the ids of the matches that the investee expects the re-run to replace.
 */
export function findInvestors(
  server: Server,
  caller: Caller,
  rerunKey?: string,
  replaces?: readonly string[],
): Promise<HttpResponse> {
  if (rerunKey === undefined)
    return server.call("GET", "/api/match_investors/", { token: caller.token });
  const query = new URLSearchParams({
    rerun: "true",
    ...(replaces && { replaces: replaces.join(",") }),
  });
  return server.call("GET", `/api/match_investors/?${query}`, {
    token: caller.token,
    headers: { "Idempotency-Key": rerunKey },
  });
}

/** Returns the names of the investors in the response to a match request, best first. */
export function investorNamesOf(response: HttpResponse): string[] {
  const { matching_investors } = response.body as ResponseOf<"matchInvestors">;
  return matching_investors.map(({ business_name }) => business_name);
}

/** Returns a member's matches from GET /api/matches/. */
export async function matchesOf(
  server: Server,
  caller: Caller,
): Promise<Match[]> {
  const response = await server.call("GET", "/api/matches/", {
    token: caller.token,
  });
  if (response.status !== 200) throw new Error(`Got ${response.status}`);
  return response.body as Match[];
}

/** Sends the emails about the decisions so far, for which a minute passes. */
export async function mailDecisionsNow({
  clock,
  context,
}: Pick<TestServer, "clock" | "context">): Promise<void> {
  clock.advance(DECISION_MAIL_DELAY);
  await mailDecisions(context);
}

/** Approves or declines a match as an investor. */
export function review(
  server: Server,
  caller: Caller,
  matchId: string,
  status: string,
): Promise<HttpResponse> {
  return server.call("PATCH", `/api/matches/${matchId}/status/`, {
    token: caller.token,
    json: { status },
  });
}

/** Sends the reason for a decline as an investor, or removes it. */
export function giveReason(
  server: Server,
  { token }: Caller,
  matchId: string,
  reason: unknown,
): Promise<HttpResponse> {
  return server.call("PUT", `/api/matches/${matchId}/reason/`, {
    token,
    json: { reason },
  });
}

/** States the funding of a match as one of its sides. */
export function stateFunding(
  server: Server,
  { token }: Caller,
  matchId: string,
  amount: unknown,
  date: unknown,
): Promise<HttpResponse> {
  return server.call("PUT", `/api/matches/${matchId}/funding-report/`, {
    token,
    json: { amount, date },
  });
}

/** Matches an investor with an investee, both new by default. With `status`, the investor then decides. */
export async function addMatch(
  server: Pick<TestServer, "call" | "context">,
  members: {
    readonly investor?: TestMember;
    readonly investee?: TestMember;
    readonly status?: "approved" | "rejected";
  } = {},
) {
  const investor = members.investor ?? (await addInvestor(server.context));
  const investee = members.investee ?? (await addInvestee(server.context));
  await findInvestors(server, investee);
  const matchId = await firstMatchId(server, investor);
  if (members.status) await review(server, investor, matchId, members.status);
  return { investor, investee, matchId };
}

/** Returns the id of a member's first match. */
export async function firstMatchId(
  server: Server,
  caller: Caller,
): Promise<string> {
  const [match] = await matchesOf(server, caller);
  if (!match) throw new Error("No match");
  return match.id;
}
