import { formatCount } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import {
  sectorChoices,
  statusChoices,
  TABLE_ORDERS,
  type TableOrder,
} from "../../../machines/opportunity-table/chart.ts";
import { SelectField, TextField } from "../../ui/Field.tsx";
import type { TablePart } from "../investor-dashboard/dashboard-binding.ts";

const ORDERS = TABLE_ORDERS.map((value) => ({
  value,
  label: t(`investor.orders.${value}`),
}));

/** The filters and the order of the rows, above the table at every width. */
export function TableControls({ table, send }: TablePart) {
  const { matches, filters, order } = table.context;
  const change = (filter: keyof typeof filters) => (value: string) =>
    send({ type: "filter.changed", filter, value });
  return (
    <search className="table-controls" aria-label={t("investor.tools")}>
      <TextField
        type="search"
        label={t("investor.search")}
        name="search"
        autoComplete="off"
        value={filters.search}
        onValueChange={change("search")}
      />
      <SelectField
        label={t("investor.columns.status")}
        name="status"
        placeholder={t("investor.allStatuses")}
        options={statusChoices(matches).map(({ value, count }) => ({
          value,
          label: choice(t(`status.${value}`), count),
        }))}
        value={filters.status}
        onValueChange={change("status")}
      />
      <SelectField
        label={t("investor.columns.sector")}
        name="sector"
        placeholder={t("investor.allSectors")}
        options={sectorChoices(matches).map(({ value, count }) => ({
          value,
          label: choice(value, count),
        }))}
        value={filters.sector}
        onValueChange={change("sector")}
      />
      <SelectField
        label={t("investor.order")}
        name="order"
        options={ORDERS}
        value={order}
        onValueChange={(value) =>
          send({ type: "order.chosen", order: value as TableOrder })
        }
      />
    </search>
  );
}

function choice(name: string, count: number): string {
  return t("investor.choice", { name, count: formatCount(count) });
}
