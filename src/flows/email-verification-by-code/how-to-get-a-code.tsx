import { account } from "../../../contract/messages/account.ts";
import { pages } from "../../../contract/pages.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";

const words = account.verification;

/** Explains how to get a code, for visitors who opened the page directly. */
export function HowToGetACode() {
  return (
    <section className="form">
      <h1>{words.title}</h1>
      <p>{words.how}</p>
      <p>{words.howLogin}</p>
      <LinkButton to={pages.login.path}>{account.logIn}</LinkButton>
      <p>{words.howRegister}</p>
      <LinkButton to={pages.register.path} variant="second">
        {account.openAccount}
      </LinkButton>
    </section>
  );
}
