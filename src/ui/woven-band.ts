import type { Picture, Strip } from "./woven-picture.ts";

/** Seven short strips. The third and fourth are sewn together. */
const strips: readonly Strip[] = [
  {
    x: 22,
    top: -34,
    cells: [
      ["zigzag", "ink", "raffia"],
      ["bars", "ink", "raffia"],
    ],
    fringe: ["raffia", "mist"],
    shift: 0,
  },
  {
    x: 116,
    top: -60,
    cells: [
      ["stripes", "madder", "raffia"],
      ["diamond", "madder", "raffia"],
      ["ladder", "madder", "ink"],
    ],
    fringe: ["madder", "raffia"],
    shift: 3,
  },
  {
    x: 226,
    top: -8,
    cells: [
      ["basket", "ink", "gold"],
      ["stripes", "green", "gold"],
      ["diamond", "ink", "gold"],
    ],
    fringe: ["gold", "gold", "raffia"],
    shift: 1,
  },
  {
    x: 298,
    top: -8,
    cells: [
      ["diamond", "raffia", "ink"],
      ["stripes", "raffia", "ink"],
      ["diamond", "raffia", "madder"],
    ],
    fringe: ["raffia", "madder"],
    shift: 4,
  },
  {
    x: 408,
    top: -40,
    cells: [
      ["stripes", "gold", "ink"],
      ["zigzag", "madder", "gold"],
    ],
    fringe: ["gold", "madder"],
    shift: 2,
  },
  {
    x: 502,
    top: -64,
    cells: [
      ["chequer", "ink", "raffia"],
      ["stripes", "ink", "raffia"],
      ["stool", "ink", "raffia"],
    ],
    fringe: ["raffia", "mist"],
    shift: 0,
  },
  {
    x: 596,
    top: -30,
    cells: [["ladder", "gold", "ink"]],
    fringe: ["gold", "raffia"],
    shift: 3,
  },
];

/** The horizontal brand picture: the hero of a page on a phone. */
export const BAND: Picture = {
  width: 650,
  height: 280,
  align: "xMidYMin slice",
  strips,
  seam: { x: 291, top: 6, count: 12 },
};
