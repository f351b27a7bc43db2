import { useId } from "react";
import { say, t } from "../../../contract/messages/index.ts";
import {
  type InsightPlace,
  type NavbarContext,
  type NavbarEvent,
  placesFound,
} from "../../../machines/navbar/chart.ts";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { TextField } from "../../ui/Field.tsx";

const GROUPS = ["africa", "regions", "beyond"] as const;

export type InsightsPanelProps = {
  readonly id: string;
  readonly context: NavbarContext;
  readonly send: (event: NavbarEvent) => void;
};

/** The open insights menu: the search box, its result and the grouped links. */
export function InsightsPanel({ id, context, send }: InsightsPanelProps) {
  const { places, search, notice } = context;
  const found = placesFound(places, search);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click or the focus inside prevents the panel from closing
    <div
      id={id}
      className="insights-panel"
      onPointerDown={() => send({ type: "insights.entered" })}
      onFocus={() => send({ type: "insights.entered" })}
    >
      <div className="insights-search">
        <TextField
          type="search"
          name="insights-search"
          label={t("insights.search")}
          placeholder={t("insights.placeholder")}
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onValueChange={(text) => send({ type: "insights.searched", text })}
        />
        <p className="small muted" role="status">
          {notice && say(notice)}
        </p>
      </div>
      <div className="insights-groups">
        {GROUPS.map((group) => (
          <Places
            key={group}
            title={t(`insights.${group}`)}
            places={found.filter((place) => place.group === group)}
            onTake={() => send({ type: "place.taken" })}
          />
        ))}
      </div>
    </div>
  );
}

type PlacesProps = {
  readonly title: string;
  readonly places: readonly InsightPlace[];
  readonly onTake: () => void;
};

/** A group of places. Renders nothing when the search excludes all of them. */
function Places({ title, places, onTake }: PlacesProps) {
  const heading = useId();
  if (places.length === 0) return null;
  return (
    <div className="insights-group">
      <p id={heading} className="insights-title">
        {title}
      </p>
      <ul aria-labelledby={heading}>
        {places.map(({ name, href }) => (
          <li key={name}>
            <ExternalLink href={href} onClick={onTake}>
              {name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
