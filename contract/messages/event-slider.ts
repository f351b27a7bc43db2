import { defineMessages } from "./define.ts";

/** Event slider. */
export const eventSlider = defineMessages({
  "slider.title": "Events",
  "slider.intro": "Register, then add the event to your own calendar.",
  "slider.loading": "Loading the events",
  "slider.label": "Events, one by one",
  "slider.position": "{number} of {count}",
  "slider.previous": "Previous picture",
  "slider.next": "Next picture",
  "slider.pause": "Stop moving",
  "slider.play": "Move on by itself",
  "slider.where": "Where",
  "slider.starts": "Starts",
  "slider.ends": "Ends",
  "slider.register": "Register Now",
  "slider.noRegistration": "No registration needed.",
  "slider.addTo": "Add it to your calendar",
  "slider.google": "Google Calendar",
  "slider.outlook": "Outlook Calendar",
  "slider.ics": "Download ICS",
  "slider.calendar": "See them in a calendar",
  "slider.sample":
    "No events are planned just now. This is a sample of what we offer.",
  "slider.picture": "Picture {number} of {title}",
});
