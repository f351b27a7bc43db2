import type { KeyboardEvent, RefObject } from "react";
import { t } from "../../../contract/messages/index.ts";
import {
  type CalendarDay,
  type DayStep,
  gridOf,
} from "../../../machines/calendar/chart.ts";
import type { CalendarPart } from "./calendar-binding.ts";
import { monthWords, WEEKDAYS, weekdayWords } from "./calendar-dates.ts";

const DAY_STEPS: Readonly<Record<string, DayStep>> = {
  ArrowLeft: "dayBefore",
  ArrowRight: "dayAfter",
  ArrowUp: "weekBefore",
  ArrowDown: "weekAfter",
  Home: "weekStart",
  End: "weekEnd",
  PageUp: "monthBefore",
  PageDown: "monthAfter",
};

/** Six weeks from Sunday to Saturday. One day is in the tab order; the arrow keys move between days. */
export function CalendarGrid({
  snapshot,
  send,
  kind,
  grid,
}: CalendarPart & {
  readonly grid: RefObject<HTMLTableElement | null>;
}) {
  const { context } = snapshot;
  const move = (event: KeyboardEvent) => {
    const by = DAY_STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    send({ type: "focus.moved", by });
  };
  return (
    <>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow-key navigation is a grid
        role="grid"
        className="month"
        ref={grid}
        aria-label={t(`calendar.${kind}.month`, {
          month: monthWords(context.day),
        })}
        aria-describedby="month-hint"
        aria-busy={snapshot.hasTag("loading")}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">
                  {name.slice(0, 1)}
                  <span className="month-wide">{name.slice(1, 3)}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridOf(context).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell
                  key={day.day}
                  day={day}
                  isChosen={day.day === context.day}
                  onChoose={() => send({ type: "day.chosen", day: day.day })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="month-hint" className="visually-hidden">
        {t("calendar.gridHint")}
      </p>
    </>
  );
}

function DayCell({
  day: { day, isOfMonth, isToday, items },
  isChosen,
  onChoose,
}: {
  readonly day: CalendarDay;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <td
      data-outside={!isOfMonth || undefined}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? "date" : undefined}
        onClick={onChoose}
      >
        <span>
          <span className="visually-hidden">{weekdayWords(day)} </span>
          <span className="month-day">{Number(day.slice(8))}</span>
          <span className="visually-hidden"> {monthWords(day)}</span>
        </span>
        {items.map(({ id, time, title }) => (
          <span key={id} className="month-item">
            <span className="visually-hidden">, </span>
            <span className="num">{time}</span> {title}
          </span>
        ))}
      </button>
    </td>
  );
}
