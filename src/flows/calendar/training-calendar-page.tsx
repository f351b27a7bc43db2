import { sampleTrainings } from "../../content/calendar-samples.ts";
import { CalendarView } from "./calendar-view.tsx";

/** /training-calendar */
export default function TrainingCalendarPage() {
  return <CalendarView kind="trainings" samples={sampleTrainings} />;
}
