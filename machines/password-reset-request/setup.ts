import { assign, fromCallback, fromPromise, setup } from "xstate";
import { RESET_REQUEST_WINDOW } from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { message } from "../../contract/messages/index.ts";
import { resetEmailProblem } from "../../contract/rules/email.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  callActor,
  notProvided,
  notProvidedSource,
} from "../shared/actor-stub.ts";
import {
  arrivalFacts,
  cooldownAfter,
  isCooling,
  isLimitReached,
  NOTHING_SAID,
  type ResetArrival,
  type ResetReading,
  type ResetRequestContext,
  type ResetRequestEvent,
  type ResetRequestInput,
  recentAttempts,
  retryAfterOf,
} from "./facts.ts";

/** Types, guards, actions and actors of the chart for reset requests. */
export const resetRequestSetup = setup({
  types: {
    context: {} as ResetRequestContext,
    events: {} as ResetRequestEvent,
    input: {} as ResetRequestInput,
    tags: {} as "busy" | "locked",
  },
  actors: {
    /** Reads the navigation state, and the address whose cooldown this tab showed. */
    readArrival: fromPromise<ResetArrival, void>(notProvided),
    /** Reads the cookies of one address. */
    readAttempts: fromPromise<ResetReading, { readonly email: string }>(
      notProvided,
    ),
    /** Sends `clock.ticked` once per second. */
    tick: fromCallback<ResetRequestEvent>(notProvidedSource),
    requestReset: callActor("requestReset"),
  },
  guards: {
    hasProblem: ({ context }) => resetEmailProblem(context.email) !== null,
    readsCooldown: ({ event }) => {
      const { cooldownUntil, at } = outputOf<ResetReading>(event);
      return isCooling(cooldownUntil, at);
    },
    readsLimit: ({ event }) => isLimitReached(outputOf<ResetReading>(event)),
    isCooldownOver: ({ context, event }) =>
      event.type === "clock.ticked" &&
      !isCooling(context.cooldownUntil, event.at),
    isTooManyFor: ({ event }) =>
      statusOf(failureOf(event)) === 429 &&
      retryAfterOf(failureOf(event)) !== null,
    isTooMany: ({ event }) => statusOf(failureOf(event)) === 429,
    hasNoAnswer: ({ event }) => failureOf(event).kind === "noAnswer",
    isOverloaded: ({ event }) => statusOf(failureOf(event)) === 503,
  },
  actions: {
    rememberArrival: assign(({ context, event }) =>
      arrivalFacts(outputOf<ResetArrival>(event), context.email),
    ),
    changeEmail: assign(({ context, event }) => ({
      ...NOTHING_SAID,
      email: event.type === "email.changed" ? event.value : context.email,
      attempts: [],
      cooldownUntil: null,
    })),
    rememberAttempts: assign(({ event }) => {
      const { attempts, cooldownUntil, at } = outputOf<ResetReading>(event);
      return { attempts, cooldownUntil, now: at };
    }),
    showProblem: assign({
      ...NOTHING_SAID,
      problem: ({ context }) => resetEmailProblem(context.email),
    }),
    clearNotices: assign({ ...NOTHING_SAID, reason: null }),
    countAttempt: assign(({ event }) => {
      const { attempts, at } = outputOf<ResetReading>(event);
      return { attempts: [...recentAttempts(attempts, at), at], now: at };
    }),
    startCooldown: assign(({ event }) => {
      const { at } = outputOf<ResetReading>(event);
      return { cooldownUntil: at + RESET_REQUEST_WINDOW, now: at };
    }),
    startAskedCooldown: assign(({ event }) => {
      const failure = failureOf(event);
      return { cooldownUntil: cooldownAfter(failure), now: failure.at };
    }),
    keepTime: assign(({ context, event }) => ({
      now: event.type === "clock.ticked" ? event.at : context.now,
    })),
    endCooldown: assign({ cooldownUntil: null, notice: null }),
    noticeTooMany: assign({ notice: message("reset.tooMany") }),
    noticeTooManyLater: assign({ notice: message("reset.tooManyLater") }),
    answerNeutrally: assign({ answer: message("reset.sent") }),
    doubtArrival: assign({ doubt: message("reset.unreached") }),
    doubtHandling: assign({ doubt: message("reset.overloaded") }),
    /** Effects, provided by the shell. */
    focusEmail: () => {},
    /** Write the two cookies of the address. */
    storeAttempts: () => {},
    storeCooldown: () => {},
  },
});
