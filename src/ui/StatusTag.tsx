import type { ReactNode } from "react";
import type { MatchStatus } from "../../contract/enumerations.ts";

export interface StatusTagProps {
  /** `closed` for a match that something else took the place of. */
  readonly status: MatchStatus | "closed";
  /** The status in words. */
  readonly children: ReactNode;
}

/** Where a match stands: a strip of the pattern that means it, and the word. */
export function StatusTag({ status, children }: StatusTagProps) {
  return <span className={`status status--${status}`}>{children}</span>;
}
