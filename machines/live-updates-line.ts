import { liveUpdatesSetup } from "./live-updates-setup.ts";

const learn = ["rememberAnswer", "announceUpdates", "tellOfUpdates"] as const;

/** The connection itself: a stream while somebody looks and it can be had, and asking by itself meanwhile. */
export const line = liveUpdatesSetup.createStateConfig({
  description: "How this page hears of changes.",
  initial: "attached",
  states: {
    attached: {
      description: "The stream of updates is asked for, or open.",
      meta: { specification: ["design: Server", "design: Browser"] },
      initial: "connecting",
      invoke: {
        id: "openStream",
        src: "openStream",
        onError: {
          target: "waiting",
          actions: "noteCut",
          description: "It could not even be tried.",
        },
      },
      on: {
        "stream.cut": {
          target: "waiting",
          actions: "noteCut",
          description: "The server went, the network broke, or it was refused.",
        },
        "stream.crowded": {
          target: "waiting",
          actions: "noteCrowded",
          description:
            "The member has more pages open than one server follows; this one asks now and then.",
        },
        "page.forgotten": {
          target: "asleep",
          description: "Nobody looks: the stream is let go.",
        },
        "network.lost": {
          target: "offline",
          description: "Nothing can come now.",
        },
      },
      states: {
        connecting: {
          description: "The stream has been asked for and has not begun.",
          on: {
            "stream.told": [
              {
                guard: "bringsNew",
                target: "open",
                actions: learn,
                description: "It begins with what this page has missed.",
              },
              {
                target: "open",
                actions: "rememberAnswer",
                description: "It begins; nothing was missed.",
              },
            ],
          },
          after: {
            updatesPatience: {
              target: "#liveUpdates.present.line.waiting",
              actions: "noteCut",
              description: "Something in between holds it back.",
            },
          },
        },
        open: {
          description: "A change is told as soon as it is made.",
          tags: "live",
          initial: "listening",
          after: {
            updatesSteady: {
              actions: "noteSteady",
              description: "It holds: a later cut is a first one again.",
            },
          },
          states: {
            listening: {
              description: "The stream says now and then that it lives.",
              on: {
                "stream.told": [
                  {
                    guard: "bringsNew",
                    target: "listening",
                    reenter: true,
                    actions: learn,
                    description: "Something has changed.",
                  },
                  {
                    target: "listening",
                    reenter: true,
                    description: "Told already.",
                  },
                ],
                "stream.beat": {
                  target: "listening",
                  reenter: true,
                  description: "It lives.",
                },
              },
              after: {
                updatesSilence: {
                  target: "#liveUpdates.present.line.waiting",
                  actions: "noteCut",
                  description: "Two beats have failed to come: it is dead.",
                },
              },
            },
          },
        },
      },
    },
    waiting: {
      description:
        "There is no stream. After a moment, about a second at first and at most 15, doubled with each cut and half of it by chance, the page asks by itself. The person sees the page as it is, and notices nothing else.",
      tags: "polling",
      meta: { specification: ["design: Server"] },
      on: {
        "page.forgotten": {
          target: "asleep",
          description: "Nobody looks.",
        },
        "page.shown": {
          target: "asking",
          description: "Somebody looks again.",
        },
        "network.lost": {
          target: "offline",
          description: "Nothing can come now.",
        },
        "network.back": {
          target: "asking",
          description: "The network is back: at once.",
        },
      },
      after: {
        pollWait: {
          target: "asking",
          description: "The wait is over.",
        },
      },
    },
    asking: {
      description: "The page asks by itself what has changed.",
      tags: "polling",
      meta: { specification: ["design: Server"] },
      invoke: {
        id: "fetchUpdates",
        src: "fetchUpdates",
        onDone: [
          {
            guard: "bringsNew",
            target: "attached",
            actions: learn,
            description: "Something has changed; and the server answers again.",
          },
          {
            target: "attached",
            actions: "rememberAnswer",
            description: "The server answers again: back to the stream.",
          },
        ],
        onError: {
          target: "waiting",
          actions: "noteCut",
          description: "No answer either: a longer wait.",
        },
      },
      on: {
        "page.forgotten": {
          target: "asleep",
          description: "Nobody looks.",
        },
        "network.lost": {
          target: "offline",
          description: "Nothing can come now.",
        },
      },
    },
    offline: {
      description: "The browser has no network; the page says so elsewhere.",
      tags: "resting",
      meta: { specification: ["design: Server"] },
      on: {
        "network.back": {
          target: "attached",
          description: "The network is back.",
        },
        "page.forgotten": {
          target: "asleep",
          description: "Nobody looks.",
        },
      },
    },
    asleep: {
      description:
        "Nobody looks at this page. Once somebody does, it is told what it has missed.",
      tags: "resting",
      meta: { specification: ["design: Server"] },
      on: {
        "page.shown": {
          target: "attached",
          description: "Somebody looks again.",
        },
      },
    },
  },
});
