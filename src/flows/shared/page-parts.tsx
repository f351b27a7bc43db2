import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import type { ResourceSnapshot } from "../../../machines/resource/chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import "./page-parts.css";

/** Explains why something could not be loaded, with a Try Again button. */
export function LoadFailed(props: {
  readonly title?: string | undefined;
  readonly reason?: Message | null;
  /** Undefined when retrying cannot help. */
  readonly onRetry: (() => void) | undefined;
}) {
  const { title, reason, onRetry } = props;
  return (
    <Alert
      tone="problem"
      title={title}
      actions={
        onRetry && (
          <Button variant="outline" size="small" onClick={onRetry}>
            {t("ui.tryAgain")}
          </Button>
        )
      }
    >
      {reason && textOf(reason)}
    </Alert>
  );
}

/** Says that a value takes long to load, could not be loaded, or may be out of date. */
export function ResourceNotice(props: {
  readonly resource: ResourceSnapshot<unknown>;
  /** The title when the value could not be loaded. */
  readonly failedTitle?: string;
  readonly send: (event: { type: "load.retried" }) => void;
}) {
  const { resource, failedTitle, send } = props;
  const { slow, notice } = resource.context;
  if (resource.hasTag("failed"))
    return (
      <LoadFailed
        title={failedTitle}
        reason={notice}
        onRetry={() => send({ type: "load.retried" })}
      />
    );
  if (slow && resource.hasTag("loading"))
    return <Alert tone="waiting" title={t("load.slow")} />;
  return notice && <Alert tone="waiting" title={textOf(notice)} />;
}

export function RefreshButton(props: {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onRefresh: () => void;
}) {
  const { busy, disabled, onRefresh } = props;
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
