import { useRef } from "react";
import { useMatch } from "react-router-dom";
import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { passwordResetConfirmMachine } from "../../../machines/password-reset-confirm/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { Outcome, OutcomeBeforeLogin } from "../shared/account-parts.tsx";
import {
  NewPasswordForm,
  usePasswordLinkEffects,
} from "../shared/new-password.tsx";

/** /reset-password-confirm/:uid/:token: sets a new password with the link from a reset email. */
export default function PasswordResetConfirmPage() {
  const { uid = "", token = "" } =
    useMatch(pages.resetPasswordConfirm.path)?.params ?? {};
  const form = useRef<HTMLFormElement>(null);
  const [snapshot, send] = useChart(
    passwordResetConfirmMachine,
    usePasswordLinkEffects(form),
    { uid, token },
  );
  const { notice, success } = snapshot.context;
  return (
    <AccountFrame page="password">
      {snapshot.hasTag("form") && (
        <NewPasswordForm
          snapshot={snapshot}
          send={send}
          form={form}
          title={pages.resetPasswordConfirm.title}
          submit={t("resetConfirm.submit")}
        />
      )}
      {snapshot.hasTag("linkInvalid") && (
        <Outcome title={t("resetConfirm.invalidTitle")} problem={notice}>
          <p>{t("resetConfirm.invalidNext")}</p>
          <LinkButton to={pages.resetPassword.path}>
            {t("resetConfirm.newLink")}
          </LinkButton>
        </Outcome>
      )}
      {snapshot.hasTag("done") && (
        <OutcomeBeforeLogin
          title={t("resetConfirm.doneTitle")}
          success={success}
        />
      )}
    </AccountFrame>
  );
}
