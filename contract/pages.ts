import type { UserType } from "./enumerations.ts";
import { isUserType } from "./rules/registration.ts";

/** The pages of §2: path, who may see it, and its title. */

/** `member` is open to both roles, the roles to themselves only (§2). */
export type Access = "public" | "member" | UserType;

export type Page = {
  /** As the router reads it, with `:name` for parameters. */
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

/** Who asks for a page: the token and the role that the browser holds. */
export type Visitor = {
  readonly token: string | null;
  readonly userType: string | null;
};

/** The path of a role's own home; / for any other type (§2 Login screen). */
export function homeOf(userType: string | null): string {
  if (userType === "investee") return pages.investeeDashboard.path;
  if (userType === "investor") return pages.investorDashboard.path;
  return pages.home.path;
}

/** Where My Dashboard leads: everyone but an investor to the investee page (§2 Navbar). */
export function dashboardOf(userType: string | null): string {
  return userType === "investor"
    ? pages.investorDashboard.path
    : pages.investeeDashboard.path;
}

/** What a mailed link to /change-password carries in its query; null without it. */
export function passwordLinkIn(
  query: string,
): { readonly uid: string; readonly token: string } | null {
  const parameters = new URLSearchParams(query);
  const uid = parameters.get("uid");
  const token = parameters.get("token");
  return uid && token ? { uid, token } : null;
}

/** Who may see a page asked for with this query: a mailed link opens /change-password to anybody (decisions: Access). */
export function accessOf(page: Page, query: string): Access {
  return page === pages.changePassword && passwordLinkIn(query) !== null
    ? "public"
    : page.access;
}

/**
 * Where a visitor who asks for a page of this access must go instead, or null when the page is open to them
 * (§2, §6, decisions: Access).
 */
export function redirectFor(access: Access, visitor: Visitor): string | null {
  if (access === "public") return null;
  if (visitor.token === null || !isUserType(visitor.userType))
    return pages.login.path;
  if (access === "member" || access === visitor.userType) return null;
  return homeOf(visitor.userType);
}

/** Where an unknown path leads (§2). */
export function redirectForUnknown(visitor: Visitor): string {
  return visitor.token === null ? pages.login.path : pages.home.path;
}

/** The path of a page with its parameters filled and escaped. Throws on a parameter that is not given. */
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
