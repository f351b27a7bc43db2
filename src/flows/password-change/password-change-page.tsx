import { type RefObject, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { t, textOf } from "../../../contract/messages/index.ts";
import { homePath, pages, passwordLinkIn } from "../../../contract/pages.ts";
import { passwordChangeMachine } from "../../../machines/password-change/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { MemberFrame } from "../../app/member-frame.tsx";
import { type ChartProps, useChart } from "../../app/use-chart.ts";
import { apiActor } from "../../services/api.ts";
import { siteOrigin } from "../../services/browser-info.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { PasswordField } from "../../ui/Field.tsx";
import { AccountName, Form } from "../../ui/Form.tsx";
import { Link } from "../../ui/Link.tsx";
import { useSession } from "../session/session-context.tsx";
import {
  NewPasswordForm,
  usePasswordLinkEffects,
} from "../shared/new-password.tsx";
import {
  Outcome,
  OutcomeBeforeLogin,
  SessionEnded,
} from "../shared/outcome.tsx";

/** /change-password: a member requests a link, and the link opens the form for a new password. */
export default function PasswordChangePage() {
  const { search } = useLocation();
  return (
    <PasswordChangeFrame>
      <PasswordChange key={search} query={search} />
    </PasswordChangeFrame>
  );
}

/** The member layout, or the layout of the account pages for a visitor who follows the link in the email. */
function PasswordChangeFrame({ children }: { readonly children: Elements }) {
  const { token } = useSession();
  // Setting the password ends the session, but the confirmation must keep the same layout.
  const [isMember] = useState(token !== null);
  return isMember ? (
    <MemberFrame>{children}</MemberFrame>
  ) : (
    <AccountFrame page="password">{children}</AccountFrame>
  );
}

/** Runs the chart, with the parameters of the emailed link if the query contains them. */
function PasswordChange({ query }: { readonly query: string }) {
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
  const { notice, success } = snapshot.context;
  if (snapshot.hasTag("done"))
    return (
      <OutcomeBeforeLogin title={t("change.doneTitle")} success={success} />
    );
  if (snapshot.hasTag("ended")) return <SessionEnded notice={notice} />;
  const chartProps = { snapshot, send, form };
  if (snapshot.hasTag("sent")) return <ChangeLinkSent {...chartProps} />;
  if (!snapshot.hasTag("link")) return <ChangeRequestForm {...chartProps} />;
  return (
    <NewPasswordForm
      {...chartProps}
      title={pages.changePassword.title}
      submit={t("sidebar.changePassword")}
      noticeAction={
        <Link to={pages.resetPassword.path}>{t("resetConfirm.newLink")}</Link>
      }
    />
  );
}

type ChangeFormProps = ChartProps<typeof passwordChangeMachine> & {
  readonly form: RefObject<HTMLFormElement | null>;
};

function ChangeRequestForm({ snapshot, send, form }: ChangeFormProps) {
  const { email, userType } = useSession();
  const { currentPassword, currentPasswordProblem, notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
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
        error={
          currentPasswordProblem ? textOf(currentPasswordProblem) : undefined
        }
        readOnly={isBusy}
        onValueChange={(value) =>
          send({ type: "currentPassword.changed", value })
        }
      />
      {notice && <Alert tone="problem" title={textOf(notice)} />}
      <Button type="submit" busy={isBusy}>
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

function ChangeLinkSent({ snapshot, send }: ChangeFormProps) {
  const { email, userType } = useSession();
  const { success } = snapshot.context;
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
}
