import { type CatalogueProgramme, INSIDE, USUAL_FEE } from "./programme.ts";

const mentorship = {
  category: "mentorship",
  provider: "Ubia Mentor Circle",
  link: INSIDE,
} as const;
const pitching = {
  category: "pitching",
  provider: "Ubia Pitch Studio",
  link: INSIDE,
} as const;

/** Mentorship Founder Sessions and Pitch Coaching. Written by the operator. */
export const coachingProgrammes: readonly CatalogueProgramme[] = [
  {
    ...mentorship,
    title: "One Hour, One Question",
    description:
      "Bring the decision that keeps you awake. A founder who has been through it listens for half an hour and answers for the other.",
    image: "gold-diamond-bars",
    runs: "Every Thursday, online, one founder at a time.",
    outcome: "One next step, written down before the hour is over.",
  },
  {
    ...mentorship,
    title: "The First Board",
    description:
      "For founders who have never been told no by anyone they pay. Experienced directors show what they would ask you, and why you should want it.",
    image: "raffia-stool-ladder",
    runs: "Once a month, online, in groups of six.",
    outcome: "A short list of people to ask, and how to ask them.",
  },
  {
    ...mentorship,
    title: "Founders' Peer Circle",
    description: [
      "Eight founders from eight countries who do not compete.",
      "One of them in the chair each time, with real figures.",
      "What is said in the circle stays there.",
    ],
    image: "green-zigzag-chequer",
    runs: "Every second Tuesday for half a year, online.",
    outcome: "Seven people who know your business and tell you the truth.",
  },
  {
    ...pitching,
    title: "Pitch Workshop",
    description:
      "From forty slides to ten, and from ten minutes to five. You tell your story to people who have heard a thousand, and again after they have told you where they stopped listening.",
    price: USUAL_FEE,
    image: "madder-zigzag-zigzag",
    runs: "Two full days in Nairobi, Accra or Lagos, in groups of eight.",
    outcome: "A pitch of five minutes, on video, that you would show anybody.",
  },
  {
    ...pitching,
    title: "Speed Pitching Rehearsal",
    description:
      "Three minutes, a bell, the next table. A rehearsal with five coaches in the roles of five investors, right before the real thing.",
    image: "ink-ladder-stool",
    runs: "One evening, online, in the week before each speed pitching.",
    outcome: "The three questions that you will be asked, and your answers.",
  },
  {
    ...pitching,
    title: "Pitch Deck Clinic",
    description:
      "Send your deck, and get it back with comments on every page: what an investor reads, what they skip, and what they miss.",
    image: "mist-stripes-basket",
    runs: "By email, within five working days.",
    outcome: "A marked-up deck, and a call of twenty minutes about it.",
  },
];
