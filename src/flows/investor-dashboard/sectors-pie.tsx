import { Pie } from "@nivo/pie";
import type { MatchTotals } from "../../../contract/calls/matches.ts";
import { PIE_COLOURS } from "../../../contract/constants.ts";
import { formatCount } from "../../../contract/format.ts";
import { t } from "../../../contract/messages/index.ts";
import { optionText } from "../../../contract/option-text.ts";

/** The width and height of the pie chart, in CSS pixels. */
const SIZE = 144;

type SectorShare = MatchTotals["sectors"][number];

const COLOURS = Array.from(
  { length: PIE_COLOURS },
  (_, index) => `var(--data-${index + 1})`,
);

/** The sectors as a pie chart; the tooltip lists the businesses of a slice. */
export default function SectorsPie({
  shares,
}: {
  readonly shares: readonly SectorShare[];
}) {
  return (
    <div
      className="sectors-pie"
      role="img"
      aria-label={t("investor.sectorsChart")}
    >
      <Pie
        // Remounts the pie when the sectors are reordered. Otherwise, only the table would update the sectors' colours.
        key={shares.map(({ sector }) => sector).join()}
        data={shares}
        id="sector"
        value="count"
        width={SIZE}
        height={SIZE}
        margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
        colors={COLOURS}
        borderWidth={1.5}
        borderColor="var(--surface)"
        activeOuterRadiusOffset={4}
        enableArcLabels={false}
        enableArcLinkLabels={false}
        animate={false}
        role="presentation"
        tooltip={({ datum }) => <SliceTooltip share={datum.data} />}
      />
    </div>
  );
}

function SliceTooltip({ share }: { readonly share: SectorShare }) {
  const more = share.count - share.names.length;
  return (
    <div className="slice-list">
      <strong>
        {t("ui.labelled", {
          label: optionText(share.sector),
          text: formatCount(share.count),
        })}
      </strong>
      <ul>
        {share.names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two businesses can have the same name
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t("investor.more", { count: more })}</li>}
      </ul>
    </div>
  );
}
