import { formatCount } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  pageCount,
  placesInView,
} from "../../../machines/opportunity-table/chart.ts";
import { Button } from "../../ui/Button.tsx";
import { Pager } from "../../ui/Table.tsx";
import type { TablePart } from "../investor-dashboard/dashboard-binding.ts";

/** The range of the visible rows, announced when it changes, and a button that resets the filters. */
export function TablePlace({ table, send }: TablePart) {
  return (
    <div className="row table-place">
      <p className="small muted num" role="status">
        {placeIn(table)}
      </p>
      {table.hasTag("narrowed") && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => send({ type: "filters.cleared" })}
        >
          {t("ui.showAll")}
        </Button>
      )}
    </div>
  );
}

/** Previous and Next, when the rows need more than one page. */
export function TablePager({ table, send }: TablePart) {
  const { page } = table.context;
  const pages = pageCount(table.context);
  if (pages === 1) return null;
  const turnTo = (to: number) => {
    const event = { type: "page.turned", page: to } as const;
    return table.can(event) ? () => send(event) : undefined;
  };
  return (
    <Pager
      label={t("investor.pages")}
      previous={t("investor.previous")}
      next={t("investor.next")}
      onPrevious={turnTo(page - 1)}
      onNext={turnTo(page + 1)}
    >
      {t("investor.page", {
        page: formatCount(page + 1),
        pages: formatCount(pages),
      })}
    </Pager>
  );
}

function placeIn(table: TablePart["table"]): string {
  const { context } = table;
  if (table.hasTag("nothingFits")) return t("investor.nothingFits");
  const { from, to } = placesInView(context);
  const isNarrowed = table.hasTag("narrowed");
  const total = formatCount(context.matches.length);
  const range = {
    from: formatCount(from),
    to: formatCount(to),
    count: context.rows.length,
  };
  return isNarrowed
    ? t("investor.shownNarrowed", { ...range, total })
    : t("investor.shown", range);
}
