import { expect } from "vitest";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import { SLOW_SEND } from "../../../contract/constants.ts";
import {
  amountReadings,
  fundingReportMachine,
} from "../../../machines/funding-report/chart.ts";
import { showing, showingEach } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { fundingReportPlan, ownForm, REFUSED_DATE, TOO_MANY } from "./plan.ts";

const AMOUNT_PROBLEMS: Readonly<Record<string, string>> = {
  "": "Please enter an amount above 0, with at most 2 decimals.",
  "0": "Please enter an amount above 0, with at most 2 decimals.",
  "10.000":
    "“10.000” can be read in more than one way. Please choose the number you mean, or type it again.",
};
const AMOUNTS: Readonly<Record<string, number>> = {
  "250,000": 250_000,
  "10,000": 10_000,
};

/** Expects the server's text after too many changes, else the one for the kind of failure. */
const showsFailure = (
  error: { kind: string; status?: number },
  failed: string,
  offline: string,
) => {
  if (error.kind === "noResponse") return showing(offline);
  return showing(error.status === 429 ? TOO_MANY : failed);
};
const isRefused: BranchExpectation<typeof fundingReportMachine> = {
  when: ({ event }) => [404, 409].includes(event.error.status),
  to: "closed",
  effects: ["reloadList", "focusHeading"],
  context: {
    notice: showing(
      "The funding of this match can no longer be stated or withdrawn.",
    ),
  },
};

testMachine(fundingReportMachine, {
  ...fundingReportPlan,
  delays: { slowSend: SLOW_SEND },
  initialContext: { form: { amount: "", date: "" }, slow: false },
  expect: {
    closed: {
      context: { slow: false },
      on: {
        "form.opened": {
          to: "entering",
          effects: "focusForm",
          context: ({ event }) => ({
            form: event.report ? ownForm : { amount: "", date: ownForm.date },
            problems: {},
            notice: null,
          }),
        },
        "withdrawal.requested": "withdrawing",
      },
    },
    entering: {
      tags: "form",
      context: { slow: false },
      on: {
        "form.cancelled": {
          to: "closed",
          effects: "focusHeading",
          context: { problems: {}, notice: null },
        },
        "field.changed": {
          changes: ({ before: { context }, event: { field, value } }) => ({
            form: { ...context.form, [field]: value },
            problems: { ...context.problems, [field]: undefined },
          }),
        },
        "reading.chosen": {
          changes: ({ before: { context } }) => ({
            form: { ...context.form, amount: "10,000" },
            problems: { ...context.problems, amount: undefined },
          }),
        },
        "form.submitted": [
          {
            when: ({ context: { form } }) =>
              form.amount in AMOUNT_PROBLEMS || form.date === "",
            effects: "focusFirstProblem",
            context: ({ before }) => {
              const { amount, date } = before.context.form;
              const amountProblem = AMOUNT_PROBLEMS[amount];
              return {
                notice: null,
                problems: showingEach({
                  ...(amountProblem && { amount: amountProblem }),
                  ...(date === "" && { date: "Please enter a date." }),
                }),
              };
            },
            check: ({ after: { context } }) =>
              expect(amountReadings(context)).toEqual(
                context.form.amount === "10.000" ? [10_000, 10] : [],
              ),
          },
          "saving",
        ],
      },
    },
    saving: {
      tags: ["form", "busy"],
      context: { problems: {}, notice: null },
      calls: ({
        after: {
          context: { form },
        },
      }) => ({
        stateFunding: {
          id: "11",
          amount: AMOUNTS[form.amount],
          date: ownForm.date,
        },
      }),
      after: { slowSend: { changes: { slow: true } } },
      onDone: { to: "closed", effects: ["updateList", "focusHeading"] },
      onError: [
        isRefused,
        {
          to: "entering",
          effects: "focusFirstProblem",
          changes: ({ event: { error } }) => ({
            slow: false,
            ...(error.status === 400
              ? { problems: showingEach({ date: REFUSED_DATE }) }
              : {
                  notice: showsFailure(
                    error,
                    "We could not save this. What you have entered is still here; please try again in a moment.",
                    "We could not reach the server. What you have entered is still here; check your connection and try again.",
                  ),
                }),
          }),
        },
      ],
    },
    withdrawing: {
      tags: "busy",
      context: { problems: {}, notice: null },
      calls: { withdrawFunding: { id: "11" } },
      after: { slowSend: { changes: { slow: true } } },
      onDone: { to: "closed", effects: ["updateList", "focusHeading"] },
      onError: [
        isRefused,
        {
          to: "closed",
          context: ({ event: { error } }) => ({
            notice: showsFailure(
              error,
              "We could not withdraw this. Please try again in a moment.",
              "We could not reach the server, so this may not be withdrawn. Check your connection and try again.",
            ),
          }),
        },
      ],
    },
  },
});
