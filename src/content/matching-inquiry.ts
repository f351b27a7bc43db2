import { firm } from "./firm.ts";

/** The prefilled email of the Send Inquiry Email button in the assistance modal. The operator writes the text. */
export const matchingInquiry = {
  to: firm.supportEmail,
  cc: "matching@example.org",
  subject: "Help with our financial statements",
  body: [
    "Hello,",
    "",
    "We would like to be matched with investors on Ubia, and do not have two years of consistent financial statements yet.",
    "",
    "Business name: ",
    "Country: ",
    "Years of operation: ",
    "What we have so far: ",
    "",
    "Please let us know how you can help us prepare our statements.",
    "",
    "Kind regards",
  ].join("\n"),
} as const;
