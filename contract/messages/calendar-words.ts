/** Texts of the two calendars and the event slider. */
export const calendarWords = {
  trainings: {
    title: "Training Calendar",
    intro: "Workshops and clinics you can join. Times are local to the venue.",
    loading: "Loading the trainings",
    month: "Trainings of {month}",
    none: "No trainings in {month}",
    noneHint:
      "Look at another month: new trainings are added through the year.",
    samples:
      "No trainings are planned just now. These are samples of what we usually offer.",
  },
  events: {
    title: "Events Calendar",
    intro: "Where investors and founders meet. Times are local to the venue.",
    loading: "Loading the events",
    month: "Events of {month}",
    none: "No events in {month}",
    noneHint: "Look at another month, or browse all events in the slider.",
    samples:
      "No events are planned just now. This is a sample of what we offer.",
    slider: "See the events one by one",
  },
  previousMonth: "Previous month",
  nextMonth: "Next month",
  today: "Today",
  goToToday: "Go to today",
  item: "{count} item",
  items: "{count} items",
  gridHint:
    "Arrow keys move by a day or a week, Page Up and Page Down by a month.",
  slow: "This is taking longer than usual. We are still trying.",
  failedTitle: "The calendar can’t be shown",

  slider: {
    title: "Events",
    intro: "Register, then add the event to your own calendar.",
    loading: "Loading the events",
    label: "Events, one by one",
    position: "{number} of {count}",
    previous: "Previous picture",
    next: "Next picture",
    pause: "Stop moving",
    play: "Move on by itself",
    where: "Where",
    starts: "Starts",
    ends: "Ends",
    register: "Register Now",
    noRegistration: "No registration needed.",
    addTo: "Add it to your calendar",
    google: "Google Calendar",
    outlook: "Outlook Calendar",
    ics: "Download ICS",
    calendar: "See them in a calendar",
    sample:
      "No events are planned just now. This is a sample of what we offer.",
    picture: "Picture {number} of {title}",
  },
} as const;
