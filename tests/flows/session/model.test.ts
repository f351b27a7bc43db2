import { expect } from "vitest";
import { SESSION_NOTICE } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import type { SessionEndReason } from "../../../contract/navigation-state.ts";
import { sessionMachine } from "../../../machines/session/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { SESSION_ENDED } from "./cases.ts";
import {
  emptyDialog,
  noSession,
  opensRoleHome,
  removeSession,
  removeSessionAndRedirect,
  type Step,
  setsSessionFromOtherTab,
  setsSessionFromOutput,
} from "./expectations.ts";
import { when } from "./guard-outcomes.ts";
import { limitTransitions } from "./limit-expectations.ts";
import { sessionPlan } from "./plan.ts";
import { renewalTransitions } from "./renewal-expectations.ts";

const redirectHome = ["goToHome"] as const;

const endsSession = [["storeLogoutAt"], ...removeSession] as const;

const submit = { type: "renewal.submitted" } as const;

const loggedInTags = { tags: ["loggedIn"], notTags: ["loggedOut"] } as const;

const storesLogoutMarker = {
  context: ({ event }: Step) => ({ logoutAt: event.logoutAt, now: event.at }),
};

const showsRejection = {
  check: ({ before, after: { context }, event }: Step) => {
    const { access, address } = before.context;
    expect(context).toMatchObject({
      ...noSession,
      logoutAt: String(event.at),
      returnAddress: access === "public" ? null : address,
    });
    expect(
      context.sessionEndedNotice && textOf(context.sessionEndedNotice),
    ).toBe(SESSION_ENDED);
  },
};

/**
 * Opening /login without a session clears the reason. Opening any page except the home page clears the notice about a
 * rejected call.
 */
const setsPage = {
  check: ({ before, after: { context }, event }: Step) => {
    expect(context).toMatchObject({
      path: event.path,
      address: event.address,
      access: event.access,
      renewalNotice: null,
      isClosing: before.context.isClosing && event.path === before.context.path,
      sessionEndedNotice:
        event.path === "/" ? before.context.sessionEndedNotice : null,
      reason:
        event.path === "/login" && before.context.token === null
          ? null
          : before.context.reason,
    });
  },
};

walkMachine(sessionMachine, {
  ...sessionPlan,
  stories: {
    ...sessionPlan.stories,
    "the notice about a rejected call is shown only on the home page":
      "readStoredSession done#2 › page.changed#3 › call.refused#1 › page.changed#1 › page.changed#1 › page.changed#3",
    "the reason for the end of a session is stored until the login page has shown it":
      "(input 3) › readStoredSession done#2 › page.resumed#6 › confirmEnd done#2 › page.changed#3 › page.changed#1 › page.changed#2",
    "the reason for the end of a session is not cleared if the login page opens before the session has ended":
      "(input 3) › readStoredSession done#2 › page.resumed#6 › page.changed#2 › confirmEnd done#2",
  },
  states: {
    unknown: { tags: ["unknown"], notTags: ["loggedIn"], context: noSession },
    "loggedOut.visiting": {
      tags: ["loggedOut"],
      notTags: ["loggedIn", "leaving", "staying", "endingSoon"],
      context: noSession,
    },
    "loggedOut.leaving": { tags: ["loggedOut", "leaving"], context: noSession },
    "loggedOut.staying": { tags: ["loggedOut", "staying"], context: noSession },
    "loggedIn.limits.running": {
      ...loggedInTags,
      notTags: ["loggedOut", "endingSoon"],
      check: ({ snapshot: { context: c } }) =>
        expect(c.loggedInAt + c.sessionLength - c.now).toBeGreaterThan(
          SESSION_NOTICE,
        ),
    },
    "loggedIn.limits.endingSoon": {
      ...loggedInTags,
      tags: ["loggedIn", "endingSoon"],
      check: ({ snapshot: { context: c } }) =>
        expect(c.loggedInAt + c.sessionLength - c.now).toBeLessThanOrEqual(
          SESSION_NOTICE,
        ),
    },
    "loggedIn.renewal.closed": {
      notTags: ["asking", "busy"],
      context: emptyDialog,
      can: [{ type: "renewal.requested" }],
      cannot: [submit],
    },
    "loggedIn.renewal.asking": {
      tags: ["asking"],
      notTags: ["busy", "lockedOut"],
      can: [submit, { type: "renewal.dismissed" }],
    },
    "loggedIn.renewal.sending": {
      tags: ["asking", "busy"],
      cannot: [submit, { type: "password.changed", password: "" }],
    },
    "loggedIn.renewal.lockedOut": {
      tags: ["asking", "lockedOut"],
      cannot: [submit],
    },
    "loggedIn.renewal.dialogBlocked": {
      notTags: ["asking", "busy"],
      can: [{ type: "renewal.requested" }],
      cannot: [submit],
    },
    confirming: ({ snapshot }) => {
      expect(snapshot.hasTag("loggedIn")).toBe(true);
      expect(snapshot.context.token).not.toBeNull();
      expect(["expired", "inactive"]).toContain(snapshot.context.reason);
    },
    switching: {
      tags: ["loggedIn", "leaving"],
      notTags: ["loggedOut", "endingSoon"],
      cannot: [{ type: "renewal.requested" }],
    },
  },
  transitions: {
    "(start)": { calls: [["readStoredSession"]] },
    "(root) --page.changed--> (stays)": setsPage,
    "(root) --session.opened--> loggedIn": {
      effects: [["storeSession"], ["setAuthHeader"]],
      context: ({ event: { token, userType, email, at } }: Step) => ({
        token,
        userType,
        email,
        loggedInAt: at,
        activeAt: at,
        now: at,
        reason: null,
        returnAddress: null,
        sessionEndedNotice: null,
        renewalNotice: null,
        wasOpenedInThisTab: true,
        isClosing: false,
        ...emptyDialog,
      }),
    },
    "unknown --onDone(readStoredSession) [hasNoStoredSession]--> loggedOut": {
      when: ({ event }) => event.output.token === null,
      effects: removeSession,
      context: { ...noSession, logoutAt: "17", reason: null },
    },
    "unknown --onDone(readStoredSession) [hasActiveSession]--> loggedIn": {
      when: when.readsActiveSession,
      effects: [["storeSession"], ["setAuthHeader"]],
      ...setsSessionFromOutput,
    },
    "unknown --onDone(readStoredSession) [else]--> loggedOut": {
      effects: removeSession,
      context: ({ before: { context }, event: { output } }: Step) => {
        const age = output.at - output.loggedInAt;
        const isExpired = age >= context.sessionLength;
        const reason: SessionEndReason = isExpired ? "expired" : "inactive";
        return { ...noSession, reason };
      },
    },
    "unknown --onError(readStoredSession)--> loggedOut": {
      effects: [["removeAuthHeader"], ["removeStoredResponses"]],
      context: noSession,
    },
    "loggedOut --storage.changed [isLoggedInElsewhere]--> switching": {
      when: ({ event }) => event.token !== null,

      effects: opensRoleHome,
      ...setsSessionFromOtherTab,
    },
    "loggedOut --storage.changed [else]--> (stays)": storesLogoutMarker,
    "loggedOut.leaving --page.changed--> loggedOut.visiting": setsPage,
    "loggedOut.staying --page.changed [isOtherPage]--> loggedOut.visiting": {
      when: ({ before, event }) => event.path !== before.context.path,
      ...setsPage,
    },
    "loggedIn --session.loggedOut--> loggedOut.leaving": {
      effects: removeSession,
      context: { ...noSession, reason: null },
    },
    "loggedIn --session.closing--> (stays)": {
      context: { isClosing: true },
    },
    "loggedIn --session.closed--> loggedOut.staying": {
      effects: removeSession,
      context: { ...noSession, reason: null },
    },
    "loggedIn --call.refused [isRefused]--> loggedOut.goingHome": {
      when: when.rejectsCurrentToken,

      effects: endsSession,
      ...showsRejection,
    },
    "loggedIn --storage.changed [isClosedElsewhere]--> loggedOut.staying": {
      when: when.isClosedElsewhere,
      effects: [["removeAuthHeader"], ["removeStoredResponses"]],
      context: ({ event }: Step) => ({
        ...noSession,
        logoutAt: event.logoutAt,
      }),
    },
    "loggedIn --storage.changed [isLoggedOutElsewhere]--> loggedOut.goingHome":
      {
        when: when.isNewLogout,

        effects: [["removeAuthHeader"], ["removeStoredResponses"]],
        context: ({ event }: Step) => ({
          ...noSession,
          logoutAt: event.logoutAt,
        }),
      },
    "loggedOut.goingHome --always [isOnHomePage]--> loggedOut.visiting": {
      when: when.isOnHomePage,
      context: "unchanged",
    },
    "loggedOut.goingHome --always [else]--> loggedOut.leaving": {
      effects: [redirectHome],
      context: "unchanged",
    },
    "loggedIn --storage.changed [isTokenRequired]--> loggedOut.leaving": {
      when: when.tokenRemovedOnProtectedPage,

      effects: removeSessionAndRedirect,
      context: noSession,
    },
    "loggedIn --storage.changed [isTokenRemoved]--> loggedOut": {
      when: when.tokenRemoved,
      effects: removeSession,
      context: noSession,
    },
    "loggedIn --storage.changed [isOtherSession]--> switching": {
      when: when.newTokenOrRole,

      effects: opensRoleHome,
      ...setsSessionFromOtherTab,
    },
    "loggedIn --storage.changed [else]--> (stays)": storesLogoutMarker,
    ...limitTransitions,
    ...renewalTransitions,
  },
  invariants: {
    "the member is logged in if and only if the session has a token": ({
      snapshot,
    }) =>
      expect(snapshot.hasTag("loggedIn")).toBe(snapshot.context.token !== null),
    "a password is stored only while its dialog is open": ({ snapshot }) => {
      const isOpen = snapshot.hasTag("asking");
      expect(isOpen || snapshot.context.password === "").toBe(true);
    },
  },
});
