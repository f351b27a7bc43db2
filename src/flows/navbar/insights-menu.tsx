import { type FocusEvent, type KeyboardEvent, useId } from "react";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  type InsightPlace,
  matchingPlaces,
  type navbarMachine,
} from "../../../machines/navbar/chart.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { TextField } from "../../ui/Field.tsx";
import { moveFocus } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";

/** The class of the insights menus: one is in the bar, one in the mobile menu. */
export const INSIGHTS_CLASS = "insights";

type InsightsProps = ChartProps<typeof navbarMachine>;

/**
 * The insights menu of the navbar: a button that shows and hides the countries and regions, for mouse, touch, keyboard
 * and screen readers.
 */
export function InsightsMenu({ snapshot, send }: InsightsProps) {
  const panelId = useId();
  const isOpen = snapshot.hasTag("insightsOpen");
  const handleBlur = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (next && !currentTarget.contains(next))
      send({ type: "insights.blurred" });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape" && isOpen) {
      // The surrounding mobile menu stays open.
      event.stopPropagation();
      send({ type: "insights.dismissed" });
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isOpen)
        moveFocus(event.currentTarget, event.key === "ArrowDown" ? 1 : -1);
      else send({ type: "insights.pressed" });
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events of the button and the links inside
    <div
      className={INSIGHTS_CLASS}
      onPointerEnter={({ pointerType }) =>
        send({
          type: "insights.hovered",
          pointer: pointerType,
          width: window.innerWidth,
        })
      }
      onPointerLeave={() => send({ type: "insights.unhovered" })}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <button
        type="button"
        className="tap site-link"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => send({ type: "insights.pressed" })}
      >
        <span>{t("nav.insights")}</span>
        <Icon name="chevronDown" className="icon--small" />
      </button>
      {isOpen && <InsightsPanel id={panelId} snapshot={snapshot} send={send} />}
    </div>
  );
}

const GROUPS = ["africa", "regions", "beyond"] as const;

function InsightsPanel(props: InsightsProps & { readonly id: string }) {
  const { id, snapshot, send } = props;
  const { places, search, notice } = snapshot.context;
  const foundPlaces = matchingPlaces(places, search);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click or focus inside keeps the panel open
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
    </div>
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
