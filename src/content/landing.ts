import { MAX_MATCHES } from "../../contract/constants.ts";
import {
  COUNTRIES,
  INVESTMENT_TARGETS,
  MATCH_STATUSES,
} from "../../contract/enumerations.ts";

/** The copy for the landing page. Its figures come from limits and lists in the contract. */
export const landing = {
  hero: {
    title: "Capital meets its match.",
    text: "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match until it is funded.",
    join: "Join Now",
    explore: "Explore Programs",
    picture:
      "Woven strips of cloth hanging side by side; the two longest are sewn together.",
  },
  facts: {
    label: "Ubia at a glance",
    entries: [
      {
        figure: MAX_MATCHES,
        text: "investors at most per business, so that every introduction gets attention",
      },
      {
        figure: MATCH_STATUSES.length,
        text: "stages of a match, which both sides can see at any time",
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
    text: "Whether you bring the business or the capital, the firm supports you from the first profile to the signed deal.",
    entries: [
      {
        title: "Matchmaking",
        text: "A business’s sector, stage, ticket size and country are compared with each investor’s criteria. You see why a match was made.",
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
        text: "Short, timed conversations with investors, prepared with a coach.",
        pattern: "path",
        tone: "raffia-on-madder",
      },
      {
        title: "Expert Support",
        text: "Tax, deal and governance advisers in Nairobi and Accra, one message away.",
        pattern: "diamond",
        tone: "ink-on-raffia",
      },
    ],
  },
  steps: {
    title: "How it works",
    text: "The same four steps for both sides. Nothing is published: only those you are matched with can read your profile.",
    investee: "If you are looking for capital",
    investor: "If you invest",
    open: "Open an account",
    openText: "All you need to start is an email and a password.",
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
        title: "Complete your profile",
        pattern: "step",
        investee:
          "Enter your business name, type, stage, sector and ticket size. Investors ask for these first.",
        investor:
          "Enter the sectors, stages and ticket range that you invest in.",
      },
      {
        title: "Meet your match",
        pattern: "weave",
        investee:
          "Request a match. You are offered up to two investors, each with the reasons why.",
        investor:
          "Review the businesses matched with you, and approve or decline.",
      },
      {
        title: "Follow the deal",
        pattern: "diamond",
        investee:
          "An approval introduces you to each other. Your dashboard shows every stage.",
        investor:
          "One table shows the businesses you approved and funded, and the amounts.",
      },
    ],
  },
  innovation: {
    title: "New tools, proven experience",
    paragraphs: [
      "Ubia is transparent. You can see how a match score is calculated, both sides see the same stages, and no decision about a business is left to a black box.",
      "Innovators also need people. The firm’s labs, programmes and competitions introduce them to engineers, tax advisers and board members who have done it before.",
    ],
    points: [
      "Reasons for every match, in plain language",
      "Profiles are not public, and data is not sold",
      "A competition for innovators in three regions",
    ],
    more: "About Us",
    picture:
      "Cloth on a loom: woven squares on the left, bare threads on the right, and one gold seam between them.",
  },
} as const;
