import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { readLoginState, returnPath } from "../../contract/navigation-state.ts";
import {
  accessOf,
  homeOf,
  pages,
  redirectFor,
  redirectForUnknown,
} from "../../contract/pages.ts";
import { isUserType } from "../../contract/rules/registration.ts";
import type { AppRoute } from "../routes.tsx";
import { PageWait } from "./page-wait.tsx";
import { SessionContext } from "./session-context.tsx";
import { stateFor } from "./session-effects.ts";

export type GuardProps = {
  readonly route: Pick<AppRoute, "page" | "visitorsOnly">;
  readonly children: ReactNode;
};

/** Lets a visitor see a page, or sends them where they belong (§2, §6, decisions: Access). */
export function Guard({ route, children }: GuardProps) {
  const { page, visitorsOnly } = route;
  const access = accessOf(page, useLocation().search);
  if (access !== "public")
    return <MembersOnly access={access}>{children}</MembersOnly>;
  return visitorsOnly ? <VisitorsOnly>{children}</VisitorsOnly> : children;
}

function MembersOnly({
  access,
  children,
}: {
  readonly access: AppRoute["page"]["access"];
  readonly children: ReactNode;
}) {
  const session = SessionContext.useSelector((snapshot) => snapshot);
  // The storage is read in a moment, and a session that ends goes where it has to by itself.
  if (session.hasTag("unknown") || session.hasTag("leaving"))
    return <PageWait />;
  // The page ended the session itself, and says what comes next.
  if (session.hasTag("staying")) return children;
  const to = redirectFor(access, session.context);
  if (to === null) return children;
  const state = to === pages.login.path ? stateFor(session.context) : {};
  return <Navigate to={to} state={state} replace />;
}

/** A member at /login or /register goes to their home, or back to the page that asked for a login. */
function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const { token, userType } = SessionContext.useSelector(
    (snapshot) => snapshot.context,
  );
  const { state } = useLocation();
  if (token === null || !isUserType(userType)) return children;
  const { from } = readLoginState(state);
  const to = returnPath(from, { token, userType }) ?? homeOf(userType);
  return <Navigate to={to} replace />;
}

/** An unknown path: / with a token, /login without (§2). */
export function UnknownPath() {
  const session = SessionContext.useSelector((snapshot) => snapshot);
  if (session.hasTag("unknown")) return <PageWait />;
  return <Navigate to={redirectForUnknown(session.context)} replace />;
}
