import { languageMachine } from "../../../machines/language/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { languagePlan, TEXTS } from "./plan.ts";

testMachine(languageMachine, {
  ...languagePlan,
  expect: {
    "(root)": {
      calls: ["watchSession", "enterInput"],
      on: {
        "language.chosen": [
          {
            when: ({ event }) => event.language === "en",
            to: "reading",
            changes: { isChosen: true },
          },
          {
            when: ({ event }) => event.endsSession,
            to: "warning",
            changes: { destination: "ar" },
          },
          {
            to: "opening",
            effects: "openLanguage",
            changes: { destination: "ar" },
          },
        ],
      },
    },
    reading: {
      calls: "readLanguages",
      onDone: [
        {
          when: ({ context }) => context.isChosen,
          to: "checking",
          effects: ["storeLanguages", "storeUnsaved"],
          context: ({ event: { output } }) => ({
            ...output,
            isChosen: false,
            choice: "en",
            dismissed: null,
            unsavedFor: output.member,
          }),
        },
        { to: "checking", context: ({ event }) => event.output },
      ],
      onError: "quiet",
    },
    checking: {
      always: [
        {
          to: "saving",
          when: ({ context: { member, unsavedFor } }) =>
            member !== null && member === unsavedFor,
        },
        "deciding",
      ],
    },
    saving: {
      calls: ({ after }) => ({
        saveLanguage: { language: after.context.choice },
      }),
      onDone: { to: "deciding", effects: "storeSaved" },
      onError: "deciding",
      on: { "session.ended": "deciding" },
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
      on: {
        "offer.dismissed": {
          to: "quiet",
          effects: "storeLanguages",
          changes: ({ before: { context } }) => ({
            dismissed: context.choice ?? "fr",
          }),
        },
      },
    },
    warning: {
      tags: "warning",
      on: {
        "opening.confirmed": { to: "opening", effects: "openLanguage" },
        "opening.cancelled": "deciding",
      },
    },
    opening: { calls: "watchPage", on: { "page.restored": "reading" } },
  },
});
