import { type ReactNode, useRef, useState } from "react";
import { say, t } from "../../../contract/messages/index.ts";
import {
  type CalendarItem,
  calendarMachine,
} from "../../../machines/calendar/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { today } from "../../services/today.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { monthWords } from "./calendar-dates.ts";
import { calendarEffects } from "./calendar-effects.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { MonthList } from "./month-list.tsx";
import "./calendar.css";

/** A month of trainings or events, as a grid and as a list. */
export function CalendarView(props: {
  readonly kind: "trainings" | "events";
  readonly samples: (today: string) => readonly CalendarItem[];
  readonly action?: ReactNode;
}) {
  const { kind } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [input] = useState(() => {
    const day = today();
    return { today: day, samples: props.samples(day) };
  });
  const [snapshot, send] = useChart(
    calendarMachine.provide(calendarEffects(kind, grid)),
    { input },
  );
  const { day, slow, sampled, notice } = snapshot.context;
  const part = { snapshot, send, kind };
  return (
    <MemberFrame>
      <title>{`${t(`calendar.${kind}.title`)} | Ubia`}</title>
      <PageHead title={t(`calendar.${kind}.title`)} action={props.action}>
        {t(`calendar.${kind}.intro`)}
      </PageHead>
      {snapshot.hasTag("failed") && (
        <Alert
          tone="problem"
          title={t("calendar.failedTitle")}
          actions={
            <Button
              size="small"
              variant="second"
              onClick={() => send({ type: "load.retried" })}
            >
              {t("ui.tryAgain")}
            </Button>
          }
        >
          {notice && say(notice)}
        </Alert>
      )}
      {slow && <Alert tone="waiting" title={t("calendar.slow")} />}
      {sampled && (
        <Alert tone="neutral" title={t(`calendar.${kind}.samples`)} />
      )}
      <div className="row month-bar">
        <h2 aria-live="polite">{monthWords(day)}</h2>
        <div className="row">
          <IconButton
            icon="chevronLeft"
            label={t("calendar.previousMonth")}
            onClick={() => send({ type: "month.previous" })}
          />
          <Button
            size="small"
            variant="second"
            onClick={() => send({ type: "today.chosen" })}
          >
            {t("calendar.goToToday")}
          </Button>
          <IconButton
            icon="chevronRight"
            label={t("calendar.nextMonth")}
            onClick={() => send({ type: "month.next" })}
          />
        </div>
      </div>
      <CalendarGrid {...part} grid={grid} />
      {snapshot.hasTag("shown") && <MonthList {...part} />}
    </MemberFrame>
  );
}
