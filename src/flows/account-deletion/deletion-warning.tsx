import type { RefObject } from "react";
import { t } from "../../../contract/messages/index.ts";
import { homeOf, pages } from "../../../contract/pages.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { useSession } from "../session/session-context.tsx";
import "./account-deletion.css";

export type DeletionWarningProps = {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onConfirm: () => void;
};

/** Lists what a deletion removes, before the password is requested. */
export function DeletionWarning({ button, onConfirm }: DeletionWarningProps) {
  const { userType } = useSession();
  return (
    <section className="form">
      <h1>{pages.deleteAccount.title}</h1>
      <Losses />
      <Button ref={button} variant="danger" onClick={onConfirm}>
        {t("deletion.confirm")}
      </Button>
      <LinkButton variant="second" to={homeOf(userType)}>
        {t("deletion.keep")}
      </LinkButton>
    </section>
  );
}

/** The list of data that will be deleted. */
export function Losses() {
  return (
    <Alert tone="problem" announce="none" title={t("deletion.warningTitle")}>
      <ul className="deletion-losses">
        <li>{t("deletion.warnings.0")}</li>
        <li>{t("deletion.warnings.1")}</li>
        <li>{t("deletion.warnings.2")}</li>
      </ul>
    </Alert>
  );
}
