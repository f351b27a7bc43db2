import type { EventFromLogic, SnapshotFrom } from "xstate";
import { definePlan } from "xstate-toolkit";
import type { Language } from "../../../contract/language.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { type PageName, pageAccess, pages } from "../../../contract/pages.ts";
import { navigationMachine } from "../../../machines/navigation/chart.ts";
import type {
  SessionEnd,
  SessionFacts,
} from "../../../machines/session/facts.ts";

type State = { readonly snapshot: SnapshotFrom<typeof navigationMachine> };
type PageChange = Omit<
  Extract<EventFromLogic<typeof navigationMachine>, { type: "page.changed" }>,
  "type"
>;

/** Returns the event for a page with this query and navigation state. */
function pageChange(
  name: PageName,
  query = "",
  loginState: LoginState = {},
): PageChange {
  const page = pages[name];
  const { path } = page;
  const isDashboard = /Dashboard$/.test(name);
  const isEarly = page.access === "public" || isDashboard;
  const address = path + query;
  const access = pageAccess(page, query);
  return { page, access, path, address, loginState, isEarly };
}

const unknownPath: PageChange = {
  page: null,
  access: "public",
  path: "/unknown",
  address: "/unknown",
  loginState: {},
  isEarly: false,
};

export const PROFILE = "/profile?from=mail";

const VERIFICATION = { to: "/verify", replace: true };

const visitor = { token: null, userType: null, language: null };

/** Returns the facts after the session has ended for this reason. */
function ended(end: SessionEnd | null): SessionFacts {
  return { ...visitor, status: "visitor", end };
}

function member(
  token: string,
  userType: string | null,
  language: Language | null = null,
): SessionFacts {
  return { status: "member", token, userType, language, end: null };
}

const ENDS: readonly SessionEnd[] = [
  "expired",
  "inactive",
  "loggedOutElsewhere",
  "tokenRemoved",
  "refused",
  "closed",
];

/** Returns the changes that the session chart can report next. */
function sessionChanges({ snapshot: { context } }: State): SessionFacts[] {
  const { status, token } = context;
  if (status === "unknown")
    return [
      ended(null),
      ended("expired"),
      member("first", "investee"),
      member("first", "investor"),
      member("first", null),
    ];
  if (status === "visitor")
    return [
      member("second", "investor"),
      member("second", "investor", "en"),
      member("second", "investor", "ar"),
      member("second", "mentor"),
      { ...member("other", "investee"), status: "replaced" },
    ];
  if (status === "loggingOut")
    return [{ ...ended("loggedOut"), status: "leaving" }, ended("loggedOut")];
  if (status === "leaving" || status === "replaced") return [];
  return [
    ...ENDS.map(ended),
    { ...ended("loggedOut"), status: "loggingOut" },
    { ...member("other", "investee"), status: "replaced" },
    ...(token === "first" ? [member("renewed", context.userType)] : []),
  ];
}

export const navigationPlan = definePlan(navigationMachine, {
  stories: {
    "the notice about a rejected call is shown only on the home page":
      "page.changed#5 › session.changed#3 › session.changed#5 › page.changed#1 › page.changed#1 › page.changed#5",
    "a rejected call on the home page shows the notice without a redirect":
      "page.changed#1 › session.changed#3 › session.changed#5",
    "a logout in another tab does not redirect a tab that shows the home page":
      "page.changed#1 › session.changed#3 › session.changed#3",
    "the reason for the end of a session is stored until the login page has shown it":
      "page.changed#5 › session.changed#3 › session.changed#1 › page.changed#5 › page.changed#1 › page.changed#2",
    "the reason for the end of a session is not cleared if the login page opens before the session has ended":
      "page.changed#5 › session.changed#3 › page.changed#2 › session.changed#1",
    "a redirect that waits is discarded when the next page opens":
      "page.changed#4 › redirect.requested#2 › page.changed#1",
    "a page that has ended the session stays open until another page opens":
      "page.changed#5 › session.changed#3 › session.changed#6 › page.changed#5 › page.changed#1",
  },
  events: {
    "page.changed": [
      pageChange("home"),
      pageChange("login"),
      pageChange("login", "", { from: PROFILE }),
      pageChange("register"),
      pageChange("profile", "?from=mail"),
      pageChange("investorDashboard"),
      pageChange("investeeDashboard"),
      pageChange("changePassword", "?uid=MQ&token=abc"),
      unknownPath,
    ],
    "session.changed": sessionChanges,
    "redirect.requested": [
      { from: "/register", path: "/register", destination: VERIFICATION },
      { from: "/register", path: "/", destination: VERIFICATION },
    ],
    "history.moved": [{ path: "/register" }, { path: "/" }],
  },
});
