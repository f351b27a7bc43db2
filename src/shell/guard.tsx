import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { readLoginState, returnPath } from "../../contract/navigation-state.ts";
import {
  type Access,
  accessOf,
  homeOf,
  type Page,
  pages,
  redirectFor,
  redirectForUnknown,
} from "../../contract/pages.ts";
import { isUserType } from "../../contract/rules/registration.ts";
import { PageWait } from "./page-wait.tsx";
import { SessionContext } from "./session-context.tsx";
import { stateFor } from "./session-effects.ts";

export type GuardProps = {
  readonly page: Page;
  /** Redirects members to their home page. */
  readonly visitorsOnly: boolean;
  readonly children: ReactNode;
};

/** Lets a visitor see a page, or sends them where they belong (§2, §6, decisions: Access). */
export function Guard({ page, visitorsOnly, children }: GuardProps) {
  const access = accessOf(page, useLocation().search);
  if (access !== "public")
    return <MembersOnly access={access}>{children}</MembersOnly>;
  // A member's page that its query opens to visitors: it differs for members, so it waits for the session too.
  if (page.access !== "public") return <WhenKnown>{children}</WhenKnown>;
  return visitorsOnly ? (
    <VisitorsOnly isLogin={page === pages.login}>{children}</VisitorsOnly>
  ) : (
    children
  );
}

function MembersOnly({
  access,
  children,
}: {
  readonly access: Access;
  readonly children: ReactNode;
}) {
  const session = SessionContext.useSelector((snapshot) => snapshot);
  const { pathname, search, hash } = useLocation();
  // The storage is read in a moment, and a session that ends goes where it has to by itself.
  if (session.hasTag("unknown") || session.hasTag("leaving"))
    return <PageWait />;
  // The page ended the session itself, and says what comes next.
  if (session.hasTag("staying")) return children;
  const to = redirectFor(access, session.context);
  if (to === null) return children;
  // The session may not have heard of this page yet.
  const here = {
    ...session.context,
    access,
    address: pathname + search + hash,
  };
  const state = to === pages.login.path ? stateFor(here) : {};
  return <Navigate to={to} state={state} replace />;
}

function WhenKnown({ children }: { readonly children: ReactNode }) {
  const isUnknown = SessionContext.useSelector((snapshot) =>
    snapshot.hasTag("unknown"),
  );
  return isUnknown ? <PageWait /> : children;
}

/**
 * A member at /login or /register goes to their home, or back to the page that asked for a login. Each link to /login
 * leads back to the page that a refused call interrupted.
 */
function VisitorsOnly({
  isLogin,
  children,
}: {
  readonly isLogin: boolean;
  readonly children: ReactNode;
}) {
  const { token, userType, isOpenedHere, interrupted } =
    SessionContext.useSelector((snapshot) => snapshot.context);
  const state = readLoginState(useLocation().state);
  if (token === null || !isUserType(userType)) {
    if (!isLogin || interrupted === null || state.from) return children;
    const back = { ...state, from: interrupted };
    return <Navigate to={pages.login.path} state={back} replace />;
  }
  const back = isOpenedHere ? state.from : undefined;
  const to = returnPath(back, { token, userType }) ?? homeOf(userType);
  return <Navigate to={to} replace />;
}

/** An unknown path: / with a token, /login without (§2). */
export function UnknownPath() {
  const session = SessionContext.useSelector((snapshot) => snapshot);
  if (session.hasTag("unknown")) return <PageWait />;
  return <Navigate to={redirectForUnknown(session.context)} replace />;
}
