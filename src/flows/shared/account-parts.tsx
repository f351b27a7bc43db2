import type { ReactNode } from "react";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";

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
