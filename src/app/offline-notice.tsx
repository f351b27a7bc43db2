import { useSyncExternalStore } from "react";
import { t } from "../../contract/messages/index.ts";
import { isOnline, onNetworkChange } from "../services/network.ts";
import { Alert } from "../ui/Alert.tsx";

/** A notice while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  return (
    // Always rendered, because only changes of an existing live region are announced.
    <div
      className="offline-notice"
      role="status"
      aria-label={t("offline.label")}
    >
      {!online && (
        <Alert tone="waiting" announce="none" title={t("offline.title")}>
          {t("offline.text")}
        </Alert>
      )}
    </div>
  );
}
