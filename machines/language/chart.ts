import { assign, setup } from "xstate";
import { type Language, PAGE_LANGUAGE } from "../../contract/language.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import { apiActor, effect, taskActor } from "../shared/actor-stub.ts";
import { offeredLanguage, type ReaderLanguages } from "./offer.ts";

/** The texts of an offer, in the offered language. */
export type OfferTexts = {
  readonly text: string;
  readonly link: string;
  readonly dismiss: string;
};

export type LanguageContext = ReaderLanguages & {
  /** Null until they are loaded. */
  readonly texts: OfferTexts | null;
};

type LanguageEvent =
  /** A link to the page in this language was chosen. */
  { type: "language.chosen"; language: Language } | { type: "offer.dismissed" };

/** The choice of the language. A page is never redirected for its language: its reader is offered another one. */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    tags: {} as "offering",
  },
  actors: {
    /** Reads the languages when the page is ready. */
    readLanguages: taskActor<ReaderLanguages, void>(),
    loadOffer: taskActor<OfferTexts, { readonly language: Language }>(),
    saveLanguage: apiActor("setLanguage"),
  },
  guards: {
    isUnsaved: ({ event }) => outputOf<ReaderLanguages>(event).isUnsaved,
    hasOffer: ({ context }) => offeredLanguage(context) !== null,
    isPageLanguage: ({ event }) =>
      eventOf(event, "language.chosen").language === PAGE_LANGUAGE,
  },
  actions: {
    setLanguages: assign(({ event }) => outputOf<ReaderLanguages>(event)),
    setChoice: assign({
      choice: ({ event }) => eventOf(event, "language.chosen").language,
    }),
    setTexts: assign({ texts: ({ event }) => outputOf<OfferTexts>(event) }),
    /** Effects, implemented in `src/`. */
    /** Stores the choice in this browser, marked as unsaved if a member is logged in, and forgets a dismissed offer. */
    storeChoice: effect(),
    /** Removes the mark. */
    storeSaved: effect(),
    storeDismissal: effect(),
    /** Stores what was typed into the page, for this page in the other language. */
    storeInput: effect(),
    /** Enters what was typed into this page in another language. */
    enterInput: effect(),
    /** Loads this page in the chosen language from the server. */
    openLanguage: effect(),
  },
}).createMachine({
  id: "language",
  description: "Read the site in another language.",
  meta: { title: "Language", who: "Everyone", area: "publicSite" },
  context: {
    choice: null,
    preferred: null,
    dismissed: null,
    isUnsaved: false,
    texts: null,
  },
  initial: "reading",
  on: {
    "language.chosen": [
      {
        guard: "isPageLanguage",
        target: ".reading",
        actions: ["setChoice", "storeChoice"],
        description: "The page stays open, and no other language is offered.",
      },
      {
        target: ".opening",
        actions: ["setChoice", "storeChoice", "storeInput", "openLanguage"],
        meta: { rules: ["2-language-102"] },
      },
    ],
  },
  states: {
    reading: {
      description: "The choice and the browser's languages are read.",
      invoke: {
        id: "readLanguages",
        src: "readLanguages",
        onDone: [
          {
            guard: "isUnsaved",
            target: "saving",
            actions: ["setLanguages", "enterInput"],
          },
          { target: "deciding", actions: ["setLanguages", "enterInput"] },
        ],
        onError: { target: "quiet", description: "Nothing is offered." },
      },
    },
    saving: {
      description: "The choice of a member is being stored in the account.",
      meta: { rules: ["4-language-101"] },
      invoke: {
        id: "saveLanguage",
        src: "saveLanguage",
        input: chosenLanguage,
        onDone: { target: "deciding", actions: "storeSaved" },
        onError: {
          target: "deciding",
          description: "The next page stores it.",
        },
      },
    },
    deciding: {
      description: "Determines whether another language is offered.",
      always: [
        {
          guard: "hasOffer",
          target: "loading",
          meta: { rules: ["2-language-103"] },
        },
        { target: "quiet" },
      ],
    },
    loading: {
      description: "The texts of the offer are being loaded.",
      invoke: {
        id: "loadOffer",
        src: "loadOffer",
        input: languageOfOffer,
        onDone: { target: "offering", actions: "setTexts" },
        onError: { target: "quiet", description: "Nothing is offered." },
      },
    },
    offering: {
      description: "A line offers the page in the language of its reader.",
      tags: "offering",
      on: {
        "offer.dismissed": {
          target: "quiet",
          actions: "storeDismissal",
          meta: { rules: ["2-language-103"] },
        },
      },
    },
    quiet: { description: "No language is offered." },
    opening: {
      description: "The page in the chosen language is being loaded.",
    },
  },
});

function chosenLanguage({ context }: { context: LanguageContext }) {
  return { language: context.choice ?? PAGE_LANGUAGE };
}

function languageOfOffer({ context }: { context: LanguageContext }) {
  return { language: offeredLanguage(context) ?? PAGE_LANGUAGE };
}
