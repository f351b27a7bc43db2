import type { RefObject } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { accountDeletionMachine } from "../../../machines/account-deletion/chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/Field.tsx";
import { Form } from "../../ui/Form.tsx";
import { Losses } from "./deletion-warning.tsx";

export type DeletionFormProps = {
  readonly snapshot: SnapshotFrom<typeof accountDeletionMachine>;
  readonly send: ActorRefFrom<typeof accountDeletionMachine>["send"];
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The form with the password that confirms the deletion, below the warning. */
export function DeletionForm({ snapshot, send, input }: DeletionFormProps) {
  const { password, problem, notice } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  return (
    <Form
      title={pages.deleteAccount.title}
      onSubmit={() => send({ type: "form.submitted" })}
    >
      <Losses />
      <PasswordField
        ref={input}
        name="password"
        label={t("account.passwordLabel")}
        hint={t("deletion.passwordHint")}
        autoComplete="current-password"
        value={password}
        error={problem ? say(problem) : undefined}
        readOnly={isBusy}
        onValueChange={(value) => send({ type: "password.changed", value })}
      />
      {notice && <Alert tone="problem" title={say(notice)} />}
      <Button type="submit" variant="danger" busy={isBusy}>
        {t("deletion.submit")}
      </Button>
      <Button
        variant="second"
        disabled={!snapshot.can({ type: "deletion.cancelled" })}
        onClick={() => send({ type: "deletion.cancelled" })}
      >
        {t("ui.cancel")}
      </Button>
    </Form>
  );
}
