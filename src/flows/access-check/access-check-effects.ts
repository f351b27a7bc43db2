import type { NavigateFunction } from "react-router-dom";
import { callActor } from "../../services/api.ts";

/** Returns the actors and actions of the access check: the call, and the navigation to the person's home page. */
export function accessCheckEffects(navigate: NavigateFunction) {
  return {
    actors: {
      checkAccess: callActor("checkAccess"),
    },
    actions: {
      goHome: ({ context: { home } }: { context: { home: string } }) => {
        navigate(home, { replace: true });
      },
    },
  };
}
