import { expect } from "vitest";
import { textOf } from "../../../contract/messages/index.ts";
import { homePath } from "../../../contract/pages.ts";
import {
  type Destination,
  type NavigationContext,
  navigationMachine,
} from "../../../machines/navigation/chart.ts";
import type { SessionFacts } from "../../../machines/session/facts.ts";
import { testMachine } from "../../support/test-machine.ts";
import { SESSION_ENDED } from "../session/plan.ts";
import { navigationPlan, PROFILE } from "./plan.ts";

type Before = { readonly before: { readonly context: NavigationContext } };
type Change = Before & { readonly event: SessionFacts };

/** Returns whether the session was active until this change, which ended it for one of these reasons. */
const ends =
  (...reasons: readonly unknown[]) =>
  ({ before: { context }, event }: Change) =>
    context.status === "member" &&
    event.status === "visitor" &&
    reasons.includes(event.end);

const isHome = ({ before: { context } }: Before) => context.path === "/";

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
const opensLogin = {
  effects: "openPage",
  context: ({ before, event }: Change) => ({
    destination: loginDestination(before.context, event.end),
  }),
} as const;
const opens = (to: string) =>
  ({ effects: "openPage", context: { destination: { to } } }) as const;
const loads = (to: string) =>
  ({ effects: "loadPage", context: { destination: { to } } }) as const;
const replaces = (destination: (context: NavigationContext) => Destination) =>
  ({
    effects: "replacePage",
    context: ({ before: { context } }: Before) => ({
      destination: destination(context),
    }),
  }) as const;

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
            to: "leaving",
            when: ({ event }) => event.status === "replaced",
            ...loads("/investee-page"),
          },
          { to: "leaving", when: ({ event }) => event.status === "loggingOut" },
          {
            to: "leaving",
            when: ({ event }) => event.status === "leaving",
            ...loads("/"),
          },
          {
            to: "leaving",
            when: ({ context, event }) =>
              context.status === "loggingOut" && event.status === "visitor",
            ...opens("/"),
          },
          { to: "staying", when: ends("closed") },
          {
            to: "leaving",
            when: ends("expired", "inactive"),
            ...opensLogin,
          },
          {
            to: "leaving",
            when: (step) =>
              ends("tokenRemoved")(step) &&
              step.before.context.access !== "public",
            ...opensLogin,
          },
          {
            to: "leaving",
            when: (step) => ends("loggedOutElsewhere")(step) && !isHome(step),
            ...opens("/"),
          },
          {
            to: "leaving",
            when: (step) => ends("refused")(step) && !isHome(step),
            ...opens("/"),
          },
          { to: "deciding" },
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
            ...(context.waitingRedirect && {
              destination: context.waitingRedirect.destination,
            }),
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
          to: "waiting",
          when: ({ context }) => context.path === "/unknown",
          ...replaces(({ token }) => ({
            to: token === null ? "/login" : "/",
          })),
        },
        {
          to: "waiting",
          when: ({ context }) =>
            context.access !== "public" && !isMember(context),
          ...replaces((context) => loginDestination(context, null)),
        },
        {
          to: "waiting",
          when: ({ context: { access, userType } }) =>
            ROLES.includes(access) && access !== userType,
          ...replaces(({ userType }) => ({ to: homePath(userType) })),
        },
        {
          to: "waiting",
          when: ({ context }) =>
            ["/login", "/register"].includes(context.path) &&
            isMember(context) &&
            context.isReturning &&
            context.language === "ar",
          effects: "loadPage",
          context: ({ before: { context } }) => ({
            destination: {
              to: context.loginState.from ?? homePath(context.userType),
              language: "ar" as const,
            },
          }),
        },
        {
          to: "waiting",
          when: ({ context }) =>
            context.path === "/login" &&
            isMember(context) &&
            context.isReturning &&
            context.loginState.from !== undefined,
          ...replaces(() => ({ to: PROFILE })),
        },
        {
          to: "waiting",
          when: ({ context }) =>
            ["/login", "/register"].includes(context.path) &&
            context.token !== null &&
            (isMember(context) || context.isReturning),
          ...replaces(({ userType }) => ({ to: homePath(userType) })),
        },
        {
          to: "waiting",
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
