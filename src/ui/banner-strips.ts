import type { Picture, Strip } from "./woven-picture.ts";

/** The names of the banner pictures. Each shows three strips of its own cloth. */
export type BannerCut = "firm" | "people" | "learn" | "help" | "law";

const picture = (strips: readonly Strip[]): Picture => ({
  width: 288,
  height: 320,
  align: "xMaxYMin meet",
  strips,
});

export const BANNER_STRIPS: Record<BannerCut, Picture> = {
  firm: picture([
    {
      x: 12,
      top: -44,
      cells: [
        ["ladder", "gold", "ink"],
        ["diamond", "raffia", "ink"],
      ],
      fringe: ["raffia", "mist"],
      shift: 1,
    },
    {
      x: 108,
      top: -24,
      cells: [
        ["stripes", "green", "gold"],
        ["diamond", "ink", "gold"],
        ["ladder", "gold", "ink"],
        ["stool", "ink", "gold"],
      ],
      fringe: ["gold", "gold", "raffia"],
      shift: 3,
    },
    {
      x: 204,
      top: -60,
      cells: [
        ["zigzag", "madder", "raffia"],
        ["diamond", "madder", "raffia"],
        ["ladder", "madder", "ink"],
      ],
      fringe: ["madder", "raffia"],
      shift: 0,
    },
  ]),
  people: picture([
    {
      x: 12,
      top: -30,
      cells: [
        ["stripes", "madder", "raffia"],
        ["zigzag", "madder", "ink"],
        ["zigzag", "raffia", "madder"],
      ],
      fringe: ["raffia", "madder"],
      shift: 2,
    },
    {
      x: 108,
      top: -52,
      cells: [
        ["zigzag", "ink", "raffia"],
        ["bars", "ink", "raffia"],
      ],
      fringe: ["raffia", "mist"],
      shift: 0,
    },
    {
      x: 204,
      top: -16,
      cells: [
        ["basket", "gold", "ink"],
        ["stripes", "green", "gold"],
        ["zigzag", "ink", "gold"],
        ["ladder", "gold", "green"],
      ],
      fringe: ["gold", "gold", "raffia"],
      shift: 4,
    },
  ]),
  learn: picture([
    {
      x: 12,
      top: -66,
      cells: [
        ["stool", "gold", "ink"],
        ["stripes", "gold", "green"],
      ],
      fringe: ["gold", "raffia"],
      shift: 2,
    },
    {
      x: 108,
      top: -42,
      cells: [
        ["chequer", "raffia", "madder"],
        ["ladder", "raffia", "ink"],
        ["stool", "raffia", "ink"],
      ],
      fringe: ["raffia", "madder"],
      shift: 0,
    },
    {
      x: 204,
      top: -18,
      cells: [
        ["ladder", "green", "gold"],
        ["zigzag", "ink", "gold"],
        ["stool", "ink", "gold"],
        ["stripes", "madder", "gold"],
      ],
      fringe: ["gold", "mist", "gold"],
      shift: 3,
    },
  ]),
  help: picture([
    {
      x: 12,
      top: -20,
      cells: [
        ["chequer", "ink", "raffia"],
        ["stripes", "ink", "gold"],
        ["basket", "ink", "gold"],
        ["ladder", "ink", "raffia"],
      ],
      fringe: ["raffia", "gold"],
      shift: 3,
    },
    {
      x: 108,
      top: -62,
      cells: [
        ["stripes", "raffia", "madder"],
        ["basket", "raffia", "ink"],
        ["stripes", "raffia", "madder"],
      ],
      fringe: ["raffia", "madder"],
      shift: 1,
    },
    {
      x: 204,
      top: -40,
      cells: [
        ["ladder", "gold", "green"],
        ["basket", "green", "gold"],
      ],
      fringe: ["gold", "mist"],
      shift: 0,
    },
  ]),
  law: picture([
    {
      x: 12,
      top: -58,
      cells: [
        ["stripes", "green", "mist"],
        ["bars", "green", "mist"],
      ],
      fringe: ["mist", "mist", "raffia"],
      shift: 0,
    },
    {
      x: 108,
      top: -36,
      cells: [
        ["ladder", "raffia", "ink"],
        ["bars", "raffia", "ink"],
        ["stool", "raffia", "ink"],
      ],
      fringe: ["raffia", "mist"],
      shift: 2,
    },
    {
      x: 204,
      top: -12,
      cells: [
        ["bars", "ink", "gold"],
        ["ladder", "ink", "gold"],
        ["bars", "ink", "gold"],
        ["diamond", "ink", "gold"],
      ],
      fringe: ["gold", "raffia"],
      shift: 4,
    },
  ]),
};
