import type {
  EXTERNAL_PROGRAMS,
  ProgrammeCategory,
} from "../../../contract/programmes.ts";
import type { ClothPattern, ClothTone } from "../../ui/Cloth.tsx";

type CategoryContent = {
  readonly title: string;
  readonly text: string;
  /** Whether the programmes in this category cost money and therefore have a Book / Enquire button. */
  readonly paid: boolean;
  readonly pattern: ClothPattern;
  readonly tone: ClothTone;
};

/** The categories, and the card that leads to the two sub-tracks. The operator writes the copy. */
export const programmeCategories: Readonly<
  Record<ProgrammeCategory | typeof EXTERNAL_PROGRAMS, CategoryContent>
> = {
  "kpmg-master": {
    title: "Master Programs",
    text: "Our own courses: finance, tax, governance and growth, taught by our advisers.",
    paid: true,
    pattern: "weave",
    tone: "gold-on-green",
  },
  "external-programs": {
    title: "External Programs",
    text: "Accelerators, fellowships and family forums run by our partners.",
    paid: true,
    pattern: "step",
    tone: "ink-on-gold",
  },
  "ecosystem-programs": {
    title: "Ecosystem Programs",
    text: "Accelerators, residencies and fellowships for companies that already have customers.",
    paid: true,
    pattern: "step",
    tone: "ink-on-gold",
  },
  "family-business-programs": {
    title: "Family Business Programs",
    text: "For families who own and run a business together.",
    paid: true,
    pattern: "diamond",
    tone: "ink-on-raffia",
  },
  mentorship: {
    title: "Mentorship Founder Sessions",
    text: "One-hour sessions with experienced founders.",
    paid: false,
    pattern: "diamond",
    tone: "ink-on-raffia",
  },
  pitching: {
    title: "Pitch Coaching",
    text: "Practise a five-minute pitch and get direct feedback.",
    paid: true,
    pattern: "path",
    tone: "raffia-on-madder",
  },
};
