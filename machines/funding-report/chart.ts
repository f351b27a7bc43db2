import { assign, setup } from "xstate";
import type { FundingReport } from "../../contract/calls/matches.ts";
import { SLOW_SEND } from "../../contract/constants.ts";
import { fieldText } from "../../contract/failure.ts";
import { formatNumber } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import {
  numberIn,
  numberProblem,
  readingsIn,
} from "../../contract/profile/number-fields.ts";
import { isDay } from "../../contract/rules/funding.ts";
import { eventOf, failureOf, hasStatus } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import { saveNotice } from "../shared/call-notice.ts";

/** The texts of the fields. */
type FundingForm = { readonly amount: string; readonly date: string };
type Problems = { readonly [Field in keyof FundingForm]?: Message | undefined };
type FundingReportContext = {
  readonly matchId: string;
  readonly form: FundingForm;
  readonly problems: Problems;
  /** Why the last change was not saved. */
  readonly notice: Message | null;
  /** Whether the request takes longer than usual. */
  readonly slow: boolean;
};
type FundingReportEvent =
  /** `report` is what the member has stated so far. */
  | { type: "form.opened"; report: FundingReport | undefined; today: string }
  | { type: "form.cancelled" }
  | { type: "field.changed"; field: keyof FundingForm; value: string }
  /** One of the numbers as which the amount can be read. */
  | { type: "reading.chosen"; value: number }
  | { type: "form.submitted" }
  | { type: "withdrawal.requested" };

/** A request that changes the member's statement. */
const request = {
  entry: "clearProblems",
  exit: "clearSlow",
  after: { slowSend: { actions: "setSlow" } },
} as const;

/**
 * What a member states about the funding of an approved match. The list of matches shows what both sides state; it changes
 * only after the server has confirmed the change.
 */
export const fundingReportMachine = setup({
  types: {
    context: {} as FundingReportContext,
    events: {} as FundingReportEvent,
    input: {} as Pick<FundingReportContext, "matchId">,
    tags: {} as "form" | "busy",
  },
  actors: {
    stateFunding: apiActor("stateFunding"),
    withdrawFunding: apiActor("withdrawFunding"),
  },
  guards: {
    hasProblem: ({ context: { form } }) =>
      Object.keys(problemsOf(form)).length > 0,
    isRefused: hasStatus(404, 409),
  },
  actions: {
    setForm: assign({
      form: ({ event }) => {
        const { report, today } = eventOf(event, "form.opened");
        return report
          ? { amount: formatNumber(Number(report.amount)), date: report.date }
          : { amount: "", date: today };
      },
    }),
    setField: assign(({ context, event }) => {
      const { field, value } = eventOf(event, "field.changed");
      return {
        form: { ...context.form, [field]: value },
        problems: { ...context.problems, [field]: undefined },
      };
    }),
    setReading: assign(({ context, event }) => ({
      form: {
        ...context.form,
        amount: formatNumber(eventOf(event, "reading.chosen").value),
      },
      problems: { ...context.problems, amount: undefined },
    })),
    showProblems: assign({
      notice: null,
      problems: ({ context }) => problemsOf(context.form),
    }),
    showFailure: assign(({ event }) => failureOfForm(event)),
    showRefused: assign({ notice: message("funding.refused") }),
    showNotWithdrawn: assign({
      notice: ({ event }) =>
        saveNotice(failureOf(event), {
          failed: "funding.notWithdrawn",
          offline: "funding.withdrawalOffline",
        }),
    }),
    clearProblems: assign({ problems: {}, notice: null }),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    /** Puts the statements of both sides, which the response contains, into the list of matches. */
    updateList: effect(),
    /** Reads the list again, because the match has changed. */
    reloadList: effect(),
    focusForm: effect(),
    focusFirstProblem: effect(),
    /** Focuses the heading, because the focused button was removed. */
    focusHeading: effect(),
  },
  delays: { slowSend: SLOW_SEND },
}).createMachine({
  id: "fundingReport",
  description: "State the funding of an approved match.",
  meta: { title: "Statement of a funding", who: "Members", area: "funding" },
  context: ({ input }) => ({
    ...input,
    form: { amount: "", date: "" },
    problems: {},
    notice: null,
    slow: false,
  }),
  initial: "closed",
  states: {
    closed: {
      description:
        "The page shows what both sides state. The member can state the funding, or change or withdraw the own statement.",
      meta: { rules: ["2-funding-report-101"] },
      on: {
        "form.opened": {
          target: "entering",
          actions: ["clearProblems", "setForm", "focusForm"],
        },
        "withdrawal.requested": { target: "withdrawing" },
      },
    },
    entering: {
      description: "The form is open.",
      tags: "form",
      on: {
        "form.cancelled": {
          target: "closed",
          actions: ["clearProblems", "focusHeading"],
        },
        "field.changed": { actions: "setField" },
        "reading.chosen": { actions: "setReading" },
        "form.submitted": [
          {
            guard: "hasProblem",
            actions: ["showProblems", "focusFirstProblem"],
            meta: { rules: ["5-funding-report-102"] },
          },
          { target: "saving" },
        ],
      },
    },
    saving: {
      description: "The statement is being saved. The button is busy.",
      tags: ["form", "busy"],
      ...request,
      invoke: {
        id: "stateFunding",
        src: "stateFunding",
        input: statementOf,
        onDone: {
          target: "closed",
          actions: ["updateList", "focusHeading"],
        },
        onError: [
          {
            guard: "isRefused",
            target: "closed",
            actions: ["showRefused", "reloadList", "focusHeading"],
            description:
              "The match was declined, closed or funded in the meantime.",
          },
          {
            target: "entering",
            actions: ["showFailure", "focusFirstProblem"],
            description: "What was entered stays in the form.",
            meta: { rules: ["8-funding-report-101"] },
          },
        ],
      },
    },
    withdrawing: {
      description: "The statement is being withdrawn. The button is busy.",
      tags: "busy",
      ...request,
      invoke: {
        id: "withdrawFunding",
        src: "withdrawFunding",
        input: withdrawalOf,
        onDone: { target: "closed", actions: ["updateList", "focusHeading"] },
        onError: [
          {
            guard: "isRefused",
            target: "closed",
            actions: ["showRefused", "reloadList", "focusHeading"],
          },
          {
            target: "closed",
            actions: "showNotWithdrawn",
            meta: { rules: ["8-funding-report-101"] },
          },
        ],
      },
    },
  },
});

/** Returns the numbers among which the member has to choose, because the amount can be read in more than one way. */
export function amountReadings({ form }: FundingReportContext) {
  return readingsIn("money", form.amount);
}

/** Returns what is wrong with the text of an amount, if anything. */
export function amountProblem(amount: string): Message | undefined {
  return amount.trim() === ""
    ? message("profile.amount")
    : numberProblem("money", amount)?.message;
}

function problemsOf({ amount, date }: FundingForm): Problems {
  const problem = amountProblem(amount);
  return {
    ...(problem && { amount: problem }),
    ...(!isDay(date) && { date: message("funding.date") }),
  };
}

function statementOf({ context }: { context: FundingReportContext }) {
  const { matchId, form } = context;
  const amount = numberIn("money", form.amount) ?? 0;
  return { id: matchId, amount, date: form.date };
}

function withdrawalOf({ context }: { context: FundingReportContext }) {
  return { id: context.matchId };
}

/** Returns the problem of a field that the server refuses, otherwise a notice. */
function failureOfForm(event: object) {
  const text = fieldText(failureOf(event), "date");
  return text === null
    ? {
        problems: {},
        notice: saveNotice(failureOf(event), {
          failed: "funding.notSaved",
          offline: "funding.offline",
        }),
      }
    : { problems: { date: { text } }, notice: null };
}
