import { useRef } from "react";
import { t, textOf } from "../../../contract/messages/index.ts";
import { homePath, pages } from "../../../contract/pages.ts";
import { accountDeletionMachine } from "../../../machines/account-deletion/chart.ts";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useRedirect } from "../../app/navigation-context.ts";
import { useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { removeProfileDrafts } from "../../services/removed-drafts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/Field.tsx";
import { AccountName, Form } from "../../ui/Form.tsx";
import { focusAfterRender } from "../../ui/focus.ts";
import { SessionContext, useSession } from "../session/session-context.tsx";
import { Outcome, SessionEnded } from "../shared/account-parts.tsx";

/** /delete-account: deletes the member's own account. */
export default function AccountDeletionPage() {
  const session = SessionContext.useActorRef();
  const { userType, email } = useSession();
  const redirect = useRedirect();
  const passwordInput = useRef<HTMLInputElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const [snapshot, send] = useChart(accountDeletionMachine, {
    actors: { deleteAccount: apiActor("deleteAccount") },
    actions: {
      focusPassword: () => focusAfterRender(() => passwordInput.current),
      focusConfirm: () => focusAfterRender(() => confirmButton.current),
      announceClosing: () => session.send({ type: "session.closing" }),
      closeSession: () => session.send({ type: "session.closed" }),
      deleteDrafts: () => removeProfileDrafts(email ?? ""),
      goHome: () => redirect(pages.home.path, { replace: true }),
    },
  });
  const { password, problem, notice, success } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <MemberFrame>
      {snapshot.hasTag("warning") && (
        <section className="form">
          <h1>{pages.deleteAccount.title}</h1>
          <DeletionWarning />
          <Button
            ref={confirmButton}
            variant="danger"
            onClick={() => send({ type: "deletion.confirmed" })}
          >
            {t("deletion.confirm")}
          </Button>
          <LinkButton variant="outline" to={homePath(userType)}>
            {t("deletion.keep")}
          </LinkButton>
        </section>
      )}
      {snapshot.hasTag("form") && (
        <Form
          title={pages.deleteAccount.title}
          onSubmit={() => send({ type: "form.submitted" })}
        >
          <DeletionWarning />
          <AccountName email={email} />
          <PasswordField
            ref={passwordInput}
            name="password"
            label={t("account.passwordLabel")}
            hint={t("deletion.passwordHint")}
            autoComplete="current-password"
            value={password}
            error={problem ? textOf(problem) : undefined}
            readOnly={isBusy}
            onValueChange={(value) => send({ type: "password.changed", value })}
          />
          {notice && <Alert tone="problem" title={textOf(notice)} />}
          <Button type="submit" variant="danger" busy={isBusy}>
            {t("deletion.submit")}
          </Button>
          <Button
            variant="outline"
            disabled={!snapshot.can({ type: "deletion.cancelled" })}
            onClick={() => send({ type: "deletion.cancelled" })}
          >
            {t("ui.cancel")}
          </Button>
        </Form>
      )}
      {snapshot.hasTag("ended") && <SessionEnded notice={notice} />}
      {snapshot.hasTag("done") && (
        <Outcome title={t("deletion.doneTitle")} success={success}>
          <p>{t("deletion.doneNext")}</p>
          <LinkButton to={pages.home.path} replace>
            {t("nav.home")}
          </LinkButton>
        </Outcome>
      )}
    </MemberFrame>
  );
}

function DeletionWarning() {
  return (
    <Alert tone="problem" announce="none" title={t("deletion.warningTitle")}>
      <ul className="stack stack--1 points">
        <li>{t("deletion.warnings.0")}</li>
        <li>{t("deletion.warnings.1")}</li>
        <li>{t("deletion.warnings.2")}</li>
      </ul>
    </Alert>
  );
}
