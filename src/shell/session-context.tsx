import { createActorContext, shallowEqual } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { sessionMachine } from "../../machines/session.ts";

/**
 * The one session of this tab. `SessionContext.useActorRef().send({ type: "session.opened", … })` after a login;
 * `session.closed` when a page ends the session itself and goes on to say what comes next.
 */
export const SessionContext = createActorContext(sessionMachine);

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Who is logged in; all null for a visitor, and until the storage has been read. */
export function useSession() {
  return SessionContext.useSelector(
    ({ context: { token, userType, email } }: SessionSnapshot) => ({
      token,
      userType,
      email,
    }),
    shallowEqual,
  );
}
