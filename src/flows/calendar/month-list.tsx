import { t } from "../../../contract/messages/index.ts";
import { itemsOf } from "../../../machines/calendar/chart.ts";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import type { CalendarPart } from "./calendar-binding.ts";
import { monthWords, shortDayWords } from "./calendar-dates.ts";

/** The items of the month, one per line, for phones, whose grid has no room for them. */
export function MonthList({ snapshot, send, kind }: CalendarPart) {
  const { context } = snapshot;
  const month = monthWords(context.day);
  const items = itemsOf(context, context.day.slice(0, 7));
  return (
    <Panel title={t(`calendar.${kind}.month`, { month })}>
      {items.length === 0 ? (
        <EmptyState title={t(`calendar.${kind}.none`, { month })}>
          {t(`calendar.${kind}.noneHint`)}
        </EmptyState>
      ) : (
        <ol className="month-list">
          {items.map(({ id, date, time, title }) => (
            <li key={id} data-chosen={date === context.day || undefined}>
              <button
                type="button"
                onClick={() => send({ type: "day.chosen", day: date })}
              >
                <time dateTime={`${date}T${time}`}>
                  {shortDayWords(date)} <span className="num">{time}</span>
                </time>
                <span>{title}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
