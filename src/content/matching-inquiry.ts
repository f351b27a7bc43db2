import { firm } from "./firm.ts";

/** The prefilled mail of Send Inquiry Email in the assistance modal. Written by the operator. */
export const matchingInquiry = {
  to: firm.supportEmail,
  cc: "matching@example.org",
  subject: "Help with our financial statements",
  body: [
    "Hello,",
    "",
    "we would like to be matched with investors on Ubia, and do not have two years of consistent financial statements yet.",
    "",
    "Business name: ",
    "Country: ",
    "Years of operation: ",
    "What we have so far: ",
    "",
    "Please tell us how you can help us to prepare them.",
    "",
    "Kind regards",
  ].join("\n"),
} as const;
