/** A placeholder for content that is still loading. */
export function Skeleton({
  lines,
  head,
  label,
}: {
  /** The approximate number of lines of the expected text. */
  readonly lines: number;
  /** Adds a line for a heading above. */
  readonly head?: boolean | undefined;
  /** The text announced to screen readers. */
  readonly label: string;
}) {
  return (
    <div className="stack stack--3 skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {head && <div className="skeleton-line skeleton-line--head" />}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
        <div key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
