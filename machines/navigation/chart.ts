import { assign, setup } from "xstate";
import { isUserType } from "../../contract/enumerations.ts";
import { type Language, PAGE_LANGUAGE } from "../../contract/language.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import {
  type LoginState,
  returnPath,
  type SessionEndReason,
} from "../../contract/navigation-state.ts";
import {
  type Access,
  homePath,
  type Page,
  type PageName,
  pages,
  redirectFor,
  redirectForUnknown,
} from "../../contract/pages.ts";
import type { SessionEnd, SessionFacts } from "../session/facts.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect } from "../shared/actor-stub.ts";

/** What the browser's address names. */
export type PageAddress = {
  /** Null for an unknown path. */
  readonly page: Page | null;
  /** Who may open the page with this query. */
  readonly access: Access;
  readonly path: string;
  /** The path with its query and fragment. */
  readonly address: string;
  /** The navigation state of /login; empty on other pages. */
  readonly loginState: LoginState;
  /** True when the page can be shown before the session is known. */
  readonly isEarly: boolean;
};

export type NavigationContext = PageAddress &
  SessionFacts & {
    /** The protected page where a call was refused. The next login returns to it. */
    readonly returnAddress: string | null;
    /** Why the session ended. The login page receives it when it opens. */
    readonly reason: SessionEndReason | null;
    /** The notice on the home page after a call was refused. */
    readonly notice: Message | null;
    /**
     * True after a login in this tab. /login then redirects to the page that required the login, if any. For a session
     * from another tab or from storage, /login redirects to the home page for the role.
     */
    readonly isReturning: boolean;
    /** The page that opens instead of the current one. */
    readonly destination: Destination;
    /** The redirect of a page that the user is leaving. */
    readonly waitingRedirect: Redirect | null;
  };

type NavigationEvent =
  | ({ type: "page.changed" } & PageAddress)
  | ({ type: "session.changed" } & SessionFacts)
  /**
   * The flow on the page `from` opens another page. `path` is the current path of the browser. It differs from `from`
   * when the user has followed a link and the next page is still loading.
   */
  | ({ type: "redirect.requested"; path: string } & Redirect)
  /** The user went back or forward in the history of the browser. */
  | { type: "history.moved"; path: string };

/** A page to open. */
export type Destination = {
  readonly to: string;
  /** The language in which the page is loaded; by default, that of the current one. */
  readonly language?: Language;
  readonly state?: Readonly<Record<string, unknown>>;
  /** Whether the page replaces the current entry of the browser's history. */
  readonly replace?: boolean;
};

type Redirect = { readonly from: string; readonly destination: Destination };

type Args = {
  readonly context: NavigationContext;
  readonly event: NavigationEvent;
};

/**
 * Decides from the session and the address which page is shown and which page opens instead. It is the only owner of
 * redirects: no other chart and no view decides who may open a page.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    tags: {} as "shown",
  },
  guards: {
    isShownEarly: ({ context }) =>
      context.status === "unknown" && context.isEarly,
    isUndecided: ({ context: { status, path } }) =>
      status === "unknown" || path === "",
    isLeaving: ({ context: { status } }) =>
      status !== "visitor" && status !== "member",
    isUnknownPath: ({ context }) => context.page === null,
    requiresLogin: ({ context }) =>
      redirectFor(context.access, context) === pages.login.path,
    requiresOtherRole: ({ context }) =>
      redirectFor(context.access, context) !== null,
    hasOtherLanguage: ({ context }) =>
      isForVisitors(context) &&
      context.isReturning &&
      context.language !== null &&
      context.language !== PAGE_LANGUAGE,
    canReturn: ({ context }) =>
      isForVisitors(context) && pageToReturnTo(context) !== null,
    isForVisitors: ({ context }) => isForVisitors(context),
    lacksReturnAddress: ({ context }) =>
      isAt(context, "login") &&
      context.token === null &&
      context.returnAddress !== null &&
      context.loginState.from === undefined,
    isPublic: ({ context }) => context.access === "public",
    isOtherPage: ({ context, event }) =>
      eventOf(event, "page.changed").path !== context.path,

    isPageOpen: ({ event }) => {
      const { from, path } = eventOf(event, "redirect.requested");
      return from === path;
    },
    isBackOnPage: ({ context, event }) =>
      eventOf(event, "history.moved").path === context.waitingRedirect?.from,

    isReplaced: ({ event }) => statusIn(event) === "replaced",
    isLoggingOut: ({ event }) => statusIn(event) === "loggingOut",
    isLoggedOut: ({ event }) => statusIn(event) === "leaving",
    isLoggedOutOffline: ({ context, event }) =>
      statusIn(event) === "visitor" && context.status === "loggingOut",
    isClosed: (args) => endIn(args) === "closed",
    isPastLimit: (args) =>
      endIn(args) === "expired" || endIn(args) === "inactive",
    isTokenRequired: (args) =>
      endIn(args) === "tokenRemoved" && args.context.access !== "public",
    isLoggedOutElsewhere: (args) =>
      endIn(args) === "loggedOutElsewhere" && !isAt(args.context, "home"),
    isRefused: (args) =>
      endIn(args) === "refused" && !isAt(args.context, "home"),
  },
  actions: {
    setPage: assign(({ context, event }) => {
      const { type: _, ...address } = eventOf(event, "page.changed");
      const isReasonShown =
        isAt(address, "login") && context.status === "visitor";
      return {
        ...address,
        notice: isAt(address, "home") ? context.notice : null,
        reason: isReasonShown ? null : context.reason,
        waitingRedirect:
          address.path === context.path ? context.waitingRedirect : null,
      };
    }),
    setWaitingRedirect: assign(({ event }) => {
      const { from, destination } = eventOf(event, "redirect.requested");
      return { waitingRedirect: { from, destination } };
    }),
    setSession: assign(({ context, event }) => {
      const { type: _, ...session } = eventOf(event, "session.changed");
      return { ...session, ...noticesAfter(context, session) };
    }),

    toHome: assign({ destination: { to: pages.home.path } }),
    toRoleHome: assign({
      destination: ({ context }) => ({ to: homePath(context.userType) }),
    }),
    toLogin: assign({ destination: ({ context }) => loginFor(context) }),
    toLoginWithReturn: assign({
      destination: ({ context: { loginState, returnAddress } }) => ({
        to: pages.login.path,
        state: { ...loginState, from: returnAddress ?? "" },
      }),
    }),
    toPageInLanguage: assign({
      destination: ({ context }) => ({
        to: pageToReturnTo(context) ?? homePath(context.userType),
        language: context.language ?? PAGE_LANGUAGE,
      }),
    }),
    toReturnPage: assign({
      destination: ({ context }) => ({
        to: pageToReturnTo(context) ?? pages.home.path,
      }),
    }),
    forUnknownPath: assign({
      destination: ({ context }) => ({ to: redirectForUnknown(context) }),
    }),

    toRequested: assign({
      destination: ({ event }) =>
        eventOf(event, "redirect.requested").destination,
    }),
    toWaiting: assign({
      destination: ({ context }) =>
        context.waitingRedirect?.destination ?? context.destination,
      waitingRedirect: null,
    }),

    // Effects that open the destination.
    /** In place of the current entry of the browser's history. */
    replacePage: effect(),
    /** With a new entry of the browser's history, unless the destination replaces the current one. */
    openPage: effect(),
    /** From the server, so that no data of the previous session remains in memory, or because the language is another one. */
    loadPage: effect(),
  },
}).createMachine({
  id: "navigation",
  description: "Show the pages that a person may open, and redirect otherwise.",
  meta: { title: "Navigation", who: "Everyone", area: "accounts" },
  context: {
    page: null,
    access: "public",
    path: "",
    address: "",
    loginState: {},
    isEarly: false,
    status: "unknown",
    token: null,
    userType: null,
    language: null,
    end: null,
    returnAddress: null,
    reason: null,
    notice: null,
    isReturning: false,
    destination: { to: pages.home.path },
    waitingRedirect: null,
  },
  initial: "waiting",
  on: {
    "page.changed": { target: ".deciding", actions: "setPage" },
    "session.changed": [
      {
        guard: "isReplaced",
        target: ".leaving",
        actions: ["setSession", "toRoleHome", "loadPage"],
        description:
          "The home page for the role of the new session is loaded from the server, so that no data of another member remains on the page.",
        meta: { rules: ["4-session-08", "4-session-09"] },
      },
      { guard: "isLoggingOut", target: ".leaving", actions: "setSession" },
      {
        guard: "isLoggedOut",
        target: ".leaving",
        actions: ["setSession", "toHome", "loadPage"],
        meta: { rules: ["4-logout-05"] },
      },
      {
        guard: "isLoggedOutOffline",
        target: ".leaving",
        actions: ["setSession", "toHome", "openPage"],
        description: "The home page cannot be loaded from the server.",
        meta: { rules: ["4-logout-07"] },
      },
      {
        guard: "isClosed",
        target: ".staying",
        actions: "setSession",
        meta: { rules: ["4-session-25"] },
      },
      {
        guard: "isPastLimit",
        target: ".leaving",
        actions: ["setSession", "toLogin", "openPage"],
        meta: { rules: ["4-session-03", "4-session-07"] },
      },
      {
        guard: "isTokenRequired",
        target: ".leaving",
        actions: ["setSession", "toLogin", "openPage"],
        meta: { rules: ["4-session-08"] },
      },
      {
        guard: "isLoggedOutElsewhere",
        target: ".leaving",
        actions: ["setSession", "toHome", "openPage"],
        meta: { rules: ["4-session-10"] },
      },
      {
        guard: "isRefused",
        target: ".leaving",
        actions: ["setSession", "toHome", "openPage"],
        description:
          "The home page displays a notice. It also appears without a redirect on an open home page.",
        meta: { rules: ["4-session-14", "4-session-15"] },
      },
      { target: ".deciding", actions: "setSession" },
    ],
    "redirect.requested": [
      { guard: "isPageOpen", actions: ["toRequested", "openPage"] },
      {
        actions: "setWaitingRedirect",
        description:
          "The user has followed a link. On a slow network, the page stays open for seconds while the next one loads.",
      },
    ],
    "history.moved": {
      guard: "isBackOnPage",
      actions: ["toWaiting", "openPage"],
      description: "The user has gone back to the page with the redirect.",
    },
  },
  states: {
    deciding: {
      description: "Determines whether the page may be opened.",
      always: [
        {
          guard: "isShownEarly",
          target: "showing",
          description:
            "Public pages, and the dashboards without data, do not wait for the session.",
        },
        { guard: "isUndecided", target: "waiting" },
        { guard: "isLeaving", target: "leaving" },
        {
          guard: "isUnknownPath",
          target: "waiting",
          actions: ["forUnknownPath", "replacePage"],
          meta: { rules: ["2-guards-01", "2-guards-02"] },
        },
        {
          guard: "requiresLogin",
          target: "waiting",
          actions: ["toLogin", "replacePage"],
          meta: { rules: ["1-guards-01", "2-guards-05", "6-guards-01"] },
        },
        {
          guard: "requiresOtherRole",
          target: "waiting",
          actions: ["toRoleHome", "replacePage"],
          meta: { rules: ["2-guards-03", "2-guards-04"] },
        },
        {
          guard: "hasOtherLanguage",
          target: "waiting",
          actions: ["toPageInLanguage", "loadPage"],
          description: "After a login, the language of the account opens.",
          meta: { rules: ["4-language-102"] },
        },
        {
          guard: "canReturn",
          target: "waiting",
          actions: ["toReturnPage", "replacePage"],
          description: "Returns to the page that required the login.",
          meta: { rules: ["2-guards-06"] },
        },
        {
          guard: "isForVisitors",
          target: "waiting",
          actions: ["toRoleHome", "replacePage"],
          description:
            "Members cannot open the login and registration pages. After a login, the home page of the role opens.",
          meta: { rules: ["2-login-07", "2-login-08", "2-login-09"] },
        },
        {
          guard: "lacksReturnAddress",
          target: "waiting",
          actions: ["toLoginWithReturn", "replacePage"],
          description:
            "After a refused call, the next login returns to the page that made the call.",
          meta: { rules: ["2-guards-06"] },
        },
        { target: "showing", meta: { rules: ["6-guards-02"] } },
      ],
    },
    showing: { description: "The page is shown.", tags: "shown" },
    waiting: {
      description:
        "A placeholder is shown until the session is known or another page has opened.",
    },
    leaving: {
      description:
        "The session has ended or was replaced, and another page is opening. A public page stays visible meanwhile.",
      always: [{ guard: "isPublic", target: "showing" }, { target: "waiting" }],
    },
    staying: {
      description:
        "The page has ended the session itself. It stays open and shows the next step.",
      tags: "shown",
      on: {
        "page.changed": [
          { guard: "isOtherPage", target: "deciding", actions: "setPage" },
          { actions: "setPage" },
        ],
      },
    },
  },
});

/** Returns the reason, the notice and the return address after a change of the session. */
function noticesAfter(context: NavigationContext, session: SessionFacts) {
  const { status, token, end } = session;
  if (token === context.token && status === context.status) return {};
  if (token !== null) {
    const isLogin = isAt(context, "login") && context.status !== "unknown";
    const isReturning = context.isReturning || isLogin;
    return { reason: null, notice: null, returnAddress: null, isReturning };
  }
  const isRefused = end === "refused";
  return {
    isReturning: false,
    reason: end === "expired" || end === "inactive" ? end : null,
    notice: isRefused ? message("session.refused") : null,
    returnAddress:
      isRefused && context.access !== "public" ? context.address : null,
  } as const;
}

function isAt({ page }: Pick<PageAddress, "page">, name: PageName): boolean {
  return page?.path === pages[name].path;
}

/**
 * True for a member on a page for visitors. A stored session without a role is no obstacle to a login; after a login in
 * this tab, any role leaves the page.
 */
function isForVisitors(context: NavigationContext): boolean {
  const isPage = isAt(context, "login") || isAt(context, "register");
  const { token, userType, isReturning } = context;
  return isPage && token !== null && (isUserType(userType) || isReturning);
}

function pageToReturnTo(context: NavigationContext): string | null {
  const { isReturning, loginState } = context;
  return returnPath(isReturning ? loginState.from : undefined, context);
}

function statusIn(event: NavigationEvent) {
  return eventOf(event, "session.changed").status;
}

/** Returns why the session ended if it was active until this event; otherwise null. */
function endIn({ context, event }: Args): SessionEnd | null {
  const { status, end } = eventOf(event, "session.changed");
  return status === "visitor" && context.status === "member" ? end : null;
}

/** Returns /login with the reason why the session ended, if it did, and the protected page to return to. */
function loginFor(context: NavigationContext): Destination {
  const { reason, access, address: from } = context;
  const state = {
    ...(reason && { reason }),
    ...(access !== "public" && { from }),
  };
  return { to: pages.login.path, state };
}
