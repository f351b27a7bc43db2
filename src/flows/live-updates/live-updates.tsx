import { type ComponentType, useEffect, useState } from "react";
import { useSession } from "../session/session-context.tsx";

const importToasts = () => import("./live-update-toasts.tsx");

/** Loads the live updates for members, and for visitors who fill in a form, because a login may follow. */
export function LiveUpdates() {
  const { token } = useSession();
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      importToasts().then(
        ({ LiveUpdateToasts }) => setToasts(() => LiveUpdateToasts),
        // Without live updates, the lists still refresh when the page is shown again.
        () => {},
      );
    };
    if (token !== null) load();
    addEventListener("input", load, { once: true });
    return () => removeEventListener("input", load);
  }, [token]);
  return Toasts && <Toasts />;
}
