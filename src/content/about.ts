import type { Benefit } from "../ui/Band.tsx";

/** The copy for the About Us page, written by the operator. */
export const about = {
  title: "Partnership is a craft.",
  text: "Ubia is run by the private enterprise team of a professional-services firm: advisers who work with owners, families and funders every day, and who have seen too many good businesses fail to find the right investors.",
  segments: {
    title: "Who we work for",
    text: "Ubia brings four kinds of clients together.",
    entries: [
      {
        title: "Growing companies",
        text: "Registered businesses with customers, a team and a plan, from the first investment to the last round before a sale.",
        pattern: "step",
        tone: "ink-on-gold",
      },
      {
        title: "Family businesses",
        text: "Owners who want to grow, hand over the business or bring in partners without dividing the family.",
        pattern: "weave",
        tone: "gold-on-green",
      },
      {
        title: "Investors",
        text: "Funds, family offices and private investors who back African ventures and prefer two good profiles to two hundred.",
        pattern: "diamond",
        tone: "ink-on-raffia",
      },
      {
        title: "Ecosystem partners",
        text: "Incubators, development funders and trade bodies whose members need capital, or that have capital to invest.",
        pattern: "path",
        tone: "raffia-on-madder",
      },
    ] satisfies readonly Benefit[],
  },
  needs: {
    title: "What each side needs",
    text: "Each side has different expectations. These are the needs that clients describe to us, and how we meet them.",
    who: "Who",
    need: "What they need",
    answer: "What Ubia does",
    entries: [
      {
        who: "Founders",
        need: "Capital that fits their stage, and an honest answer when it does not.",
        answer:
          "At most two matches at a time, each with its reasons, and a list of what is missing.",
      },
      {
        who: "Families",
        need: "Growth without losing the family name, and discretion while they decide.",
        answer:
          "Profiles that are not public, and a programme for succession and governance.",
      },
      {
        who: "Investors",
        need: "Businesses that have been reviewed, in the sectors and sizes they invest in.",
        answer:
          "Matches by sector, stage, ticket and country, and access to financial files after approval.",
      },
      {
        who: "Lenders and funders",
        need: "Books they can rely on, and a pipeline that is more than a list of names.",
        answer:
          "Programmes that put statements and governance in order, and a documented history of every match.",
      },
      {
        who: "Regulators and communities",
        need: "Jobs, taxes, and data handling that complies with national law.",
        answer:
          "Local advice on tax and governance, and a privacy statement for each country.",
      },
    ],
  },
  experience: {
    title: "A 360 experience",
    text: "Money alone is not enough. A business must be ready for it, and needs a partner who stays after the funding. The firm supports you at every step.",
    picture:
      "A closed square ring of twelve woven cells around one large diamond.",
    entries: [
      {
        title: "Prepare",
        text: "We put your financial statements, tax and structure in order.",
      },
      {
        title: "Learn",
        text: "Master courses and partner programmes close the gaps.",
      },
      {
        title: "Match",
        text: "At most two investors, chosen by the criteria of both sides.",
      },
      {
        title: "Pitch",
        text: "Coaching first, then short conversations that count.",
      },
      {
        title: "Close",
        text: "Deal, tax and legal advisers are one message away.",
      },
      {
        title: "Grow",
        text: "Mentors support you until the next round or the next generation.",
      },
    ],
  },
  value: {
    title: "What you gain",
    text: "Two promises, one for each side.",
    sides: [
      {
        title: "For businesses",
        promise: "Fewer meetings, with the right investors.",
        points: [
          "Two investors who back your sector, stage and ticket, instead of a mailing list.",
          "You can always see why each investor was chosen, and the status of each match.",
          "Advisers who understand both tax law and term sheets.",
        ],
      },
      {
        title: "For investors",
        promise: "Fewer profiles, of higher quality.",
        points: [
          "Every business has a complete profile before it reaches you.",
          "You approve or decline with one click, and can change your decision until the deal is funded.",
          "One table shows the businesses you funded, and the amounts.",
        ],
      },
    ],
  },
  leader: {
    title: "Who leads it",
    role: "Lead Partner, Private Enterprise",
    city: "Nairobi",
    lead: "“A business owner rarely needs one more report. They need an adviser who answers the phone.”",
    paragraphs: [
      "Our lead partner has advised owner-led companies for more than twenty years in East, West and Southern Africa: first as an auditor, then as a tax adviser, and for the past decade as head of the private enterprise practice.",
      "The work ranges from a third-generation trading house that brought in its first outside director, to a health start-up that closed a growth round in three currencies. The order is always the same: books, people, then capital.",
      "The lead partner chairs the regional juries of the Global Innovator Tech Competition, teaches in the family business track, and reads every enquiry that is still unanswered on Friday.",
    ],
    contact: "Write to the lead partner",
  },
  invitation: {
    title: "Talk to us.",
    text: "Ask a question first, or open an account and see what information we need.",
    contact: "Contact Us",
    join: "Join Now",
  },
};
