import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pages } from "../../../contract/pages.ts";
import { loginMachine } from "../../../machines/login/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { siteOrigin } from "../../services/origin.ts";
import { SessionContext } from "../session/session-context.tsx";
import { loginEffects } from "./login-effects.ts";
import { LoginForm } from "./login-form.tsx";

/** /login */
export default function LoginPage() {
  const session = SessionContext.useActorRef();
  const form = useRef<HTMLFormElement>(null);
  const [snapshot, send] = useChart(
    loginMachine.provide(
      loginEffects({
        form,
        navigate: useNavigate(),
        state: useLocation().state,
        openSession: (opened) =>
          session.send({ type: "session.opened", ...opened }),
      }),
    ),
    { input: { frontendUrl: siteOrigin() } },
  );
  return (
    <AccountFrame page="login">
      <title>{`${pages.login.title} | Ubia`}</title>
      <LoginForm snapshot={snapshot} send={send} form={form} />
    </AccountFrame>
  );
}
