/** The words of the profile page beside its messages (§2 Profile screen). */
export const profilePage = {
  titleNew: "Set up your profile",
  titleExisting: "Update your profile for matching",
  intro: {
    investee: "Investors read this before they answer.",
    investor: "We match you by this, and the businesses we offer you see it.",
  },
  loading: "Loading your profile",
  failed: "Nothing was changed. Please check your connection and try again.",
  tryAgain: "Try Again",
  draftText: "It was never sent, and it is only on this device.",
  draftTake: "Bring it back",
  draftLeave: "Leave it",
  refused: "Please correct what is marked below.",
  kept: "Everything you typed is still here.",
  saveNew: "Update Profile",
  saveExisting: "Save Changes",
  leaving: "Taking you to your dashboard.",
  unsaved: "Not saved yet.",
  unchanged: "Nothing to save yet.",
  noOption: "No matching options",
  panels: {
    business: "Your business",
    funding: "What you are looking for",
    figures: "Figures",
    papers: "Papers",
    picture: "Picture",
    investing: "What you invest in",
    ready: "Ready for matching",
  },
  choose: {
    type: "Choose a type",
    country: "Choose a country",
    stage: "Choose a stage",
    sector: "Choose a sector",
    position: "Choose a position",
    range: "Choose a range",
  },
  email: "Email",
  yes: "Yes",
  no: "No",
  positions: { profit: "Profit", loss: "Loss", "break-even": "Break-even" },
  usd: "(USD)",
  hints: {
    description: {
      investee: "What you do, for whom, and what the money is for.",
      investor: "Who you are, and how you work with a business you back.",
    },
    email: "The address you log in with. It can’t be changed here.",
    ticket: "The amount you are asking for",
    stage: "Where the business stands today",
    market: "Who buys from you, and where",
    pitchLink: "A page or video about your business",
    lastYear: "Last full year",
    team: "Full-time staff",
    years: "Full years since you started",
    scale: "How the business grows once the money is there, in 100 words",
    records: "Which statements you have, and for which years, in 100 words",
    target: "The size of ticket you take",
    sectors: "Choose all that fit. Type to narrow the list.",
    several: "Choose all that fit.",
    preference: "What makes you say yes to a business",
  },
  files: {
    scale: "Scaling plan",
    scaleHint:
      "PDF, Excel, Word, JPEG or PNG, up to 5 MB. Investors see it once they have approved you.",
    records: "Financial statements",
    recordsHint:
      "PDF, Excel, Word, JPEG or PNG, up to 5 MB. Investors see them once they have approved you.",
    avatar: { investee: "Logo or picture", investor: "Logo or picture" },
    avatarHint: {
      investee: "A JPEG or PNG image, up to 5 MB.",
      investor: "Any image, up to 5 MB.",
    },
    chosen: "sent when you save",
    stored: "stored",
  },
} as const;

/** 'N of 400 words', for the live counts (§5). */
export function wordsOf(count: number, max: number): string {
  return `${count} of ${max} words`;
}

/** '4 of 5', and the same for those who listen (§5 Matching prerequisites). */
export function detailsOf(ready: number, all: number): string {
  return `${ready} of ${all}`;
}
