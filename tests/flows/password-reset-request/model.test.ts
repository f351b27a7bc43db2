import { expect } from "vitest";
import {
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../../contract/constants.ts";
import { formatMinutesSeconds } from "../../../contract/format.ts";
import {
  passwordResetRequestMachine,
  type ResetRequestContext,
} from "../../../machines/password-reset-request/chart.ts";
import { timeLeft } from "../../../machines/shared/time-left.ts";
import { shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { NEUTRAL_MESSAGE, NOW, ORIGIN, TOO_MANY_MESSAGE } from "./cases.ts";
import { passwordResetRequestPlan } from "./plan.ts";

type Step = { after: { context: ResetRequestContext } };
// biome-ignore lint/suspicious/noExplicitAny: the type of the event depends on the transition
type Ended = { readonly event: any };

/** Expects these messages and no others, but does not check `reason`. */
const expectsOnly = (
  texts: Partial<
    Record<"problem" | "notice" | "confirmation" | "uncertainty", string | null>
  >,
) => ({
  check: ({ after: { context } }: Step) =>
    expect({
      problem: shownText(context.problem),
      notice: shownText(context.notice),
      confirmation: shownText(context.confirmation),
      uncertainty: shownText(context.uncertainty),
    }).toEqual({
      problem: null,
      notice: null,
      confirmation: null,
      uncertainty: null,
      ...texts,
    }),
});

const normalize = (email: string) => email.trim().toLowerCase();

/** A cooldown that was stored before the clock was set back does not last longer than the window. */
const continuesCooldown = ({ event: { output } }: Ended) => ({
  cooldownUntil: Math.min(output.cooldownUntil, NOW + RESET_REQUEST_WINDOW),
  now: NOW,
});

const showsRemainingWait = (step: Step & Ended) =>
  expectsOnly({
    notice:
      step.event.output.cooldownUntil === NOW + 1
        ? "Too many reset attempts. Please try again after 1 second."
        : TOO_MANY_MESSAGE,
  }).check(step);

const isInCooldown = ({
  cooldownUntil,
  at,
}: {
  cooldownUntil: number | null;
  at: number;
}) => (cooldownUntil ?? 0) > at;

testMachine(passwordResetRequestMachine, {
  ...passwordResetRequestPlan,
  expect: {
    opening: {
      calls: "readNavigationState",
      on: {
        "email.changed": {
          context: ({ event }) => ({ email: event.value }),
          ...expectsOnly({}),
        },
      },
      onDone: {
        to: "open",
        check: ({ before, after: { context }, event: { output } }) => {
          expect(context.email).toBe(
            before.context.email ||
              (output.state?.email ?? output.cooldownEmail ?? ""),
          );
          expect(shownText(context.reason)).toBe(
            output.state && "Your password has expired. Please set a new one.",
          );
        },
      },
      onError: {
        to: "open",
        context: ({ before: { context } }) => ({
          email: context.email,
          reason: null,
        }),
      },
    },
    open: {
      on: {
        "email.changed": {
          to: "open.readingAttempts",
          context: ({ event }) => ({ email: event.value, cooldownUntil: null }),
          ...expectsOnly({}),
        },
        "form.submitted": [
          {
            to: "open.editing",
            effects: "focusEmail",
            when: ({ context }) =>
              !context.email.includes(".org") &&
              !context.email.includes(".ORG"),
            check: ({ after: { context } }) =>
              expect(shownText(context.problem)).toBe(
                context.email.trim() === ""
                  ? "Please enter your email."
                  : "Please enter a valid email address.",
              ),
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
        {
          to: "coolingDown",
          when: ({ event }) => isInCooldown(event.output),
          context: continuesCooldown,
          check: showsRemainingWait,
        },
        {
          to: "open.editing",
          context: ({ event }) => ({ attempts: event.output.attempts }),
        },
      ],
      onError: "open.editing",
    },
    "open.editing": { context: { notice: null } },
    counting: {
      tags: "busy",
      calls: ({ before }) => ({
        countAttempts: { email: normalize(before.context.email) },
      }),
      check: ({ snapshot: { context } }) =>
        expect(context).toMatchObject({
          problem: null,
          notice: null,
          confirmation: null,
          uncertainty: null,
        }),
      onDone: [
        {
          to: "coolingDown",
          when: ({ event }) => isInCooldown(event.output),
          context: continuesCooldown,
          check: showsRemainingWait,
        },
        {
          to: "coolingDown",
          effects: "storeCooldown",
          when: ({ event: { output } }) =>
            output.attempts.filter(
              (at: number) => at > NOW - RESET_REQUEST_WINDOW && at <= NOW,
            ).length >= RESET_REQUEST_LIMIT,
          context: { cooldownUntil: NOW + RESET_REQUEST_WINDOW, now: NOW },
          check: (step) => {
            expectsOnly({ notice: TOO_MANY_MESSAGE }).check(step);
            const { cooldownUntil, now } = step.after.context;
            expect(formatMinutesSeconds(timeLeft(cooldownUntil, now))).toBe(
              "05:00",
            );
          },
        },
        {
          to: "requesting",
          effects: "storeAttempts",
          check: ({ after: { context }, event: { output } }) =>
            expect(context.attempts).toEqual([
              ...output.attempts.filter(
                (at: number) => at > NOW - RESET_REQUEST_WINDOW && at <= NOW,
              ),
              NOW,
            ]),
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
        ...expectsOnly({ confirmation: NEUTRAL_MESSAGE }),
      },
      onError: [
        {
          to: "coolingDown",
          effects: "storeCooldown",
          when: ({ event: { error } }) => error.status === 429,
          context: ({ event: { error } }) => ({
            cooldownUntil:
              NOW + (error.retryAfter === null ? RESET_REQUEST_WINDOW : 42_000),
            now: NOW,
          }),
          check: (step) =>
            expectsOnly({
              notice:
                step.event.error.retryAfter === null
                  ? "Too many reset attempts. Please try again later."
                  : "Too many reset attempts. Please try again after 42 seconds.",
            }).check(step),
        },
        {
          to: "open.editing",
          check: (step) => {
            const { kind, status } = step.event.error;
            const warnings: Record<string, string> = {
              noResponse:
                "Our service did not respond. Please check your connection and try again if no email arrives.",
              503: "Our service is busy. If no email arrives, try again in a moment.",
            };
            const warning = warnings[kind] ?? warnings[status] ?? null;
            expectsOnly({
              confirmation: NEUTRAL_MESSAGE,
              uncertainty: warning,
            }).check(step);
          },
        },
      ],
    },
    coolingDown: {
      tags: "locked",
      calls: "tick",
      on: {
        "email.changed": {
          to: "open",
          context: ({ event }) => ({ email: event.value, cooldownUntil: null }),
          ...expectsOnly({}),
        },
        "clock.ticked": [
          {
            to: "open.editing",
            when: ({ context, event }) =>
              event.at >= (context.cooldownUntil ?? 0),
            context: ({ event }) => ({ cooldownUntil: null, now: event.at }),
            ...expectsOnly({}),
          },
          { context: ({ event }) => ({ now: event.at }) },
        ],
      },
    },
  },
});
