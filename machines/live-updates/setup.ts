import { assign, fromCallback, raise, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
import {
  NEWS_SHOWN,
  UPDATES_HIDDEN,
  UPDATES_PATIENCE,
  UPDATES_SILENCE,
  UPDATES_STEADY,
} from "../../contract/constants.ts";
import { outputOf } from "../shared/actor-events.ts";
import { callActor, notProvidedSource } from "../shared/actor-stub.ts";
import {
  afterAnswer,
  CUTS_OF_LONGEST_WAIT,
  freshIn,
  type LiveUpdatesContext,
  type LiveUpdatesEvent,
  NOBODY,
  waitAfterCuts,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the chart for live updates. */
export const liveUpdatesSetup = setup({
  types: {
    context: {} as LiveUpdatesContext,
    events: {} as LiveUpdatesEvent,
    tags: {} as "live" | "polling" | "resting",
  },
  actors: {
    /** Sends changes of the page's visibility and network, and their state at the start if it is not the default. */
    watchPage: fromCallback<LiveUpdatesEvent>(notProvidedSource),
    /** Sends `stream.told`, `stream.beat` and `stream.crowded`, and `stream.cut` at the end. */
    openStream: fromCallback<LiveUpdatesEvent>(notProvidedSource),
    fetchUpdates: callActor("updates"),
  },
  guards: {
    isSameMember: ({ context, event }) =>
      event.type === "member.came" && event.email === context.email,
    bringsNew: ({ context, event }) =>
      freshIn(context, answerIn(event)).length > 0,
    hasNews: ({ context }) => context.news.length > 0,
    isLastNews: ({ context, event }) =>
      event.type === "news.read" &&
      context.news.every(({ id }) => id === event.id),
  },
  actions: {
    rememberMember: assign(({ event }) =>
      event.type === "member.came"
        ? {
            ...NOBODY,
            email: event.email,
            userType: event.userType,
            jitter: event.jitter,
          }
        : {},
    ),
    forgetMember: assign(NOBODY),
    rememberAnswer: assign(({ context, event }) =>
      afterAnswer(context, answerIn(event)),
    ),
    noteCut: assign({
      cuts: ({ context }) => context.cuts + 1,
      jitter: ({ context, event }) =>
        event.type === "stream.cut" ? event.jitter : context.jitter,
    }),
    noteCrowded: assign({ cuts: CUTS_OF_LONGEST_WAIT }),
    noteSteady: assign({ cuts: 0 }),
    removeNews: assign({
      news: ({ context, event }) =>
        context.news.filter(
          ({ id }) => event.type !== "news.read" || id !== event.id,
        ),
    }),
    clearNews: assign({ news: [] }),
    forgetPage: raise({ type: "page.forgotten" }),
    tellOfUpdates: raise({ type: "updates.came" }),
    /** Effect, provided by the shell. Pages that show the changed data reload it. */
    announceUpdates: () => {},
  },
  delays: {
    updatesPatience: UPDATES_PATIENCE,
    updatesSilence: UPDATES_SILENCE,
    updatesSteady: UPDATES_STEADY,
    updatesHidden: UPDATES_HIDDEN,
    pollWait: ({ context }) => waitAfterCuts(context),
    newsShown: NEWS_SHOWN,
  },
});

function answerIn(event: LiveUpdatesEvent): AnswerOf<"updates"> {
  return event.type === "stream.told"
    ? event.answer
    : outputOf<AnswerOf<"updates">>(event);
}
