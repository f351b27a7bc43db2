import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import type { Call, HttpResponse } from "./http-client.ts";

type Server = { call: Call };
type Who = { token: string };

/** Calls GET /api/match_investors/ as an investee; with a key, as a re-run that names the matches it replaces. */
export function findInvestors(
  server: Server,
  who: Who,
  rerunKey?: string,
  replaces?: readonly string[],
): Promise<HttpResponse> {
  if (rerunKey === undefined)
    return server.call("GET", "/api/match_investors/", { token: who.token });
  const query = new URLSearchParams({
    rerun: "true",
    ...(replaces && { replaces: replaces.join(",") }),
  });
  return server.call("GET", `/api/match_investors/?${query}`, {
    token: who.token,
    headers: { "Idempotency-Key": rerunKey },
  });
}

/** Returns the names of the investors in a response of a matching call, best first. */
export function namesOf(response: HttpResponse): string[] {
  const { matching_investors } = response.body as ResponseOf<"matchInvestors">;
  return matching_investors.map(({ business_name }) => business_name);
}

/** Returns a member's matches from GET /api/matches/. */
export async function matchesOf(server: Server, who: Who): Promise<Match[]> {
  const response = await server.call("GET", "/api/matches/", {
    token: who.token,
  });
  if (response.status !== 200) throw new Error(`Got ${response.status}`);
  return response.body as Match[];
}

/** Approves or declines a match as an investor. */
export function review(
  server: Server,
  who: Who,
  matchId: string,
  status: string,
): Promise<HttpResponse> {
  return server.call("PATCH", `/api/matches/${matchId}/status/`, {
    token: who.token,
    json: { status },
  });
}

/** Returns the id of a member's first match. */
export async function firstMatchId(server: Server, who: Who): Promise<string> {
  const [match] = await matchesOf(server, who);
  if (!match) throw new Error("No match");
  return match.id;
}
