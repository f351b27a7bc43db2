import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { formatMinutesSeconds } from "../../../contract/format.ts";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { FocusedHeading } from "../../ui/Form.tsx";

/**
 * The submit button of a form. It is disabled while the chart does not accept `form.submitted`. While a submission
 * locks the form, the focus stays on the button, so that a keyboard user does not start at the top of the page again.
 */
export function SubmitButton(props: {
  readonly snapshot: {
    readonly hasTag: (tag: "busy") => boolean;
    readonly can: (event: { type: "form.submitted" }) => boolean;
  };
  readonly locked?: boolean;
  readonly children: ReactNode;
}) {
  const { snapshot, locked = false, children } = props;
  const isBusy = snapshot.hasTag("busy");
  return (
    <Button
      type="submit"
      busy={isBusy}
      unavailable={locked}
      disabled={!isBusy && !locked && !snapshot.can({ type: "form.submitted" })}
    >
      {children}
    </Button>
  );
}

type ActivationEvent = { type: "link.requested" } | { type: "code.chosen" };

/** Explains that the account is not activated, and offers another link or the code page. */
export function ActivationAlert(props: {
  readonly snapshot: {
    readonly context: {
      readonly notice: Message | null;
      readonly success: Message | null;
    };
    readonly hasTag: (tag: "resending") => boolean;
    readonly can: (event: ActivationEvent) => boolean;
  };
  readonly send: (event: ActivationEvent) => void;
  readonly children?: ReactNode;
}) {
  const { snapshot, send, children } = props;
  const { notice, success } = snapshot.context;
  const text = success ?? notice;
  const isResending = snapshot.hasTag("resending");
  return (
    <Alert
      tone={success ? "good" : notice ? "problem" : "neutral"}
      title={text ? textOf(text) : t("account.resendLinkBusy")}
      actions={
        <>
          <Button
            variant="outline"
            size="small"
            busy={isResending}
            unavailable={!snapshot.can({ type: "link.requested" })}
            onClick={() => send({ type: "link.requested" })}
          >
            {t("account.resendLink")}
          </Button>
          {snapshot.can({ type: "code.chosen" }) && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => send({ type: "code.chosen" })}
            >
              {t("account.enterCode")}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Alert>
  );
}

/**
 * Shows why a form is locked and for how long. Only the reason is announced, because a live countdown would be
 * announced every second.
 */
export function WaitAlert(props: {
  /** Why the user has to wait. */
  readonly notice: Message | null;
  /** The remaining time in milliseconds. */
  readonly timeLeft: number;
}) {
  const { notice, timeLeft } = props;
  const [before, after] = t("wait.tryAgainIn", { wait: "\n" }).split("\n");
  return (
    <Alert
      tone="waiting"
      announce="none"
      title={<span role="alert">{notice && textOf(notice)}</span>}
    >
      <span>{before}</span>
      <span className="countdown" role="timer">
        {formatMinutesSeconds(timeLeft)}
      </span>
      <span>{after}</span>
    </Alert>
  );
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
