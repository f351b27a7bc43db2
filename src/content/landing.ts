import { MAX_MATCHES } from "../../contract/constants.ts";
import {
  COUNTRIES,
  INVESTMENT_TARGETS,
  MATCH_STATUSES,
} from "../../contract/enumerations.ts";
import type { Benefit } from "../ui/Band.tsx";
import type { ClothPattern } from "../ui/Cloth.tsx";

/** The texts of the landing page. Its figures are counted from the data. */
export const landing = {
  hero: {
    title: "Capital meets its match.",
    text: "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides where things stand until the money arrives.",
    join: "Join Now",
    explore: "Explore Programs",
    picture:
      "Woven strips of cloth hanging side by side; the two longest are sewn together.",
  },
  facts: {
    label: "Ubia in short",
    entries: [
      {
        figure: MAX_MATCHES,
        text: "investors at most for each business, so every introduction is read",
      },
      {
        figure: MATCH_STATUSES.length,
        text: "stages, the same for both sides, visible at any time",
      },
      {
        figure: COUNTRIES.length,
        text: "African countries where a business can register",
      },
      {
        figure: INVESTMENT_TARGETS.length,
        text: "ticket ranges, from under ten thousand to over five million US dollars",
      },
    ],
  },
  benefits: {
    title: "Four ways the firm works for you",
    text: "Whether you bring the business or the capital, the firm works beside you from first profile to signed deal.",
    entries: [
      {
        title: "Matchmaking",
        text: "Sector, stage, ticket size and country are compared with what each investor backs. You see why a match was made.",
        pattern: "weave",
        tone: "gold-on-green",
      },
      {
        title: "Programs",
        text: "Master courses and partner programmes that prepare your books, your board and your team for outside money.",
        pattern: "step",
        tone: "ink-on-gold",
      },
      {
        title: "Speed Pitching",
        text: "Short, timed conversations with investors, after coaching that makes each minute count.",
        pattern: "path",
        tone: "raffia-on-madder",
      },
      {
        title: "Expert Support",
        text: "Tax, deal and governance advisers in Nairobi and Accra, one message away.",
        pattern: "diamond",
        tone: "ink-on-raffia",
      },
    ] satisfies readonly Benefit[],
  },
  steps: {
    title: "How it works",
    text: "The same four steps for both sides. Nothing is published: your profile is read only by those you are matched with.",
    investee: "If you look for capital",
    investor: "If you invest",
    open: "Open an account",
    openText: "An email and a password are all it takes to begin.",
    entries: [
      {
        title: "Open an account",
        pattern: "warp",
        investee:
          "Register as an investee and verify your email with the link or the code we send.",
        investor:
          "Register as an investor and verify your email with the link or the code we send.",
      },
      {
        title: "Say who you are",
        pattern: "step",
        investee:
          "Business, stage, sector and ticket size: what an investor asks first.",
        investor: "Sectors, stages and the range of tickets that you back.",
      },
      {
        title: "Meet your match",
        pattern: "weave",
        investee:
          "Ask for a match. Up to two investors are offered, each with the reasons why.",
        investor: "Read who was matched with you, and approve or decline.",
      },
      {
        title: "Follow it to the money",
        pattern: "diamond",
        investee:
          "An approval introduces you to each other. Every stage shows on your dashboard.",
        investor:
          "What you approved, what was funded and with how much stands in one table.",
      },
    ] satisfies readonly {
      title: string;
      pattern: ClothPattern;
      investee: string;
      investor: string;
    }[],
  },
  innovation: {
    title: "New tools, old patience",
    paragraphs: [
      "A loom is a machine for keeping promises: every thread has its place before the first one moves. We build Ubia the same way. Matching is arithmetic that you can read, every stage is written down for both sides, and no decision about a business is left to a black box.",
      "What innovators need beyond that is people. The firm’s labs, programmes and competitions put them beside engineers, tax advisers and boards who have done it before.",
    ],
    points: [
      "Reasons for every match, in words",
      "No browsing of profiles, no sale of data",
      "A stage for innovators in three regions",
    ],
    more: "About Us",
    picture:
      "Cloth on a loom: woven squares at the left, bare threads still to come at the right, and one gold seam between them.",
  },
} as const;
