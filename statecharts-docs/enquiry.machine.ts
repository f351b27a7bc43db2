import { fromPromise, setup } from "xstate";

/** Book a programme, or ask about it. Generated: `npm run docs` writes it anew. */
export const enquiryMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {},
  actions: {
    forgetProgramme: () => {},
    goToPayment: () => {},
    noteMailProgram: () => {},
    noteWebmail: () => {},
    takeProgramme: () => {},
  },
  guards: {
    isPayable: () => true,
    isWebmailUsed: () => true,
  },
  delays: {},
}).createMachine({
  id: "enquiry",
  description: "Book a programme, or ask about it.",
  initial: "closed",
  states: {
    closed: {
      description: "The programmes of a paid category offer Book / Enquire.",
      meta: {
        specification: [
          "§2 Programmes screen",
        ],
      },
      on: {
        "enquiry.opened": {
          target: "open",
          actions: "takeProgramme",
          description: "Book / Enquire is pressed, or Learn More by a member.",
        },
      },
    },
    open: {
      description: "The modal shows the programme, the offices in Nairobi and Accra, and Send Inquiry Email.",
      meta: {
        specification: [
          "§2 Programmes screen",
          "decisions: Catalogue",
        ],
      },
      tags: "open",
      initial: "choosingWay",
      on: {
        "enquiry.closed": {
          target: "closed",
          actions: "forgetProgramme",
          description: "Close, Escape, or a press outside.",
        },
        "card.chosen": {
          guard: "isPayable",
          target: "leftForPayment",
          description: "A member pays a fee that is set: Pay by card.",
        },
      },
      states: {
        choosingWay: {
          description: "Would a mailto link open anything here?",
          always: [
            {
              guard: "isWebmailUsed",
              target: "byWebmail",
              description: "Not in a desktop mail client's browser, nor on a webmail page.",
            },
            {
              target: "byMailProgram",
              description: "Anywhere else it does.",
            },
          ],
        },
        byWebmail: {
          description: "Send Inquiry Email opens a webmail compose page.",
          tags: "webmail",
          on: {
            "mail.opened": {
              actions: "noteWebmail",
              description: "The modal says what to do if nothing opened.",
            },
          },
        },
        byMailProgram: {
          description: "Send Inquiry Email is a mailto link.",
          on: {
            "mail.opened": {
              actions: "noteMailProgram",
              description: "The modal says what to do if nothing opened.",
            },
          },
        },
      },
    },
    leftForPayment: {
      description: "The payment page opens, with programme and fee.",
      type: "final",
      entry: "goToPayment",
    },
  },
});
