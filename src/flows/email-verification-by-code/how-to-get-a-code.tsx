import { t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { LinkButton } from "../../ui/Button.tsx";

/** Explains how to get a code, for visitors who opened the page directly. */
export function HowToGetACode() {
  return (
    <section className="form">
      <h1>{t("verification.title")}</h1>
      <p>{t("verification.how")}</p>
      <p>{t("verification.howLogin")}</p>
      <LinkButton to={pages.login.path}>{t("account.logIn")}</LinkButton>
      <p>{t("verification.howRegister")}</p>
      <LinkButton to={pages.register.path} variant="second">
        {t("account.openAccount")}
      </LinkButton>
    </section>
  );
}
