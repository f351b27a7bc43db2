import { eq } from "drizzle-orm";
import { MAX_AMOUNT } from "../../contract/constants.ts";
import { formatMoney } from "../../contract/format.ts";
import { t } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import { matches } from "../database/schema.ts";
import { fundedMail } from "../mail/mails.ts";
import { changeMatches, type MatchRow } from "../matches/lifecycle.ts";
import { recordAct } from "./audit-trail.ts";
import { type Act, type Input, type Operator, parameter } from "./command.ts";
import { foundMatch } from "./match-lists.ts";
import { OperatorFailure, UsageFailure } from "./operator-failure.ts";

/**
 * `matches fund <id> <amount>`: records the funding of an approved match. The match chart decides whether it is allowed. The
 * investee is notified by mail.
 */
export function fundMatch(input: Input): Act {
  const amount = amountOf(parameter(input, "amount"));
  return async (operator) => {
    const dashboard = dashboardUrl(operator);
    const outcome = await operator.database.transaction(async (queries) => {
      const facts = await foundMatch(queries, parameter(input, "id"));
      const { id, investeeId } = facts.match;
      const funded = await changeMatches(
        queries,
        "funded",
        eq(matches.id, id),
        {
          at: new Date(operator.clock.now()),
          fundedAmount: amount,
        },
      );
      if (funded.length === 0)
        throw unfundable((await foundMatch(queries, id)).match);
      await operator.outbox.add(
        queries,
        facts.investee.email,
        fundedMail({
          other: facts.investor.name ?? t("review.formerInvestor"),
          amount: formatMoney(Number(amount)),
          dashboard,
        }),
      );
      await recordAct(operator, queries, {
        act: input.name,
        accountId: investeeId,
        details: { match: id, amount },
      });
      return {
        data: { done: input.name, match: id, funded_amount: amount },
        text: `The match ${id} is funded with ${formatMoney(Number(amount))}. The investee is notified by mail as soon as a server runs on this database.`,
      };
    });
    return outcome;
  };
}

function unfundable({ id, status, ended }: MatchRow): OperatorFailure {
  return new OperatorFailure(
    ended === null
      ? `The match ${id} is ${status}: only an approved match can be funded.`
      : `The match ${id} is closed: nothing changes it any more.`,
  );
}

/**
 * Parses US dollars and returns them with two decimals.
 *
 * @throws UsageFailure for anything but an amount above 0 with at most 2 decimals.
 */
function amountOf(text: string): string {
  const [, whole, cents = ""] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const amount = `${whole}.${cents.padEnd(2, "0")}`;
  const isRight =
    whole !== undefined && Number(amount) > 0 && Number(amount) <= MAX_AMOUNT;
  if (isRight) return amount;
  throw new UsageFailure(
    `${text} is no amount: write US dollars above 0 with at most 2 decimals and no commas, such as 250000 or 250000.50.`,
  );
}

function dashboardUrl({ publicUrl }: Operator): string {
  if (publicUrl) return `${publicUrl}${pages.investeeDashboard.path}`;
  throw new OperatorFailure(
    "PUBLIC_URL is missing: set it to the origin that people see, such as https://ubia.example.org, since the mail to the investee links to it.",
  );
}
