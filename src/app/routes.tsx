import { type ComponentType, lazy, useState } from "react";
import { matchPath } from "react-router-dom";
import { type Page, type PageName, pages } from "../../contract/pages.ts";

export type PageModule = { readonly default: ComponentType };

type AppRoute = {
  readonly page: Page;
  /** Renders the page, after loading its module if necessary. */
  readonly Element: ComponentType;
  /** Loads the module of the page, so that its first render does not suspend. */
  readonly preload: () => Promise<void>;
  /** After a failure, makes the next visit load the module again, because React caches a lazy component's error. */
  readonly reset: () => void;
};

/** The modules of the pages, each loaded on first use. */
export const pageModules: Record<PageName, () => Promise<PageModule>> = {
  home: () => import("../pages/landing/landing-page.tsx"),
  about: () => import("../pages/about/about-page.tsx"),
  contact: () => import("../pages/contact/contact-page.tsx"),
  support: () => import("../flows/support/support-page.tsx"),
  programs: () => import("../flows/programmes/programmes-page.tsx"),
  privacyPolicy: () => import("../pages/privacy/privacy-page.tsx"),
  accessibility: () => import("../pages/accessibility/accessibility-page.tsx"),
  register: () => import("../flows/registration/registration-page.tsx"),
  login: () => import("../flows/login/login-page.tsx"),
  emailVerification: () =>
    import(
      "../flows/email-verification-by-code/email-verification-by-code-page.tsx"
    ),
  verifyEmail: () =>
    import(
      "../flows/email-verification-by-link/email-verification-by-link-page.tsx"
    ),
  resetPassword: () =>
    import("../flows/password-reset-request/password-reset-request-page.tsx"),
  resetPasswordConfirm: () =>
    import("../flows/password-reset-confirm/password-reset-confirm-page.tsx"),
  changePassword: () =>
    import("../flows/password-change/password-change-page.tsx"),
  deleteAccount: () =>
    import("../flows/account-deletion/account-deletion-page.tsx"),
  unsubscribe: () => import("../flows/unsubscribe/unsubscribe-page.tsx"),
  profile: () => import("../flows/profile/profile-page.tsx"),
  matching: () => import("../flows/matching/matching-page.tsx"),
  matchingTest: () => import("../flows/access-check/access-check-page.tsx"),
  payment: () => import("../flows/payment/payment-page.tsx"),
  programsLoggedIn: () =>
    import("../flows/programmes/member-programmes-page.tsx"),
  investorDashboard: () =>
    import("../flows/investor-dashboard/investor-dashboard-page.tsx"),
  investeeDashboard: () =>
    import("../flows/investee-dashboard/investee-dashboard-page.tsx"),
  trainingCalendar: () =>
    import("../flows/calendar/training-calendar-page.tsx"),
  eventsCalendar: () => import("../flows/calendar/events-calendar-page.tsx"),
  eventSlider: () => import("../flows/event-slider/event-slider-page.tsx"),
};

/**
 * The members' pages that the build renders to HTML. They are shown without data until the session has been read, so
 * their data must come from a resource, which waits for the session.
 */
export const prerenderedMemberPages: readonly Page[] = [
  pages.investorDashboard,
  pages.investeeDashboard,
];

export const routes: readonly AppRoute[] = (
  Object.keys(pageModules) as PageName[]
).map((name) => route(pages[name], pageModules[name]));

/** Returns the route for a path, or undefined when no page has this path. */
export function routeOf(path: string): AppRoute | undefined {
  return routes.find(({ page }) => matchPath(page.path, path) !== null);
}

function route(page: Page, load: () => Promise<PageModule>): AppRoute {
  let loadedPage: ComponentType | undefined;
  let Lazy = lazy(load);
  return {
    page,
    // A preloaded page does not suspend, as hydration requires. While a page is mounted, its component does not change.
    Element: function PageElement() {
      const [PageComponent] = useState(() => loadedPage ?? Lazy);
      return <PageComponent />;
    },
    preload: async () => {
      loadedPage = (await load()).default;
    },
    reset: () => {
      Lazy = lazy(load);
    },
  };
}
