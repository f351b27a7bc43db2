import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  sql,
} from "drizzle-orm";
import { MAX_AMOUNT } from "../../contract/constants.ts";
import { MATCH_STATUSES, type UserType } from "../../contract/enumerations.ts";
import { formatCount, formatMoney } from "../../contract/format.ts";
import { tIn } from "../../contract/messages/in-language.ts";
import { t } from "../../contract/messages/index.ts";
import { plainAmount } from "../../contract/rules/funding.ts";
import { fundingState } from "../../machines/funding-status/chart.ts";
import { shownStatus } from "../../machines/match-status/chart.ts";
import type { Queries } from "../database/connection.ts";
import { fundingReports, matchEvents, matches } from "../database/schema.ts";
import { fundedMail } from "../mail/mails.ts";
import { mailDecision } from "../matches/decision-mails.ts";
import { fundingOf, lockMatch } from "../matches/funding-reports.ts";
import { changeMatches, endedAt } from "../matches/lifecycle.ts";
import { type MatchRecord, selectMatches } from "../matches/match-rows.ts";
import {
  MAX_LISTED,
  type OperatorCommand,
  originOf,
  recordedAction,
} from "./action.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { formatRows, formatTable, listOutcome } from "./text-format.ts";

/** The displayed statuses. A match is `closed` if a re-run or the closing of an account has ended it. */
const DISPLAYED_STATUSES = [...MATCH_STATUSES, "closed"] as const;
const NOUN = ["match", "matches"] as const;

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export const matchCommands: readonly OperatorCommand[] = [
  {
    usage: "matches list",
    summary: `list the newest matches, at most ${formatCount(MAX_LISTED)}`,
    details:
      "A match is closed when a re-run replaced it, or when the account of either side was deleted before the match was funded.",
    options: [
      [
        "--status <status>",
        "only matches with this status: pending, approved, rejected, funded or closed",
      ],
    ],
    prepare(input) {
      const { status } = input.options;
      const shown = DISPLAYED_STATUSES.find((name) => name === status);
      if (status !== undefined && !shown)
        throw new UsageFailure(
          `Unknown status ${status}: use one of ${DISPLAYED_STATUSES.join(", ")}.`,
        );
      const where =
        shown === "closed"
          ? isNotNull(matches.end)
          : shown && and(isNull(matches.end), eq(matches.status, shown));
      return recordedAction(input, async (queries) => {
        const rows = await selectMatches(queries, where)
          .orderBy(desc(matches.createdAt), desc(matches.id))
          .limit(MAX_LISTED);
        const total = await queries.$count(matches, where);
        return listOutcome("matches", NOUN, rows.map(toJson), total, [
          ["id", (match) => match.id],
          ["status", (match) => match.status],
          ["investee", (match) => match.investee.name],
          ["investor", (match) => match.investor.name],
          ["score", (match) => match.score],
          ["funded", (match) => formatAmount(match.funded_amount)],
          ["created", (match) => match.created_at],
        ]);
      });
    },
  },
  {
    usage: "matches show <id>",
    summary: "show both sides of a match and its status history",
    details: "`matches list` prints the ids.",
    async record(queries, _, { parameters: [id = ""] }) {
      const match = toJson(await findMatch(queries, id));
      const history = await queries
        .select({ status: matchEvents.status, at: matchEvents.at })
        .from(matchEvents)
        .where(eq(matchEvents.matchId, match.id))
        .orderBy(asc(matchEvents.id));
      const matchText = formatRows([
        ["id", match.id],
        ["status", match.status],
        ["investee", formatSide(match.investee)],
        ["investor", formatSide(match.investor)],
        ["score", match.score],
        ["reason", match.decline_reason],
        ["funded", formatAmount(match.funded_amount)],
        ["created", match.created_at],
      ]);
      const statusRows = history.map(({ status, at }) => [status, at]);
      return {
        details: { match: match.id },
        data: { ...match, history },
        text: `${matchText}\n\n${formatTable(["status", "from"], statusRows)}`,
      };
    },
  },
  {
    usage: "matches reports",
    summary: `list the matches whose sides both state a funding, at most ${formatCount(MAX_LISTED)}`,
    details:
      "Both state the same amount (agreed) or not (different). Only approved matches are listed, agreed ones first.",
    async record(queries) {
      const both = queries
        .select({ id: fundingReports.matchId })
        .from(fundingReports)
        .innerJoin(matches, eq(matches.id, fundingReports.matchId))
        .where(eq(matches.status, "approved"))
        .groupBy(fundingReports.matchId)
        .having(sql`count(*) > 1`);
      const found = await selectMatches(queries, inArray(matches.id, both))
        .orderBy(asc(matches.createdAt), asc(matches.id))
        .limit(MAX_LISTED);
      const rows = found.map((row) => {
        const { id, investee, investor } = toJson(row);
        const state = fundingState(fundingOf(row));
        return { id, state, investee, investor, reports: row.fundingReports };
      });
      const statedBy = (side: UserType) => (row: (typeof rows)[number]) => {
        const report = row.reports.find(({ by }) => by === side);
        return report
          ? `${formatAmount(report.amount)} on ${report.date}`
          : null;
      };
      const total = await queries.$count(both.as("both"));
      return listOutcome("matches", NOUN, rows, total, [
        ["id", (row) => row.id],
        ["reports", (row) => row.state],
        ["investee", (row) => row.investee.name],
        ["states", statedBy("investee")],
        ["investor", (row) => row.investor.name],
        ["states", statedBy("investor")],
      ]);
    },
  },
  {
    usage: "matches fund <id> [amount]",
    summary: "record the funding of an approved match",
    details: `The amount is in US dollars, above 0 and at most ${MAX_AMOUNT}, with at most 2 decimals: 250000 or 250000.50. A funded match can no longer change. The investee is notified by email.`,
    options: [["--report", "take the amount that both sides state"]],
    /** The match chart decides whether this is allowed. */
    prepare(input) {
      const [matchId = "", typedAmount] = input.parameters;
      if ((typedAmount !== undefined) === (input.options.report === true))
        throw new UsageFailure(
          "Enter an amount, or --report to take the amount that both sides state.",
        );
      const enteredAmount = typedAmount ? plainAmount(typedAmount) : null;
      if (typedAmount && enteredAmount === null)
        throw new UsageFailure(
          `${typedAmount} is not a valid amount: enter US dollars above 0 and at most ${MAX_AMOUNT}, with at most 2 decimals and no commas, such as 250000 or 250000.50.`,
        );
      return recordedAction(input, async (queries, context) => {
        const publicUrl = originOf(context);
        const { match, investee, investor } = await findMatch(queries, matchId);
        const { id, investeeId, investorId } = match;
        const fundedAmount = enteredAmount ?? (await agreedAmount(queries, id));
        const amount = formatMoney(Number(fundedAmount));
        const at = new Date(context.clock.now());
        const [funded] = await changeMatches(
          queries,
          "funded",
          eq(matches.id, id),
          { at, fundedAmount },
        );
        if (!funded) {
          const { status, end } = (await findMatch(queries, id)).match;
          throw new CommandFailure(
            end === null
              ? `Match ${id} is ${status}: only an approved match can be funded.`
              : `Match ${id} is closed and can no longer change.`,
          );
        }
        // The introduction comes first, even if the minute in which the approval could be changed is not over.
        if (funded.decisionMailAt)
          await mailDecision(
            { outbox: context.outbox, env: { publicUrl } },
            queries,
            { ...funded, status: "approved" },
          );
        const { email, language } = investee;
        if (email && language) {
          const mail = fundedMail(
            { language, origin: publicUrl },
            {
              investor: investor.name ?? tIn(language, "review.formerInvestor"),
              amount: Number(fundedAmount),
            },
          );
          await context.outbox.add(queries, email, mail, investorId);
        }
        return {
          accountId: investeeId,
          details: { match: id, amount: fundedAmount },
          data: { done: input.name, match: id, funded_amount: fundedAmount },
          text: `Match ${id} is funded with ${amount}. The investee will be notified by email once a server is running on this database.`,
        };
      });
    },
  },
];

/**
 * Returns the amount that both sides of a match state, and locks the match, so that neither can withdraw it before it is
 * recorded.
 *
 * @throws CommandFailure when they do not state the same amount.
 */
async function agreedAmount(queries: Queries, id: string): Promise<string> {
  const match = await lockMatch(queries, eq(matches.id, id));
  const [report] = match.fundingReports;
  if (report && fundingState(fundingOf(match)) === "agreed")
    return report.amount;
  throw new CommandFailure(
    `The sides of match ${id} do not state the same amount: enter the amount, or see \`matches reports\`.`,
  );
}

/** Finds a match by its id, with the profiles of both sides. Throws a CommandFailure when it does not exist. */
async function findMatch(queries: Queries, id: string): Promise<MatchRecord> {
  const [row] = UUID.test(id)
    ? await selectMatches(queries, eq(matches.id, id.toLowerCase()))
    : [];
  if (row) return row;
  throw new CommandFailure(`No match has the id ${id}.`);
}

function toJson({ match, investee, investor }: MatchRecord) {
  return {
    id: match.id,
    status: shownStatus({ ...match, replaced: match.end !== null }),
    last_status: match.status,
    investee: sideJson(investee, t("review.formerInvestee")),
    investor: sideJson(investor, t("review.formerInvestor")),
    score: match.score,
    decline_reason: match.declineReason,
    funded_amount: match.fundedAmount,
    created_at: match.createdAt,
    updated_at: match.updatedAt,
    replaced_at: endedAt(match),
  };
}

function sideJson(
  { name, email }: Pick<MatchRecord["investee"], "name" | "email">,
  formerName: string,
) {
  return { name: name ?? formerName, email };
}

function formatSide({ name, email }: ReturnType<typeof sideJson>): string {
  return email === null ? name : `${name} <${email}>`;
}

function formatAmount(amount: string): string {
  return Number(amount) === 0 ? "-" : formatMoney(Number(amount));
}
