import type { MouseEvent, ReactNode } from "react";
import {
  detailsOf,
  profilePage,
} from "../../../contract/messages/profile-page.ts";
import { pages } from "../../../contract/pages.ts";
import {
  PROFILE_LABELS,
  type ProfileField,
} from "../../../contract/rules/profile-form.ts";
import {
  helpfulFields,
  neededFields,
  readyFields,
  savingFields,
} from "../../../contract/rules/readiness.ts";
import { Checklist } from "../../ui/Checklist.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Meter } from "../../ui/Meter.tsx";
import { Panel } from "../../ui/Panel.tsx";
import type { ProfileSnapshot, SendProfile } from "./profile-form-binding.ts";

const words = profilePage.readiness;

/**
 * How far the form is from what matching needs, and what it can't be saved without, by name, with a way to each missing
 * field (§5).
 */
export function Readiness({
  snapshot,
  send,
}: {
  readonly snapshot: ProfileSnapshot;
  readonly send: SendProfile;
}) {
  const { form, userType } = snapshot.context;
  const needed = neededFields(userType);
  const ready = readyFields(form, userType);
  const missing = needed.filter((field) => !ready.includes(field));
  const seek = (place: ProfileField) => send({ type: "field.sought", place });
  const count = detailsOf(ready.length, needed.length);
  return (
    <Panel title={profilePage.panels.ready} aside={count} padded>
      <div className="stack">
        <Meter
          value={(100 * ready.length) / needed.length}
          label={profilePage.panels.ready}
          valueText={count}
        />
        <p className="small">
          {missing.length === 0
            ? words.complete[userType]
            : `${words.needs}: ${missing.map((field) => PROFILE_LABELS[field]).join(", ")}.`}
        </p>
        <Checklist
          column
          items={needed.map((field) => ({
            key: field,
            met: ready.includes(field),
            label: ready.includes(field) ? (
              PROFILE_LABELS[field]
            ) : (
              <PlaceLink place={field} onSeek={seek}>
                {PROFILE_LABELS[field]}
              </PlaceLink>
            ),
          }))}
        />
        {userType === "investee" && missing.length === 0 && (
          <LinkButton variant="second" size="small" to={pages.matching.path}>
            {pages.matching.title}
          </LinkButton>
        )}
        <PlaceList
          title={words.saving}
          places={savingFields(form, userType)}
          onSeek={seek}
        />
        <PlaceList
          title={words.helpful[userType]}
          places={helpfulFields(form, userType)}
          onSeek={seek}
        />
      </div>
    </Panel>
  );
}

/** Links to fields that are not said yet; nothing when all are. */
function PlaceList({
  title,
  places,
  onSeek,
}: {
  readonly title: string;
  readonly places: readonly ProfileField[];
  readonly onSeek: (place: ProfileField) => void;
}) {
  if (places.length === 0) return null;
  return (
    <div className="readiness-more">
      <h3>{title}</h3>
      <ul>
        {places.map((place) => (
          <li key={place}>
            <PlaceLink place={place} onSeek={onSeek}>
              {PROFILE_LABELS[place]}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link to a place on this page; the chart leads there. */
export function PlaceLink<Place extends string>({
  place,
  onSeek,
  children,
}: {
  readonly place: Place;
  readonly onSeek: (place: Place) => void;
  readonly children: ReactNode;
}) {
  return (
    <a
      href={`#${place}`}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onSeek(place);
      }}
    >
      {children}
    </a>
  );
}
