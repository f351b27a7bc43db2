import { definePlan } from "xstate-toolkit";
import {
  type LanguageFacts,
  languageMachine,
} from "../../../machines/language/chart.ts";
import { noResponse } from "../../support/call-failures.ts";

const VISITOR: LanguageFacts = {
  choice: null,
  preferred: null,
  dismissed: null,
  member: null,
  unsavedFor: null,
};
const MEMBER = "ama@firm.example.org";

/** What the page can read, beyond the facts of a visitor. */
const FACTS: readonly Partial<LanguageFacts>[] = [
  {},
  { preferred: "en" },
  { preferred: "fr" },
  { preferred: "fr", dismissed: "fr" },
  { preferred: "fr", choice: "en" },
  { preferred: "fr", choice: "ar" },
  { choice: "en", unsavedFor: MEMBER },
  { choice: "en", member: MEMBER },
  { choice: "ar", member: MEMBER, unsavedFor: "kofi@mill.example.org" },
  { choice: "en", member: MEMBER, unsavedFor: MEMBER },
  { choice: "ar", member: MEMBER, unsavedFor: MEMBER },
];

export const TEXTS = { text: "Aussi", link: "Lire", dismiss: "Masquer" };

export const languagePlan = definePlan(languageMachine, {
  inputs: [{ isChosen: false }, { isChosen: true }],
  events: {
    "language.chosen": [
      { language: "ar", endsSession: false },
      { language: "en", endsSession: true },
      { language: "ar", endsSession: true },
    ],
    "xstate.done.actor.readLanguages": FACTS.map((facts) => ({
      output: { ...VISITOR, ...facts },
    })),
    "xstate.error.actor.readLanguages": [{ error: noResponse }],
    "xstate.done.actor.saveLanguage": [{ output: { language: "en" } }],
    "xstate.error.actor.saveLanguage": [{ error: noResponse }],
    "xstate.done.actor.loadOffer": [{ output: TEXTS }],
    "xstate.error.actor.loadOffer": [{ error: noResponse }],
  },
});
