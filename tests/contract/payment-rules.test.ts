import { describe, expect, test } from "vitest";
import {
  cardNumberProblem,
  cvvProblem,
  expiryProblem,
  hasEmptyPaymentField,
  type PaymentForm,
  paymentProblems,
} from "../../contract/rules/payment.ts";
import { shownText, shownTextsByField } from "../support/shown-text.ts";

/** A time in the middle of November 2026. */
const AT = Date.UTC(2026, 10, 15);
const NUMBER = "Card number must be 16 digits.";
const FORMAT = "Expiry date must be in MM/YY or MM/YYYY format.";
const PAST = "Card expiry date is outdated. Please enter a valid month/year.";
const CVV = "CVV must be 3 or 4 digits.";
const CARD: PaymentForm = {
  name: "Amina Example",
  number: "4000123456789010",
  expiry: "12/27",
  cvv: "123",
};

describe("a card number", { tags: ["5-payment-02"] }, () => {
  test.each([
    ["4000123456789010", null],
    ["4000 1234 5678 9010", null],
    ["4000-1234-5678-9010", null],
    [" 4000\u00a01234\u20115678 \u2013 9010\t", null],
    ["400012345678901", NUMBER],
    ["40001234567890101", NUMBER],
    ["4000 1234 5678 901x", NUMBER],
    ["4000.1234.5678.9010", NUMBER],
    ["٤٠٠٠١٢٣٤٥٦٧٨٩٠١٠", NUMBER],
    ["----------------", NUMBER],
  ])("the error for %j is %j", (input, problem) => {
    expect(shownText(cardNumberProblem(input))).toBe(problem);
  });
});

describe("an expiry date, in November 2026", {
  tags: ["5-payment-03", "5-payment-04"],
}, () => {
  test.each([
    ["11/26", null],
    ["11/2026", null],
    ["01/27", null],
    [" 12 / 2027 ", null],
    ["10/26", PAST],
    ["10/2026", PAST],
    ["12/25", PAST],
    ["12/1999", PAST],
    ["12/0050", PAST],
    ["1/27", FORMAT],
    ["112/27", FORMAT],
    ["13/27", FORMAT],
    ["00/27", FORMAT],
    ["12/7", FORMAT],
    ["12/027", FORMAT],
    ["12-27", FORMAT],
    ["1227", FORMAT],
    ["2027/12", FORMAT],
    ["soon", FORMAT],
  ])("the error for %j is %j", (input, problem) => {
    expect(shownText(expiryProblem(input, AT))).toBe(problem);
  });

  test("a card is valid until the end of its month", () => {
    const end = Date.UTC(2026, 11, 1);
    expect(expiryProblem("11/26", end - 1)).toBeNull();
    expect(shownText(expiryProblem("11/26", end))).toBe(PAST);
  });
});

describe("a CVV", { tags: ["5-payment-05"] }, () => {
  test.each([
    ["123", null],
    ["1234", null],
    [" 123 ", null],
    ["12", CVV],
    ["12345", CVV],
    ["12a", CVV],
    ["1 23", CVV],
  ])("the error for %j is %j", (input, problem) => {
    expect(shownText(cvvProblem(input))).toBe(problem);
  });
});

describe("the payment form", { tags: ["5-payment-01"] }, () => {
  test("with all fields filled in has no problems", () => {
    expect(hasEmptyPaymentField(CARD)).toBe(false);
    expect(paymentProblems(CARD, AT)).toEqual({});
  });

  test.each(["name", "number", "expiry", "cvv"] as const)(
    "requires %s, which must not be blank",
    (field) => {
      for (const empty of ["", "  "]) {
        const form = { ...CARD, [field]: empty };
        expect(hasEmptyPaymentField(form)).toBe(true);
        expect(shownTextsByField(paymentProblems(form, AT))).toEqual({
          [field]: "Please fill this in.",
        });
      }
    },
  );

  test("reports all problems together, in the order of the fields", () => {
    const problems = shownTextsByField(
      paymentProblems({ name: "", number: "1", expiry: "x", cvv: "1" }, AT),
    );
    expect(Object.entries(problems)).toEqual([
      ["name", "Please fill this in."],
      ["number", NUMBER],
      ["expiry", FORMAT],
      ["cvv", CVV],
    ]);
  });
});
