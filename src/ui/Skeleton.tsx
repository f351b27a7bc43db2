import { t } from "../../contract/messages/index.ts";

export interface SkeletonProps {
  /** The approximate number of lines of the expected text. */
  readonly lines?: number | undefined;
  /** Adds a line for a heading above. */
  readonly head?: boolean | undefined;
  /** The text announced to screen readers. */
  readonly label?: string | undefined;
}

/** A placeholder for content that is still loading. */
export function Skeleton({
  lines = 3,
  head,
  label = t("ui.loading"),
}: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {head && <div className="skeleton-line skeleton-line--head" />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
        <div key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
