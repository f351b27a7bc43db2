import { classNames } from "./class-names.ts";

/** README.md explains the meaning of each pattern. */
export type ClothPattern =
  | "weave"
  | "diamond"
  | "step"
  | "path"
  | "marks"
  | "warp"
  | "selvedge";

/** The colour of the pattern and of its background. Without `-on-` the background is transparent. */
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
  | "ink-on-raffia";

export interface ClothProps {
  readonly pattern: ClothPattern;
  readonly tone?: ClothTone | undefined;
  /** Renders the pattern at the size of a 64 px tile, for squares next to a text. */
  readonly tile?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An area filled with a pattern. Decorative, never behind text. The class of the surrounding element sets its size. */
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
