import { useSelector } from "@xstate/react";
import { t } from "../../../contract/messages/index.ts";
import {
  directionOf,
  SORTED_COLUMNS,
} from "../../../machines/opportunity-table/chart.ts";
import { Panel } from "../../ui/Panel.tsx";
import { Table } from "../../ui/Table.tsx";
import { OpportunityRows } from "../opportunity-table/opportunity-rows.tsx";
import { TableControls } from "../opportunity-table/table-controls.tsx";
import { TablePager, TablePlace } from "../opportunity-table/table-place.tsx";
import {
  type DashboardPart,
  OPPORTUNITIES_ID,
  tableOf,
} from "./dashboard-binding.ts";
import { NoOpportunities } from "./no-opportunities.tsx";

/** Matched Opportunities: one row per match, or an empty state. */
export function OpportunitiesPanel({ snapshot, send }: DashboardPart) {
  const ref = tableOf(snapshot);
  const table = useSelector(ref, (state) => state);
  const isFilled = snapshot.hasTag("list") && table.matches("filled");
  const part = { table, send: ref.send };
  const headings = SORTED_COLUMNS.map((column) => ({
    label: t(`investor.columns.${column}`),
    right: column === "tokenSize" || column === "funded",
    ...(isFilled && {
      sort: {
        direction: directionOf(table.context.order, column),
        onPress: () => ref.send({ type: "column.pressed", column }),
      },
    }),
  }));
  return (
    <Panel
      id={OPPORTUNITIES_ID}
      title={t("investor.table")}
      aside={isFilled && t("investor.introduces")}
    >
      {isFilled && (
        <>
          {table.context.matches.length > 1 && <TableControls {...part} />}
          <TablePlace {...part} />
        </>
      )}
      <Table
        label={t("investor.table")}
        columns={[...headings, { label: t("investor.columns.actions") }]}
        empty={!isFilled || table.hasTag("nothingFits")}
        total={isFilled ? table.context.rows.length : undefined}
      >
        {isFilled && !table.hasTag("nothingFits") ? (
          <OpportunityRows dashboard={snapshot} table={table} />
        ) : (
          <NoOpportunities
            snapshot={snapshot}
            send={send}
            columns={headings.length + 1}
            nothingFits={isFilled}
          />
        )}
      </Table>
      {isFilled && (
        <div className="row table-note">
          <p className="small muted">{t("investor.tokenSize")}</p>
          <TablePager {...part} />
        </div>
      )}
    </Panel>
  );
}
