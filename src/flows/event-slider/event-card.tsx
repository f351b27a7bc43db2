import type { CalendarEvent } from "../../../contract/calls/calendars.ts";
import { t } from "../../../contract/messages/index.ts";
import { slideInView } from "../../../machines/event-slider/chart.ts";
import {
  downloadIcs,
  googleCalendarLink,
  outlookCalendarLink,
} from "../../services/own-calendar.ts";
import { Button } from "../../ui/Button.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { localTimeWords } from "./event-times.ts";
import type { SliderPart } from "./slider-binding.ts";

/** The current event: its picture, place and time, and buttons to register and to add it to a calendar. */
export function EventCard({ snapshot, send }: SliderPart) {
  const slide = slideInView(snapshot.context);
  if (!slide) return null;
  const { event, picture } = slide;
  const image = event.images[picture];
  const isRegistered = snapshot.context.registered.includes(event.id);
  return (
    <article className="event-card" aria-labelledby="event-title">
      {image && (
        <img
          src={image}
          alt={t("slider.picture", { number: picture + 1, title: event.title })}
          width={960}
          height={540}
        />
      )}
      <div className="event-text">
        <h2 id="event-title">{event.title}</h2>
        <dl>
          <Fact term={t("slider.where")} value={event.location} />
          <Fact
            term={t("slider.starts")}
            value={localTimeWords(event.start, event.time_zone)}
          />
          <Fact
            term={t("slider.ends")}
            value={localTimeWords(event.end, event.time_zone)}
          />
        </dl>
        {event.registration_link ? (
          <ExternalLink
            variant="action"
            href={event.registration_link}
            onClick={() => send({ type: "registration.opened", id: event.id })}
          >
            {t("slider.register")}
          </ExternalLink>
        ) : (
          <p className="muted">{t("slider.noRegistration")}</p>
        )}
        <div aria-live="polite">
          {isRegistered && <KeepDate event={event} />}
        </div>
      </div>
    </article>
  );
}

function Fact({
  term,
  value,
}: {
  readonly term: string;
  readonly value: string;
}) {
  if (!value) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function KeepDate({ event }: { readonly event: CalendarEvent }) {
  return (
    <section className="event-keep" aria-label={t("slider.addTo")}>
      <h3>{t("slider.addTo")}</h3>
      <div className="row">
        <ExternalLink
          variant="second"
          size="small"
          href={googleCalendarLink(event)}
        >
          {t("slider.google")}
        </ExternalLink>
        <ExternalLink
          variant="second"
          size="small"
          href={outlookCalendarLink(event)}
        >
          {t("slider.outlook")}
        </ExternalLink>
        <Button
          variant="second"
          size="small"
          icon="download"
          onClick={() => downloadIcs(event)}
        >
          {t("slider.ics")}
        </Button>
      </div>
    </section>
  );
}
