import { createActorContext, shallowEqual } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { sessionMachine } from "../../../machines/session/chart.ts";

/**
 * The session of this tab. After a login, send `session.opened`. A page that ends the session itself and stays open
 * sends `session.closed`.
 */
export const SessionContext = createActorContext(sessionMachine);

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** Returns the logged-in member. All values are null for a visitor, and until the storage has been read. */
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
