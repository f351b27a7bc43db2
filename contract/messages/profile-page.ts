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
    stage: "The current stage of the business",
    market: "Who buys from you, and where",
    pitchLink: "A page or video about your business",
    lastYear: "Last full year",
    team: "Full-time staff",
    years: "Full years since you started",
    scale: "How the business will grow with the funding",
    records: "Which statements you have, and for which years",
    target: "The ticket size you invest",
    sectors: "Choose all that fit. Type to narrow the list.",
    several: "Choose all that fit.",
    preference: "What you look for in a business",
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
    sending: "being sent",
    stored: "stored",
    opening: "being fetched",
    deck: "Pitch deck",
    deckHint:
      "PDF or PowerPoint, up to 5 MB each. It is sent at once, without saving. Investors you are matched with can open it.",
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
