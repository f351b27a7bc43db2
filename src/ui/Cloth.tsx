import { classNames } from "./class-names.ts";

/** What a pattern means is in README.md; each has its one use. */
export type ClothPattern =
  | "weave"
  | "diamond"
  | "step"
  | "path"
  | "marks"
  | "warp"
  | "selvedge"
  | "stair";

/** Thread, and the ground it lies on. Without `-on-` the ground is what is behind. */
export type ClothTone =
  | "gold"
  | "thread"
  | "line"
  | "deep"
  | "gold-on-deep"
  | "raffia-on-deep"
  | "ember-on-deep"
  | "deep-on-gold"
  | "gold-on-green"
  | "ink-on-gold"
  | "raffia-on-madder"
  | "ink-on-raffia"
  | "green-on-raffia";

export interface ClothProps {
  readonly pattern: ClothPattern;
  readonly tone?: ClothTone | undefined;
  /** Draws the pattern at the size of a 64 px tile, for squares beside a text. */
  readonly tile?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An area of cloth. Decorative, never under text; the class of its place gives it its size. */
export function Cloth({ pattern, tone = "gold", tile, className }: ClothProps) {
  return (
    <div
      className={classNames(
        "cloth",
        `cloth--${pattern}`,
        tile && "cloth--tile",
        `tone-${tone}`,
        className,
      )}
      aria-hidden="true"
    />
  );
}
