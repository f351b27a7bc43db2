import { CARD_DIGITS, CVV_LENGTH } from "../constants.ts";
import { type Message, message } from "../messages/index.ts";

/** The payment form as typed (§2 Payment screen). It is never sent and never stored. */
export type PaymentForm = {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
};
export type PaymentField = keyof PaymentForm;

/** In the order of the screen. */
export const PAYMENT_FIELDS = [
  "name",
  "number",
  "expiry",
  "cvv",
] as const satisfies readonly PaymentField[];

/** True when a field is empty, or holds nothing but blanks (§5 Payment). */
export function lacksPaymentField(form: PaymentForm): boolean {
  return PAYMENT_FIELDS.some((field) => isEmpty(form[field]));
}

/**
 * Every problem of the form by field, in the order of the screen (§5 Payment). `at` is the present in epoch
 * milliseconds, which an expiry is compared with.
 */
export function paymentProblems(
  form: PaymentForm,
  at: number,
): Partial<Record<PaymentField, Message>> {
  const problems: Partial<Record<PaymentField, Message>> = {};
  for (const field of PAYMENT_FIELDS) {
    const problem = isEmpty(form[field])
      ? message("payment.fieldEmpty")
      : RULES[field](form[field], at);
    if (problem) problems[field] = problem;
  }
  return problems;
}

const RULES: Record<
  PaymentField,
  (typed: string, at: number) => Message | null
> = {
  name: () => null,
  number: cardNumberProblem,
  expiry: expiryProblem,
  cvv: cvvProblem,
};

/** Spaces and hyphens, of any kind that a person copies along, do not count (decisions: Catalogue, payment). */
export function cardNumberProblem(typed: string): Message | null {
  const digits = typed.replace(/[\s\p{Dash_Punctuation}]/gu, "");
  return isDigits(digits) && digits.length === CARD_DIGITS
    ? null
    : message("payment.cardNumber");
}

/** A card is good until the end of the month that stands on it; months are compared in UTC. */
export function expiryProblem(typed: string, at: number): Message | null {
  const [, month, year = ""] =
    /^(0[1-9]|1[0-2])\/([0-9]{2}|[0-9]{4})$/.exec(typed.replace(/\s/g, "")) ??
    [];
  if (!month) return message("payment.expiryFormat");
  const fullYear = Number(year.length === 2 ? `20${year}` : year);
  // The month after the one on the card, counted from 0.
  const end = Date.UTC(fullYear, Number(month));
  return at < end ? null : message("payment.expiryPast");
}

export function cvvProblem(typed: string): Message | null {
  const { min, max } = CVV_LENGTH;
  const digits = typed.trim();
  return isDigits(digits) && digits.length >= min && digits.length <= max
    ? null
    : message("payment.cvv");
}

function isEmpty(typed: string): boolean {
  return typed.trim() === "";
}

function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}
