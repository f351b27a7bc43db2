import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import { fromPromise } from "xstate";
import type { AnswerOf, InputOf } from "../../../contract/calls/index.ts";
import { pages } from "../../../contract/pages.ts";
import { send } from "../../services/api.ts";
import { focusFirstInvalid } from "../../ui/focus.ts";

export type PasswordLinkEffectOptions = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly navigate: NavigateFunction;
  readonly closeSession: () => void;
};

/** Returns the actors and actions shared by the two charts in which a mailed link sets a password. */
export function passwordLinkEffects({
  form,
  navigate,
  closeSession,
}: PasswordLinkEffectOptions) {
  return {
    actors: {
      confirmReset: fromPromise<
        AnswerOf<"confirmReset">,
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
      focusFirstProblem: () => {
        // The problems are rendered after this step.
        requestAnimationFrame(() => {
          if (form.current) focusFirstInvalid(form.current);
        });
      },
      closeSession,
      // Replaces the history entry, so that Back does not open a used link.
      goToLogin: () => {
        navigate(pages.login.path, { replace: true });
      },
    },
  };
}
