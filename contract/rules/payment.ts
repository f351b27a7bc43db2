import { CARD_DIGITS, CVV_LENGTH } from "../constants.ts";
import { type Message, message } from "../messages/index.ts";

/** The payment form as typed. It is never sent or stored. */
export type PaymentForm = {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvv: string;
};
export type PaymentField = keyof PaymentForm;

const RULES: Record<
  PaymentField,
  (input: string, at: number) => Message | null
> = {
  name: () => null,
  number: cardNumberProblem,
  expiry: expiryProblem,
  cvv: cvvProblem,
};
/** The fields, in screen order. */
export const PAYMENT_FIELDS = Object.keys(RULES) as readonly PaymentField[];

/** Returns whether any field is empty or blank. */
export function hasEmptyPaymentField(form: PaymentForm): boolean {
  return PAYMENT_FIELDS.some((field) => isEmpty(form[field]));
}

/** Returns the form's errors by field, in screen order. `at` is the time for the expiry date, in epoch milliseconds. */
export function paymentProblems(form: PaymentForm, at: number) {
  const problems: Partial<Record<PaymentField, Message>> = {};
  for (const field of PAYMENT_FIELDS) {
    const problem = isEmpty(form[field])
      ? message("payment.fieldEmpty")
      : RULES[field](form[field], at);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Returns the error for a card number, or null. Ignores spaces and hyphens of any kind. */
export function cardNumberProblem(input: string): Message | null {
  const digits = input.replace(/[\s\p{Dash_Punctuation}]/gu, "");
  return isDigits(digits) && digits.length === CARD_DIGITS
    ? null
    : message("payment.cardNumber");
}

/** Returns the error for an expiry date, or null. A card is valid until the end of its month, in UTC. */
export function expiryProblem(input: string, at: number): Message | null {
  const [, month, year = ""] =
    /^(0[1-9]|1[0-2])\/([0-9]{2}|[0-9]{4})$/.exec(input.replace(/\s/g, "")) ??
    [];
  if (!month) return message("payment.expiryFormat");
  const fullYear = Number(year.length === 2 ? `20${year}` : year);
  // Date.UTC counts months from 0, so this is the month after the card's month.
  const end = Date.UTC(fullYear, Number(month));
  return at < end ? null : message("payment.expiryPast");
}

export function cvvProblem(input: string): Message | null {
  const { min, max } = CVV_LENGTH;
  const digits = input.trim();
  return isDigits(digits) && digits.length >= min && digits.length <= max
    ? null
    : message("payment.cvv");
}

function isEmpty(input: string): boolean {
  return input.trim() === "";
}

function isDigits(text: string): boolean {
  return /^[0-9]+$/.test(text);
}
