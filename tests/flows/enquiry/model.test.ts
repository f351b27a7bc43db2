import { expect } from "vitest";
import {
  type EnquiryContext,
  enquiryMachine,
} from "../../../machines/enquiry/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { enquiryPlan, UNPRICED_PROGRAMME } from "./plan.ts";

const CLOSED_CONTEXT = { programme: null, isMember: false, hint: null };

const usesWebmail = ({ browser }: EnquiryContext) =>
  browser.userAgent.includes("Outlook") || browser.host.startsWith("webmail.");
/** Expects that only members can pay by card, and only for a programme with a price. */
const checkCardPayment = ({
  snapshot,
}: {
  snapshot: {
    context: EnquiryContext;
    can: (event: { type: "card.chosen" }) => boolean;
  };
}) => {
  const { isMember, programme } = snapshot.context;
  expect(snapshot.can({ type: "card.chosen" })).toBe(
    isMember && programme !== UNPRICED_PROGRAMME,
  );
};

testMachine(enquiryMachine, {
  ...enquiryPlan,
  stories: {
    "the message about the opened email is not shown in the next enquiry":
      "enquiry.opened#1 › mail.opened › enquiry.closed › enquiry.opened#2",
  },
  expect: {
    closed: {
      context: CLOSED_CONTEXT,
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
        "enquiry.closed": { to: "closed", context: CLOSED_CONTEXT },
        "card.chosen": {
          to: "redirectedToPayment",
          when: ({ context }) =>
            context.isMember && context.programme?.price !== undefined,
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
      check: checkCardPayment,
      on: {
        "mail.opened": {
          context: {
            hint: showing(
              "A webmail page should have opened in a new tab with everything filled in. If nothing happened, write to programs@example.org.",
            ),
          },
        },
      },
    },
    "open.byMailProgram": {
      check: checkCardPayment,
      on: {
        "mail.opened": {
          context: {
            hint: showing(
              "Your mail program should have opened with everything filled in. If nothing happened, write to programs@example.org.",
            ),
          },
        },
      },
    },
    redirectedToPayment: { entry: "goToPayment" },
  },
});
