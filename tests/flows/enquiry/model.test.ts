import {
  type EnquiryContext,
  enquiryMachine,
} from "../../../machines/enquiry/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { enquiryPlan, UNPRICED_PROGRAMME } from "./plan.ts";

const usesWebmail = ({ browser }: EnquiryContext) =>
  browser.userAgent.includes("Outlook") || browser.host.startsWith("webmail.");

const showsHint = (text: string) => ({
  "mail.opened": {
    context: {
      hint: showing(
        `${text} If nothing happened, write to programs@example.org.`,
      ),
    },
  },
});

testMachine(enquiryMachine, {
  ...enquiryPlan,
  stories: {
    "the message about the opened email is not shown in the next enquiry":
      "enquiry.opened#1 › mail.opened › enquiry.closed › enquiry.opened#2",
  },
  expect: {
    closed: {
      context: { programme: null, isMember: false, hint: null },
      on: {
        "enquiry.opened": {
          to: "open",
          context: ({ event }) => ({
            programme: event.programme,
            isMember: event.isMember,
            hint: null,
          }),
        },
      },
    },
    open: {
      tags: "open",
      on: {
        "enquiry.closed": "closed",
        "card.chosen": {
          to: "redirectedToPayment",
          when: ({ context }) =>
            context.isMember && context.programme !== UNPRICED_PROGRAMME,
        },
      },
    },
    "open.choosingChannel": {
      always: [
        { to: "open.byWebmail", when: ({ context }) => usesWebmail(context) },
        "open.byMailProgram",
      ],
    },
    "open.byWebmail": {
      tags: "webmail",
      on: showsHint(
        "A webmail page should have opened in a new tab with everything filled in.",
      ),
    },
    "open.byMailProgram": {
      on: showsHint(
        "Your mail program should have opened with everything filled in.",
      ),
    },
    redirectedToPayment: { entry: "goToPayment" },
  },
});
