import { useRef } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { passwordResetConfirmMachine } from "../../../machines/password-reset-confirm/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { FocusedHeading, Form } from "../../ui/Form.tsx";
import { SessionContext } from "../session/session-context.tsx";
import { NewPasswordFields } from "../shared/new-password-fields.tsx";
import { passwordLinkEffects } from "../shared/password-link-effects.ts";
import { PasswordSet } from "../shared/password-set.tsx";

/** /reset-password-confirm/:uid/:token: sets a new password with the link of a reset mail. */
export default function PasswordResetConfirmPage() {
  const { uid = "", token = "" } = useParams();
  const session = SessionContext.useActorRef();
  const form = useRef<HTMLFormElement>(null);
  const [snapshot, send] = useChart(
    passwordResetConfirmMachine.provide(
      passwordLinkEffects({
        form,
        navigate: useNavigate(),
        closeSession: () => session.send({ type: "session.closed" }),
      }),
    ),
    { input: { uid, token } },
  );
  const { notice, success } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <AccountFrame page="password">
      <title>{`${pages.resetPasswordConfirm.title} | Ubia`}</title>
      {snapshot.hasTag("form") && (
        <Form
          ref={form}
          title={pages.resetPasswordConfirm.title}
          intro={t("resetConfirm.intro")}
          onSubmit={() => send({ type: "form.submitted" })}
        >
          <NewPasswordFields
            facts={snapshot.context}
            readOnly={isBusy}
            onChange={(field, value) =>
              send({ type: "field.changed", field, value })
            }
          />
          {notice && <Alert tone="problem" title={say(notice)} />}
          <Button type="submit" busy={isBusy}>
            {t("resetConfirm.submit")}
          </Button>
        </Form>
      )}
      {snapshot.hasTag("dead") && (
        <section className="form">
          <FocusedHeading>{t("resetConfirm.deadTitle")}</FocusedHeading>
          {notice && <Alert tone="problem" title={say(notice)} />}
          <p>{t("resetConfirm.deadNext")}</p>
          <LinkButton to={pages.resetPassword.path}>
            {t("resetConfirm.newLink")}
          </LinkButton>
        </section>
      )}
      {snapshot.hasTag("done") && (
        <PasswordSet title={t("resetConfirm.doneTitle")} success={success} />
      )}
    </AccountFrame>
  );
}
