export const programmes = {
  "programmes.intro":
    "Courses, accelerators, mentoring and pitch coaching that prepare businesses and their teams for investment.",
  "programmes.members.title": "Your programs",
  "programmes.members.intro":
    "Everything that we and our partners offer, with details that only members see: the dates, and what you will learn.",
  "programmes.members.thanksNext":
    "The payment was a simulation, so nothing is booked yet. Choose the programme, then Book / Enquire, to arrange dates with the team.",
  "programmes.paid": "Paid",
  "programmes.free": "Free of charge",
  "programmes.backTo": "Back to {title}",
  "programmes.search": "Search in {title}",
  "programmes.searchHint": "By title or provider",
  "programmes.countOf": "{count} of {total} programmes",
  "programmes.noResults": "Nothing matches “{search}”",
  "programmes.noResultsHint":
    "No title or provider in this category contains this text. Try a shorter word, or browse all programmes.",
  "programmes.site": "Site",
  "programmes.memberPage": "Programme page for members",
  "programmes.schedule": "Dates",
  "programmes.outcome": "Outcome",
  "programmes.learnMore": "Learn More",
  "programmes.count":
    "{count, plural, one {{count} programme} other {{count} programmes}}",
} as const;
