import type { Picture, Strip } from "./woven-picture.ts";

/** The six strips of the brand picture. The third and fourth are sewn together. */
const strips: readonly Strip[] = [
  {
    x: 6,
    top: -104,
    cells: [
      ["ladder", "ink", "raffia"],
      ["zigzag", "ink", "raffia"],
      ["bars", "ink", "raffia"],
    ],
    fringe: ["raffia", "mist"],
    shift: 0,
  },
  {
    x: 94,
    top: -68,
    cells: [
      ["stool", "madder", "ink"],
      ["stripes", "madder", "raffia"],
      ["diamond", "madder", "raffia"],
      ["ladder", "ink", "madder"],
      ["zigzag", "madder", "ink"],
    ],
    fringe: ["madder", "raffia"],
    shift: 3,
  },
  {
    x: 186,
    top: -32,
    cells: [
      ["stripes", "green", "gold"],
      ["basket", "ink", "gold"],
      ["ladder", "gold", "ink"],
      ["stripes", "green", "gold"],
      ["diamond", "ink", "gold"],
      ["stripes", "green", "gold"],
      ["ladder", "gold", "green"],
      ["stool", "ink", "gold"],
    ],
    fringe: ["gold", "gold", "raffia"],
    shift: 1,
  },
  {
    x: 258,
    top: -32,
    cells: [
      ["stool", "raffia", "madder"],
      ["stripes", "raffia", "ink"],
      ["diamond", "raffia", "ink"],
      ["ladder", "madder", "raffia"],
      ["stripes", "raffia", "ink"],
      ["chequer", "raffia", "madder"],
      ["stripes", "raffia", "ink"],
      ["diamond", "raffia", "madder"],
    ],
    fringe: ["raffia", "madder"],
    shift: 4,
  },
  {
    x: 350,
    top: -120,
    cells: [
      ["bars", "gold", "ink"],
      ["stool", "gold", "madder"],
      ["stripes", "gold", "ink"],
      ["basket", "gold", "ink"],
      ["zigzag", "madder", "gold"],
    ],
    fringe: ["gold", "madder"],
    shift: 2,
  },
  {
    x: 438,
    top: -80,
    cells: [
      ["chequer", "ink", "raffia"],
      ["stripes", "ink", "raffia"],
      ["diamond", "madder", "raffia"],
      ["stripes", "ink", "gold"],
      ["zigzag", "ink", "raffia"],
      ["ladder", "ink", "raffia"],
      ["stool", "ink", "raffia"],
    ],
    fringe: ["raffia", "mist"],
    shift: 0,
  },
];

/** The upright brand picture: the hero of a wide page, and the account pages. */
export const TALL: Picture = {
  width: 548,
  height: 640,
  align: "xMaxYMax meet",
  strips,
  seam: { x: 251, top: 2, count: 30 },
};
