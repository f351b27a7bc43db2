import type { BranchExpectation } from "xstate-toolkit/vitest";
import {
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../../contract/constants.ts";
import { passwordResetRequestMachine } from "../../../machines/password-reset-request/chart.ts";
import { showing, showingEach } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  NEUTRAL_MESSAGE,
  NOW,
  ORIGIN,
  passwordResetRequestPlan,
  TOO_MANY_MESSAGE,
} from "./plan.ts";

type Branch = BranchExpectation<typeof passwordResetRequestMachine>;

/** Returns a context with these messages and no others, except `reason`. */
const showingOnly = (
  texts: Partial<
    Record<"problem" | "notice" | "confirmation" | "uncertainty", string>
  > = {},
) => ({
  problem: null,
  notice: null,
  confirmation: null,
  uncertainty: null,
  ...showingEach(texts),
});

const normalize = (email: string) => email.trim().toLowerCase();

const recentAttempts = (attempts: readonly number[]) =>
  attempts.filter((at) => at > NOW - RESET_REQUEST_WINDOW && at <= NOW);

const staysInCooldown: Branch = {
  to: "coolingDown",
  when: ({ event: { output } }) => output.cooldownUntil > output.at,
  context: ({ event: { output } }) => ({
    // A cooldown that was stored before the clock was set back does not last longer than the window.
    cooldownUntil: Math.min(output.cooldownUntil, NOW + RESET_REQUEST_WINDOW),
    now: NOW,
    ...showingOnly({
      notice:
        output.cooldownUntil === NOW + 1
          ? "Too many reset attempts. Please try again after 1 second."
          : TOO_MANY_MESSAGE,
    }),
  }),
};

/** Expects another address to have no messages and, until its cookies have been read, no cooldown. */
const changesEmail: Branch = {
  context: ({ event }) => ({
    email: event.value,
    cooldownUntil: null,
    ...showingOnly(),
  }),
};

testMachine(passwordResetRequestMachine, {
  ...passwordResetRequestPlan,
  expect: {
    opening: {
      calls: "readNavigationState",
      on: { "email.changed": changesEmail },
      onDone: {
        to: "open",
        context: ({ before, event: { output } }) => ({
          email:
            before.context.email ||
            (output.state?.email ?? output.cooldownEmail ?? ""),
          reason:
            output.state &&
            showing("Your password has expired. Please set a new one."),
        }),
      },
      onError: "open",
    },
    open: {
      on: {
        "email.changed": { to: "open.readingAttempts", ...changesEmail },
        "form.submitted": [
          {
            to: "open.editing",
            effects: "focusEmail",
            when: ({ context }) => !/\.org/i.test(context.email),
            context: ({ before }) => ({
              problem: showing(
                before.context.email.trim() === ""
                  ? "Please enter your email."
                  : "Please enter a valid email address.",
              ),
            }),
          },
          { to: "counting", context: { reason: null } },
        ],
      },
    },
    "open.readingAttempts": {
      calls: ({ after: { context } }) => ({
        readAttempts: { email: normalize(context.email) },
      }),
      onDone: [
        staysInCooldown,
        {
          to: "open.editing",
          context: ({ event }) => ({ attempts: event.output.attempts }),
        },
      ],
      onError: "open.editing",
    },
    counting: {
      tags: "busy",
      calls: ({ before }) => ({
        countAttempts: { email: normalize(before.context.email) },
      }),
      context: showingOnly(),
      onDone: [
        staysInCooldown,
        {
          to: "coolingDown",
          effects: "storeCooldown",
          when: ({ event }) =>
            recentAttempts(event.output.attempts).length >= RESET_REQUEST_LIMIT,
          context: {
            cooldownUntil: NOW + RESET_REQUEST_WINDOW,
            now: NOW,
            ...showingOnly({ notice: TOO_MANY_MESSAGE }),
          },
        },
        {
          to: "requesting",
          effects: "storeAttempts",
          context: ({ event }) => ({
            attempts: [...recentAttempts(event.output.attempts), NOW],
          }),
        },
      ],
      onError: "requesting",
    },
    requesting: {
      tags: "busy",
      calls: ({ before }) => ({
        requestReset: {
          email: normalize(before.context.email),
          frontend_url: ORIGIN,
        },
      }),
      onDone: {
        to: "open.editing",
        context: showingOnly({ confirmation: NEUTRAL_MESSAGE }),
      },
      onError: [
        {
          to: "coolingDown",
          effects: "storeCooldown",
          when: ({ event: { error } }) => error.status === 429,
          context: ({ event: { error } }) => {
            const [length, wait] = error.retryAfter
              ? [42_000, "after 42 seconds"]
              : [RESET_REQUEST_WINDOW, "later"];
            const notice = `Too many reset attempts. Please try again ${wait}.`;
            const cooldownUntil = NOW + length;
            return { cooldownUntil, now: NOW, ...showingOnly({ notice }) };
          },
        },
        {
          to: "open.editing",
          context: ({ event: { error } }) => {
            const warnings: Record<string, string> = {
              noResponse:
                "Our service did not respond. Please check your connection and try again if no email arrives.",
              503: "Our service is busy. If no email arrives, try again in a moment.",
            };
            const uncertainty = warnings[error.kind] ?? warnings[error.status];
            return showingOnly({
              confirmation: NEUTRAL_MESSAGE,
              ...(uncertainty && { uncertainty }),
            });
          },
        },
      ],
    },
    coolingDown: {
      tags: "locked",
      calls: "tick",
      on: {
        "email.changed": { to: "open", ...changesEmail },
        "clock.ticked": [
          {
            to: "open.editing",
            when: ({ context, event }) =>
              event.at >= (context.cooldownUntil ?? 0),
            context: ({ event }) => ({
              cooldownUntil: null,
              now: event.at,
              ...showingOnly(),
            }),
          },
          { context: ({ event }) => ({ now: event.at }) },
        ],
      },
    },
  },
});
