import { matchPages } from "../../../contract/messages/match-pages.ts";
import { Button } from "../../ui/Button.tsx";
import "./match-parts.css";

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
      className="refresh"
      icon="refresh"
      busy={busy}
      disabled={disabled}
      onClick={onRefresh}
    >
      {busy ? matchPages.refreshing : matchPages.refresh}
    </Button>
  );
}
