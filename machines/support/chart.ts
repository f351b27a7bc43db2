import { setup } from "xstate";

/** The support page. The Contact Support button reveals an email link and a phone number. */
export const supportMachine = setup({
  types: { events: {} as { type: "contact.toggled" }, tags: {} as "revealed" },
}).createMachine({
  id: "support",
  description: "Find out how to contact support.",
  meta: { title: "Support", who: "Everyone", area: "publicSite" },
  initial: "hidden",
  states: {
    hidden: {
      description:
        "The page shows common questions with their answers, and a Contact Support button.",
      on: { "contact.toggled": { target: "revealed" } },
    },
    revealed: {
      description: "An email link and a phone number are shown.",
      meta: { rules: ["2-support-02"] },
      tags: "revealed",
      on: { "contact.toggled": { target: "hidden" } },
    },
  },
});
