import { useId } from "react";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  type InsightPlace,
  matchingPlaces,
  type navbarMachine,
} from "../../../machines/navbar/chart.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { insightPlaces } from "../../content/insight-places.ts";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { TextField } from "../../ui/Field.tsx";

const GROUPS = ["africa", "regions", "beyond"] as const;

/** The search field of the insights menu, and the countries and regions. */
export function InsightsPanel({
  snapshot,
  send,
}: ChartProps<typeof navbarMachine>) {
  const { search, notice } = snapshot.context;
  const foundPlaces = matchingPlaces(insightPlaces, search);
  return (
    <>
      <div className="insights-search">
        <TextField
          type="search"
          name="insights-search"
          label={t("insights.search")}
          placeholder={t("insights.placeholder")}
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onValueChange={(text) =>
            send({ type: "insights.searched", text, places: insightPlaces })
          }
        />
        <p className="small muted" role="status">
          {notice && textOf(notice)}
        </p>
      </div>
      <div className="insights-groups">
        {GROUPS.map((group) => (
          <Places
            key={group}
            title={t(`insights.${group}`)}
            places={foundPlaces.filter((place) => place.group === group)}
            onChoosePlace={() => send({ type: "place.chosen" })}
          />
        ))}
      </div>
    </>
  );
}

/** A group of places. Renders nothing when the search excludes all of them. */
function Places(props: {
  readonly title: string;
  readonly places: readonly InsightPlace[];
  readonly onChoosePlace: () => void;
}) {
  const { title, places, onChoosePlace } = props;
  const headingId = useId();
  if (places.length === 0) return null;
  return (
    <div className="insights-group">
      <p id={headingId} className="insights-title">
        {title}
      </p>
      <ul aria-labelledby={headingId}>
        {places.map(({ name, href }) => (
          <li key={name}>
            <ExternalLink href={href} onClick={onChoosePlace}>
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
