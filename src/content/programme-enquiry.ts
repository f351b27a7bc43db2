import { formatMoney } from "../../contract/money.ts";
import type { Programme } from "../../contract/programmes.ts";
import type { WebmailSettings } from "../../contract/rules/enquiry.ts";
import { composeLink, mailLink } from "../services/mail-link.ts";
import { programmeCategories } from "./programmes/categories.ts";

/** The prefilled email about a programme. The operator writes the text. */
export const programmeEnquiry = {
  to: "programs@example.org",
  cc: "private-enterprise@example.org",
  subject: (programme: Programme) => `Programme enquiry: ${programme.title}`,
  body: ({ title, provider, price, category }: Programme) => {
    const { paid } = programmeCategories[category];
    const freeOrOnRequest = paid ? "on request" : "free of charge";
    return [
      "Hello,",
      "",
      "I would like to book this programme or learn more about it.",
      "",
      `Programme: ${title}`,
      `Provider: ${provider}`,
      `Investment: ${price ? `${formatMoney(price)} (USD)` : freeOrOnRequest}`,
      "",
      "Name: ",
      "Business: ",
      "Country: ",
      "Phone: ",
      "Preferred dates: ",
      "My question: ",
      "",
      "Kind regards",
    ].join("\n");
  },
};

/** Mailto links fail in the built-in browsers of these clients and on these hosts. `compose` is opened instead. */
export const webmail: WebmailSettings & { readonly compose: string } = {
  clients: ["Outlook"],
  hosts: ["webmail.example.org"],
  compose: "https://webmail.example.org/compose",
};

/** Returns the URL that opens the prefilled enquiry on a webmail page or in a mail program. */
export function enquiryLink(programme: Programme, isWebmail: boolean): string {
  const { to, cc, subject, body } = programmeEnquiry;
  const mail = { to, cc, subject: subject(programme), body: body(programme) };
  return isWebmail ? composeLink(webmail.compose, mail) : mailLink(mail);
}
