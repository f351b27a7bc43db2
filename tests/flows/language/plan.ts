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

export const TEXTS = { text: "Aussi", link: "Lire", dismiss: "Masquer" };

/** Plan for the language chart, on an English page. */
export const languagePlan = definePlan(languageMachine, {
  inputs: [{ isChosen: false }, { isChosen: true }],
  contextKey: ({ snapshot }) => [snapshot.value, snapshot.context],
  events: {
    "language.chosen": [
      { language: "ar", endsSession: false },
      { language: "en", endsSession: true },
      { language: "ar", endsSession: true },
    ],
    "xstate.done.actor.readLanguages": [
      { output: VISITOR },
      { output: { ...VISITOR, preferred: "en" } },
      { output: { ...VISITOR, preferred: "fr" } },
      { output: { ...VISITOR, preferred: "fr", dismissed: "fr" } },
      { output: { ...VISITOR, preferred: "fr", choice: "en" } },
      { output: { ...VISITOR, preferred: "fr", choice: "ar" } },
      { output: { ...VISITOR, choice: "en", unsavedFor: MEMBER } },
      { output: { ...VISITOR, choice: "en", member: MEMBER } },
      {
        output: {
          ...VISITOR,
          choice: "ar",
          member: MEMBER,
          unsavedFor: "kofi@mill.example.org",
        },
      },
      {
        output: {
          ...VISITOR,
          choice: "en",
          member: MEMBER,
          unsavedFor: MEMBER,
        },
      },
      {
        output: {
          ...VISITOR,
          choice: "ar",
          member: MEMBER,
          unsavedFor: MEMBER,
        },
      },
    ],
    "xstate.error.actor.readLanguages": [{ error: noResponse }],
    "xstate.done.actor.saveLanguage": [{ output: { language: "en" } }],
    "xstate.error.actor.saveLanguage": [{ error: noResponse }],
    "xstate.done.actor.loadOffer": [{ output: TEXTS }],
    "xstate.error.actor.loadOffer": [{ error: noResponse }],
  },
});
