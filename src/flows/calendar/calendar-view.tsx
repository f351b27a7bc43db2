import { type ReactNode, useRef, useState } from "react";
import { calendarWords } from "../../../contract/messages/calendar-words.ts";
import { say } from "../../../contract/messages/index.ts";
import { matchPages } from "../../../contract/messages/match-pages.ts";
import { calendarMachine } from "../../../machines/calendar/chart.ts";
import type { CalendarItem } from "../../../machines/calendar/facts.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { today } from "../../services/today.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
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
  const words = calendarWords[props.kind];
  const grid = useRef<HTMLTableElement>(null);
  const [input] = useState(() => {
    const day = today();
    return { today: day, samples: props.samples(day) };
  });
  const [snapshot, send] = useChart(
    calendarMachine.provide(calendarEffects(props.kind, grid)),
    { input },
  );
  const { day, slow, sampled, notice } = snapshot.context;
  const part = { snapshot, send, words };
  return (
    <MemberFrame>
      <title>{`${words.title} | Ubia`}</title>
      <PageHead title={words.title} action={props.action}>
        {words.intro}
      </PageHead>
      {snapshot.hasTag("failed") && (
        <Alert
          tone="problem"
          title={calendarWords.failedTitle}
          actions={
            <Button
              size="small"
              variant="second"
              onClick={() => send({ type: "load.retried" })}
            >
              {matchPages.tryAgain}
            </Button>
          }
        >
          {notice && say(notice)}
        </Alert>
      )}
      {slow && <Alert tone="waiting" title={calendarWords.slow} />}
      {sampled && <Alert tone="neutral" title={words.samples} />}
      <div className="month-bar">
        <h2 aria-live="polite">{monthWords(day)}</h2>
        <div className="month-steps">
          <IconButton
            icon="chevronLeft"
            label={calendarWords.previousMonth}
            onClick={() => send({ type: "month.previous" })}
          />
          <Button
            size="small"
            variant="second"
            onClick={() => send({ type: "today.chosen" })}
          >
            {calendarWords.goToToday}
          </Button>
          <IconButton
            icon="chevronRight"
            label={calendarWords.nextMonth}
            onClick={() => send({ type: "month.next" })}
          />
        </div>
      </div>
      <CalendarGrid {...part} grid={grid} />
      {snapshot.hasTag("shown") && <MonthList {...part} />}
    </MemberFrame>
  );
}
