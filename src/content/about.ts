import type { Benefit } from "../ui/Band.tsx";

/** The texts of About Us. Written by the operator. */
export const about = {
  title: "Partnership is a craft.",
  text: "Ubia is run by the private enterprise team of a professional-services firm: advisers who spend their days with owners, families and funders, and who got tired of good businesses and willing capital missing each other.",
  segments: {
    title: "Who we work for",
    text: "Four kinds of clients, who meet here more often than they would elsewhere.",
    entries: [
      {
        title: "Growing companies",
        text: "Registered businesses with customers, a team and a plan, from the first outside money to the last round before a sale.",
        pattern: "step",
        tone: "ink-on-gold",
      },
      {
        title: "Family businesses",
        text: "Owners who want to grow, hand over or let others in, and still look each other in the eye at the table.",
        pattern: "weave",
        tone: "gold-on-green",
      },
      {
        title: "Investors",
        text: "Funds, family offices and private investors who back African ventures and would rather read two good files than two hundred.",
        pattern: "diamond",
        tone: "ink-on-raffia",
      },
      {
        title: "Partners of the ecosystem",
        text: "Incubators, development funders and trade bodies whose members need capital, or whose capital needs members.",
        pattern: "path",
        tone: "raffia-on-madder",
      },
    ] satisfies readonly Benefit[],
  },
  needs: {
    title: "What each side needs",
    text: "The same meeting looks different from each chair. This is what we heard, and what we do about it.",
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
        need: "Growth without losing the name over the door, and discretion while they think about it.",
        answer:
          "Profiles that nobody can browse, and a programme for succession and governance.",
      },
      {
        who: "Investors",
        need: "Businesses that were looked at by somebody, in sectors and sizes they said they back.",
        answer:
          "Matches by sector, stage, ticket and country, and financial files from approval on.",
      },
      {
        who: "Lenders and funders",
        need: "Books they can rely on, and a pipeline that is more than a list of names.",
        answer:
          "Programmes that put statements and governance in order, and stages that are written down.",
      },
      {
        who: "Regulators and communities",
        need: "Jobs, taxes and data that are handled as the law of the country asks.",
        answer:
          "Advice on tax and governance on the ground, and a privacy statement for each country.",
      },
    ],
  },
  experience: {
    title: "A 360 experience",
    text: "Money is one thread. A business that is ready for it, and a partner who stays after the transfer, are the others. So the firm goes all the way round with you.",
    picture:
      "A square ring of twelve woven cells around one large diamond: no side of it is open.",
    entries: [
      {
        title: "Prepare",
        text: "Financial statements, tax and structure are put in order.",
      },
      {
        title: "Learn",
        text: "Master courses and partner programmes close the gaps.",
      },
      {
        title: "Match",
        text: "Two investors at most, chosen by what both sides said.",
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
        text: "Mentors stay, until the next round or the next generation.",
      },
    ],
  },
  value: {
    title: "What you gain",
    text: "Two promises, one for each side of the seam.",
    sides: [
      {
        title: "For businesses",
        promise: "Fewer doors, and the right ones.",
        points: [
          "Two investors who back your sector, stage and ticket, instead of a mailing list.",
          "You see why they were chosen, and where things stand, at any time.",
          "Advisers who know the tax office as well as the term sheet.",
        ],
      },
      {
        title: "For investors",
        promise: "Fewer files, and better ones.",
        points: [
          "Every business has a complete profile before it reaches you.",
          "You approve or decline with one press, and may think again until the money moves.",
          "What you funded, and with how much, stands in one table.",
        ],
      },
    ],
  },
  leader: {
    title: "Who leads it",
    role: "Lead Partner, Private Enterprise",
    place: "Nairobi",
    lead: "“A business owner rarely needs one more report. They need somebody who picks up the phone, and somebody worth calling next.”",
    paragraphs: [
      "Our lead partner has spent more than twenty years beside owner-led companies in East, West and Southern Africa: as an auditor first, then as a tax adviser, and for the past decade at the head of the private enterprise practice.",
      "The work ranges from a third-generation trading house that brought in its first outside director, to a health start-up that closed a growth round in three currencies. What stays the same is the order of things: books, people, then capital.",
      "The lead partner chairs the regional juries of the Global Innovator Tech Competition, teaches in the family business track, and reads every enquiry that nobody else has answered by Friday.",
    ],
    contact: "Write to the lead partner",
  },
  close: {
    title: "Come and sit with us.",
    text: "Ask a question first, or open an account and see what we ask of you.",
    contact: "Contact Us",
    join: "Join Now",
  },
};
