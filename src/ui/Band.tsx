import { useId } from "react";
import { Cloth, type ClothPattern, type ClothTone } from "./Cloth.tsx";
import { classNames } from "./class-names.ts";
import type { Elements } from "./elements.ts";

/** A section of a public page, as wide as the window. */
export function Band({
  title,
  text,
  aside,
  split,
  className,
  id,
  children,
}: {
  readonly title: string;
  readonly text?: string | undefined;
  /** Shown below the text. */
  readonly aside?: Elements;
  /** Places the heading to the left of the content instead of above it. */
  readonly split?: boolean | undefined;
  /** `band--sunk` or `on-deep` for another background. */
  readonly className?: string | undefined;
  readonly id?: string | undefined;
  readonly children: Elements;
}) {
  const headingId = useId();
  return (
    <section
      className={classNames("band", className)}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={classNames("wrap", split && "split")}>
        <div
          className={split ? "stack split-head" : "stack stack--3 band-head"}
        >
          <h2 id={headingId}>{title}</h2>
          {text && <p>{text}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

export interface Benefit {
  readonly title: string;
  readonly text: string;
  readonly pattern: ClothPattern;
  readonly tone: ClothTone;
}

interface BenefitsProps {
  readonly title: string;
  readonly text: string;
  readonly entries: readonly Benefit[];
}

/** A band with a list of titles and texts, each next to a square with a cloth pattern. */
export function Benefits({ entries, ...texts }: BenefitsProps) {
  return (
    <Band {...texts} split>
      <ul className="entries">
        {entries.map(({ title, text, pattern, tone }) => (
          <li key={title} className="stack benefit">
            <Cloth pattern={pattern} tone={tone} tile />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
