import { assign, setup } from "xstate";
import { type Message, message } from "../../contract/messages/index.ts";
import type { Programme } from "../../contract/programmes.ts";
import {
  type BrowserInfo,
  usesWebmail,
  type WebmailSettings,
} from "../../contract/rules/enquiry.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect } from "../shared/actor-stub.ts";

type EnquiryInput = {
  readonly browser: BrowserInfo;
  readonly webmail: WebmailSettings;
  /** The team's address, shown in case no mail program opens. */
  readonly email: string;
};
export type EnquiryContext = EnquiryInput & {
  /** The programme that the enquiry is about; null while the modal is closed. */
  readonly programme: Programme | null;
  readonly isMember: boolean;
  /** What to do if no mail window has opened. */
  readonly hint: Message | null;
};
type EnquiryEvent =
  | { type: "enquiry.opened"; programme: Programme; isMember: boolean }
  | { type: "enquiry.closed" }
  | { type: "mail.opened" }
  | { type: "card.chosen" };

/**
 * Books a programme or sends an enquiry about it: a modal with the programme's summary, a prefilled email in webmail or
 * a mail program, and for members a link to pay the fee by card.
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
    setProgramme: assign(({ event }) => {
      const { programme, isMember } = eventOf(event, "enquiry.opened");
      return { programme, isMember };
    }),
    clearProgramme: assign({ programme: null, isMember: false, hint: null }),
    showWebmailHint: assign(({ context: { email } }) => ({
      hint: message("enquiry.webmailOpened", { email }),
    })),
    showMailHint: assign(({ context: { email } }) => ({
      hint: message("enquiry.mailOpened", { email }),
    })),
    /** Opens the payment page with the programme and its fee. */
    goToPayment: effect(),
  },
}).createMachine({
  id: "enquiry",
  description: "Book a programme, or ask about it in a prefilled email.",
  meta: { title: "Booking and enquiry", who: "Everyone", area: "publicSite" },
  context: ({ input }) => ({
    ...input,
    programme: null,
    isMember: false,
    hint: null,
  }),
  initial: "closed",
  states: {
    closed: {
      description: "Paid programmes are shown with Book / Enquire.",
      on: {
        "enquiry.opened": {
          target: "open",
          actions: "setProgramme",
          description:
            "Book / Enquire was pressed, or Learn More on the members' page.",
          meta: { rules: ["2-programmes-21"] },
        },
      },
    },
    open: {
      description:
        "The modal shows the programme, the offices and Send Inquiry Email.",
      tags: "open",
      initial: "choosingChannel",
      on: {
        "enquiry.closed": { target: "closed", actions: "clearProgramme" },
        "card.chosen": {
          guard: "isPayable",
          target: "redirectedToPayment",
          description:
            "Only members can pay, and only for a programme that has a fee.",
        },
      },
      states: {
        choosingChannel: {
          description: "Checks whether this browser can open mailto links.",
          always: [
            {
              guard: "isWebmailUsed",
              target: "byWebmail",
              description:
                "The browser is part of a desktop mail client, or the page is on a webmail host.",
              meta: { rules: ["2-programmes-26", "2-programmes-27"] },
            },
            { target: "byMailProgram", meta: { rules: ["2-programmes-28"] } },
          ],
        },
        byWebmail: {
          description: "Send Inquiry Email opens a webmail compose page.",
          tags: "webmail",
          meta: { rules: ["2-programmes-26", "2-programmes-27"] },
          on: { "mail.opened": { actions: "showWebmailHint" } },
        },
        byMailProgram: {
          description: "Send Inquiry Email is a mailto link.",
          meta: { rules: ["2-programmes-28"] },
          on: { "mail.opened": { actions: "showMailHint" } },
        },
      },
    },
    redirectedToPayment: {
      description: "The payment page opens.",
      type: "final",
      entry: "goToPayment",
    },
  },
});
