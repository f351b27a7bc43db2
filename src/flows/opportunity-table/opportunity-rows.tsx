import {
  placesInView,
  rowsInView,
} from "../../../machines/opportunity-table/chart.ts";
import {
  type DashboardSnapshot,
  readerOf,
  reviewOf,
  type TablePart,
} from "../investor-dashboard/dashboard-binding.ts";
import { OpportunityRow } from "./opportunity-row.tsx";

/** The visible rows, each with its review actor. */
export function OpportunityRows({
  dashboard,
  table,
}: Pick<TablePart, "table"> & { readonly dashboard: DashboardSnapshot }) {
  const reader = readerOf(dashboard);
  const { from } = placesInView(table.context);
  return rowsInView(table.context).map((id, place) => {
    const review = reviewOf(dashboard, id);
    return (
      review && (
        <OpportunityRow
          key={id}
          place={from + place}
          review={review}
          reader={reader}
        />
      )
    );
  });
}
