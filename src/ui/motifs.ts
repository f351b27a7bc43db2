/** The colours of the cloth; each has a class in styles/cloth.css. */
export type Dye = "ink" | "green" | "gold" | "madder" | "raffia" | "mist";

export type Motif =
  | "bars"
  | "basket"
  | "chequer"
  | "diamond"
  | "ladder"
  | "stool"
  | "stripes"
  | "warp"
  | "zigzag";

interface Stroke {
  /** Filled with the colour of the thread or of the background, or stroked in the colour of the thread. */
  readonly part: "thread" | "ground" | "line";
  readonly d: string;
}

const six = [0, 1, 2, 3, 4, 5] as const;

/** Joins a path for each of the six positions. */
const repeat = (draw: (place: number) => string) => six.map(draw).join("");

const chequer = six
  .flatMap((row) =>
    [0, 1, 2].map(
      (pair) => `M${pair * 24 + (row % 2) * 12} ${row * 12}h12v12h-12z`,
    ),
  )
  .join("");

const threes = [0, 1, 2] as const;
const basket = [
  ...threes.map((bar) => `M2 ${2 + bar * 12}h32v8h-32z`),
  ...threes.map((bar) => `M${38 + bar * 12} 2h8v32h-8z`),
  ...threes.map((bar) => `M${2 + bar * 12} 38h8v32h-8z`),
  ...threes.map((bar) => `M38 ${38 + bar * 12}h32v8h-32z`),
].join("");

/** The paths of each motif on a cell of 72 by 72. */
export const MOTIFS: Record<Motif, readonly Stroke[]> = {
  bars: [{ part: "thread", d: repeat((at) => `M${6 + at * 12} 0h6v72h-6z`) }],
  basket: [{ part: "thread", d: basket }],
  chequer: [{ part: "thread", d: chequer }],
  diamond: [
    {
      part: "thread",
      d: "M32 4h8v8h8v8h8v8h8v16h-8v8h-8v8h-8v8h-8v-8h-8v-8h-8v-8H8V28h8v-8h8v-8h8z",
    },
    { part: "ground", d: "M32 20h8v8h8v16h-8v8h-8v-8h-8V28h8z" },
    { part: "thread", d: "M32 32h8v8h-8z" },
  ],
  ladder: [{ part: "thread", d: repeat((at) => `M0 ${6 + at * 12}h72v6H0z`) }],
  stool: [
    {
      part: "thread",
      d: "M0 0h72v8h-8v8h-8v8h-8v8H24v-8h-8v-8H8V8H0zM0 72h72v-8h-8v-8h-8v-8h-8v-8H24v8h-8v8H8v8H0z",
    },
  ],
  stripes: [
    {
      part: "thread",
      d: "M6 0h4v72H6zM62 0h4v72h-4zM16 0h2v72h-2zM54 0h2v72h-2zM32 0h8v72h-8z",
    },
  ],
  warp: [{ part: "thread", d: repeat((at) => `M${5 + at * 12} 0h2v72h-2z`) }],
  zigzag: [
    {
      part: "line",
      d: [-6, 16, 38, 60]
        .map((y) => `M-2 ${y}l19 16 19-16 19 16 19-16`)
        .join(""),
    },
  ],
};
