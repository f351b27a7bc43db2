import { useLocation } from "react-router-dom";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import type { ResourceSnapshot } from "../../../machines/resource/chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { FocusedHeading } from "../../ui/Form.tsx";
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
  readonly onRetry: () => void;
}) {
  const { resource, failedTitle, onRetry } = props;
  const { slow, notice } = resource.context;
  if (resource.hasTag("failed"))
    return <LoadFailed title={failedTitle} reason={notice} onRetry={onRetry} />;
  if (slow) return <Alert tone="waiting" title={t("load.slow")} />;
  return notice && <Alert tone="waiting" title={textOf(notice)} />;
}

/** The result that replaces a form, and what to do next. */
export function Outcome(props: {
  readonly title: string;
  readonly success?: Message | null;
  readonly problem?: Message | null;
  readonly children?: Elements;
}) {
  const { title, success, problem, children } = props;
  return (
    <section className="form">
      <FocusedHeading>{title}</FocusedHeading>
      {success && <Alert tone="good" title={textOf(success)} />}
      {problem && <Alert tone="problem" title={textOf(problem)} />}
      {children}
    </section>
  );
}

/** A successful outcome. The login page opens after a delay, or on a click. */
export function OutcomeBeforeLogin(props: {
  readonly title: string;
  readonly success: Message | null;
  readonly state?: LoginState;
}) {
  const { title, success, state } = props;
  return (
    <Outcome title={title} success={success}>
      <p>{t("account.loginSoon")}</p>
      <LinkButton to={pages.login.path} state={state} replace>
        {t("account.logInNow")}
      </LinkButton>
    </Outcome>
  );
}

/** Shown when a call about the member's own account gets a 401. After logging in, the member returns to this page. */
export function SessionEnded({ notice }: { readonly notice: Message | null }) {
  const state: LoginState = { from: useLocation().pathname };
  return (
    <Outcome title={t("session.endedTitle")} problem={notice}>
      <LinkButton to={pages.login.path} state={state}>
        {t("account.logIn")}
      </LinkButton>
    </Outcome>
  );
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
