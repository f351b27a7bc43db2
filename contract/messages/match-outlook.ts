/** What a member can expect before a match request. `number` is formatted, and contains "about" if it is rounded. */
export const matchOutlook = {
  "outlook.title": "What to expect",
  "outlook.about": "about {number}",
  "outlook.offered":
    "{count, plural, =0 {At the moment no investor could be offered for your saved profile.} =1 {At the moment one investor could be offered for your saved profile.} other {At the moment {number} investors could be offered for your saved profile.}}",
  "outlook.every":
    "{count, plural, =0 {None of them meets every criterion.} =1 {One of them meets every criterion.} other {Of these, {number} meet every criterion.}}",
  "outlook.excludes.sector": "Your sector excludes the most others.",
  "outlook.excludes.ticket": "Your ticket size excludes the most others.",
  "outlook.excludes.stage": "Your business stage excludes the most others.",
  "outlook.excludes.investmentType":
    "Your investment type excludes the most others.",
  "outlook.excludes.country": "Your country excludes the most others.",
  "outlook.change.capital_needed":
    "With a ticket of {value}: {changed} instead of {now}.",
  "outlook.change.investment_type":
    "With the investment type {value}: {changed} instead of {now}.",
  "outlook.businesses":
    "{count, plural, =0 {At the moment no business with a complete profile fits your criteria.} =1 {At the moment one business with a complete profile could be offered to you.} other {At the moment {number} businesses with a complete profile could be offered to you.}} A business appears here when it asks for a match.",
} as const;
