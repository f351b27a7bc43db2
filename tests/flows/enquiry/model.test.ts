import { expect } from "vitest";
import {
  type EnquiryContext,
  enquiryMachine,
} from "../../../machines/enquiry/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { enquiryPlan, UNPRICED_PROGRAMME } from "./plan.ts";

const opened = {
  type: "enquiry.opened",
  programme: UNPRICED_PROGRAMME,
  isMember: true,
} as const;
const closed = { type: "enquiry.closed" } as const;
const mailed = { type: "mail.opened" } as const;
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

walkMachine(enquiryMachine, {
  ...enquiryPlan,
  stories: {
    "the message about the opened email is not shown in the next enquiry":
      "enquiry.opened#1 › mail.opened › enquiry.closed › enquiry.opened#2",
  },
  states: {
    closed: {
      notTags: ["open", "webmail"],
      context: CLOSED_CONTEXT,
      can: [opened],
      cannot: [closed, mailed, { type: "card.chosen" }],
    },
    "open.byWebmail": {
      tags: ["open", "webmail"],
      can: [closed, mailed],
      cannot: [opened],
      check: checkCardPayment,
    },
    "open.byMailProgram": {
      tags: ["open"],
      notTags: ["webmail"],
      can: [closed, mailed],
      cannot: [opened],
      check: checkCardPayment,
    },
    redirectedToPayment: { notTags: ["open", "webmail"] },
  },
  transitions: {
    "closed --enquiry.opened--> open": {
      context: ({ event }) => ({
        programme: event.programme,
        isMember: event.isMember,
        hint: null,
      }),
    },
    "open.choosingChannel --always [isWebmailUsed]--> open.byWebmail": {
      when: ({ before }) => usesWebmail(before.context),
      context: "unchanged",
    },
    "open.choosingChannel --always [else]--> open.byMailProgram": {
      context: "unchanged",
    },
    "open --enquiry.closed--> closed": { context: CLOSED_CONTEXT },
    "open --card.chosen [isPayable]--> redirectedToPayment": {
      when: ({ before: { context } }) =>
        context.isMember && context.programme?.price !== undefined,
      context: "unchanged",
      effects: [["goToPayment"]],
    },
    "open.byWebmail --mail.opened--> (stays)": {
      check: ({ after }) =>
        expect(shownText(after.context.hint)).toBe(
          "A webmail page should have opened in a new tab with everything filled in. If nothing happened, write to programs@example.org.",
        ),
    },
    "open.byMailProgram --mail.opened--> (stays)": {
      check: ({ after }) =>
        expect(shownText(after.context.hint)).toBe(
          "Your mail program should have opened with everything filled in. If nothing happened, write to programs@example.org.",
        ),
    },
  },
});
