import type { ReactNode } from "react";
import type { MatchStatus } from "../../contract/enumerations.ts";

export interface StatusTagProps {
  /** `closed` is for a match that was replaced by another. */
  readonly status: MatchStatus | "closed";
  /** The status in words. */
  readonly children: ReactNode;
}

/** The status of a match: a strip with the pattern of the status, and the word. */
export function StatusTag({ status, children }: StatusTagProps) {
  return <span className={`status status--${status}`}>{children}</span>;
}
