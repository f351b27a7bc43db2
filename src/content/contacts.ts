import { firm } from "./firm.ts";
import { webmail } from "./programme-enquiry.ts";

const NETWORK = "https://network.example.org/in";

/** Returns a contact person, identified by role. `helps` are the topics that the person helps with. */
const contact = (
  address: string,
  role: string,
  city: string,
  helps: string,
) => ({
  role,
  city,
  helps,
  email: `${address}@example.org`,
  /** The person's page in a professional network. */
  network: `${NETWORK}/${address}`,
});
export type Contact = ReturnType<typeof contact>;

/** Returns the URL of the webmail's compose page with the recipient filled in. */
export function webmailTo(email: string): string {
  return `${webmail.compose}?to=${encodeURIComponent(email)}`;
}

/** The texts of Contact Us: a lead partner, then the regions. Written by the operator. */
export const contacts = {
  title: "Talk to a person.",
  text: `Write to whoever is closest to your question. Somebody answers within two working days; we are in ${firm.hours}.`,
  webmail: "Webmail",
  network: "Network profile",
  regionsTitle: "Contacts by region",
  regionsText:
    "Not sure who is right? Write to the desk of your region: it passes your question on, and tells you to whom.",
  lead: contact(
    "lead-partner",
    "Lead Partner, Private Enterprise",
    "Nairobi, Kenya",
    "Anything that concerns the firm as a whole, and whatever went wrong elsewhere.",
  ),
  regions: [
    {
      name: "West Africa",
      contacts: [
        contact(
          "west-africa-desk",
          "West Africa desk",
          "Accra, Ghana",
          "First questions, and which programme is the right one.",
        ),
        contact(
          "west-africa-capital",
          "Partner, Capital Raising",
          "Lagos, Nigeria",
          "Rounds, lenders and the terms of a deal.",
        ),
        contact(
          "west-africa-family",
          "Director, Family Business",
          "Accra, Ghana",
          "Succession, boards, and letting others in.",
        ),
      ],
    },
    {
      name: "East Africa",
      contacts: [
        contact(
          "east-africa-desk",
          "East Africa desk",
          "Nairobi, Kenya",
          "First questions, and which programme is the right one.",
        ),
        contact(
          "east-africa-tax",
          "Partner, Tax and Structuring",
          "Nairobi, Kenya",
          "Holding structures, incentives and tax technology.",
        ),
        contact(
          "east-africa-pitching",
          "Manager, Pitch Coaching",
          "Kampala, Uganda",
          "Pitch decks, rehearsals and speed pitching days.",
        ),
      ],
    },
    {
      name: "Southern Africa",
      contacts: [
        contact(
          "southern-africa-desk",
          "Southern Africa desk",
          "Johannesburg, South Africa",
          "First questions, and which programme is the right one.",
        ),
        contact(
          "southern-africa-investors",
          "Partner, Investor Relations",
          "Port Louis, Mauritius",
          "Funds and family offices that want to see matches.",
        ),
        contact(
          "southern-africa-governance",
          "Director, Governance",
          "Lusaka, Zambia",
          "Statements, controls and boards that investors trust.",
        ),
      ],
    },
  ],
  support: {
    title: "Something does not work?",
    text: "Accounts, passwords, emails that did not come: the support team is faster than any partner.",
    link: "Support",
  },
};
