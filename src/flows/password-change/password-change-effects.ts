import { fromPromise } from "xstate";
import type { CallTypes } from "../../../contract/call-types.ts";
import { send } from "../../services/api.ts";
import {
  type PasswordLinkEffectOptions,
  passwordLinkEffects,
} from "../shared/password-link-effects.ts";

type RequestChange = CallTypes["requestChange"];

/** Returns the actors and actions of changing a password: both calls, the focus and the navigation. */
export function passwordChangeEffects(options: PasswordLinkEffectOptions) {
  const { actors, actions } = passwordLinkEffects(options);
  return {
    actors: {
      ...actors,
      requestChange: fromPromise<
        RequestChange["answer"],
        RequestChange["request"]
      >(({ input: request, signal }) =>
        send("requestChange", { json: request, signal }),
      ),
    },
    actions,
  };
}
