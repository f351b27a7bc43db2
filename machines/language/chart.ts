import { assign, setup } from "xstate";
import { type Language, PAGE_LANGUAGE } from "../../contract/language.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import {
  offeredLanguage,
  type ReaderLanguages,
  type UnsavedChoice,
} from "./offer.ts";

/** The texts of an offer, in the offered language. */
export type OfferTexts = {
  readonly text: string;
  readonly link: string;
  readonly dismiss: string;
};

export type LanguageFacts = ReaderLanguages & UnsavedChoice;

type LanguageInput = {
  /** True if the page was opened by choosing its language on the same page in another one. */
  readonly isChosen: boolean;
};

type LanguageContext = LanguageFacts &
  LanguageInput & {
    /** The language in which this page is opened; null before another one was chosen. */
    readonly destination: Language | null;
    /** Null until they are loaded. */
    readonly texts: OfferTexts | null;
  };

type LanguageEvent =
  /** A link to the page in this language was chosen. `endsSession` if a member would be logged out by loading another page. */
  | { type: "language.chosen"; language: Language; endsSession: boolean }
  | { type: "opening.confirmed" }
  | { type: "opening.cancelled" }
  | { type: "offer.dismissed" }
  | { type: "session.ended" }
  /** The browser shows this page again after the page in the other language. */
  | { type: "page.restored" };

/**
 * The choice of the language. A page is never redirected for its language: its reader is offered another one. The page that
 * opens stores the choice, because the page that is left may stay open.
 */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as LanguageInput,
    tags: {} as "offering" | "warning",
  },
  actors: {
    /** Reads the languages when the page is ready. */
    readLanguages: taskActor<LanguageFacts, void>(),
    loadOffer: taskActor<OfferTexts, { readonly language: Language }>(),
    saveLanguage: apiActor("setLanguage"),
    /** Sends `session.ended`. */
    watchSession: eventActor<LanguageEvent>(),
    /** Sends `page.restored`. */
    watchPage: eventActor<LanguageEvent>(),
    /** Enters what was typed into this page in another language, as soon as its controls are there. Sends nothing. */
    enterInput: eventActor<LanguageEvent>(),
  },
  guards: {
    isChosen: ({ context }) => context.isChosen,
    isUnsaved: ({ context: { member, unsavedFor } }) =>
      member !== null && unsavedFor === member,
    hasOffer: ({ context }) => offeredLanguage(context) !== null,
    isPageLanguage: ({ event }) =>
      eventOf(event, "language.chosen").language === PAGE_LANGUAGE,
    endsSession: ({ event }) => eventOf(event, "language.chosen").endsSession,
  },
  actions: {
    setLanguages: assign(({ event }) => outputOf<LanguageFacts>(event)),
    setChosen: assign({ isChosen: true }),
    choosePageLanguage: assign(({ context }) => ({
      isChosen: false,
      choice: PAGE_LANGUAGE,
      dismissed: null,
      unsavedFor: context.member,
    })),
    setDestination: assign({
      destination: ({ event }) => eventOf(event, "language.chosen").language,
    }),
    dismissOffer: assign({
      dismissed: ({ context }) => offeredLanguage(context),
    }),
    setTexts: assign({ texts: ({ event }) => outputOf<OfferTexts>(event) }),
    /** Stores the choice and the dismissed offer in this browser. */
    storeLanguages: effect(),
    /** Stores for which member the choice is not in the account yet. */
    storeUnsaved: effect(),
    /** Removes this mark. */
    storeSaved: effect(),
    /** Loads this page in the other language from the server, with what was typed. */
    openLanguage: effect(),
  },
}).createMachine({
  id: "language",
  description: "Read the site in another language.",
  meta: { title: "Language", who: "Everyone", area: "publicSite" },
  context: ({ input }) => ({
    ...input,
    choice: null,
    preferred: null,
    dismissed: null,
    member: null,
    unsavedFor: null,
    destination: null,
    texts: null,
  }),
  invoke: [invokeEventActor("watchSession"), invokeEventActor("enterInput")],
  initial: "reading",
  on: {
    "language.chosen": [
      {
        guard: "isPageLanguage",
        target: ".reading",
        actions: "setChosen",
        description: "The page stays open, and no other language is offered.",
      },
      {
        guard: "endsSession",
        target: ".warning",
        actions: "setDestination",
        meta: { rules: ["2-language-104"] },
      },
      {
        target: ".opening",
        actions: ["setDestination", "openLanguage"],
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
            guard: "isChosen",
            target: "checking",
            actions: [
              "setLanguages",
              "choosePageLanguage",
              "storeLanguages",
              "storeUnsaved",
            ],
            meta: { rules: ["4-language-101"] },
          },
          { target: "checking", actions: "setLanguages" },
        ],
        onError: { target: "quiet", description: "Nothing is offered." },
      },
    },
    checking: {
      description:
        "Determines whether the choice must still be stored in the account.",
      always: [
        { guard: "isUnsaved", target: "saving" },
        {
          target: "deciding",
          description: "A visitor, or another member than the one who chose.",
        },
      ],
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
      on: {
        "session.ended": {
          target: "deciding",
          description:
            "The stored session had expired, or the member logs out. There is no account to store the choice in.",
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
          actions: ["dismissOffer", "storeLanguages"],
          meta: { rules: ["2-language-103"] },
        },
      },
    },
    quiet: { description: "No language is offered." },
    warning: {
      description:
        "The browser cannot store the session, so a dialog says that opening the other page logs the member out.",
      tags: "warning",
      meta: { rules: ["2-language-104"] },
      on: {
        "opening.confirmed": { target: "opening", actions: "openLanguage" },
        "opening.cancelled": { target: "deciding" },
      },
    },
    opening: {
      description:
        "The page in the chosen language is being loaded. This page stays open if its reader stops that or wants to keep unsaved changes, and a language can be chosen again.",
      invoke: invokeEventActor("watchPage"),
      on: {
        "page.restored": {
          target: "reading",
          description: "The other page has stored the choice.",
        },
      },
    },
  },
});

function chosenLanguage({ context }: { context: LanguageContext }) {
  return { language: context.choice ?? PAGE_LANGUAGE };
}

function languageOfOffer({ context }: { context: LanguageContext }) {
  return { language: offeredLanguage(context) ?? PAGE_LANGUAGE };
}
