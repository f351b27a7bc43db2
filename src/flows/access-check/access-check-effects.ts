import type { NavigateFunction } from "react-router-dom";
import { fromPromise } from "xstate";
import type { CallTypes } from "../../../contract/call-types.ts";
import { send } from "../../services/api.ts";

/** Returns the actors and actions of the access check: the call, and the navigation to the person's home page. */
export function accessCheckEffects(navigate: NavigateFunction) {
  return {
    actors: {
      checkAccess: fromPromise<CallTypes["checkAccess"]["answer"], void>(
        ({ signal }) => send("checkAccess", { signal }),
      ),
    },
    actions: {
      goHome: ({ context: { home } }: { context: { home: string } }) => {
        navigate(home, { replace: true });
      },
    },
  };
}
