import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import { pages } from "../../../contract/pages.ts";
import { callActor } from "../../services/api.ts";
import { forgetProfileDraft } from "../../services/profile-draft.ts";

type EffectOptions = {
  /** The password input. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** The button below the warning. */
  readonly confirm: RefObject<HTMLButtonElement | null>;
  readonly navigate: NavigateFunction;
  readonly closeSession: () => void;
};

/** Returns the actors and actions of account deletion: the call, the focus, the clean-up and the navigation home. */
export function deletionEffects({
  input,
  confirm,
  navigate,
  closeSession,
}: EffectOptions) {
  // The element is rendered after this step.
  const focusSoon = (control: RefObject<HTMLElement | null>) => () => {
    requestAnimationFrame(() => control.current?.focus());
  };
  return {
    actors: {
      deleteAccount: callActor("deleteAccount"),
    },
    actions: {
      focusPassword: focusSoon(input),
      focusConfirm: focusSoon(confirm),
      closeSession,
      forgetDrafts: () => forgetProfileDraft(),
      goHome: () => {
        navigate(pages.home.path, { replace: true });
      },
    },
  };
}
