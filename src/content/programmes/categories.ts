import type {
  EXTERNAL_PROGRAMS,
  ProgrammeCategory,
} from "../../../contract/programmes.ts";
import type { ClothPattern, ClothTone } from "../../ui/Cloth.tsx";

export type CategoryContent = {
  readonly title: string;
  readonly text: string;
  /** Whether the category offers Book / Enquire. */
  readonly paid: boolean;
  readonly pattern: ClothPattern;
  readonly tone: ClothTone;
};

/** The categories, and the link to the two sub-tracks. Written by the operator. */
export const programmeCategories: Readonly<
  Record<ProgrammeCategory | typeof EXTERNAL_PROGRAMS, CategoryContent>
> = {
  "kpmg-master": {
    title: "Master Programs",
    text: "Our own courses: finance, tax, governance and growth, taught by people who advise on them every day.",
    paid: true,
    pattern: "weave",
    tone: "gold-on-green",
  },
  "external-programs": {
    title: "External Programs",
    text: "Accelerators, fellowships and family forums that our partners run and we vouch for.",
    paid: true,
    pattern: "step",
    tone: "ink-on-gold",
  },
  "ecosystem-programs": {
    title: "Ecosystem Programs",
    text: "Accelerators, residencies and fellowships for companies that already sell something.",
    paid: true,
    pattern: "step",
    tone: "ink-on-gold",
  },
  "family-business-programs": {
    title: "Family Business Programs",
    text: "For families who own a business together, and want both to last.",
    paid: true,
    pattern: "diamond",
    tone: "ink-on-raffia",
  },
  mentorship: {
    title: "Mentorship Founder Sessions",
    text: "Founders who have been there give an hour to founders who are there now.",
    paid: false,
    pattern: "diamond",
    tone: "ink-on-raffia",
  },
  pitching: {
    title: "Pitch Coaching",
    text: "Say it in five minutes, to people who tell you when they stopped listening.",
    paid: true,
    pattern: "path",
    tone: "raffia-on-madder",
  },
};
