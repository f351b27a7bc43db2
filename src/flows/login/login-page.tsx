import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { pages } from "../../../contract/pages.ts";
import { loginMachine } from "../../../machines/login.ts";
import { siteOrigin } from "../../services/origin.ts";
import { AccountFrame } from "../../shell/account-frame.tsx";
import { SessionContext } from "../../shell/session-context.tsx";
import { useChart } from "../../shell/use-chart.ts";
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
