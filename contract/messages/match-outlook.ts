/** What a member can expect before a match request. Numbers are formatted; `about` is "yes" if a number is rounded. */
export const matchOutlook = {
  "outlook.title": "What to expect",
  "outlook.offered":
    "{count, plural, =0 {At the moment no investor could be offered for your saved profile.} =1 {At the moment one investor could be offered for your saved profile.} other {At the moment {about, select, yes {about } other {}}{number} investors could be offered for your saved profile.}}",
  "outlook.every":
    "{count, plural, =0 {None of them meets every criterion.} =1 {One of them meets every criterion.} other {Of these, {about, select, yes {about } other {}}{number} meet every criterion.}}",
  "outlook.excludes.sector": "Your sector excludes the most others.",
  "outlook.excludes.ticket": "Your ticket size excludes the most others.",
  "outlook.excludes.stage": "Your business stage excludes the most others.",
  "outlook.excludes.investmentType":
    "Your investment type excludes the most others.",
  "outlook.excludes.country": "Your country excludes the most others.",
  "outlook.change.capital_needed":
    "With a ticket of {value}: {changedAbout, select, yes {about } other {}}{changed} instead of {about, select, yes {about } other {}}{number}.",
  "outlook.change.investment_type":
    "With the investment type {value}: {changedAbout, select, yes {about } other {}}{changed} instead of {about, select, yes {about } other {}}{number}.",
  "outlook.businesses":
    "{count, plural, =0 {At the moment no business with a complete profile fits your criteria.} =1 {At the moment one business with a complete profile could be offered to you.} other {At the moment {about, select, yes {about } other {}}{number} businesses with a complete profile could be offered to you.}} A business appears here when it asks for a match.",
} as const;
