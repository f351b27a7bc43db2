import { type KeyboardEvent, useRef, useState } from "react";
import { dayLocaleOf } from "../../../contract/format.ts";
import { PAGE_LANGUAGE } from "../../../contract/language.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  type CalendarItem,
  calendarMachine,
  type DayStep,
  itemsIn,
  monthGrid,
  shownItems,
} from "../../../machines/calendar/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { useResource } from "../../app/use-resource.ts";
import { eventActor } from "../../services/event-actor.ts";
import { onWake } from "../../services/page-events.ts";
import { today } from "../../services/today.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { focusAfterRender } from "../../ui/focus.ts";
import { PageHead } from "../../ui/PageFrame.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import { keyInReadingDirection } from "../../ui/reading-direction.ts";
import { ResourceNotice } from "../shared/page-parts.tsx";
import "./calendar.css";

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

/** A month of trainings or events, as a grid and as a list. */
export function CalendarView(props: {
  readonly kind: "trainings" | "events";
  readonly samples: (today: string) => readonly CalendarItem[];
  readonly action?: Elements;
}) {
  const { kind } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [resource, sendToResource] = useResource(kind);
  const [firstDay] = useState(today);
  const [samples] = useState(() => props.samples(firstDay));
  const [snapshot, send] = useChart(
    calendarMachine,
    {
      actors: {
        watchDay: eventActor((sendBack) =>
          onWake(() => sendBack({ type: "date.checked", today: today() })),
        ),
      },
      actions: {
        focusDay: () =>
          focusAfterRender(() =>
            grid.current?.querySelector("button[tabindex='0']"),
          ),
      },
    },
    { today: firstDay },
  );
  const { items, areSamples } = shownItems<CalendarItem>(
    resource.context.value,
    samples,
  );
  const { context } = snapshot;
  const month = formatMonth(context.day);
  const itemsOfMonth = itemsIn(items, context.day.slice(0, 7));
  const move = (event: KeyboardEvent) => {
    const step = DAY_STEPS[keyInReadingDirection(event.key)];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    send({ type: "focus.moved", step });
  };
  return (
    <MemberFrame>
      <PageHead title={t(`calendar.${kind}.title`)} action={props.action}>
        {t(`calendar.${kind}.intro`)}
      </PageHead>
      <ResourceNotice
        resource={resource}
        failedTitle={t("calendar.failedTitle")}
        send={sendToResource}
      />
      {areSamples && (
        <Alert tone="neutral" title={t(`calendar.${kind}.samples`)} />
      )}
      <div className="row month-bar">
        <h2 aria-live="polite">{month}</h2>
        <div className="row">
          <IconButton
            icon="chevronLeft"
            label={t("calendar.previousMonth")}
            onClick={() => send({ type: "month.previous" })}
          />
          <Button
            size="small"
            variant="outline"
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
      {/* Six weeks, each from Sunday to Saturday. Only one day is in the tab order; the arrow keys move between days. */}
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with arrow-key navigation is a grid
        role="grid"
        className="surface month"
        ref={grid}
        aria-label={t(`calendar.${kind}.month`, { month })}
        aria-describedby="month-hint"
        aria-busy={resource.hasTag("loading")}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {WEEKDAYS.map(({ name, narrow, short }) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">
                  <span className="month-narrow">{narrow}</span>
                  <span className="month-wide">{short}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(context, items).map((week) => (
            <tr key={week[0]?.day}>
              {week.map(({ day, isInMonth, isToday, items: itemsOfDay }) => (
                <td
                  key={day}
                  data-outside={!isInMonth || undefined}
                  data-today={isToday || undefined}
                  data-chosen={day === context.day || undefined}
                >
                  <button
                    type="button"
                    tabIndex={day === context.day ? 0 : -1}
                    aria-current={isToday ? "date" : undefined}
                    onClick={() => send({ type: "day.chosen", day })}
                  >
                    <span>
                      <span className="visually-hidden">{`${formatWeekday(day)} `}</span>
                      <span className="month-day">{Number(day.slice(8))}</span>
                      <span className="visually-hidden">{` ${formatMonth(day)}`}</span>
                    </span>
                    {itemsOfDay.map(({ id, time, title }) => (
                      <span key={id} className="month-item">
                        <span className="visually-hidden">{t("ui.comma")}</span>
                        <span className="num">{time}</span>
                        <span> </span>
                        <bdi>{title}</bdi>
                      </span>
                    ))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="month-hint" className="visually-hidden">
        {t("calendar.gridHint")}
      </p>
      {/* On a phone, the grid has no room for the titles of the items. */}
      {resource.hasTag("known") && (
        <Panel title={t(`calendar.${kind}.month`, { month })}>
          {itemsOfMonth.length === 0 ? (
            <EmptyState title={t(`calendar.${kind}.none`, { month })}>
              {t(`calendar.${kind}.noneHint`)}
            </EmptyState>
          ) : (
            <ol className="month-list">
              {itemsOfMonth.map(({ id, date, time, title }) => (
                <li key={id} data-chosen={date === context.day || undefined}>
                  <button
                    type="button"
                    onClick={() => send({ type: "day.chosen", day: date })}
                  >
                    <time className="muted" dateTime={`${date}T${time}`}>
                      <span>{`${formatShortDay(date)} `}</span>
                      <span className="num">{time}</span>
                    </time>
                    <span dir="auto">{title}</span>
                  </button>
                </li>
              ))}
            </ol>
          )}
        </Panel>
      )}
    </MemberFrame>
  );
}

/** Returns a function that formats a day (YYYY-MM-DD) independently of the browser's time zone. */
function dayFormat(options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(dayLocaleOf(PAGE_LANGUAGE), {
    ...options,
    timeZone: "UTC",
  });
  return (day: string) => format.format(Date.parse(`${day}T12:00:00Z`));
}

/** Returns the month, such as "December 2026". */
const formatMonth = dayFormat({ month: "long", year: "numeric" });
const formatWeekday = dayFormat({ weekday: "long" });
/** Returns a short date, such as "Fri, 4 Dec". */
const formatShortDay = dayFormat({
  weekday: "short",
  day: "numeric",
  month: "short",
});

const formatWeekdayShort = dayFormat({ weekday: "short" });
const formatWeekdayNarrow = dayFormat({ weekday: "narrow" });

/** The names of the weekdays from Sunday to Saturday, with their short forms. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => {
  // 1 November 2026 is a Sunday.
  const day = `2026-11-0${index + 1}`;
  return {
    name: formatWeekday(day),
    short: formatWeekdayShort(day),
    narrow: formatWeekdayNarrow(day),
  };
});
