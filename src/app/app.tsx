import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { t } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import { Chatbot } from "../flows/chatbot/chatbot.tsx";
import {
  CookieBar,
  CookieConsentProvider,
} from "../flows/cookie-consent/cookie-consent.tsx";
import { LiveUpdates } from "../flows/live-updates/live-updates.tsx";
import {
  LogoutProvider,
  useIsLoggingOut,
} from "../flows/logout/logout-context.tsx";
import { MemberCardProvider } from "../flows/member-card/member-card.tsx";
import { SessionNotice } from "../flows/session/session-notice.tsx";
import { SessionProvider } from "../flows/session/session-provider.tsx";
import { preloadDrawings } from "../ui/Cloth.tsx";
import { Guard, UnknownPath } from "./guard.tsx";
import { EarlyInput, PageNavigation, PageReady } from "./page-start.tsx";
import { LoadingPage, OfflineNotice, PageBoundary } from "./page-states.tsx";
import { routeOf } from "./routes.tsx";
import "../ui/styles.css";
import "./shell.css";
import "./site-footer.css";
import "../flows/navbar/insights.css";
import "../flows/cookie-consent/cookie-bar.css";
import "../flows/chatbot/chatbot.css";

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

/** Loads the home page in advance, for a logout while offline. */
function preloadHome(): void {
  preloadDrawings();
  routeOf(pages.home.path)
    ?.preload()
    // If this fails, the page shows an error when it is opened.
    .catch(() => {});
}

function Pages() {
  const { pathname } = useLocation();
  if (useIsLoggingOut()) return <LoadingPage label={t("session.loggingOut")} />;
  const route = routeOf(pathname);
  return (
    <PageBoundary page={pathname} onError={route?.reset}>
      <Suspense fallback={<LoadingPage />}>
        <PageReady />
        <PageNavigation />
        {route ? (
          <Guard page={route.page}>
            <route.Element />
          </Guard>
        ) : (
          <UnknownPath />
        )}
        <EarlyInput />
      </Suspense>
    </PageBoundary>
  );
}
