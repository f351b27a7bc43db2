import { useSelector } from "@xstate/react";
import { useState } from "react";
import { type ActorRefFrom, createActor } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import type { UserType } from "../../../contract/enumerations.ts";
import { formatCalendarDay, formatMoney } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  numberIn,
  numberInWords,
} from "../../../contract/profile/number-fields.ts";
import {
  amountProblem,
  amountReadings,
  fundingReportMachine,
} from "../../../machines/funding-report/chart.ts";
import {
  fundingSnapshot,
  fundingStateFor,
} from "../../../machines/funding-status/chart.ts";
import { outputOf } from "../../../machines/shared/actor-events.ts";
import {
  type Effects,
  provideEffects,
} from "../../../machines/shared/effects.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { inspection } from "../../services/inspection.ts";
import { onSessionEnd } from "../../services/last-read.ts";
import { putIntoList, reloadList } from "../../services/match-list.ts";
import { knownValue } from "../../services/resources.ts";
import { today } from "../../services/today.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { fieldProps, TextField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import {
  focusAfterRender,
  focusFirstInvalid,
  MAIN_ID,
} from "../../ui/focus.ts";
import { NumberReadings } from "../shared/number-readings.tsx";
import "./funding-report.css";

const STEPS = ["introduce", "call", "documents", "terms", "money"] as const;

type Side = { readonly match: Match; readonly reader: UserType };
type FundingActor = ActorRefFrom<typeof fundingReportMachine>;

const actors = new Map<string, FundingActor>();
onSessionEnd(() => {
  for (const actor of actors.values()) actor.stop();
  actors.clear();
});

/**
 * Returns the actor for a match. It continues to run while another match is shown or the dialog is closed, so that
 * typed text remains and a failure that happens meanwhile is shown afterwards.
 */
function fundingActor(matchId: string): FundingActor {
  const running = actors.get(matchId);
  if (running) return running;
  const actor = createActor(
    provideEffects(fundingReportMachine, effectsFor(matchId)),
    { input: { matchId }, ...inspection() },
  );
  actors.set(matchId, actor);
  return actor.start();
}

function effectsFor(matchId: string): Effects<typeof fundingReportMachine> {
  const section = () => document.getElementById(sectionId(matchId));
  const find = (selector: string) =>
    section()?.querySelector<HTMLElement>(selector);
  return {
    actors: {
      stateFunding: apiActor("stateFunding"),
      withdrawFunding: apiActor("withdrawFunding"),
    },
    actions: {
      updateList({ event }) {
        const list = knownValue("matches");
        const match = list?.matches.find(({ id }) => id === matchId);
        const response = outputOf<Pick<Match, "funding_reports">>(event);
        if (match) putIntoList({ ...match, ...response });
      },
      reloadList,
      focusForm: () => focusAfterRender(() => find("input")),
      focusFirstProblem: () => focusFirstInvalid({ current: section() }),
      // The section disappears with the form of a match that has ended.
      focusHeading: () =>
        focusAfterRender(() => find("h3") ?? document.getElementById(MAIN_ID)),
    },
  };
}

function sectionId(matchId: string): string {
  return `funding-${matchId}`;
}

/** The steps from the approval of a match to its funding, and what both sides state about the funding. */
export default function FundingSection({
  match,
  reader,
  isShown,
}: Side & {
  /** False when the match has ended. The section then shows only an open form, or why it could not be saved. */
  readonly isShown: boolean;
}) {
  const [actor] = useState(() => fundingActor(match.id));
  const snapshot = useSelector(actor, (state) => state);
  const { send } = actor;
  const canState = fundingSnapshot(match).can({
    type: "report.withdrawn",
    by: reader,
  });
  const { notice, slow } = snapshot.context;
  const isForm = snapshot.hasTag("form");
  const report = match.funding_reports.find(({ by }) => by === reader);
  const open = { type: "form.opened", report, today: today() } as const;
  if (!isShown && !isForm && !notice) return null;
  return (
    <section id={sectionId(match.id)} className="stack stack--4 funding">
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
      {isForm && <FundingForm snapshot={snapshot} send={send} />}
      {canState && !isForm && (
        <div className="row">
          <Button
            variant="outline"
            disabled={!snapshot.can(open)}
            onClick={() => send(open)}
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

function FundingForm({
  snapshot,
  send,
}: ChartProps<typeof fundingReportMachine>) {
  const { form, problems } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const amount = numberIn("money", form.amount);
  return (
    <Form onSubmit={() => send({ type: "form.submitted" })}>
      <TextField
        label={t("funding.amount")}
        className="num"
        inputMode="decimal"
        autoComplete="off"
        {...fieldProps(snapshot.context, "amount", send)}
        confirmation={
          amount === null || amountProblem(form.amount)
            ? ""
            : numberInWords("capital_needed", amount)
        }
        suggestion={
          problems.amount && (
            <NumberReadings
              label={t("funding.amount")}
              name="capital_needed"
              readings={amountReadings(snapshot.context)}
              onChoose={(value) => send({ type: "reading.chosen", value })}
            />
          )
        }
        readOnly={isBusy}
      />
      <TextField
        type="date"
        label={t("funding.dateLabel")}
        hint={t("funding.dateHint")}
        {...fieldProps(snapshot.context, "date", send)}
        readOnly={isBusy}
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
