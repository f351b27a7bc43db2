import { defineMessages } from "./define.ts";

/** Catalogue of programmes. */
export const programmes = defineMessages({
  "programmes.title": "Programs",
  "programmes.intro":
    "Courses, accelerators, mentors and pitch coaching that prepare a business, and the people in it, for outside money.",
  "programmes.inside.title": "Your programs",
  "programmes.inside.intro":
    "Everything that we and our partners offer, with what only members read: when it runs, and what you take home.",
  "programmes.inside.thanksNext":
    "Since it was a simulation, nothing is booked yet: choose the programme, then Book / Enquire, to agree on dates with the team.",
  "programmes.paid": "Paid",
  "programmes.free": "Free of charge",
  "programmes.backTo": "Back to {title}",
  "programmes.search": "Search in {title}",
  "programmes.searchHint": "By title or provider",
  "programmes.countOf": "{found} of {all} programmes",
  "programmes.nothing": "Nothing matches “{search}”",
  "programmes.nothingHint":
    "No programme in this category has it in its title or provider. Try a shorter word, or look through all of them.",
  "programmes.showAll": "Show all",
  "programmes.site": "Site",
  "programmes.siteInside": "Programme page for members",
  "programmes.fee": "Fee",
  "programmes.currency": "USD",
  "programmes.runs": "When it runs",
  "programmes.outcome": "What you take home",
  "programmes.learnMore": "Learn More",
  "programmes.book": "Book / Enquire",
  "programmes.count":
    "{count, plural, one {{count} programme} other {{count} programmes}}",
});
