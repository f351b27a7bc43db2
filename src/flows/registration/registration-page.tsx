import { useNavigate } from "react-router-dom";
import { pages } from "../../../contract/pages.ts";
import { registrationMachine } from "../../../machines/registration/chart.ts";
import { AccountFrame } from "../../app/account-frame.tsx";
import { useChart } from "../../app/use-chart.ts";
import { siteOrigin } from "../../services/origin.ts";
import { RegistrationDone } from "./registration-done.tsx";
import { registrationEffects } from "./registration-effects.ts";
import { RegistrationForm } from "./registration-form.tsx";

/** /register: creates an account. */
export default function RegistrationPage() {
  const [snapshot, send] = useChart(
    registrationMachine.provide(registrationEffects(useNavigate())),
    { input: { frontendUrl: siteOrigin() } },
  );
  const View = snapshot.hasTag("form") ? RegistrationForm : RegistrationDone;
  return (
    <AccountFrame page="register">
      <title>{`${pages.register.title} | Ubia`}</title>
      <View snapshot={snapshot} send={send} />
    </AccountFrame>
  );
}
