import { shell } from "../../contract/messages/shell.ts";

export type PageWaitProps = { readonly label?: string };

/** Stands in for a page that is on its way; shows only when that takes longer than a moment. */
export function PageWait({ label = shell.loadingPage }: PageWaitProps) {
  return (
    <div className="page-wait" role="status">
      <div className="page-wait-thread" aria-hidden="true" />
      <p className="muted">{label}</p>
    </div>
  );
}
