import type { NavigateFunction } from "react-router-dom";
import { fromCallback } from "xstate";
import { pages } from "../../../contract/pages.ts";
import type { LinkEvent } from "../../../machines/email-verification-by-link/chart.ts";
import { callActor } from "../../services/api.ts";
import { whenVisible } from "../../services/page-visibility.ts";

/** Returns the actors and actions of verification by link. */
export function linkEffects(navigate: NavigateFunction) {
  return {
    actors: {
      watchPage: fromCallback<LinkEvent>(({ sendBack }) =>
        whenVisible(() => sendBack({ type: "page.opened" })),
      ),
      verifyLink: callActor("verifyLink"),
    },
    actions: {
      // Replaces the history entry, so that Back does not open a used link.
      goToLogin: () => {
        navigate(pages.login.path, { replace: true });
      },
    },
  };
}
