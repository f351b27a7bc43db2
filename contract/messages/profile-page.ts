import { formatPercent } from "../format.ts";

/** Texts of the profile page, except its messages. */
export const profilePage = {
  titleNew: "Set up your profile",
  titleExisting: "Update your profile for matching",
  intro: {
    investee: "Investors read this before they decide.",
    investor: "We use this to match you. Matched businesses can see it.",
  },
  loading: "Loading your profile",
  failed: "Nothing was changed. Please check your connection and try again.",
  tryAgain: "Try Again",
  draftText: "It was never sent and is stored only on this device.",
  draftTake: "Bring it back",
  draftLeave: "Leave it",
  refused: "Please correct what is marked below.",
  kept: "Everything you typed is still here.",
  saveNew: "Update Profile",
  saveExisting: "Save Changes",
  leaving: "Taking you to your dashboard.",
  unsaved: "Not saved yet.",
  unchanged: "No changes to save.",
  sendingForm: "Saving.",
  noOption: "No matching options",
  replacement: {
    offer: "Replace them",
    preview: "With those characters replaced",
    accept: "Use this text",
    decline: "Keep my text",
    done: "The characters were replaced.",
    undo: "Undo",
  },
  panels: {
    business: "Your business",
    funding: "What you are looking for",
    figures: "Figures",
    pitch: "Your pitch",
    papers: "Documents",
    picture: "Picture",
    investing: "What you invest in",
    ready: "Ready for matching",
  },
  email: "Email",
  yes: "Yes",
  no: "No",
  usd: "(USD)",
  emailHint: "The address you log in with. It can’t be changed here.",
  /** The texts of each field, by its name in PROFILE_FIELDS. */
  fields: {
    business_name: { label: "Business name" },
    business_type: { label: "Business type", choose: "Choose a type" },
    location: { label: "Country", choose: "Choose a country" },
    description: {
      label: "Description",
      hint: {
        investee: "What you do, for whom, and what the money is for.",
        investor: "Who you are, and how you work with a business you back.",
      },
    },
    business_address: { label: "Business address" },
    capital_needed: {
      label: "Ticket size",
      hint: "The amount you are asking for",
    },
    business_stage: {
      label: "Business stage",
      hint: "The current stage of the business",
      choose: "Choose a stage",
    },
    sector_type: { label: "Sector", choose: "Choose a sector" },
    investment_type: { label: "Investment type", choose: "Choose a type" },
    market: { label: "Market", hint: "Who buys from you, and where" },
    pitch_link: {
      label: "Pitch link",
      hint: "A page or video about your business",
    },
    pitch_deck: {
      label: "Pitch deck",
      hint: "PDF or PowerPoint, up to 5 MB each. It is sent at once, without saving. Investors you are matched with can open it.",
    },
    annual_turnover: { label: "Annual turnover", hint: "Last full year" },
    financial_position: {
      label: "Financial position",
      hint: "Last full year",
      choose: "Choose a position",
      options: { profit: "Profit", loss: "Loss", "break-even": "Break-even" },
    },
    revenue_min: { label: "Lowest yearly revenue", fact: "Yearly revenue" },
    revenue_max: { label: "Highest yearly revenue" },
    team_capacity: { label: "Team capacity", hint: "Full-time staff" },
    years_of_operation: {
      label: "Years of operation",
      hint: "Full years since you started",
    },
    registration: { label: "Registered company" },
    ability_to_scale: {
      label: "Ability to scale",
      hint: "How the business will grow with the funding",
    },
    ability_to_scale_file: {
      label: "Scaling plan",
      hint: "PDF, Excel, Word, JPEG or PNG, up to 5 MB. Investors see it once they have approved you.",
    },
    financial_records: {
      label: "Financial records",
      hint: "Which statements you have, and for which years",
    },
    financial_records_file: {
      label: "Financial statements",
      hint: "PDF, Excel, Word, JPEG or PNG, up to 5 MB. Investors see them once they have approved you.",
    },
    investment_target: {
      label: "Investment target",
      fact: "Invests",
      hint: "The ticket size you invest",
      choose: "Choose a range",
    },
    sectors_of_interest: {
      label: "Sectors of interest",
      fact: "Sectors",
      hint: "Choose all that fit. Type to narrow the list.",
    },
    business_stages_investor: {
      label: "Business stages",
      hint: "Choose all that fit.",
    },
    investment_types_investor: {
      label: "Investment types",
      hint: "Choose all that fit.",
    },
    investment_preference: {
      label: "Investment preference",
      hint: "What you look for in a business",
    },
    avatar: {
      label: "Logo or picture",
      hint: {
        investee: "A JPEG or PNG image, up to 5 MB.",
        investor: "Any image, up to 5 MB.",
      },
    },
  },
  files: {
    chosen: "sent when you save",
    sending: "being sent",
    stored: "stored",
    opening: "being fetched",
    waiting: "waits for its turn",
    refused: "not sent",
    stalled: "stopped",
  },
  decks: {
    loading: "Loading your pitch decks",
    removeTitle: "Remove this pitch deck?",
    removeText: "Investors you are matched with can’t open it any more.",
    remove: "Remove",
    keep: "Keep it",
  },
  leave: {
    title: "Leave without saving?",
    unsaved:
      "What you typed stays in this tab and is offered when you come back. Files you chose are not kept.",
    sendingTitle: "Leave while a file is being sent?",
    sending: "Your pitch deck is still being sent. Leaving this page stops it.",
    leave: "Leave",
    stay: "Stay",
  },
  readiness: {
    needs: "Still required for matching",
    unsaved: "Typed but not saved yet",
    saveFirst: "Save your profile first: matching uses only saved details.",
    notSaved: "not saved yet",
    saving: "Also required to save",
    complete: {
      investee: "Your profile has everything that matching needs.",
      investor: "Your profile has everything that matching uses.",
    },
    helpful: {
      investee: "Investors also look at",
      investor: "Also helps",
    },
  },
} as const;

/** 'N of 400 words', for the live counts. */
export function wordsOf(count: number, max: number): string {
  return `${count} of ${max} words`;
}

/** '40% sent', for a file that is being sent. */
export function sentOf(share: number): string {
  return `${formatPercent(share)} sent`;
}

/** '2 of 5 kept', for pitch decks. */
export function decksOf(count: number, max: number): string {
  return `${count} of ${max} kept`;
}

/** '4 of 5', for the readiness meter. */
export function detailsOf(ready: number, all: number): string {
  return `${ready} of ${all}`;
}
