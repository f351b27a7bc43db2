/** Texts of the programmes catalogue and its enquiry. */
export const programmesPage = {
  title: "Programs",
  intro:
    "Courses, accelerators, mentors and pitch coaching that prepare a business, and the people in it, for outside money.",
  inside: {
    title: "Your programs",
    intro:
      "Everything that we and our partners offer, with what only members read: when it runs, and what you take home.",
    thanksNext:
      "Since it was a simulation, nothing is booked yet: choose the programme, then Book / Enquire, to agree on dates with the team.",
  },
  paid: "Paid",
  free: "Free of charge",
  backTo: "Back to {title}",
  search: "Search in {title}",
  searchHint: "By title or provider",
  count: { one: "1 programme", many: "{count} programmes" },
  countOf: "{found} of {all} programmes",
  nothing: "Nothing matches “{search}”",
  nothingHint:
    "No programme in this category has it in its title or provider. Try a shorter word, or look through all of them.",
  showAll: "Show all",
  site: "Site",
  siteInside: "Programme page for members",
  fee: "Fee",
  currency: "USD",
  runs: "When it runs",
  outcome: "What you take home",
  learnMore: "Learn More",
  book: "Book / Enquire",
  enquiry: {
    title: "Book / Enquire",
    about: "About this programme",
    programme: "Programme",
    provider: "Provider",
    investment: "Investment",
    onRequest: "On request",
    description: "What it is about",
    offices: "Our offices",
    send: "Send Inquiry Email",
    pay: "Pay by card",
    membersPay: "Members can pay this fee by card.",
    logIn: "Log In",
  },
} as const;

/** '10 programmes', or '2 of 10 programmes' with a search. */
export function countOfProgrammes(found: number, all: number): string {
  const { count, countOf } = programmesPage;
  if (found !== all)
    return countOf
      .replace("{found}", String(found))
      .replace("{all}", String(all));
  return all === 1 ? count.one : count.many.replace("{count}", String(all));
}
