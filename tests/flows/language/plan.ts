import { definePlan } from "xstate-toolkit";
import { languageMachine } from "../../../machines/language/chart.ts";
import type { ReaderLanguages } from "../../../machines/language/offer.ts";
import { noResponse } from "../../support/call-failures.ts";

const NEW_READER: ReaderLanguages = {
  choice: null,
  preferred: null,
  dismissed: null,
  isUnsaved: false,
};

export const TEXTS = { text: "Aussi", link: "Lire", dismiss: "Masquer" };

/** Plan for the language chart, on an English page. */
export const languagePlan = definePlan(languageMachine, {
  input: undefined,
  contextKey: ({ snapshot }) => [snapshot.value, snapshot.context],
  events: {
    "language.chosen": [{ language: "ar" }, { language: "en" }],
    "xstate.done.actor.readLanguages": [
      { output: NEW_READER },
      { output: { ...NEW_READER, preferred: "en" } },
      { output: { ...NEW_READER, preferred: "fr" } },
      { output: { ...NEW_READER, preferred: "fr", dismissed: "fr" } },
      { output: { ...NEW_READER, preferred: "fr", choice: "en" } },
      { output: { ...NEW_READER, preferred: "fr", choice: "ar" } },
      { output: { ...NEW_READER, choice: "en", isUnsaved: true } },
      { output: { ...NEW_READER, choice: "ar", isUnsaved: true } },
    ],
    "xstate.error.actor.readLanguages": [{ error: noResponse }],
    "xstate.done.actor.saveLanguage": [{ output: { language: "en" } }],
    "xstate.error.actor.saveLanguage": [{ error: noResponse }],
    "xstate.done.actor.loadOffer": [{ output: TEXTS }],
    "xstate.error.actor.loadOffer": [{ error: noResponse }],
  },
});
