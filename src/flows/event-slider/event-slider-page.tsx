import { useRef, useState } from "react";
import { fromPromise } from "xstate";
import { dayLocaleOf } from "../../../contract/format.ts";
import { PAGE_LANGUAGE } from "../../../contract/language.ts";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { shownItems } from "../../../machines/calendar/chart.ts";
import {
  eventSliderMachine,
  firstIndex,
  hasEnded,
  type Slide,
  slidesOf,
} from "../../../machines/event-slider/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { useResource } from "../../app/use-resource.ts";
import { sampleEvent } from "../../content/calendar-samples.ts";
import {
  downloadIcs,
  googleCalendarLink,
  outlookCalendarLink,
} from "../../services/calendar-links.ts";
import { now } from "../../services/clock.ts";
import { eventActor } from "../../services/event-actor.ts";
import { watchMotionPause } from "../../services/motion-pause.ts";
import { clockActor } from "../../services/page-events.ts";
import { today } from "../../services/today.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ResourceNotice } from "../shared/page-parts.tsx";
import "./event-slider.css";

/** /event-calendar: the event slider. */
export default function EventSliderPage() {
  const [resource, send] = useResource("events");
  const [samples] = useState(() => [sampleEvent(today())]);
  const { items, areSamples } = shownItems(resource.context.value, samples);
  const slides = slidesOf(items);
  return (
    <MemberFrame>
      <PageHead
        title={t("slider.title")}
        action={
          <LinkButton variant="outline" to={pages.eventsCalendar.path}>
            {t("slider.calendar")}
          </LinkButton>
        }
      >
        {t("slider.intro")}
      </PageHead>
      {resource.hasTag("loading") && (
        <Skeleton lines={6} head label={t("slider.loading")} />
      )}
      <ResourceNotice
        resource={resource}
        failedTitle={t("calendar.failedTitle")}
        send={send}
      />
      {areSamples && (
        <Alert tone="neutral" title={t("calendar.events.samples")} />
      )}
      {resource.hasTag("known") && (
        <EventSlider
          // Other events or pictures restart the slider.
          key={slides.map(({ event, picture }) => event.id + picture).join()}
          slides={slides}
        />
      )}
    </MemberFrame>
  );
}

function EventSlider({ slides }: { readonly slides: readonly Slide[] }) {
  const slider = useRef<HTMLElement>(null);
  const [input] = useState(() => ({
    count: slides.length,
    index: firstIndex(slides, now()),
    now: now(),
  }));
  const [snapshot, send] = useChart(
    eventSliderMachine,
    {
      actors: {
        watchClock: clockActor,
        watchMotionPause: eventActor((sendBack) =>
          watchMotionPause(
            () => slider.current,
            (paused) =>
              sendBack({ type: paused ? "pause.started" : "pause.ended" }),
          ),
        ),
        downloadIcs: fromPromise(({ input }) => downloadIcs(input.event)),
      },
    },
    input,
  );
  const { context } = snapshot;
  const slide = slides[context.index];
  const isStopped = snapshot.hasTag("stopped");
  const style = { size: "small", variant: "outline" } as const;
  return (
    <section
      ref={slider}
      className="surface"
      aria-roledescription={t("slider.carousel")}
      aria-label={t("slider.label")}
    >
      {slide && <EventCard snapshot={snapshot} send={send} slide={slide} />}
      {/* Not for a single slide. */}
      {snapshot.can({ type: "next.pressed" }) && (
        <div className="row slider-controls">
          <Button {...style} onClick={() => send({ type: "previous.pressed" })}>
            {t("slider.previous")}
          </Button>
          {/* A press of Previous or Next pauses the slider, so this is not announced while the pictures advance. */}
          <span
            className="num"
            aria-live={snapshot.hasTag("advancing") ? "off" : "polite"}
          >
            {t("slider.position", {
              number: context.index + 1,
              count: context.count,
            })}
          </span>
          <Button {...style} onClick={() => send({ type: "next.pressed" })}>
            {t("slider.next")}
          </Button>
          <Button
            size="small"
            variant="quiet"
            icon={isStopped ? "play" : "pause"}
            onClick={() =>
              send({ type: isStopped ? "play.pressed" : "stop.pressed" })
            }
          >
            {isStopped ? t("slider.play") : t("slider.pause")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The current event. The calendar links appear once the registration link, if there is one, has been opened. */
function EventCard({
  snapshot,
  send,
  slide: { event, picture },
}: ChartProps<typeof eventSliderMachine> & { readonly slide: Slide }) {
  const isRequested = snapshot.context.requestedId === event.id;
  const image = event.images[picture];
  const facts = [
    [t("slider.where"), event.location],
    [t("slider.starts"), formatLocalTime(event.start, event.time_zone)],
    [t("slider.ends"), formatLocalTime(event.end, event.time_zone)],
  ] as const;
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
        <h2 id="event-title" dir="auto">
          {event.title}
        </h2>
        <dl>
          {facts.map(
            ([term, value]) =>
              value && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ),
          )}
        </dl>
        {snapshot.can({ type: "registration.opened", event }) ? (
          <ExternalLink
            variant="action"
            href={event.registration_link}
            onClick={() => send({ type: "registration.opened", event })}
          >
            {t("slider.register")}
          </ExternalLink>
        ) : (
          <p className="muted">
            {hasEnded(event, snapshot.context.now)
              ? t("slider.ended")
              : t("slider.noRegistration")}
          </p>
        )}
        <div aria-live="polite">
          {snapshot.can({ type: "file.requested", event }) && (
            <section className="event-add" aria-label={t("slider.addTo")}>
              <h3>{t("slider.addTo")}</h3>
              <div className="row">
                {[
                  [t("slider.google"), googleCalendarLink(event)] as const,
                  [t("slider.outlook"), outlookCalendarLink(event)] as const,
                ].map(([label, href]) => (
                  <ExternalLink
                    key={label}
                    variant="outline"
                    size="small"
                    href={href}
                  >
                    {label}
                  </ExternalLink>
                ))}
                <Button
                  variant="outline"
                  size="small"
                  icon="download"
                  busy={isRequested && snapshot.hasTag("downloading")}
                  onClick={() => send({ type: "file.requested", event })}
                >
                  {t("slider.ics")}
                </Button>
              </div>
            </section>
          )}
        </div>
        {isRequested && snapshot.hasTag("downloadFailed") && (
          <Alert
            tone="problem"
            title={t("load.fileFailed", { name: event.title })}
          />
        )}
      </div>
    </article>
  );
}

/** Formats a time in a time zone: "Fri, 4 Dec 2026, 09:00 GMT+1". Returns an empty string for null. */
function formatLocalTime(at: number | null, timeZone: string): string {
  if (at === null) return "";
  return new Intl.DateTimeFormat(dayLocaleOf(PAGE_LANGUAGE), {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(at);
}
