export const calendar = {
  "calendar.trainings.title": "Training Calendar",
  "calendar.trainings.intro":
    "Workshops and clinics you can join. Times are local to the venue.",
  "calendar.trainings.month": "Trainings in {month}",
  "calendar.trainings.none": "No trainings in {month}",
  "calendar.trainings.noneHint":
    "Look at another month: new trainings are added throughout the year.",
  "calendar.trainings.samples":
    "No trainings are currently planned. These are samples of what we usually offer.",
  "calendar.events.title": "Events Calendar",
  "calendar.events.intro":
    "Events where investors and founders meet. Times are local to the venue.",
  "calendar.events.month": "Events in {month}",
  "calendar.events.none": "No events in {month}",
  "calendar.events.noneHint":
    "Look at another month, or browse all events one by one.",
  "calendar.events.samples":
    "No events are currently planned. This is a sample of what we offer.",
  "calendar.events.slider": "Browse the events one by one",
  "calendar.previousMonth": "Previous month",
  "calendar.nextMonth": "Next month",
  "calendar.goToToday": "Go to today",
  "calendar.gridHint":
    "Arrow keys move by a day or a week, Page Up and Page Down by a month.",
  "calendar.failedTitle": "The calendar can’t be shown",
} as const;

export const eventSlider = {
  "slider.carousel": "carousel",
  "slider.title": "Events",
  "slider.intro": "Register, then add the event to your own calendar.",
  "slider.loading": "Loading the events",
  "slider.label": "Events, one by one",
  "slider.position": "{number} of {count}",
  "slider.previous": "Previous picture",
  "slider.next": "Next picture",
  "slider.pause": "Pause slideshow",
  "slider.play": "Play slideshow",
  "slider.where": "Where",
  "slider.starts": "Starts",
  "slider.ends": "Ends",
  "slider.register": "Register Now",
  "slider.noRegistration": "No registration needed.",
  "slider.ended": "This event has ended.",
  "slider.addTo": "Add it to your calendar",
  "slider.google": "Google Calendar",
  "slider.outlook": "Outlook Calendar",
  "slider.ics": "Download ICS",
  "slider.calendar": "Show events in a calendar",
  "slider.picture": "Picture {number} of {title}",
} as const;
