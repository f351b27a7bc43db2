import { Suspense } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { shell } from "../contract/messages/shell.ts";
import { pages } from "../contract/pages.ts";
import { Chatbot } from "./flows/chatbot/chatbot.tsx";
import { routeOf, routes } from "./routes.tsx";
import { CookieBar } from "./shell/cookie-bar.tsx";
import { CookieConsentProvider } from "./shell/cookie-consent.tsx";
import { EarlyTyping } from "./shell/early-typing.tsx";
import { Guard, UnknownPath } from "./shell/guard.tsx";
import { LiveUpdates } from "./shell/live-updates.tsx";
import { LogoutProvider, useIsLoggingOut } from "./shell/logout-context.tsx";
import { MemberCardProvider } from "./shell/member-card.tsx";
import { OfflineNotice } from "./shell/offline-notice.tsx";
import { PageAlive } from "./shell/page-alive.tsx";
import { PageArrival } from "./shell/page-arrival.tsx";
import { PageBoundary } from "./shell/page-boundary.tsx";
import { PageWait } from "./shell/page-wait.tsx";
import { SessionNotice } from "./shell/session-notice.tsx";
import { SessionProvider } from "./shell/session-provider.tsx";
import "./ui/styles.css";
import "./shell/shell.css";
import "./shell/site-footer.css";
import "./shell/insights.css";
import "./shell/cookie-bar.css";
import "./flows/chatbot/chatbot.css";

/** The site inside a router: the session, the guarded routes and the notices of every page. */
export function App() {
  return (
    <SessionProvider>
      <LogoutProvider preloadHome={preloadHome}>
        <CookieConsentProvider>
          <MemberCardProvider>
            <Pages />
          </MemberCardProvider>
          <div className="screen-foot">
            <Chatbot />
            <CookieBar />
          </div>
        </CookieConsentProvider>
        <LiveUpdates />
        <SessionNotice />
        <OfflineNotice />
      </LogoutProvider>
    </SessionProvider>
  );
}

/** Loads / in advance, for a logout while offline. */
function preloadHome(): void {
  routeOf(pages.home.path)
    ?.preload()
    // On failure the page itself shows an error.
    .catch(() => {});
}

function Pages() {
  const { pathname } = useLocation();
  if (useIsLoggingOut()) return <PageWait label={shell.session.loggingOut} />;
  return (
    <PageBoundary page={pathname}>
      <Suspense fallback={<PageWait />}>
        <PageAlive />
        <PageArrival />
        <Routes>
          {routes.map((route) => (
            <Route
              key={route.page.path}
              path={route.page.path}
              element={
                <Guard page={route.page} visitorsOnly={route.visitorsOnly}>
                  <route.Element />
                </Guard>
              }
            />
          ))}
          <Route path="*" element={<UnknownPath />} />
        </Routes>
        <EarlyTyping />
      </Suspense>
    </PageBoundary>
  );
}
