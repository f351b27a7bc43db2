import { callActor } from "../../services/api.ts";
import {
  type PasswordLinkEffectOptions,
  passwordLinkEffects,
} from "../shared/password-link-effects.ts";

/** Returns the actors and actions of changing a password: both calls, the focus and the navigation. */
export function passwordChangeEffects(options: PasswordLinkEffectOptions) {
  const { actors, actions } = passwordLinkEffects(options);
  return {
    actors: {
      ...actors,
      requestChange: callActor("requestChange"),
    },
    actions,
  };
}
