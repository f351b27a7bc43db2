import type { ReactNode, RefObject } from "react";
import { fromPromise } from "xstate";
import type { InputOf, ResponseOf } from "../../../contract/calls/index.ts";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import {
  type NewPasswordField,
  passwordRequirements,
  passwordScore,
  passwordStrength,
} from "../../../contract/rules/accounts.ts";
import type { NewPasswordState } from "../../../machines/shared/new-password.ts";
import { useRedirect } from "../../app/navigation-context.ts";
import { send } from "../../services/api.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { Checklist } from "../../ui/Choices.tsx";
import { fieldProps, PasswordField } from "../../ui/Field.tsx";
import { AccountName, Form } from "../../ui/Form.tsx";
import { focusFirstInvalid } from "../../ui/focus.ts";
import { SessionContext, useSession } from "../session/session-context.tsx";

/** Returns the actors and actions shared by the two charts in which a person sets a password with an emailed link. */
export function usePasswordLinkEffects(
  form: RefObject<HTMLFormElement | null>,
) {
  const session = SessionContext.useActorRef();
  const redirect = useRedirect();
  return {
    actors: {
      confirmReset: fromPromise<
        ResponseOf<"confirmReset">,
        InputOf<"confirmReset">
      >(({ input: request, signal }) =>
        send("confirmReset", {
          parameters: { uid: request.uid, token: request.token },
          json: request,
          signal,
        }),
      ),
    },
    actions: {
      focusFirstProblem: () => focusFirstInvalid(form),
      announceClosing: () => session.send({ type: "session.closing" }),
      closeSession: () => session.send({ type: "session.closed" }),
      // Replaces the history entry, so that Back does not open a used link.
      goToLogin: () => redirect(pages.login.path, { replace: true }),
    },
  };
}

type NewPasswordEvent =
  | { type: "form.submitted" }
  | { type: "field.changed"; field: NewPasswordField; value: string };

/** The form for a new password and its confirmation, with a live checklist of the requirements. */
export function NewPasswordForm(props: {
  readonly snapshot: {
    readonly context: NewPasswordState & { readonly notice: Message | null };
    readonly hasTag: (tag: "busy") => boolean;
  };
  readonly send: (event: NewPasswordEvent) => void;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly title: string;
  readonly submit: string;
  /** An action shown with a notice, such as a link to the reset request page. */
  readonly noticeAction?: ReactNode;
}) {
  const { snapshot, send, title, submit, noticeAction } = props;
  const { form, notice } = snapshot.context;
  const { email } = useSession();
  const isBusy = snapshot.hasTag("busy");
  const field = (name: NewPasswordField) => ({
    ...fieldProps(snapshot.context, name, send),
    label: t(`newPassword.${name}`),
    autoComplete: "new-password" as const,
    readOnly: isBusy,
  });
  return (
    <Form
      ref={props.form}
      title={title}
      intro={t("resetConfirm.intro")}
      onSubmit={() => send({ type: "form.submitted" })}
    >
      <AccountName email={email} />
      <div className="field">
        <PasswordField {...field("password")} />
        <PasswordAdvice password={form.password} />
      </div>
      <PasswordField {...field("confirm")} />
      {notice && (
        <Alert tone="problem" title={textOf(notice)} actions={noticeAction} />
      )}
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
    </Form>
  );
}

const REQUIREMENTS = [
  "length",
  "lowercase",
  "uppercase",
  "number",
  "special",
] as const;

/** 1 is very weak, 5 is strong. */
const LEVELS = [1, 2, 3, 4, 5];

/** The strength of the password and a checklist of its requirements, updated while typing. */
export function PasswordAdvice({ password }: { readonly password: string }) {
  const met = passwordRequirements(password);
  const level = password === "" ? 0 : passwordScore(password) + 1;
  return (
    <>
      <div className="strength" data-level={level}>
        <div className="strength-bars" aria-hidden="true">
          {LEVELS.map((bar) => (
            <i key={bar} className={bar <= level ? "is-reached" : undefined} />
          ))}
        </div>
        <p role="status">
          <span>{t("ui.passwordStrength")}</span>
          <strong>{level === 0 ? "" : passwordStrength(password)}</strong>
        </p>
      </div>
      <Checklist
        label={t("passwordRequirements.label")}
        items={REQUIREMENTS.map((key) => ({
          key,
          label: t(`passwordRequirements.${key}`),
          met: met[key],
        }))}
      />
    </>
  );
}
