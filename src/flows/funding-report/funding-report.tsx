import { type ReactNode, useRef } from "react";
import type { FundingReport, Match } from "../../../contract/calls/matches.ts";
import type { UserType } from "../../../contract/enumerations.ts";
import {
  formatCalendarDay,
  formatMoney,
  formatNumber,
} from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  numberIn,
  numberInWords,
} from "../../../contract/profile/number-fields.ts";
import {
  amountReadings,
  fundingReportMachine,
} from "../../../machines/funding-report/chart.ts";
import {
  fundingSnapshot,
  fundingStateFor,
} from "../../../machines/funding-status/chart.ts";
import { outputOf } from "../../../machines/shared/actor-events.ts";
import { withFundingReports } from "../../../machines/shared/match-pages.ts";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { knownValue, resource } from "../../services/resources.ts";
import { today } from "../../services/today.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { NumberField, TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { focusAfterRender, focusFirstInvalid } from "../../ui/focus.ts";
import "./funding-report.css";

const STEPS = ["introduce", "call", "documents", "terms", "money"] as const;

type Side = { readonly match: Match; readonly reader: UserType };

/** The steps from the approval of a match to its funding, and what both sides state about the funding. */
export default function FundingSection({ match, reader }: Side): ReactNode {
  const section = useRef<HTMLElement>(null);
  const find = (selector: string) =>
    section.current?.querySelector<HTMLElement>(selector);
  const [snapshot, send] = useChart(
    fundingReportMachine,
    {
      actors: {
        stateFunding: apiActor("stateFunding"),
        withdrawFunding: apiActor("withdrawFunding"),
      },
      actions: {
        updateList({ event, context }) {
          const list = knownValue("matches");
          const response = outputOf<Pick<Match, "funding_reports">>(event);
          if (list)
            resource("matches").send({
              type: "changed",
              value: withFundingReports(list, context.matchId, response),
            });
        },
        reloadList: () => resource("matches").send({ type: "invalidated" }),
        focusForm: () => focusAfterRender(() => find("input")),
        focusFirstProblem: () => focusFirstInvalid(section),
        focusHeading: () => focusAfterRender(() => find("h3")),
      },
    },
    { matchId: match.id },
  );
  const canState = fundingSnapshot(match).can({
    type: "report.withdrawn",
    by: reader,
  });
  const { notice, slow } = snapshot.context;
  return (
    <section ref={section} className="stack stack--4 funding">
      <h3 className="label-heading" tabIndex={-1}>
        {t(canState ? "funding.steps" : "funding.stated")}
      </h3>
      {canState && (
        <ol className="funding-steps">
          {STEPS.map((step) => (
            <li key={step}>
              <strong>{t(`funding.steps.${step}`)}</strong>
              <span>{t(`funding.steps.${step}.text`)}</span>
            </li>
          ))}
        </ol>
      )}
      <Statements match={match} reader={reader} />
      {snapshot.hasTag("form") && (
        <FundingForm snapshot={snapshot} send={send} />
      )}
      {canState && !snapshot.hasTag("form") && (
        <Actions
          snapshot={snapshot}
          send={send}
          report={ownReport({ match, reader })}
        />
      )}
      {slow && (
        <p className="small muted" role="status">
          {t("load.slow")}
        </p>
      )}
      {notice && <Alert tone="problem">{textOf(notice)}</Alert>}
    </section>
  );
}

function ownReport({ match, reader }: Side): FundingReport | undefined {
  return match.funding_reports.find(({ by }) => by === reader);
}

/** What each side states, and what follows from it. Changes are announced. */
function Statements({ match, reader }: Side) {
  const state = fundingStateFor(reader, match);
  const other =
    reader === "investee"
      ? match.investor.investor_name
      : match.investee.investee_name;
  return (
    <div role="status">
      {match.funding_reports.length > 0 && (
        <div className="stack stack--3">
          <dl className="funding-reports" aria-label={t("funding.stated")}>
            {match.funding_reports.map(({ by, amount, date }) => (
              <div key={by}>
                <dt>{by === reader ? t("funding.you") : <bdi>{other}</bdi>}</dt>
                <dd className="num">
                  {t("funding.report", {
                    amount: formatMoney(Number(amount)),
                    date: formatCalendarDay(date),
                  })}
                </dd>
              </div>
            ))}
          </dl>
          {state !== "none" && state !== "ended" && (
            <p>{t(`funding.${state}`, { other })}</p>
          )}
        </div>
      )}
    </div>
  );
}

type FundingProps = ChartProps<typeof fundingReportMachine>;

function Actions({
  snapshot,
  send,
  report,
}: FundingProps & { readonly report: FundingReport | undefined }) {
  const form = report
    ? { amount: formatNumber(Number(report.amount)), date: report.date }
    : { amount: "", date: today() };
  return (
    <div className="row">
      <Button
        variant="outline"
        disabled={!snapshot.can({ type: "form.opened", form })}
        onClick={() => send({ type: "form.opened", form })}
      >
        {t(report ? "funding.change" : "funding.state")}
      </Button>
      {report && (
        <Button
          variant="quiet"
          busy={snapshot.hasTag("busy")}
          onClick={() => send({ type: "withdrawal.requested" })}
        >
          {t("funding.withdraw")}
        </Button>
      )}
    </div>
  );
}

function FundingForm({ snapshot, send }: FundingProps) {
  const { form, problems } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const amount = numberIn("money", form.amount);
  return (
    <Form onSubmit={() => send({ type: "form.submitted" })}>
      <NumberField
        name="amount"
        label={t("funding.amount")}
        inputMode="decimal"
        value={form.amount}
        error={problems.amount && textOf(problems.amount)}
        confirmation={
          amount === null ? "" : numberInWords("capital_needed", amount)
        }
        suggestion={
          problems.amount && <Readings snapshot={snapshot} send={send} />
        }
        readOnly={isBusy}
        onValueChange={(value) =>
          send({ type: "field.changed", field: "amount", value })
        }
      />
      <TextField
        type="date"
        name="date"
        label={t("funding.dateLabel")}
        hint={t("funding.dateHint")}
        value={form.date}
        error={problems.date && textOf(problems.date)}
        readOnly={isBusy}
        onValueChange={(value) =>
          send({ type: "field.changed", field: "date", value })
        }
      />
      <div className="row">
        <Button type="submit" busy={isBusy}>
          {t("funding.save")}
        </Button>
        <Button
          variant="outline"
          disabled={!snapshot.can({ type: "form.cancelled" })}
          onClick={() => send({ type: "form.cancelled" })}
        >
          {t("ui.cancel")}
        </Button>
      </div>
    </Form>
  );
}

/** The numbers among which the member has to choose, because the amount can be read in more than one way. */
function Readings({ snapshot, send }: FundingProps) {
  const readings = amountReadings(snapshot.context);
  if (readings.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
    <div className="row" role="group" aria-label={t("funding.amount")}>
      {readings.map((value) => (
        <Button
          key={value}
          variant="outline"
          size="small"
          onClick={() => send({ type: "reading.chosen", value })}
        >
          {t("profile.reading", {
            number: formatNumber(value),
            words: numberInWords("capital_needed", value),
          })}
        </Button>
      ))}
    </div>
  );
}
