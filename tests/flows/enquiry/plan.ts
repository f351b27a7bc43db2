import { definePlan } from "xstate-toolkit";
import type { Programme } from "../../../contract/programmes.ts";
import { enquiryMachine } from "../../../machines/enquiry/chart.ts";

export const UNPRICED_PROGRAMME: Programme = {
  title: "Growth Lab",
  provider: "Savanna Hub",
  description: "What it teaches.",
  link: "https://lab.example.org",
  image: null,
  category: "ecosystem-programs",
};
const PRICED_PROGRAMME: Programme = {
  ...UNPRICED_PROGRAMME,
  title: "Board Basics",
  category: "kpmg-master",
  price: 395,
};

const webmail = { clients: ["Outlook"], hosts: ["webmail.example.org"] };
const email = "programs@example.org";
const chrome = {
  userAgent: "Mozilla/5.0 Chrome/140",
  host: "ubia.example.org",
};

export const enquiryPlan = definePlan(enquiryMachine, {
  inputs: [
    chrome,
    { ...chrome, userAgent: "Mozilla/5.0 Microsoft Outlook 16.0" },
    { ...chrome, host: "webmail.example.org" },
  ].map((browser) => ({ browser, webmail, email })),
  events: {
    "enquiry.opened": [
      { programme: PRICED_PROGRAMME, isMember: true },
      { programme: PRICED_PROGRAMME, isMember: false },
      { programme: UNPRICED_PROGRAMME, isMember: true },
    ],
  },
});
