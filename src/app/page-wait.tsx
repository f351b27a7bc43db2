import { t } from "../../contract/messages/index.ts";

export type PageWaitProps = { readonly label?: string };

/** The placeholder of a page that is loading; visible only after a short delay. */
export function PageWait({ label = t("ui.loadingPage") }: PageWaitProps) {
  return (
    <div className="page-wait" role="status">
      <div className="page-wait-thread" aria-hidden="true" />
      <p className="muted">{label}</p>
    </div>
  );
}
