import { NOBODY } from "./live-updates-facts.ts";
import { line } from "./live-updates-line.ts";
import { liveUpdatesSetup } from "./live-updates-setup.ts";

/**
 * Live updates (design: Server, Browser): what the other side or the operator changes shows at once on an open page.
 * A stream brings it; where there is none the page asks by itself, with growing waits, and goes back to the stream
 * as soon as it can be had. A hidden page lets go of it. Every page of the tab shares this one connection.
 */
export const liveUpdatesMachine = liveUpdatesSetup.createMachine({
  id: "liveUpdates",
  description: "Hear at once what the other side has done.",
  context: NOBODY,
  initial: "away",
  states: {
    away: {
      description: "Nobody is logged in: nothing is asked.",
      tags: "resting",
      meta: { specification: ["§4 Session"] },
      on: {
        "member.came": {
          target: "present",
          actions: "rememberMember",
          description: "A member is logged in.",
        },
      },
    },
    present: {
      description: "A member is logged in.",
      type: "parallel",
      meta: { specification: ["design: Server", "design: Browser"] },
      invoke: {
        id: "watchPage",
        src: "watchPage",
        onError: {
          description: "Then the page counts as in view, with a network.",
        },
      },
      on: {
        "member.came": [
          {
            guard: "isSameMember",
            target: "present",
            reenter: true,
            description: "Logged in again: the stream carries the new token.",
          },
          {
            target: "present",
            reenter: true,
            actions: "rememberMember",
            description: "Another member: nothing of the former is known.",
          },
        ],
        "member.left": {
          target: "away",
          actions: "forgetMember",
          description: "The session ended, and with it the stream.",
        },
      },
      states: {
        line,
        attention: {
          description: "Whether somebody looks at the page.",
          initial: "front",
          states: {
            front: {
              description: "The page is in view.",
              on: {
                "page.hidden": {
                  target: "behind",
                  description: "Another tab or window covers it.",
                },
                "page.left": {
                  target: "forgotten",
                  description: "It is kept for the way back.",
                },
              },
            },
            behind: {
              description: "The page is hidden, perhaps for a moment only.",
              on: {
                "page.shown": {
                  target: "front",
                  description: "It is looked at again.",
                },
                "page.left": {
                  target: "forgotten",
                  description: "It is kept for the way back.",
                },
              },
              after: {
                updatesHidden: {
                  target: "forgotten",
                  description: "Nobody has looked for a while.",
                },
              },
            },
            forgotten: {
              description: "Nobody looks.",
              entry: "forgetPage",
              on: {
                "page.shown": {
                  target: "front",
                  description: "It is looked at again.",
                },
              },
            },
          },
        },
        news: {
          description: "What the person is told.",
          initial: "none",
          states: {
            none: {
              description: "Nothing to tell.",
              entry: "clearNews",
              on: {
                "updates.came": {
                  guard: "hasNews",
                  target: "told",
                  description: "A line says what has changed.",
                },
              },
            },
            told: {
              description: "Lines say what has changed, at most three.",
              on: {
                "updates.came": {
                  target: "told",
                  reenter: true,
                  description: "One more.",
                },
                "news.read": [
                  {
                    guard: "isLastNews",
                    target: "none",
                    description: "All are read.",
                  },
                  { actions: "removeNews", description: "One is read." },
                ],
              },
              after: {
                newsShown: {
                  target: "none",
                  description: "They go by themselves: the pages say it too.",
                },
              },
            },
          },
        },
      },
    },
  },
});
