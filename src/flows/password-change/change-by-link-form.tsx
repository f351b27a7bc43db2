import { Link } from "react-router-dom";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Form } from "../../ui/Form.tsx";
import { NewPasswordFields } from "../shared/new-password-fields.tsx";
import type { PasswordChangeViewProps } from "./password-change-view.ts";

/** The form for a new password, opened by the link in the mail. */
export function ChangeByLinkForm({
  snapshot,
  send,
  form,
}: PasswordChangeViewProps) {
  const { notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <Form
      ref={form}
      title={pages.changePassword.title}
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
      {notice && (
        <Alert
          tone="problem"
          title={say(notice)}
          actions={
            <Link to={pages.resetPassword.path}>
              {t("resetConfirm.newLink")}
            </Link>
          }
        />
      )}
      <Button type="submit" busy={isBusy}>
        {t("sidebar.changePassword")}
      </Button>
    </Form>
  );
}
