import type { MatchStatus } from "../../contract/enumerations.ts";
import { t } from "../../contract/messages/index.ts";

interface StatusTagProps {
  /** `closed` is for a match that ended because of a re-run or a closed account. */
  readonly status: MatchStatus | "closed";
}

/** The status of a match: its name, and a strip with its pattern. */
export function StatusTag({ status }: StatusTagProps) {
  return (
    <span className={`status status--${status}`}>{t(`status.${status}`)}</span>
  );
}
