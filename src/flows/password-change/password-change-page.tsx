import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { t, textOf } from "../../../contract/messages/index.ts";
import { homePath, pages, passwordLinkIn } from "../../../contract/pages.ts";
import { passwordChangeMachine } from "../../../machines/password-change/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { MemberFrame } from "../../app/member-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { siteOrigin } from "../../services/browser-info.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/Field.tsx";
import { AccountName, Form } from "../../ui/Form.tsx";
import { Link } from "../../ui/Link.tsx";
import { useSession } from "../session/session-context.tsx";
import {
  Outcome,
  OutcomeBeforeLogin,
  SessionEnded,
} from "../shared/account-parts.tsx";
import {
  NewPasswordForm,
  usePasswordLinkEffects,
} from "../shared/new-password.tsx";

/** /change-password: a member requests a link, and the link opens the form for a new password. */
export default function PasswordChangePage() {
  const { search } = useLocation();
  const { token } = useSession();
  // Setting the password ends the session, but the confirmation must keep the same layout.
  const [isMember] = useState(token !== null);
  const content = <PasswordChange key={search} query={search} />;
  return isMember ? (
    <MemberFrame>{content}</MemberFrame>
  ) : (
    <AccountFrame page="password">{content}</AccountFrame>
  );
}

/** Runs the chart, with the parameters of the emailed link if the query contains them. */
function PasswordChange({ query }: { readonly query: string }) {
  const { email, userType } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { actors, actions } = usePasswordLinkEffects(form);
  const [snapshot, send] = useChart(
    passwordChangeMachine,
    {
      actors: { ...actors, requestChange: apiActor("requestChange") },
      actions,
    },
    { frontendUrl: siteOrigin(), link: passwordLinkIn(query) },
  );
  const { currentPassword, currentPasswordProblem, notice, success } =
    snapshot.context;
  if (snapshot.hasTag("done"))
    return (
      <OutcomeBeforeLogin title={t("change.doneTitle")} success={success} />
    );
  if (snapshot.hasTag("ended")) return <SessionEnded notice={notice} />;
  if (snapshot.hasTag("sent"))
    return (
      <Outcome title={t("change.sentTitle")} success={success}>
        <p>
          {email && (
            <>
              <span>{`${t("change.sentTo")} `}</span>
              <strong dir="auto">{email}</strong>
              <span>{". "}</span>
            </>
          )}
          <span>{t("account.linkSentNext")}</span>
        </p>
        <LinkButton to={homePath(userType)}>
          {t("account.backToDashboard")}
        </LinkButton>
        <Button
          variant="outline"
          onClick={() => send({ type: "request.repeated" })}
        >
          {t("change.requestAgain")}
        </Button>
      </Outcome>
    );
  if (snapshot.hasTag("link"))
    return (
      <NewPasswordForm
        snapshot={snapshot}
        send={send}
        form={form}
        title={pages.changePassword.title}
        submit={t("sidebar.changePassword")}
        noticeAction={
          <Link to={pages.resetPassword.path}>{t("resetConfirm.newLink")}</Link>
        }
      />
    );
  return (
    <Form
      ref={form}
      title={pages.changePassword.title}
      intro={t("change.intro")}
      onSubmit={() => send({ type: "form.submitted" })}
    >
      <AccountName email={email} />
      <PasswordField
        name="current_password"
        label={t("change.current")}
        autoComplete="current-password"
        value={currentPassword}
        error={currentPasswordProblem && textOf(currentPasswordProblem)}
        readOnly={snapshot.hasTag("busy")}
        onValueChange={(value) =>
          send({ type: "currentPassword.changed", value })
        }
      />
      {notice && <Alert tone="problem" title={textOf(notice)} />}
      <Button type="submit" busy={snapshot.hasTag("busy")}>
        {t("change.submit")}
      </Button>
      <p>
        <Link to={pages.resetPassword.path}>{t("login.forgot")}</Link>
      </p>
      <p>
        <Link to={homePath(userType)}>{t("account.backToDashboard")}</Link>
      </p>
    </Form>
  );
}
