import { useMatch } from "react-router-dom";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { emailVerificationByLinkMachine } from "../../../machines/email-verification-by-link/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useRedirect } from "../../app/navigation-context.ts";
import { useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { eventActor } from "../../services/event-actor.ts";
import { isVisible, onShown } from "../../services/page-events.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { OutcomeBeforeLogin } from "../shared/account-parts.tsx";

/** /verify-email/:uidb64/:token: the target of the link in the email. */
export default function EmailVerificationByLinkPage() {
  const { uidb64 = "", token = "" } =
    useMatch(pages.verifyEmail.path)?.params ?? {};
  const redirect = useRedirect();
  const [snapshot, send] = useChart(
    emailVerificationByLinkMachine,
    {
      actors: {
        watchPage: eventActor((sendBack) => {
          const report = () => sendBack({ type: "page.opened" });
          // Deferred, so that an actor that is stopped immediately reports nothing.
          if (isVisible()) queueMicrotask(report);
          return onShown(report);
        }),
        verifyLink: apiActor("verifyLink"),
      },
      actions: {
        // Replaces the history entry, so that Back does not open a used link.
        goToLogin: ({ context }) =>
          redirect(pages.login.path, {
            replace: true,
            state: loginState(context),
          }),
      },
    },
    { uidb64, token },
  );
  const { notice, success } = snapshot.context;
  const reason = notice && textOf(notice);
  const tryAgain = (
    <Button onClick={() => send({ type: "link.retried" })}>
      {t("ui.tryAgain")}
    </Button>
  );
  return (
    <AccountFrame page="verification">
      {snapshot.hasTag("busy") && (
        <section className="form">
          <h1>{t("verification.title")}</h1>
          <p aria-hidden="true">{t("verification.checking")}</p>
          <Skeleton lines={2} label={t("verification.checking")} />
        </section>
      )}
      {snapshot.hasTag("done") && (
        <OutcomeBeforeLogin
          title={t("verification.doneTitle")}
          success={success}
          state={loginState(snapshot.context)}
        />
      )}
      {snapshot.hasTag("problem") && (
        <section className="form">
          <h1>{t("verification.failedTitle")}</h1>
          {snapshot.hasTag("dialogClosed") && (
            <>
              <Alert tone="problem" announce="none" title={reason} />
              <p>{t("verification.failedNext")}</p>
              {tryAgain}
              <LinkButton to={pages.login.path} variant="outline">
                {t("account.logIn")}
              </LinkButton>
            </>
          )}
        </section>
      )}
      <Dialog
        open={snapshot.hasTag("dialogOpen")}
        onClose={() => send({ type: "error.dismissed" })}
        title={t("account.errorTitle")}
        tone="problem"
        actions={tryAgain}
      >
        <p>{reason}</p>
      </Dialog>
    </AccountFrame>
  );
}

function loginState({ email }: { readonly email: string | null }): LoginState {
  return email === null ? {} : { email };
}
