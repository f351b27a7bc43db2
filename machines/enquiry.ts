import { assign, setup } from "xstate";
import { type Message, message } from "../contract/messages/index.ts";
import type { Programme } from "../contract/programmes.ts";
import {
  type BrowserFacts,
  usesWebmail,
  type WebmailSettings,
} from "../contract/rules/enquiry.ts";

export type EnquiryInput = {
  readonly browser: BrowserFacts;
  readonly webmail: WebmailSettings;
  /** The team's address, for whom no mail program opens. */
  readonly email: string;
};
export type EnquiryContext = EnquiryInput & {
  /** What the enquiry is about; null while the modal is closed. */
  readonly programme: Programme | null;
  /** Whoever asks is logged in. */
  readonly isMember: boolean;
  /** What to do when no mail has opened. */
  readonly note: Message | null;
};
export type EnquiryEvent =
  | { type: "enquiry.opened"; programme: Programme; isMember: boolean }
  | { type: "enquiry.closed" }
  | { type: "mail.opened" }
  | { type: "card.chosen" };

/**
 * Booking a programme, or asking about it (§2 Programmes screen, decisions: Catalogue, payment): a modal with the
 * programme's summary, a prefilled mail by webmail or mail program, and for members a way to pay the fee by card.
 */
export const enquiryMachine = setup({
  types: {
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    input: {} as EnquiryInput,
    tags: {} as "open" | "webmail",
  },
  guards: {
    isWebmailUsed: ({ context }) =>
      usesWebmail(context.browser, context.webmail),
    isPayable: ({ context }) =>
      context.isMember && context.programme?.price !== undefined,
  },
  actions: {
    takeProgramme: assign(({ event }) =>
      event.type === "enquiry.opened"
        ? { programme: event.programme, isMember: event.isMember }
        : {},
    ),
    forgetProgramme: assign({ programme: null, isMember: false, note: null }),
    noteWebmail: assign({
      note: ({ context: { email } }) =>
        message("enquiry.webmailOpened", { email }),
    }),
    noteMailProgram: assign({
      note: ({ context: { email } }) =>
        message("enquiry.mailOpened", { email }),
    }),
    /** Effect, given by the browser: to the payment page, with programme and fee. */
    goToPayment: () => {},
  },
}).createMachine({
  id: "enquiry",
  description: "Book a programme, or ask about it.",
  context: ({ input }) => ({
    ...input,
    programme: null,
    isMember: false,
    note: null,
  }),
  initial: "closed",
  states: {
    closed: {
      description: "The programmes of a paid category offer Book / Enquire.",
      meta: { specification: ["§2 Programmes screen"] },
      on: {
        "enquiry.opened": {
          target: "open",
          actions: "takeProgramme",
          description: "Book / Enquire is pressed, or Learn More by a member.",
        },
      },
    },
    open: {
      description:
        "The modal shows the programme, the offices in Nairobi and Accra, and Send Inquiry Email.",
      meta: {
        specification: ["§2 Programmes screen", "decisions: Catalogue"],
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
              description:
                "Not in a desktop mail client's browser, nor on a webmail page.",
            },
            { target: "byMailProgram", description: "Anywhere else it does." },
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
