import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { sampleEvent } from "../../content/calendar-samples.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { CalendarView } from "./calendar-view.tsx";

/** /events-calendar */
export default function EventsCalendarPage() {
  return (
    <CalendarView
      kind="events"
      samples={(today) => [sampleEvent(today)]}
      action={
        <LinkButton variant="outline" to={pages.eventSlider.path}>
          {t("calendar.events.slider")}
        </LinkButton>
      }
    />
  );
}
