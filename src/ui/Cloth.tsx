import { classNames } from "./class-names.ts";
import drawings from "./drawings.svg";
import { Link } from "./Link.tsx";

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
  | "deep"
  | "gold-on-deep"
  | "raffia-on-deep"
  | "ember-on-deep"
  | "deep-on-gold"
  | "gold-on-green"
  | "ink-on-gold"
  | "raffia-on-madder"
  | "ink-on-raffia";

interface ClothProps {
  readonly pattern: ClothPattern;
  readonly tone?: ClothTone | undefined;
  /** Scales the pattern for a 64 px square next to text. */
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

/** A picture of woven cloth. All pictures are in one file. `className` must reserve space until the file has loaded. */
export function Drawing({
  name,
  label = "",
  className,
}: {
  /** The id of a view in drawings.svg. */
  readonly name: string;
  /** The accessible name; without it the picture is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}) {
  return (
    <img
      className={className}
      src={`${drawings}#${name}`}
      alt={label}
      // Lazy, so that the pictures do not delay the first paint.
      loading="lazy"
    />
  );
}

/** Loads the pictures in advance, for a page that is opened while offline. */
export function preloadDrawings(): void {
  new Image().src = drawings;
}

/** The logo: two strips and the name, as a link. */
export function Logo({ to }: { readonly to: string }) {
  return (
    <Link className="logo" to={to}>
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <path className="post" d="M0 0h10v20h7v10H0z" />
        <path className="thread" d="M20 0h10v30H19V18h1z" />
      </svg>
      <span>Ubia</span>
    </Link>
  );
}
