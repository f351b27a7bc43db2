import { PIE_COLOURS } from "../../../contract/constants.ts";
import { formatCount } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import type { SectorShare } from "../../../machines/investor-dashboard/chart.ts";
import { classNames } from "../../ui/class-names.ts";

/** From this number on the rows are in two columns, if there is room. */
const MANY = 6;

/** The numbers of the pie as a table, with the colour of each slice. */
export function SectorsTable({
  shares,
}: {
  readonly shares: readonly SectorShare[];
}) {
  return (
    <table
      className={classNames(
        "sectors-table",
        shares.length > MANY && "sectors-table--many",
      )}
    >
      <caption className="visually-hidden">
        {t("investor.sectorsTable")}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t("investor.columns.sector")}</th>
          <th scope="col">{t("investor.countColumn")}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ sector, count }, place) => (
          <tr key={sector}>
            <th scope="row">
              <svg className="swatch" aria-hidden="true">
                <rect
                  width="100%"
                  height="100%"
                  fill={`var(--data-${(place % PIE_COLOURS) + 1})`}
                />
              </svg>
              {sector}
            </th>
            <td className="num">{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
