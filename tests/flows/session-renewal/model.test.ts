import { expect } from "vitest";
import {
  LOGIN_LOCKOUT,
  SESSION_RENEWED_NOTICE,
} from "../../../contract/constants.ts";
import { message } from "../../../contract/messages/index.ts";
import { sessionRenewalMachine } from "../../../machines/session-renewal/chart.ts";
import { FAILED_AT } from "../../support/call-failures.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  passwordExpired,
  renewalProblems,
  renewalResponse,
  sessionRenewalPlan,
} from "./plan.ts";

testMachine(sessionRenewalMachine, {
  ...sessionRenewalPlan,
  delays: { noticeTimeout: SESSION_RENEWED_NOTICE },
  expect: {
    starting: {
      always: [
        { to: "renewed", when: ({ context }) => context.isRenewed },
        "closed",
      ],
    },
    renewed: {
      tags: "renewed",
      after: { noticeTimeout: "closed" },
      on: { "notice.dismissed": "closed" },
    },
    closed: {
      context: { password: "", problem: null },
      on: {
        "renewal.requested": [
          {
            to: "asking",
            effects: "focusPassword",
            when: ({ context }) => context.email !== null,
          },
          "loginRequired",
        ],
      },
    },
    asking: {
      tags: "asking",
      on: {
        "password.changed": {
          context: ({ event }) => ({
            password: event.password,
            problem: null,
          }),
        },
        "renewal.submitted": [
          {
            to: "sending",
            when: ({ context }) => context.password.length > 0,
          },
          {
            effects: "focusPassword",
            context: { problem: showing("Please enter your password.") },
          },
        ],
        "renewal.dismissed": "closed",
      },
    },
    sending: {
      tags: ["asking", "busy"],
      calls: ({ before: { context } }) => ({
        logInAgain: { email: context.email, password: context.password },
      }),
      on: { "renewal.dismissed": "closed" },
      onDone: { to: "done", context: { response: renewalResponse } },
      onError: [
        {
          to: "lockedOut",
          effects: "storeLockout",
          when: ({ event }) => event.error.status === 429,
          context: {
            password: "",
            problem: message("login.tooMany"),
            lockedUntil: FAILED_AT + LOGIN_LOCKOUT,
          },
        },
        {
          to: "closed",
          effects: "goToReset",
          when: ({ event }) => event.error === passwordExpired,
        },
        {
          to: "asking",
          effects: "focusPassword",
          context: ({ before, event: { error } }) => ({
            password: before.context.password,
            problem: renewalProblems.get(error) ?? null,
          }),
        },
      ],
    },
    lockedOut: {
      tags: ["asking", "lockedOut"],
      on: { "renewal.dismissed": "dialogBlocked" },
    },
    dialogBlocked: { on: { "renewal.requested": "lockedOut" } },
    done: {
      check: ({ snapshot }) => expect(snapshot.output).toBe(renewalResponse),
    },
    loginRequired: {
      check: ({ snapshot }) => expect(snapshot.output).toBeNull(),
    },
  },
  invariants: {
    "a password is stored only while its dialog is open": ({ snapshot }) => {
      const isOpen = snapshot.hasTag("asking");
      expect(isOpen || snapshot.context.password === "").toBe(true);
    },
  },
});
