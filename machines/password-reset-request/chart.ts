import { assign, setup } from "xstate";
import {
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../contract/constants.ts";
import { type CallFailure, retryAfterOf } from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { ResetPasswordState } from "../../contract/navigation-state.ts";
import { resetEmailProblem } from "../../contract/rules/accounts.ts";
import { normalizeEmail } from "../../contract/typed-text.ts";
import {
  eventOf,
  failureOf,
  hasStatus,
  outputOf,
} from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { timeLeft } from "../shared/time-left.ts";

// Times are epoch milliseconds.

type ResetRequestInput = {
  /** Origin of the link in the email. */
  readonly frontendUrl: string;
};

/** How the page was opened: directly, after a login with an expired password, or by a reload during a cooldown. */
export type PageOpening = {
  readonly state: ResetPasswordState | null;
  /** The address whose cooldown this tab showed before a reload; null when there was none. */
  readonly cooldownEmail: string | null;
};

/** The stored requests for one address. */
export type StoredResetRequests = {
  /** Times of the requests, oldest first. */
  readonly attempts: readonly number[];
  readonly cooldownUntil: number | null;
};

export type TimedResetRequests = StoredResetRequests & {
  readonly at: number;
};

export type ResetRequestContext = ResetRequestInput &
  StoredResetRequests & {
    /** The email address as typed. */
    readonly email: string;
    /** Why the person was redirected here, or null. */
    readonly reason: Message | null;
    /** What is wrong with the address. */
    readonly problem: Message | null;
    /** Why the form is locked. */
    readonly notice: Message | null;
    /** The neutral message, which does not reveal whether the account exists. */
    readonly confirmation: Message | null;
    /** Why the request may not have been handled. */
    readonly uncertainty: Message | null;
    readonly now: number;
  };

type ResetRequestEvent =
  | { type: "email.changed"; value: string }
  | { type: "form.submitted" }
  | { type: "clock.ticked"; at: number };

const NO_NOTICES = {
  problem: null,
  notice: null,
  confirmation: null,
  uncertainty: null,
} as const;

/**
 * Requests a link to reset the password. The number of requests per address is limited and counted in cookies, the
 * cooldown survives a reload, and the message is the same whether or not the account exists.
 */
export const passwordResetRequestMachine = setup({
  types: {
    context: {} as ResetRequestContext,
    events: {} as ResetRequestEvent,
    input: {} as ResetRequestInput,
    tags: {} as "busy" | "locked",
  },
  actors: {
    /** Reads the navigation state, and the address of a cooldown that this tab started and that is still running. */
    readNavigationState: taskActor<PageOpening, void>(),
    /** Reads the cookies for one address. */
    readAttempts: taskActor<TimedResetRequests, { readonly email: string }>(),
    /** Sends `clock.ticked` once per second. */
    tick: eventActor<ResetRequestEvent>(),
    requestReset: apiActor("requestReset"),
  },
  guards: {
    hasProblem: ({ context }) => resetEmailProblem(context.email) !== null,
    isStillCoolingDown: ({ event }) => {
      const { cooldownUntil, at } = outputOf<TimedResetRequests>(event);
      return timeLeft(cooldownUntil, at) > 0;
    },
    /** The number of requests for this address within the counting window has reached the limit. */
    isLimitReached: ({ event }) =>
      recentAttempts(outputOf(event)).length >= RESET_REQUEST_LIMIT,
    isCooldownOver: ({ context, event }) =>
      timeLeft(context.cooldownUntil, eventOf(event, "clock.ticked").at) === 0,
    isRateLimited: hasStatus(429),
  },
  actions: {
    setNavigationState: assign(({ context, event }) => {
      const { state, cooldownEmail } = outputOf<PageOpening>(event);
      return {
        email: context.email || state?.email || cooldownEmail || "",
        reason: state ? message("login.passwordExpired") : null,
      };
    }),
    changeEmail: assign(({ event }) => ({
      ...NO_NOTICES,
      email: eventOf(event, "email.changed").value,
      attempts: [],
      cooldownUntil: null,
    })),
    setAttempts: assign(({ event }) => {
      const { attempts, cooldownUntil, at } =
        outputOf<TimedResetRequests>(event);
      // The clock may have been set back since the cooldown was stored.
      const latest = at + RESET_REQUEST_WINDOW;
      return {
        attempts,
        cooldownUntil: cooldownUntil && Math.min(cooldownUntil, latest),
        now: at,
      };
    }),
    showProblem: assign({
      ...NO_NOTICES,
      problem: ({ context }) => resetEmailProblem(context.email),
    }),
    clearNotices: assign({ ...NO_NOTICES, reason: null }),
    countAttempt: assign(({ event }) => {
      const stored = outputOf<TimedResetRequests>(event);
      const { at } = stored;
      return { attempts: [...recentAttempts(stored), at], now: at };
    }),
    startCooldown: assign(({ event }) => {
      const { at } = outputOf<TimedResetRequests>(event);
      return { cooldownUntil: at + RESET_REQUEST_WINDOW, now: at };
    }),
    startServerCooldown: assign(({ event }) => {
      const failure = failureOf(event);
      const seconds = retryAfterOf(failure);
      const length = seconds === null ? RESET_REQUEST_WINDOW : seconds * 1_000;
      const { at } = failure;
      const notice =
        seconds === null
          ? message("reset.tooManyLater")
          : message("reset.tooMany", { wait: formatWait(length) });
      return { cooldownUntil: at + length, now: at, notice };
    }),
    updateTime: assign(({ event }) => ({
      now: eventOf(event, "clock.ticked").at,
    })),
    endCooldown: assign({ cooldownUntil: null, notice: null }),
    /** Shows the same wait as the countdown. */
    showWait: assign({
      notice: ({ context: { cooldownUntil, now } }) =>
        message("reset.tooMany", {
          wait: formatWait(timeLeft(cooldownUntil, now)),
        }),
    }),
    showNeutralResponse: assign({ confirmation: message("reset.sent") }),
    showUncertainty: assign({
      uncertainty: ({ event }) => uncertaintyNotice(failureOf(event)),
    }),
    focusEmail: effect(),
    /** Both write a cookie for the address. */
    storeAttempts: effect(),
    storeCooldown: effect(),
  },
}).createMachine({
  id: "passwordResetRequest",
  description: "Request a link to reset a password.",
  meta: { title: "Password reset request", who: "Visitors", area: "accounts" },
  context: ({ input }) => ({
    ...input,
    ...NO_NOTICES,
    email: "",
    reason: null,
    attempts: [],
    cooldownUntil: null,
    now: 0,
  }),
  initial: "opening",
  states: {
    opening: {
      description:
        "The page checks whether it was opened after a login with an expired password, or reloaded during a cooldown. Input entered in the meantime is kept.",
      invoke: {
        id: "readNavigationState",
        src: "readNavigationState",
        onDone: {
          target: "open",
          actions: "setNavigationState",
          meta: { rules: ["2-reset-request-02"] },
        },
        onError: { target: "open", description: "The form is not prefilled." },
      },
      on: { "email.changed": { actions: "changeEmail" } },
    },
    open: {
      description: "The form is open.",
      initial: "readingAttempts",
      on: {
        "email.changed": {
          target: ".readingAttempts",
          actions: "changeEmail",
          description: "Each address has its own count and cooldown.",
        },
        "form.submitted": [
          {
            guard: "hasProblem",
            target: ".editing",
            actions: ["showProblem", "focusEmail"],
            meta: { rules: ["5-reset-request-01", "5-reset-request-02"] },
          },
          { target: "counting" },
        ],
      },
      states: {
        readingAttempts: {
          description: "The cookies for the address are being read.",
          invoke: {
            id: "readAttempts",
            src: "readAttempts",
            input: attemptsInput,
            onDone: [
              {
                guard: "isStillCoolingDown",
                target: "#passwordResetRequest.coolingDown",
                actions: ["setAttempts", "showWait"],
                description:
                  "A cooldown that began before a reload or in another tab continues.",
                meta: { rules: ["3-reset-request-01"] },
              },
              { target: "editing", actions: "setAttempts" },
            ],
            onError: {
              target: "editing",
              description: "Without cookies, only the server counts requests.",
            },
          },
        },
        editing: { description: "The form can be filled in and submitted." },
      },
    },
    counting: {
      description:
        "Counts the requests that this browser has sent for the address in any tab.",
      tags: "busy",
      entry: "clearNotices",
      invoke: {
        id: "countAttempts",
        src: "readAttempts",
        input: attemptsInput,
        onDone: [
          {
            guard: "isStillCoolingDown",
            target: "coolingDown",
            actions: ["setAttempts", "showWait"],
            description: "Another tab has started the cooldown.",
          },
          {
            guard: "isLimitReached",
            target: "coolingDown",
            actions: ["startCooldown", "showWait", "storeCooldown"],
            description: "The request limit for the address has been reached.",
            meta: { rules: ["8-reset-request-03", "9-reset-request-01"] },
          },
          {
            target: "requesting",
            actions: ["countAttempt", "storeAttempts"],
            meta: {
              rules: [
                "3-reset-request-01",
                "5-reset-request-03",
                "7-reset-request-01",
              ],
            },
          },
        ],
        onError: {
          target: "requesting",
          description: "Without cookies, only the server counts requests.",
        },
      },
    },
    requesting: {
      description: "The request is running. The button is busy.",
      tags: "busy",
      invoke: {
        id: "requestReset",
        src: "requestReset",
        input: resetRequest,
        onDone: {
          target: "open.editing",
          actions: "showNeutralResponse",
          description:
            "The message is the same whether or not the account exists.",
          meta: { rules: ["8-reset-request-06"] },
        },
        onError: [
          {
            guard: "isRateLimited",
            target: "coolingDown",
            actions: ["startServerCooldown", "storeCooldown"],
            description:
              "The cooldown lasts as long as the Retry-After header requires, or for the default time if there is no such header.",
            meta: {
              rules: [
                "8-reset-request-01",
                "8-reset-request-02",
                "8-reset-request-04",
                "8-reset-request-05",
              ],
            },
          },
          {
            target: "open.editing",
            actions: ["showNeutralResponse", "showUncertainty"],
            description:
              "Shows the neutral message for every other failure, so that the page reveals nothing about the account.",
            meta: { rules: ["8-reset-request-06"] },
          },
        ],
      },
    },
    coolingDown: {
      description:
        "The form is locked for this address until the cooldown ends, in every tab and across reloads. Another address can be entered.",
      tags: "locked",
      meta: { rules: ["4-reset-request-01"] },
      invoke: invokeEventActor("tick"),
      on: {
        "email.changed": { target: "open", actions: "changeEmail" },
        "clock.ticked": [
          {
            guard: "isCooldownOver",
            target: "open.editing",
            actions: ["updateTime", "endCooldown"],
            description: "The form can be submitted again.",
            meta: { rules: ["4-reset-request-01"] },
          },
          { actions: "updateTime" },
        ],
      },
    },
  },
});

/** Returns the requests within the counting window. Ignores future times, which occur if the clock was set back. */
function recentAttempts({ attempts, at }: TimedResetRequests) {
  return attempts.filter((sentAt) => {
    const age = at - sentAt;
    return age >= 0 && age < RESET_REQUEST_WINDOW;
  });
}

/** Returns why the request may not have been handled, or null. The reason reveals nothing about the account. */
function uncertaintyNotice(failure: CallFailure): Message | null {
  if (failure.kind === "noResponse") return message("reset.noResponse");
  return failure.status === 503 ? message("reset.overloaded") : null;
}

/** Returns the normalised address whose requests are counted. */
export function attemptsInput({ context }: { context: ResetRequestContext }) {
  return { email: normalizeEmail(context.email) };
}

function resetRequest({ context }: { context: ResetRequestContext }) {
  return { ...attemptsInput({ context }), frontend_url: context.frontendUrl };
}
