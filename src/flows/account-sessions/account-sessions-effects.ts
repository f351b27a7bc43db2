import type { RefObject } from "react";
import { fromPromise } from "xstate";
import type { SessionEntry } from "../../../contract/wire.ts";
import { send } from "../../services/api.ts";
import { downloadOwnData } from "../../services/files.ts";

/** Returns the actors and actions of the session list and the data export: the calls, the download and the focus. */
export function accountSessionsEffects(
  heading: RefObject<HTMLHeadingElement | null>,
) {
  return {
    actors: {
      fetchSessions: fromPromise<readonly SessionEntry[], void>(({ signal }) =>
        send("sessions", { signal }),
      ),
      endSession: fromPromise<unknown, { readonly id: string }>(
        ({ input: { id }, signal }) =>
          send("endSession", { parameters: { id }, signal }),
      ),
      endOtherSessions: fromPromise<unknown, void>(({ signal }) =>
        send("endOtherSessions", { signal }),
      ),
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
