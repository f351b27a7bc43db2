export const reminders = {
  "reminders.title": "Reminders",
  "reminders.text":
    "We email you when a match waits for an answer, and when its date has passed. Emails about decisions are sent in any case.",
  "reminders.switch": "Email me about the dates of my matches",
  "reminders.loading": "Loading your setting …",
  "reminders.saving": "Saving your setting …",
  "reminders.on": "You get these emails again.",
  "reminders.off": "You get no more of these emails.",
  "reminders.failed": "Your setting could not be saved. Please try again.",
  "reminders.offline":
    "We could not reach the server, so your setting may not be saved. Check your connection and try again.",
  "reminders.ended": "You will get no more reminders.",
  "unsubscribe.heading": "Stop reminders?",
  "unsubscribe.text":
    "We will no longer email you about matches that wait for an answer, or whose date has passed. Emails about decisions are sent in any case.",
  "unsubscribe.confirm": "Stop reminders",
  "unsubscribe.doneHeading": "Reminders stopped",
  "unsubscribe.done":
    "You can turn them on again in Manage Account after you log in.",
  "unsubscribe.failed": "The reminders could not be stopped. Please try again.",
} as const;
