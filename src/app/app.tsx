import { Suspense } from "react";
import { useLocation } from "react-router-dom";
import { t } from "../../contract/messages/index.ts";
import { type Page, pages } from "../../contract/pages.ts";
import { Chatbot } from "../flows/chatbot/chatbot.tsx";
import {
  CookieBar,
  CookieConsentProvider,
} from "../flows/cookie-consent/cookie-consent.tsx";
import { LanguageOffer } from "../flows/language/language-links.tsx";
import { LiveUpdates } from "../flows/live-updates/live-updates.tsx";
import { LogoutPreparation, useIsLoggingOut } from "../flows/logout/logout.tsx";
import { ExpectedRole } from "../flows/session/session-context.tsx";
import { SessionNotice } from "../flows/session/session-notice.tsx";
import { SessionProvider } from "../flows/session/session-provider.tsx";
import { preloadDrawings } from "../ui/Cloth.tsx";
import { NavigationProvider, usePageAccess } from "./navigation.tsx";
import { EarlyInput, PageNavigation, PageReady } from "./page-start.tsx";
import { LoadingPage, OfflineNotice, PageBoundary } from "./page-states.tsx";
import { routeOf } from "./routes.tsx";
import "../ui/styles.css";
// Each is empty in the builds of languages that do not need it.
import "../ui/styles/other-languages.css";
import "../ui/styles/right-to-left.css";
import "./shell.css";
import "./site-footer.css";
import "../flows/navbar/insights.css";
import "../flows/cookie-consent/cookie-bar.css";
import "../flows/language/language.css";
import "../flows/chatbot/chatbot.css";

/** Pages that render their own title, because it depends on what they show. */
const PAGES_WITH_OWN_TITLE: readonly Page[] = [
  pages.profile,
  pages.programs,
  pages.programsLoggedIn,
];

/** The site: the session, the guarded routes and the notices for all pages. Must be rendered inside a router. */
export function App() {
  return (
    // Shows an error when something outside the page fails, for example the session chart.
    <PageBoundary>
      <SessionProvider>
        <NavigationProvider>
          <LogoutPreparation preloadHome={preloadHome} />
          <CookieConsentProvider>
            <Pages />
            <div className="screen-foot">
              <Chatbot />
              <div className="foot-bars">
                <LanguageOffer />
                <CookieBar />
              </div>
            </div>
          </CookieConsentProvider>
          <LiveUpdates />
          <SessionNotice />
          <OfflineNotice />
        </NavigationProvider>
      </SessionProvider>
    </PageBoundary>
  );
}

/** Loads the home page in advance, for a logout while offline. */
function preloadHome(): void {
  preloadDrawings();
  routeOf(pages.home.path)
    ?.preload()
    // If this fails, the home page is loaded again when it is opened.
    .catch(() => {});
}

function Pages() {
  const { pathname } = useLocation();
  const { isShown, expectedRole } = usePageAccess();
  if (useIsLoggingOut()) return <LoadingPage label={t("session.loggingOut")} />;
  const route = routeOf(pathname);
  return (
    <PageBoundary onError={route?.reset}>
      <Suspense fallback={<LoadingPage />}>
        {route && !PAGES_WITH_OWN_TITLE.includes(route.page) && (
          <title>{`${route.page.title} | Ubia`}</title>
        )}
        <PageReady />
        <PageNavigation />
        {route && isShown ? (
          <ExpectedRole value={expectedRole}>
            <route.Element />
          </ExpectedRole>
        ) : (
          <LoadingPage />
        )}
        <EarlyInput />
      </Suspense>
    </PageBoundary>
  );
}
