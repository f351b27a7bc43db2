import type { NavigateFunction } from "react-router-dom";
import { fromCallback, fromPromise } from "xstate";
import { pages } from "../../../contract/pages.ts";
import type {
  MessageAnswer,
  VerifyLinkRequest,
} from "../../../contract/wire.ts";
import type { LinkEvent } from "../../../machines/email-verification-by-link/chart.ts";
import { send } from "../../services/api.ts";
import { whenVisible } from "../../services/page-visibility.ts";

/** Returns the actors and actions of verification by link. */
export function linkEffects(navigate: NavigateFunction) {
  return {
    actors: {
      watchPage: fromCallback<LinkEvent>(({ sendBack }) =>
        whenVisible(() => sendBack({ type: "page.opened" })),
      ),
      verifyLink: fromPromise<MessageAnswer, VerifyLinkRequest>(
        ({ input, signal }) => send("verifyLink", { json: input, signal }),
      ),
    },
    actions: {
      // Replaces the history entry, so that Back does not open a used link.
      goToLogin: () => {
        navigate(pages.login.path, { replace: true });
      },
    },
  };
}
