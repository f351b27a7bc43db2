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
import { walkMachine } from "../../support/walk-machine.ts";
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

const submit = { type: "form.submitted" } as const;

const changeEmail = { type: "email.changed", value: "a" } as const;

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

walkMachine(passwordResetRequestMachine, {
  ...passwordResetRequestPlan,
  states: {
    opening: { notTags: ["busy"], can: [changeEmail], cannot: [submit] },
    "open.readingAttempts": { notTags: ["busy"], can: [changeEmail] },
    "open.editing": {
      notTags: ["busy", "locked"],
      can: [submit, changeEmail],
      context: { notice: null },
    },
    counting: {
      tags: ["busy"],
      cannot: [submit, changeEmail],
      check: ({ snapshot: { context } }) =>
        expect(context).toMatchObject({
          problem: null,
          notice: null,
          confirmation: null,
          uncertainty: null,
        }),
    },
    requesting: { tags: ["busy"], cannot: [submit, changeEmail] },
    coolingDown: {
      tags: ["locked"],
      notTags: ["busy"],
      can: [changeEmail],
      cannot: [submit],
    },
  },
  transitions: {
    "(start)": { calls: [["readNavigationState"]] },
    "opening --onDone(readNavigationState)--> open": {
      calls: ({ after: { context } }) => [
        ["readAttempts", { email: normalize(context.email) }],
      ],
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
    "opening --onError(readNavigationState)--> open": {
      calls: ({ before: { context } }) => [
        ["readAttempts", { email: normalize(context.email) }],
      ],
      context: ({ before: { context } }) => ({
        email: context.email,
        reason: null,
      }),
    },
    "opening --email.changed--> (stays)": {
      context: ({ event }) => ({ email: event.value }),
      ...expectsOnly({}),
    },
    "open --email.changed--> open.readingAttempts": {
      calls: ({ event }) => [
        ["readAttempts", { email: normalize(event.value) }],
      ],
      context: ({ event }) => ({ email: event.value, cooldownUntil: null }),
      ...expectsOnly({}),
    },
    "open --form.submitted [hasProblem]--> open.editing": {
      when: ({ before: { context } }) =>
        !context.email.includes(".org") && !context.email.includes(".ORG"),
      effects: [["focusEmail"]],
      check: ({ after: { context } }) =>
        expect(shownText(context.problem)).toBe(
          context.email.trim() === ""
            ? "Please enter your email."
            : "Please enter a valid email address.",
        ),
    },
    "open --form.submitted [else]--> counting": {
      calls: ({ before }) => [
        ["countAttempts", { email: normalize(before.context.email) }],
      ],
      context: { reason: null },
    },
    "open.readingAttempts --onDone(readAttempts) [isStillCoolingDown]--> coolingDown":
      {
        when: ({ event }) => isInCooldown(event.output),
        calls: [["tick"]],
        context: continuesCooldown,
        check: showsRemainingWait,
      },
    "open.readingAttempts --onDone(readAttempts) [else]--> open.editing": {
      context: ({ event }) => ({ attempts: event.output.attempts }),
    },
    "open.readingAttempts --onError(readAttempts)--> open.editing": {
      context: "unchanged",
    },
    "counting --onDone(countAttempts) [isStillCoolingDown]--> coolingDown": {
      when: ({ event }) => isInCooldown(event.output),
      calls: [["tick"]],
      context: continuesCooldown,
      check: showsRemainingWait,
    },
    "counting --onDone(countAttempts) [isLimitReached]--> coolingDown": {
      when: ({ event: { output } }) =>
        output.attempts.filter(
          (at: number) => at > NOW - RESET_REQUEST_WINDOW && at <= NOW,
        ).length >= RESET_REQUEST_LIMIT,
      calls: [["tick"]],
      effects: [["storeCooldown"]],
      context: { cooldownUntil: NOW + RESET_REQUEST_WINDOW, now: NOW },
      check: (step) => {
        expectsOnly({ notice: TOO_MANY_MESSAGE }).check(step);
        const { cooldownUntil, now } = step.after.context;
        expect(formatMinutesSeconds(timeLeft(cooldownUntil, now))).toBe(
          "05:00",
        );
      },
    },
    "counting --onDone(countAttempts) [else]--> requesting": {
      effects: [["storeAttempts"]],
      calls: ({ before }) => [
        [
          "requestReset",
          { email: normalize(before.context.email), frontend_url: ORIGIN },
        ],
      ],
      check: ({ after: { context }, event: { output } }) =>
        expect(context.attempts).toEqual([
          ...output.attempts.filter(
            (at: number) => at > NOW - RESET_REQUEST_WINDOW && at <= NOW,
          ),
          NOW,
        ]),
    },
    "counting --onError(countAttempts)--> requesting": {
      calls: ({ before }) => [
        [
          "requestReset",
          { email: normalize(before.context.email), frontend_url: ORIGIN },
        ],
      ],
      context: "unchanged",
    },
    "requesting --onDone(requestReset)--> open.editing": {
      ...expectsOnly({ confirmation: NEUTRAL_MESSAGE }),
    },
    "requesting --onError(requestReset) [isRateLimited]--> coolingDown": {
      when: ({ event: { error } }) => error.status === 429,
      calls: [["tick"]],
      effects: [["storeCooldown"]],
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
    "requesting --onError(requestReset) [else]--> open.editing": {
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
    "coolingDown --onError(tick)--> (ignored)": { context: "unchanged" },
    "coolingDown --email.changed--> open": {
      calls: ({ event }) => [
        ["readAttempts", { email: normalize(event.value) }],
      ],
      context: ({ event }) => ({ email: event.value, cooldownUntil: null }),
      ...expectsOnly({}),
    },
    "coolingDown --clock.ticked [isCooldownOver]--> open.editing": {
      when: ({ before, event }) =>
        event.at >= (before.context.cooldownUntil ?? 0),
      context: ({ event }) => ({ cooldownUntil: null, now: event.at }),
      ...expectsOnly({}),
    },
    "coolingDown --clock.ticked [else]--> (stays)": {
      context: ({ event }) => ({ now: event.at }),
    },
  },
});
