import { answerTime, firm } from "./firm.ts";
import { webmail } from "./programme-enquiry.ts";

const NETWORK = "https://network.example.org/in";

/** Returns a contact person, identified by role. */
const contact = (
  handle: string,
  role: string,
  city: string,
  topics: string,
) => ({
  role,
  city,
  topics,
  email: `${handle}@example.org`,
  /** The person's page on a professional network. */
  network: `${NETWORK}/${handle}`,
});
export type Contact = ReturnType<typeof contact>;

/** Returns the URL of the webmail's compose page with the recipient filled in. */
export function webmailLink(email: string): string {
  return `${webmail.compose}?to=${encodeURIComponent(email)}`;
}

/** The copy for the Contact Us page, written by the operator. */
export const contacts = {
  title: "Get in touch with our team.",
  text: `Write to the contact whose area best fits your question. We answer within ${answerTime}; our office hours are ${firm.hours}.`,
  webmail: "Webmail",
  network: "Network profile",
  regionsTitle: "Contacts by region",
  regionsText:
    "Not sure who to contact? Write to the desk for your region, which will forward your question.",
  lead: contact(
    "lead-partner",
    "Lead Partner, Private Enterprise",
    "Nairobi, Kenya",
    "Questions about the firm as a whole, and complaints.",
  ),
  regions: [
    {
      name: "West Africa",
      contacts: [
        contact(
          "west-africa-desk",
          "West Africa desk",
          "Accra, Ghana",
          "General questions, and choosing a programme.",
        ),
        contact(
          "west-africa-capital",
          "Partner, Capital Raising",
          "Lagos, Nigeria",
          "Funding rounds, lenders and deal terms.",
        ),
        contact(
          "west-africa-family",
          "Director, Family Business",
          "Accra, Ghana",
          "Succession, boards and new shareholders.",
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
          "General questions, and choosing a programme.",
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
          "General questions, and choosing a programme.",
        ),
        contact(
          "southern-africa-investors",
          "Partner, Investor Relations",
          "Port Louis, Mauritius",
          "Funds and family offices that are looking for matches.",
        ),
        contact(
          "southern-africa-governance",
          "Director, Governance",
          "Lusaka, Zambia",
          "Financial statements, internal controls and boards.",
        ),
      ],
    },
  ],
  support: {
    title: "Something not working?",
    text: "For accounts, passwords and missing emails, contact the support team.",
    link: "Support",
  },
};
