import type { NavigateFunction } from "react-router-dom";
import type {
  EmailVerificationState,
  LoginState,
} from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { normalEmail } from "../../../contract/rules/accounts.ts";
import type { RegistrationContext } from "../../../machines/registration/chart.ts";
import { callActor } from "../../services/api.ts";

type ActionArgs = { context: RegistrationContext };

/** Returns the actors and actions of the registration: the calls and the navigation. */
export function registrationEffects(navigate: NavigateFunction) {
  return {
    actors: {
      register: callActor("register"),
      resendLink: callActor("resendActivation"),
    },
    actions: {
      goToLogin: ({ context: { form } }: ActionArgs) => {
        const state: LoginState = { email: normalEmail(form.email) };
        navigate(pages.login.path, { state });
      },
      goToCode: ({ context: { form, handle } }: ActionArgs) => {
        const state: EmailVerificationState = {
          email: normalEmail(form.email),
          token: handle ?? "",
        };
        navigate(pages.emailVerification.path, { state });
      },
    },
  };
}
