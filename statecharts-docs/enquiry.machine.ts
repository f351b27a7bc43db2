import { fromPromise, setup } from "xstate";

/** Book a programme or ask about it by a prefilled mail. Generated: `npm run docs` writes it anew. */
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
  description: "Book a programme or ask about it by a prefilled mail.",
  meta: {
    title: "Booking and enquiry",
    who: "Everyone",
  },
  initial: "closed",
  states: {
    closed: {
      description: "The programmes of a paid category offer Book / Enquire.",
      on: {
        "enquiry.opened": {
          target: "open",
          actions: "takeProgramme",
          description: "Book / Enquire, or Learn More for members.",
          meta: {
            rules: [
              "2-programmes-21",
            ],
          },
        },
      },
    },
    open: {
      description: "The modal shows the programme, the offices and Send Inquiry Email.",
      tags: "open",
      initial: "choosingWay",
      on: {
        "enquiry.closed": {
          target: "closed",
          actions: "forgetProgramme",
        },
        "card.chosen": {
          guard: "isPayable",
          target: "leftForPayment",
          description: "Only members can pay, and only a fee that is set.",
        },
      },
      states: {
        choosingWay: {
          description: "Checks whether this browser can open mailto links.",
          always: [
            {
              guard: "isWebmailUsed",
              target: "byWebmail",
              description: "A desktop browser that is not part of a mail client and not on a webmail page.",
              meta: {
                rules: [
                  "2-programmes-26",
                  "2-programmes-27",
                ],
              },
            },
            {
              target: "byMailProgram",
              meta: {
                rules: [
                  "2-programmes-28",
                ],
              },
            },
          ],
        },
        byWebmail: {
          description: "Send Inquiry Email opens a webmail compose page.",
          tags: "webmail",
          meta: {
            rules: [
              "2-programmes-26",
              "2-programmes-27",
            ],
          },
          on: {
            "mail.opened": {
              actions: "noteWebmail",
            },
          },
        },
        byMailProgram: {
          description: "Send Inquiry Email is a mailto link.",
          meta: {
            rules: [
              "2-programmes-28",
            ],
          },
          on: {
            "mail.opened": {
              actions: "noteMailProgram",
            },
          },
        },
      },
    },
    leftForPayment: {
      description: "The payment page opens with programme and fee.",
      type: "final",
      entry: "goToPayment",
    },
  },
});
