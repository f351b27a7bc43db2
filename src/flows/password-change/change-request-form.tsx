import { Link } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { homeOf, pages } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { useSession } from "../session/session-context.tsx";
import type { PasswordChangeViewProps } from "./password-change-view.ts";

/** The form in which a member confirms the current password and requests a link by mail. */
export function ChangeRequestForm({
  snapshot,
  send,
  form,
}: PasswordChangeViewProps) {
  const { userType } = useSession();
  const { current, currentProblem, notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <Form
      ref={form}
      title={pages.changePassword.title}
      intro={t("change.intro")}
      onSubmit={() => send({ type: "form.submitted" })}
    >
      <PasswordField
        name="current_password"
        label={t("change.current")}
        autoComplete="current-password"
        value={current}
        error={currentProblem ? say(currentProblem) : undefined}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: "current.changed", value })}
      />
      {notice && <Alert tone="problem" title={say(notice)} />}
      <Button type="submit" busy={isBusy}>
        {t("change.submit")}
      </Button>
      <p>
        <Link to={pages.resetPassword.path}>{t("login.forgot")}</Link>
      </p>
      <p>
        <Link to={homeOf(userType)}>{t("account.backToDashboard")}</Link>
      </p>
    </Form>
  );
}
