import { liveUpdatesSetup } from "./setup.ts";

const learn = ["rememberAnswer", "announceUpdates", "tellOfUpdates"] as const;

/** The connection: a stream while the page is visible, and polling while no stream is available. */
export const line = liveUpdatesSetup.createStateConfig({
  description: "The connection to the server.",
  initial: "attached",
  states: {
    attached: {
      description: "The stream is connecting or open.",
      initial: "connecting",
      invoke: {
        id: "openStream",
        src: "openStream",
        onError: {
          target: "waiting",
          actions: "noteCut",
          description: "The stream could not be requested.",
        },
      },
      on: {
        "stream.cut": {
          target: "waiting",
          actions: "noteCut",
          description:
            "The server closed the stream, the network failed, or the request was refused.",
        },
        "stream.crowded": {
          target: "waiting",
          actions: "noteCrowded",
          description:
            "The member has more open pages than one server serves with streams, so this page polls with the longest wait.",
        },
        "page.forgotten": {
          target: "asleep",
          description: "A hidden page releases its stream.",
        },
        "network.lost": { target: "offline" },
      },
      states: {
        connecting: {
          description: "The stream was requested but has not started.",
          on: {
            "stream.told": [
              {
                guard: "bringsNew",
                target: "open",
                actions: learn,
                description:
                  "The stream starts with the updates that this page has missed.",
              },
              {
                target: "open",
                actions: "rememberAnswer",
              },
            ],
          },
          after: {
            updatesPatience: {
              target: "#liveUpdates.present.line.waiting",
              actions: "noteCut",
              description: "A proxy may be buffering the stream.",
            },
          },
        },
        open: {
          description: "Changes arrive as they happen.",
          tags: "live",
          initial: "listening",
          after: {
            updatesSteady: {
              actions: "noteSteady",
              description:
                "The connection is steady: the next cut starts with the shortest wait again.",
            },
          },
          states: {
            listening: {
              description: "The server sends a heartbeat at regular intervals.",
              on: {
                "stream.told": [
                  {
                    guard: "bringsNew",
                    target: "listening",
                    reenter: true,
                    actions: learn,
                  },
                  {
                    target: "listening",
                    reenter: true,
                    description: "The updates were already reported.",
                  },
                ],
                "stream.beat": {
                  target: "listening",
                  reenter: true,
                },
              },
              after: {
                updatesSilence: {
                  target: "#liveUpdates.present.line.waiting",
                  actions: "noteCut",
                  description:
                    "Several heartbeats are missing, so the stream counts as dead.",
                },
              },
            },
          },
        },
      },
    },
    waiting: {
      description:
        "There is no stream, which the page does not show. It polls after a wait that doubles with each failure, up to a limit, and is partly random.",
      tags: "polling",
      on: {
        "page.forgotten": { target: "asleep" },
        "page.shown": { target: "asking" },
        "network.lost": { target: "offline" },
        "network.back": {
          target: "asking",
          description: "Polls at once.",
        },
      },
      after: {
        pollWait: { target: "asking" },
      },
    },
    asking: {
      description: "The page polls for updates.",
      tags: "polling",
      invoke: {
        id: "fetchUpdates",
        src: "fetchUpdates",
        onDone: [
          {
            guard: "bringsNew",
            target: "attached",
            actions: learn,
            description:
              "The server answers again, so the page returns to the stream.",
          },
          {
            target: "attached",
            actions: "rememberAnswer",
            description:
              "The server answers again, so the page returns to the stream.",
          },
        ],
        onError: {
          target: "waiting",
          actions: "noteCut",
          description: "The next wait is longer.",
        },
      },
      on: {
        "page.forgotten": { target: "asleep" },
        "network.lost": { target: "offline" },
      },
    },
    offline: {
      description:
        "The browser is offline. Another part of the page shows this.",
      tags: "resting",
      on: {
        "network.back": { target: "attached" },
        "page.forgotten": { target: "asleep" },
      },
    },
    asleep: {
      description:
        "The page is hidden. When it becomes visible, it receives the updates it has missed.",
      tags: "resting",
      on: {
        "page.shown": { target: "attached" },
      },
    },
  },
});
