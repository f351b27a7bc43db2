import { formatCount } from "../../../contract/format.ts";
import { say } from "../../../contract/messages/index.ts";
import { matchPages, phrase } from "../../../contract/messages/match-pages.ts";
import {
  sectorChoices,
  statusChoices,
  TABLE_ORDERS,
  type TableOrder,
} from "../../../machines/opportunity-table/facts.ts";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { TablePart } from "../investor-dashboard/dashboard-binding.ts";

const words = matchPages.investor;
const ORDERS = TABLE_ORDERS.map((value) => ({
  value,
  label: words.orders[value],
}));

/** The filters and the order of the rows, above the table at every width. */
export function TableTools({ table, send }: TablePart) {
  const { matches, filters, order } = table.context;
  const change = (filter: keyof typeof filters) => (value: string) =>
    send({ type: "filter.changed", filter, value });
  return (
    <search className="table-tools" aria-label={words.tools}>
      <TextField
        type="search"
        label={words.search}
        name="search"
        autoComplete="off"
        value={filters.search}
        onValueChange={change("search")}
      />
      <SelectField
        label={words.columns.status}
        name="status"
        placeholder={words.allStatuses}
        options={statusChoices(matches).map(({ value, count }) => ({
          value,
          label: choice(say({ key: `status.${value}` }), count),
        }))}
        value={filters.status}
        onValueChange={change("status")}
      />
      <SelectField
        label={words.columns.sector}
        name="sector"
        placeholder={words.allSectors}
        options={sectorChoices(matches).map(({ value, count }) => ({
          value,
          label: choice(value, count),
        }))}
        value={filters.sector}
        onValueChange={change("sector")}
      />
      <SelectField
        label={words.order}
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
  return phrase(words.choice, { name, count: formatCount(count) });
}
