import { createActorContext, shallowEqual } from "@xstate/react";
import { createContext, useContext } from "react";
import type { SnapshotFrom } from "xstate";
import type { UserType } from "../../../contract/enumerations.ts";
import { sessionMachine } from "../../../machines/session/chart.ts";

/**
 * The session of this tab. After a login, send `session.opened`. A page that ends the session itself and stays open
 * sends `session.closed`.
 */
export const SessionContext = createActorContext(sessionMachine);

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The role of the members who may open a pre-rendered page, until the storage has been read; null on other pages. */
export const ExpectedRole = createContext<UserType | null>(null);

/**
 * Returns the logged-in member. All values are null for a visitor, and until the storage has been read. The exception is
 * a pre-rendered page of a role: until then, it gets this role and an empty token and shows the navigation of the role.
 */
export function useSession() {
  const userType = useContext(ExpectedRole);
  const session = SessionContext.useSelector(
    ({ context: { token, userType, email } }: SessionSnapshot) => ({
      token,
      userType,
      email,
    }),
    shallowEqual,
  );
  return userType ? { token: "", userType, email: null } : session;
}
