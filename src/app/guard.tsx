import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { isUserType } from "../../contract/enumerations.ts";
import { readLoginState, returnPath } from "../../contract/navigation-state.ts";
import {
  type Access,
  homePath,
  type Page,
  pageAccess,
  pages,
  redirectFor,
  redirectForUnknown,
} from "../../contract/pages.ts";
import {
  ExpectedRole,
  SessionContext,
} from "../flows/session/session-context.tsx";
import { loginStateFor } from "../flows/session/session-provider.tsx";
import { LoadingPage } from "./page-states.tsx";
import { prerenderedMemberPages } from "./routes.tsx";

/** Members cannot open these pages and are redirected. */
const VISITORS_ONLY: readonly Page[] = [pages.login, pages.register];

export type GuardProps = {
  readonly page: Page;
  readonly children: ReactNode;
};

/** Renders a page if the visitor may open it; otherwise redirects. */
export function Guard({ page, children }: GuardProps) {
  const access = pageAccess(page, useLocation().search);
  const isUnknown = SessionContext.useSelector((snapshot) =>
    snapshot.hasTag("unknown"),
  );
  if (access !== "public")
    return (
      <MembersOnly
        access={access}
        isPrerendered={prerenderedMemberPages.includes(page)}
      >
        {children}
      </MembersOnly>
    );
  // The query string makes this page public. Members see a different version, so the session must be known.
  if (page.access !== "public") return isUnknown ? <LoadingPage /> : children;
  return VISITORS_ONLY.includes(page) ? (
    <VisitorsOnly isLogin={page === pages.login}>{children}</VisitorsOnly>
  ) : (
    children
  );
}

function MembersOnly(props: {
  readonly access: Access;
  readonly isPrerendered: boolean;
  readonly children: ReactNode;
}) {
  const { access, isPrerendered } = props;
  const session = SessionContext.useSelector((snapshot) => snapshot);
  const { pathname, search, hash } = useLocation();
  const isUnknown = session.hasTag("unknown");
  const role = isUnknown && isUserType(access) ? access : null;
  const children = <ExpectedRole value={role}>{props.children}</ExpectedRole>;
  if (isUnknown) return isPrerendered ? children : <LoadingPage />;
  // The session has ended or was replaced, and the session chart opens another page.
  if (session.hasTag("leaving")) return <LoadingPage />;
  // The page has ended the session itself and explains the next step.
  if (session.hasTag("staying")) return children;
  const to = redirectFor(access, session.context);
  if (to === null) return children;
  // The session chart may not have received `page.changed` yet.
  const currentContext = {
    ...session.context,
    access,
    address: pathname + search + hash,
  };
  const state = to === pages.login.path ? loginStateFor(currentContext) : {};
  return <Navigate to={to} state={state} replace />;
}

/**
 * Redirects members from /login and /register to the page that required the login, or otherwise to the home page for
 * their role. If a refused call ended the session, the next login returns to the page that made the call.
 */
function VisitorsOnly({
  isLogin,
  children,
}: {
  readonly isLogin: boolean;
  readonly children: ReactNode;
}) {
  const { token, userType, wasOpenedInThisTab, returnAddress } =
    SessionContext.useSelector((snapshot) => snapshot.context);
  const state = readLoginState(useLocation().state);
  if (token === null || !isUserType(userType)) {
    if (!isLogin || returnAddress === null || state.from) return children;
    const loginState = { ...state, from: returnAddress };
    return <Navigate to={pages.login.path} state={loginState} replace />;
  }
  const from = wasOpenedInThisTab ? state.from : undefined;
  const to = returnPath(from, { token, userType }) ?? homePath(userType);
  return <Navigate to={to} replace />;
}

/** Redirects from an unknown path: members to /, visitors to /login. */
export function UnknownPath() {
  const session = SessionContext.useSelector((snapshot) => snapshot);
  if (session.hasTag("unknown")) return <LoadingPage />;
  return <Navigate to={redirectForUnknown(session.context)} replace />;
}
