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

// biome-ignore lint/suspicious/noExplicitAny: the type of the event depends on the transition
type Ended = { readonly event: any };

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

/** A cooldown that was stored before the clock was set back does not last longer than the window. */
const continuesCooldown = ({ event: { output } }: Ended) => ({
  cooldownUntil: Math.min(output.cooldownUntil, NOW + RESET_REQUEST_WINDOW),
  now: NOW,
  ...showingOnly({
    notice:
      output.cooldownUntil === NOW + 1
        ? "Too many reset attempts. Please try again after 1 second."
        : TOO_MANY_MESSAGE,
  }),
});

const recent = (attempts: readonly number[]) =>
  attempts.filter((at) => at > NOW - RESET_REQUEST_WINDOW && at <= NOW);

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
          context: ({ event }) => ({ email: event.value, ...showingOnly() }),
        },
      },
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
          context: ({ event }) => ({
            email: event.value,
            cooldownUntil: null,
            ...showingOnly(),
          }),
        },
        "form.submitted": [
          {
            to: "open.editing",
            effects: "focusEmail",
            when: ({ context }) =>
              !context.email.includes(".org") &&
              !context.email.includes(".ORG"),
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
        {
          to: "coolingDown",
          when: ({ event }) => isInCooldown(event.output),
          context: continuesCooldown,
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
      context: showingOnly(),
      onDone: [
        {
          to: "coolingDown",
          when: ({ event }) => isInCooldown(event.output),
          context: continuesCooldown,
        },
        {
          to: "coolingDown",
          effects: "storeCooldown",
          when: ({ event: { output } }) =>
            recent(output.attempts).length >= RESET_REQUEST_LIMIT,
          context: {
            cooldownUntil: NOW + RESET_REQUEST_WINDOW,
            now: NOW,
            ...showingOnly({ notice: TOO_MANY_MESSAGE }),
          },
        },
        {
          to: "requesting",
          effects: "storeAttempts",
          context: ({ event: { output } }) => ({
            attempts: [...recent(output.attempts), NOW],
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
          context: ({ event: { error } }) => ({
            cooldownUntil:
              NOW + (error.retryAfter === null ? RESET_REQUEST_WINDOW : 42_000),
            now: NOW,
            ...showingOnly({
              notice:
                error.retryAfter === null
                  ? "Too many reset attempts. Please try again later."
                  : "Too many reset attempts. Please try again after 42 seconds.",
            }),
          }),
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
        "email.changed": {
          to: "open",
          context: ({ event }) => ({
            email: event.value,
            cooldownUntil: null,
            ...showingOnly(),
          }),
        },
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
