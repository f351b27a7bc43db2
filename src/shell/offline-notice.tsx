import { useSyncExternalStore } from "react";
import { shell } from "../../contract/messages/shell.ts";
import { isOnline, onNetworkChange } from "../services/network.ts";
import { Alert } from "../ui/Alert.tsx";

const words = shell.offline;

/** Says that the browser is offline, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  return (
    // Always in the page, so that what comes into it is announced.
    <div className="offline-notice" role="status" aria-label={words.label}>
      {!online && (
        <Alert tone="waiting" announce="none" title={words.title}>
          {words.text}
        </Alert>
      )}
    </div>
  );
}
