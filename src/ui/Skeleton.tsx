import { word } from "../../contract/messages/controls.ts";

export interface SkeletonProps {
  /** How many lines the awaited text has, about. */
  readonly lines?: number | undefined;
  /** With a line for a heading above. */
  readonly head?: boolean | undefined;
  /** What is awaited, for those who listen. */
  readonly label?: string | undefined;
}

/** Bare warp, in the place of what is still being fetched. */
export function Skeleton({
  lines = 3,
  head,
  label = word("loading"),
}: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {head && <div className="skeleton-line skeleton-line--head" />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else, and never move
        <div key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
