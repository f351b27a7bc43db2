import { expect } from "vitest";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import { textOf } from "../../../contract/messages/index.ts";
import { homePath } from "../../../contract/pages.ts";
import {
  type Destination,
  type NavigationContext,
  navigationMachine,
} from "../../../machines/navigation/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { SESSION_ENDED } from "../session/plan.ts";
import { navigationPlan, PROFILE } from "./plan.ts";

type Branch = BranchExpectation<typeof navigationMachine>;
type GuardArgs = Parameters<NonNullable<Branch["when"]>>[0];

/** Returns whether the session was active until this change, which ended it for one of these reasons. */
const ends =
  (...reasons: readonly unknown[]) =>
  ({ before: { context }, event }: GuardArgs) =>
    context.status === "member" &&
    event.status === "visitor" &&
    reasons.includes(event.end);

const isHome = ({ before }: GuardArgs) => before.context.path === "/";

const ROLES = ["investee", "investor"];
const isMember = (context: NavigationContext) =>
  context.token !== null && ROLES.includes(context.userType ?? "");

/** Expects /login to receive why the session ended, if it did, and a protected page to return to. */
const loginDestination = (
  { access, address, reason }: NavigationContext,
  end: NavigationContext["end"],
) => ({
  to: "/login",
  state: {
    ...(reason !== null && { reason }),
    ...((end === "expired" || end === "inactive") && { reason: end }),
    ...(access !== "public" && { from: address }),
  },
});
/** Expects another page to open while this one is left. */
const opens = (
  to: string,
  effects: "openPage" | "loadPage" = "openPage",
): Branch => ({
  to: "leaving",
  effects,
  context: { destination: { to } },
});
const opensLogin: Branch = {
  to: "leaving",
  effects: "openPage",
  context: ({ before, event }) => ({
    destination: loginDestination(before.context, event.end),
  }),
};
/** Expects another page to open instead of this one. */
const replaces = (
  destination: (context: NavigationContext) => Destination,
): Branch => ({
  to: "waiting",
  effects: "replacePage",
  context: ({ before }) => ({ destination: destination(before.context) }),
});
/** Returns whether a member is on one of these pages. */
const isMemberAt = (context: NavigationContext, ...paths: string[]) =>
  paths.includes(context.path) && isMember(context);

testMachine(navigationMachine, {
  ...navigationPlan,
  expect: {
    "(root)": {
      on: {
        "page.changed": {
          to: "deciding",
          context: ({ before: { context }, event }) => ({
            address: event.address,
            access: event.access,
            // The notice about a refused call is shown only on the home page.
            notice: event.path === "/" ? context.notice : null,
            // The reason is stored until the login page has shown it.
            reason:
              event.path === "/login" && context.status === "visitor"
                ? null
                : context.reason,
            // The redirect of a page that is no longer shown is discarded.
            waitingRedirect:
              event.path === context.path ? context.waitingRedirect : null,
          }),
        },
        "session.changed": [
          {
            when: ({ event }) => event.status === "replaced",
            ...opens("/investee-page", "loadPage"),
          },
          { to: "leaving", when: ({ event }) => event.status === "loggingOut" },
          {
            when: ({ event }) => event.status === "leaving",
            ...opens("/", "loadPage"),
          },
          {
            when: ({ context, event }) =>
              context.status === "loggingOut" && event.status === "visitor",
            ...opens("/"),
          },
          { to: "staying", when: ends("closed") },
          { when: ends("expired", "inactive"), ...opensLogin },
          {
            when: (step) =>
              ends("tokenRemoved")(step) && step.context.access !== "public",
            ...opensLogin,
          },
          {
            when: (step) => ends("loggedOutElsewhere")(step) && !isHome(step),
            ...opens("/"),
          },
          {
            when: (step) => ends("refused")(step) && !isHome(step),
            ...opens("/"),
          },
          "deciding",
        ],
        "redirect.requested": [
          {
            when: ({ event }) => event.path === event.from,
            effects: "openPage",
            context: ({ event }) => ({ destination: event.destination }),
          },
          {
            context: ({ event: { from, destination } }) => ({
              waitingRedirect: { from, destination },
            }),
          },
        ],
        "history.moved": {
          when: ({ context, event }) =>
            context.waitingRedirect?.from === event.path,
          effects: "openPage",
          context: ({ before: { context } }) => ({
            destination: context.waitingRedirect?.destination as Destination,
            waitingRedirect: null,
          }),
        },
      },
    },
    deciding: {
      always: [
        {
          to: "showing",
          when: ({ context: { status, page, path } }) =>
            status === "unknown" &&
            (page?.access === "public" || /-page$/.test(path)),
        },
        {
          to: "waiting",
          when: ({ context: { status, path } }) =>
            status === "unknown" || path === "",
        },
        {
          to: "leaving",
          when: ({ context: { status } }) =>
            ["loggingOut", "leaving", "replaced"].includes(status),
        },
        {
          when: ({ context }) => context.path === "/unknown",
          ...replaces(({ token }) => ({ to: token === null ? "/login" : "/" })),
        },
        {
          when: ({ context }) =>
            context.access !== "public" && !isMember(context),
          ...replaces((context) => loginDestination(context, null)),
        },
        {
          when: ({ context: { access, userType } }) =>
            ROLES.includes(access) && access !== userType,
          ...replaces(({ userType }) => ({ to: homePath(userType) })),
        },
        {
          when: ({ context }) =>
            isMemberAt(context, "/login", "/register") &&
            context.isReturning &&
            context.language === "ar",
          to: "waiting",
          effects: "loadPage",
          context: ({ before: { context } }) => ({
            destination: {
              to: context.loginState.from ?? homePath(context.userType),
              language: "ar" as const,
            },
          }),
        },
        {
          when: ({ context }) =>
            isMemberAt(context, "/login") &&
            context.isReturning &&
            context.loginState.from !== undefined,
          ...replaces(() => ({ to: PROFILE })),
        },
        {
          when: ({ context }) =>
            ["/login", "/register"].includes(context.path) &&
            context.token !== null &&
            (isMember(context) || context.isReturning),
          ...replaces(({ userType }) => ({ to: homePath(userType) })),
        },
        {
          when: ({ context }) =>
            context.path === "/login" &&
            context.token === null &&
            context.returnAddress !== null &&
            context.loginState.from === undefined,
          ...replaces(() => ({ to: "/login", state: { from: PROFILE } })),
        },
        "showing",
      ],
    },
    showing: { tags: "shown" },
    leaving: {
      always: [
        { to: "showing", when: ({ context }) => context.access === "public" },
        "waiting",
      ],
    },
    staying: {
      tags: "shown",
      on: {
        "page.changed": [
          {
            to: "deciding",
            when: ({ context, event }) => event.path !== context.path,
          },
          {},
        ],
      },
    },
  },
  invariants: {
    "a protected page is shown only to a member who may open it, without data before the session is known, or after it has ended the session itself":
      ({ snapshot }) => {
        const { access, status, userType } = snapshot.context;
        const isAllowed =
          access === "public" ||
          snapshot.matches("staying") ||
          (status === "unknown" && ROLES.includes(access)) ||
          (status === "member" &&
            isMember(snapshot.context) &&
            ["member", userType].includes(access));
        expect(isAllowed || !snapshot.hasTag("shown")).toBe(true);
      },
    "the notice about a refused call and the return address disappear with the next login":
      ({ snapshot: { context } }) => {
        const { notice, returnAddress, token } = context;
        expect(token === null || (notice ?? returnAddress) === null).toBe(true);
        expect(notice && textOf(notice)).toBe(notice && SESSION_ENDED);
      },
  },
});
