import { account } from "../../../contract/messages/account.ts";
import { pages } from "../../../contract/pages.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";

const words = account.verification;

/** For those who opened the page directly: a code belongs to an address, and how to get one (decisions: Verification). */
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
