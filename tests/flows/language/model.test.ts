import { languageMachine } from "../../../machines/language/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { languagePlan, TEXTS } from "./plan.ts";

testMachine(languageMachine, {
  ...languagePlan,
  expect: {
    "(root)": {
      on: {
        "language.chosen": [
          {
            when: ({ event }) => event.language === "en",
            to: "reading",
            effects: "storeChoice",
            changes: { choice: "en" },
          },
          {
            to: "opening",
            effects: ["storeChoice", "storeInput", "openLanguage"],
            changes: { choice: "ar" },
          },
        ],
      },
    },
    reading: {
      calls: "readLanguages",
      onDone: [
        {
          when: ({ event }) => event.output.isUnsaved,
          to: "saving",
          effects: "enterInput",
          context: ({ event }) => event.output,
        },
        {
          to: "deciding",
          effects: "enterInput",
          context: ({ event }) => event.output,
        },
      ],
      onError: "quiet",
    },
    saving: {
      calls: ({ event }) => ({
        saveLanguage: { language: event.output.choice },
      }),
      onDone: { to: "deciding", effects: "storeSaved" },
      onError: "deciding",
    },
    deciding: {
      always: [
        {
          to: "loading",
          when: ({ context: { choice, preferred, dismissed } }) =>
            choice === "ar" ||
            (choice === null && preferred === "fr" && dismissed === null),
        },
        "quiet",
      ],
    },
    loading: {
      calls: ({ after }) => ({
        loadOffer: { language: after.context.choice ?? "fr" },
      }),
      onDone: { to: "offering", changes: { texts: TEXTS } },
      onError: "quiet",
    },
    offering: {
      tags: "offering",
      on: { "offer.dismissed": { to: "quiet", effects: "storeDismissal" } },
    },
  },
});
