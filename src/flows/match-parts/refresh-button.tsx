import { matchPages } from "../../../contract/messages/match-pages.ts";
import { Button } from "../../ui/Button.tsx";

/** A quiet way to read the page again. */
export function RefreshButton({
  busy,
  disabled,
  onRefresh,
}: {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onRefresh: () => void;
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon="refresh"
      busy={busy}
      disabled={disabled}
      onClick={onRefresh}
    >
      {busy ? matchPages.refreshing : matchPages.refresh}
    </Button>
  );
}
