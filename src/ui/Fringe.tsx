import type { Dye } from "./motifs.ts";

const THREADS = 13;
const LENGTHS = [43, 61, 34, 52, 70] as const;

export interface FringeProps {
  /** The x position of the strip and the y position of its lower end. */
  readonly x: number;
  readonly top: number;
  /** The colours, used in rotation. */
  readonly dyes: readonly Dye[];
  /** Where the sequence of thread lengths begins, so that no two strips end alike. */
  readonly shift: number;
}

/** The loose threads at the end of a strip: one path per colour. */
export function Fringe({ x, top, dyes, shift }: FringeProps) {
  const threads = Array.from({ length: THREADS }, (_, thread) => {
    const left = Math.round(x + 4 + (thread * 64) / 12);
    return `M${left} ${top}v${LENGTHS[(thread + shift) % LENGTHS.length]}`;
  });
  return [...new Set(dyes)].map((dye) => (
    <path
      key={dye}
      className={`fringe thread-${dye}`}
      d={threads.filter((_, at) => dyes[at % dyes.length] === dye).join("")}
    />
  ));
}
