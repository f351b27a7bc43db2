import { useRef, useState } from "react";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { eventSliderMachine } from "../../../machines/event-slider/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { sampleEvent } from "../../content/calendar-samples.ts";
import { today } from "../../services/today.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import { PageHead } from "../../ui/PageFrame.tsx";
import { EventCard } from "./event-card.tsx";
import { eventSliderEffects } from "./event-slider-effects.ts";
import { SliderControls } from "./slider-controls.tsx";
import "./event-slider.css";

/** /event-calendar: the event slider. */
export default function EventSliderPage() {
  const slider = useRef<HTMLElement>(null);
  const [input] = useState(() => ({ sample: sampleEvent(today()) }));
  const [snapshot, send] = useChart(
    eventSliderMachine.provide(eventSliderEffects(slider)),
    { input },
  );
  const { slow, sampled, notice } = snapshot.context;
  return (
    <MemberFrame>
      <title>{`${pages.eventSlider.title} | Ubia`}</title>
      <PageHead
        title={t("slider.title")}
        action={
          <LinkButton variant="second" to={pages.eventsCalendar.path}>
            {t("slider.calendar")}
          </LinkButton>
        }
      >
        {t("slider.intro")}
      </PageHead>
      {snapshot.hasTag("loading") && (
        <Skeleton lines={6} head label={t("slider.loading")} />
      )}
      {slow && <Alert tone="waiting" title={t("calendar.slow")} />}
      {snapshot.hasTag("failed") && (
        <Alert
          tone="problem"
          title={t("calendar.failedTitle")}
          actions={
            <Button
              size="small"
              variant="second"
              onClick={() => send({ type: "load.retried" })}
            >
              {t("ui.tryAgain")}
            </Button>
          }
        >
          {notice && say(notice)}
        </Alert>
      )}
      {sampled && <Alert tone="neutral" title={t("calendar.events.samples")} />}
      {snapshot.hasTag("shown") && (
        <section
          ref={slider}
          className="slider"
          aria-roledescription="carousel"
          aria-label={t("slider.label")}
        >
          <EventCard snapshot={snapshot} send={send} />
          <SliderControls snapshot={snapshot} send={send} />
        </section>
      )}
    </MemberFrame>
  );
}
