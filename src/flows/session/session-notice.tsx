import { useSelector } from "@xstate/react";
import { type ComponentType, useEffect, useState } from "react";
import { t } from "../../../contract/messages/index.ts";
import { ToastRegion } from "../../ui/Alert.tsx";
import { SessionContext, useSession } from "./session-context.tsx";

/** Loaded for members only. */
const importRenewal = () => import("./session-renewal.tsx");

/** Shows notices about the session on any page: that it will end soon, and that it was renewed. */
export function SessionNotice() {
  const isMember = useSession().token !== null;
  const isEnding = SessionContext.useSelector((snapshot) =>
    snapshot.hasTag("endingSoon"),
  );
  const renewal = SessionContext.useSelector(
    (snapshot) => snapshot.children.renewal,
  );
  const isRenewed = useSelector(renewal, (state) => state?.hasTag("renewed"));
  const [Renewal, setRenewal] = useState<ComponentType | null>(null);
  // Loaded in advance. If that fails, loading is retried when the notice is due.
  useEffect(() => {
    if (!isMember && !isEnding) return;
    importRenewal().then(
      ({ SessionRenewal }) => setRenewal(() => SessionRenewal),
      () => {},
    );
  }, [isMember, isEnding]);
  return (
    <>
      {Renewal && <Renewal />}
      <ToastRegion
        scope="session"
        toasts={
          isRenewed ? [{ id: "session", text: t("session.renewed") }] : []
        }
        onDismiss={() => renewal?.send({ type: "notice.dismissed" })}
      />
    </>
  );
}
