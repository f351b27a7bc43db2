import type { RefObject } from "react";
import { fromPromise } from "xstate";
import { callActor } from "../../services/api.ts";
import { downloadOwnData } from "../../services/files.ts";

/** Returns the actors and actions of the session list and the data export: the calls, the download and the focus. */
export function accountSessionsEffects(
  heading: RefObject<HTMLHeadingElement | null>,
) {
  return {
    actors: {
      fetchSessions: callActor("sessions"),
      endSession: callActor("endSession"),
      endOtherSessions: callActor("endOtherSessions"),
      downloadData: fromPromise<unknown, void>(({ signal }) =>
        downloadOwnData(signal),
      ),
    },
    actions: {
      focusList: () => {
        heading.current?.focus();
      },
    },
  };
}
