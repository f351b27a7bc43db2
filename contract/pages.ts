import { isUserType, type UserType } from "./enumerations.ts";

/** The pages: path, access and title. */

/** Who can open a page: everyone, members of both roles, or members of one role. */
export type Access = "public" | "member" | UserType;

export type Page = {
  /** The path in the router's syntax, with `:name` for each parameter. */
  readonly path: string;
  readonly access: Access;
  readonly title: string;
};

export const pages = {
  home: page("/", "public", "Funding for African business"),
  register: page("/register", "public", "Join Ubia"),
  login: page("/login", "public", "Log in"),
  about: page("/about", "public", "About Us"),
  programs: page("/programs", "public", "Programs"),
  contact: page("/contact", "public", "Contact Us"),
  support: page("/support", "public", "Support"),
  privacyPolicy: page("/privacy-policy", "public", "Privacy and terms"),
  accessibility: page("/accessibility", "public", "Accessibility"),
  resetPassword: page("/reset-password", "public", "Reset your password"),
  resetPasswordConfirm: page(
    "/reset-password-confirm/:uid/:token",
    "public",
    "Choose a new password",
  ),
  emailVerification: page("/emailVerification", "public", "Verify your email"),
  verifyEmail: page(
    "/verify-email/:uidb64/:token",
    "public",
    "Verify your email",
  ),
  unsubscribe: page("/unsubscribe/:token", "public", "Stop reminders"),
  profile: page("/profile", "member", "Your profile"),
  deleteAccount: page("/delete-account", "member", "Delete your account"),
  changePassword: page("/change-password", "member", "Change your password"),
  trainingCalendar: page("/training-calendar", "member", "Training Calendar"),
  eventsCalendar: page("/events-calendar", "member", "Events Calendar"),
  eventSlider: page("/event-calendar", "member", "Events"),
  programsLoggedIn: page("/programs-loggedIn", "member", "Your programs"),
  payment: page("/payment-page", "member", "Payment"),
  investorDashboard: page("/investor-page", "investor", "My Dashboard"),
  investeeDashboard: page("/investee-page", "investee", "My Dashboard"),
  matching: page("/investee-match", "investee", "Looking for Funding?"),
  matchingTest: page(
    "/investee-match-test",
    "investee",
    "Looking for Funding?",
  ),
} as const satisfies Record<string, Page>;
export type PageName = keyof typeof pages;

/** The token and role that the browser has stored. */
export type Visitor = {
  readonly token: string | null;
  readonly userType: string | null;
};

/** Returns the path of a role's home page, or / for any other value. */
export function homePath(userType: string | null): string {
  if (userType === "investee") return pages.investeeDashboard.path;
  if (userType === "investor") return pages.investorDashboard.path;
  return pages.home.path;
}

/** Returns the name of the page that My Dashboard links to: the investor page for investors, else the investee page. */
export function dashboardName(userType: string | null): PageName {
  return userType === "investor" ? "investorDashboard" : "investeeDashboard";
}

/** The parameters of an emailed link that sets a password. */
export type PasswordLink = { readonly uid: string; readonly token: string };

/** Returns the parameters in the query of an emailed link to /change-password, or null. */
export function passwordLinkIn(query: string): PasswordLink | null {
  const parameters = new URLSearchParams(query);
  const uid = parameters.get("uid");
  const token = parameters.get("token");
  return uid && token ? { uid, token } : null;
}

/** Returns who can open a page with this query. The uid and token of an emailed link make /change-password public. */
export function pageAccess(page: Page, query: string): Access {
  return page === pages.changePassword && passwordLinkIn(query) !== null
    ? "public"
    : page.access;
}

/** Returns the path that a visitor without access is redirected to, or null when the visitor may open the page. */
export function redirectFor(access: Access, visitor: Visitor): string | null {
  if (access === "public") return null;
  if (visitor.token === null || !isUserType(visitor.userType))
    return pages.login.path;
  if (access === "member" || access === visitor.userType) return null;
  return homePath(visitor.userType);
}

/** Returns the redirect for an unknown path. */
export function redirectForUnknown(visitor: Visitor): string {
  return visitor.token === null ? pages.login.path : pages.home.path;
}

/** Returns the path of a page with its parameters filled in and escaped. Throws when a parameter is missing. */
export function pagePath(
  name: PageName,
  parameters: Readonly<Record<string, string>> = {},
): string {
  return pages[name].path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = parameters[parameter];
    if (value === undefined) throw new Error(`${name} needs ${parameter}`);
    return encodeURIComponent(value);
  });
}

function page(path: string, access: Access, title: string): Page {
  return { path, access, title };
}
