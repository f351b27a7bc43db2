import { NOBODY } from "./facts.ts";
import { line } from "./line.ts";
import { liveUpdatesSetup } from "./setup.ts";

/**
 * Live updates: changes by the other side or the operator appear at once on an open page. They arrive through a
 * stream. Without one, the page polls with growing waits and returns to the stream as soon as possible. A hidden page
 * releases the stream. All flows of a tab share one connection.
 */
export const liveUpdatesMachine = liveUpdatesSetup.createMachine({
  id: "liveUpdates",
  description: "See at once what the other side has done.",
  context: NOBODY,
  initial: "away",
  states: {
    away: {
      description: "No member is logged in. There is no connection.",
      tags: "resting",
      on: {
        "member.came": {
          target: "present",
          actions: "rememberMember",
        },
      },
    },
    present: {
      description: "A member is logged in.",
      type: "parallel",
      invoke: {
        id: "watchPage",
        src: "watchPage",
        onError: {
          description: "The page counts as visible and online.",
        },
      },
      on: {
        "member.came": [
          {
            guard: "isSameMember",
            target: "present",
            reenter: true,
            description: "The stream reconnects with the new token.",
          },
          {
            target: "present",
            reenter: true,
            actions: "rememberMember",
            description: "Nothing of the previous member is kept.",
          },
        ],
        "member.left": {
          target: "away",
          actions: "forgetMember",
        },
      },
      states: {
        line,
        attention: {
          description: "Whether the page is visible.",
          initial: "front",
          states: {
            front: {
              description: "The page is visible.",
              on: {
                "page.hidden": { target: "behind" },
                "page.left": {
                  target: "forgotten",
                  description:
                    "The page enters the browser's back/forward cache.",
                },
              },
            },
            behind: {
              description: "The page is hidden, perhaps only for a moment.",
              on: {
                "page.shown": { target: "front" },
                "page.left": {
                  target: "forgotten",
                  description:
                    "The page enters the browser's back/forward cache.",
                },
              },
              after: {
                updatesHidden: { target: "forgotten" },
              },
            },
            forgotten: {
              description: "The page has been hidden for a while.",
              entry: "forgetPage",
              on: {
                "page.shown": { target: "front" },
              },
            },
          },
        },
        news: {
          description: "The notices of changes.",
          initial: "none",
          states: {
            none: {
              description: "No notice is shown.",
              entry: "clearNews",
              on: {
                "updates.came": { guard: "hasNews", target: "told" },
              },
            },
            told: {
              description:
                "The page lists the latest changes, up to a fixed number.",
              on: {
                "updates.came": {
                  target: "told",
                  reenter: true,
                  description: "The display time restarts.",
                },
                "news.read": [
                  { guard: "isLastNews", target: "none" },
                  { actions: "removeNews" },
                ],
              },
              after: {
                newsShown: {
                  target: "none",
                  description:
                    "They disappear by themselves, because the pages show the same changes.",
                },
              },
            },
          },
        },
      },
    },
  },
});
