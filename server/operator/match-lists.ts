import {
  and,
  asc,
  count,
  desc,
  eq,
  isNotNull,
  isNull,
  type SQL,
} from "drizzle-orm";
import { MATCH_STATUSES } from "../../contract/enumerations.ts";
import { formatMoney } from "../../contract/format.ts";
import { t } from "../../contract/messages/index.ts";
import { matchSnapshot } from "../../machines/match-status/chart.ts";
import type { Queries } from "../database/connection.ts";
import { matchEvents, matches } from "../database/schema.ts";
import { endedAt } from "../matches/lifecycle.ts";
import { type MatchFacts, selectMatches } from "../matches/match-rows.ts";
import { recordAct } from "./audit-trail.ts";
import { type Act, type Input, parameter } from "./command.ts";
import { OperatorFailure, UsageFailure } from "./operator-failure.ts";
import { columns, facts, minute, shownOf } from "./printed.ts";

/** Maximum number of matches in a list. */
const LISTED = 1_000;
/** The displayed statuses: `closed` when a re-run or a closed account ended the match. */
const STANDS = [...MATCH_STATUSES, "closed"] as const;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** `matches list [--status status]`: the newest matches. */
export function listMatches({ name, options }: Input): Act {
  const where =
    options.status === undefined ? undefined : standing(options.status);
  return (operator) =>
    operator.database.transaction(async (queries) => {
      const rows = await selectMatches(queries, where)
        .orderBy(desc(matches.createdAt), desc(matches.id))
        .limit(LISTED);
      const [counted] = await queries
        .select({ total: count() })
        .from(matches)
        .where(where);
      await recordAct(operator, queries, { act: name });
      const total = counted?.total ?? 0;
      return {
        data: { total, matches: rows.map(printed) },
        text: `${columns(
          ["id", "status", "investee", "investor", "score", "funded", "since"],
          rows.map((row) => {
            const { id, status, investee, investor, ...match } = printed(row);
            const funded = money(match.funded_amount);
            return [
              ...[id, status, investee.name, investor.name],
              ...[`${match.score}`, funded, minute(match.created_at)],
            ];
          }),
        )}\n\n${shownOf(rows.length, total, ["match", "matches"])}`,
      };
    });
}

/** `matches show <id>`: both sides, and the status history. */
export function showMatch(input: Input): Act {
  return (operator) =>
    operator.database.transaction(async (queries) => {
      const row = await foundMatch(queries, parameter(input, "id"));
      const history = await queries
        .select({ status: matchEvents.status, at: matchEvents.at })
        .from(matchEvents)
        .where(eq(matchEvents.matchId, row.match.id))
        .orderBy(asc(matchEvents.id));
      await recordAct(operator, queries, {
        act: input.name,
        details: { match: row.match.id },
      });
      const match = printed(row);
      return {
        data: { ...match, history },
        text: [
          facts([
            ["id", match.id],
            ["status", match.status],
            ["investee", named(match.investee)],
            ["investor", named(match.investor)],
            ["score", `${match.score}`],
            ["funded", money(match.funded_amount)],
            ["since", minute(match.created_at)],
          ]),
          columns(
            ["was", "from"],
            history.map(({ status, at }) => [status, minute(at)]),
          ),
        ].join("\n\n"),
      };
    });
}

/**
 * Returns a match by its id, with the profiles of both sides.
 *
 * @throws OperatorFailure when it does not exist.
 */
export async function foundMatch(
  queries: Queries,
  id: string,
): Promise<MatchFacts> {
  const [row] = UUID.test(id)
    ? await selectMatches(queries, eq(matches.id, id.toLowerCase()))
    : [];
  if (row) return row;
  throw new OperatorFailure(`No match has the id ${id}.`);
}

function standing(status: string): SQL | undefined {
  const stand = STANDS.find((one) => one === status);
  if (!stand)
    throw new UsageFailure(
      `There is no status ${status}: it is one of ${STANDS.join(", ")}.`,
    );
  return stand === "closed"
    ? isNotNull(matches.ended)
    : and(isNull(matches.ended), eq(matches.status, stand));
}

function printed({ match, investee, investor }: MatchFacts) {
  return {
    id: match.id,
    status: matchSnapshot(match.status, match.ended !== null).value,
    last_status: match.status,
    investee: side(investee, t("review.formerInvestee")),
    investor: side(investor, t("review.formerInvestor")),
    score: match.score,
    funded_amount: match.fundedAmount,
    created_at: match.createdAt,
    updated_at: match.updatedAt,
    replaced_at: endedAt(match),
  };
}

function side(
  of: { name: string | null; email: string; closedAt: Date | null },
  former: string,
) {
  return {
    name: of.name ?? former,
    email: of.closedAt === null ? of.email : null,
  };
}

function named({ name, email }: ReturnType<typeof side>): string {
  return email === null ? name : `${name} <${email}>`;
}

function money(amount: string): string {
  return Number(amount) === 0 ? "-" : formatMoney(Number(amount));
}
