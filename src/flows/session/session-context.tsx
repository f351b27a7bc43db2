import { shallowEqual } from "@xstate/react";
import { createContext, useContext } from "react";
import type { UserType } from "../../../contract/enumerations.ts";
import { sessionMachine } from "../../../machines/session/chart.ts";
import { createChartContext } from "../../app/use-chart.ts";

/**
 * The session of this tab. After a login, send `session.opened`. A page that ends the session itself and stays open
 * sends `session.closing` when its request starts, and `session.closed` once the session has ended.
 */
export const SessionContext = createChartContext(sessionMachine);

/** The role that a prerendered members' page requires; null once the session has been read, and on other pages. */
export const ExpectedRole = createContext<UserType | null>(null);

/**
 * Returns the logged-in member. All values are null for a visitor. Until the storage has been read, they are also null,
 * except on a prerendered members' page: there, the result has the role of the page and an empty token.
 */
export function useSession() {
  const role = useContext(ExpectedRole);
  const session = SessionContext.useSelector(
    ({ context: { token, userType, email } }) => ({
      token,
      userType,
      email,
    }),
    shallowEqual,
  );
  return role ? { token: "", userType: role, email: null } : session;
}
