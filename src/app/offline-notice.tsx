import { useSyncExternalStore } from "react";
import { shell } from "../../contract/messages/shell.ts";
import { isOnline, onNetworkChange } from "../services/network.ts";
import { Alert } from "../ui/Alert.tsx";

const words = shell.offline;

/** A notice while the browser is offline. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onNetworkChange, isOnline, () => true);
  return (
    // Always rendered, because only changes of an existing live region are announced.
    <div className="offline-notice" role="status" aria-label={words.label}>
      {!online && (
        <Alert tone="waiting" announce="none" title={words.title}>
          {words.text}
        </Alert>
      )}
    </div>
  );
}
