import { type ComponentType, lazy, useState } from "react";
import { matchPath } from "react-router-dom";
import { type Page, type PageName, pages } from "../../contract/pages.ts";

type PageModule = { readonly default: ComponentType };

export type AppRoute = {
  readonly page: Page;
  /** Renders the page, after loading its module if necessary. */
  readonly Element: ComponentType;
  /** Loads the module of the page, so that its first render does not suspend. */
  readonly preload: () => Promise<void>;
  /** Members are redirected to their home page. */
  readonly visitorsOnly: boolean;
  /** Rendered to HTML by the build; only for public pages without parameters. */
  readonly prerendered: boolean;
};

/** The routes of all pages. Each page is loaded on first use. */
export const routes: readonly AppRoute[] = [
  route("home", () => import("../pages/landing/landing-page.tsx"), {
    prerendered: true,
  }),
  route("about", () => import("../pages/about/about-page.tsx"), {
    prerendered: true,
  }),
  route("contact", () => import("../pages/contact/contact-page.tsx"), {
    prerendered: true,
  }),
  route("support", () => import("../flows/support/support-page.tsx"), {
    prerendered: true,
  }),
  route("programs", () => import("../flows/programmes/programmes-page.tsx"), {
    prerendered: true,
  }),
  route("privacyPolicy", () => import("../pages/privacy/privacy-page.tsx"), {
    prerendered: true,
  }),
  route(
    "register",
    () => import("../flows/registration/registration-page.tsx"),
    { prerendered: true, visitorsOnly: true },
  ),
  route("login", () => import("../flows/login/login-page.tsx"), {
    prerendered: true,
    visitorsOnly: true,
  }),
  route(
    "emailVerification",
    () =>
      import(
        "../flows/email-verification-by-code/email-verification-by-code-page.tsx"
      ),
    { prerendered: true },
  ),
  route(
    "verifyEmail",
    () =>
      import(
        "../flows/email-verification-by-link/email-verification-by-link-page.tsx"
      ),
  ),
  route(
    "resetPassword",
    () =>
      import("../flows/password-reset-request/password-reset-request-page.tsx"),
    { prerendered: true },
  ),
  route(
    "resetPasswordConfirm",
    () =>
      import("../flows/password-reset-confirm/password-reset-confirm-page.tsx"),
  ),
  route(
    "changePassword",
    () => import("../flows/password-change/password-change-page.tsx"),
  ),
  route(
    "deleteAccount",
    () => import("../flows/account-deletion/account-deletion-page.tsx"),
  ),
  route("profile", () => import("../flows/profile/profile-page.tsx")),
  route("matching", () => import("../flows/matching/matching-page.tsx")),
  route(
    "matchingTest",
    () => import("../flows/access-check/access-check-page.tsx"),
  ),
  route("payment", () => import("../flows/payment/payment-page.tsx")),
  route(
    "programsLoggedIn",
    () => import("../flows/programmes/member-programmes-page.tsx"),
  ),
  route(
    "investorDashboard",
    () => import("../flows/investor-dashboard/investor-dashboard-page.tsx"),
  ),
  route(
    "investeeDashboard",
    () => import("../flows/investee-dashboard/investee-dashboard-page.tsx"),
  ),
  route(
    "trainingCalendar",
    () => import("../flows/calendar/training-calendar-page.tsx"),
  ),
  route(
    "eventsCalendar",
    () => import("../flows/calendar/events-calendar-page.tsx"),
  ),
  route(
    "eventSlider",
    () => import("../flows/event-slider/event-slider-page.tsx"),
  ),
];

/** Returns the route of a path, or undefined when no page has this path. */
export function routeOf(path: string): AppRoute | undefined {
  return routes.find(({ page }) => matchPath(page.path, path) !== null);
}

function route(
  name: PageName,
  load: () => Promise<PageModule>,
  options: Partial<Pick<AppRoute, "visitorsOnly" | "prerendered">> = {},
): AppRoute {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(load);
  return {
    page: pages[name],
    // A loaded page renders without suspending, as hydration requires. The choice is made once per mount.
    Element: function PageElement() {
      const [Chosen] = useState(() => loaded ?? Lazy);
      return <Chosen />;
    },
    preload: async () => {
      loaded = (await load()).default;
    },
    visitorsOnly: options.visitorsOnly ?? false,
    prerendered: options.prerendered ?? false,
  };
}
