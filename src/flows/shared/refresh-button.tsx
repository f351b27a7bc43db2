import { t } from "../../../contract/messages/index.ts";
import { Button } from "../../ui/Button.tsx";
import "./match-parts.css";

/** A button that reloads the data of the page. */
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
      {busy ? t("ui.refreshing") : t("ui.refresh")}
    </Button>
  );
}
