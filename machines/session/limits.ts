import { sessionSetup } from "./setup.ts";

/**
 * The two limits of a session, one region each. Their timers are computed from deadlines, and the clock is checked
 * again whenever the page resumes, because timers stop while a computer sleeps.
 */

export const sinceLogin = sessionSetup.createStateConfig({
  description: "The limit since the login.",
  initial: "running",
  states: {
    running: {
      description: "The end is not near.",
      after: {
        untilNotice: {
          target: "endingSoon",
          actions: "tellNoticeTime",
        },
      },
      on: {
        "page.woke": [
          {
            guard: "isExpired",
            target: "#session.confirming",
            actions: "noteExpired",
            description: "The end passed while the page was suspended.",
          },
          {
            guard: "isInactive",
            description: "The region of the inactivity limit ends the session.",
          },
          {
            guard: "isEndingSoon",
            target: "endingSoon",
            actions: "noteTime",
            description: "The notice became due while the page was suspended.",
          },
          {
            target: "running",
            reenter: true,
            actions: "noteTime",
            description: "Restarts the timer from the clock.",
          },
        ],
      },
    },
    endingSoon: {
      description:
        "A notice announces the end of the session and offers to log in again.",
      tags: "endingSoon",
      after: {
        untilEnd: {
          target: "#session.confirming",
          actions: "noteExpired",
          meta: { rules: ["4-session-02"] },
        },
      },
      on: {
        "page.woke": [
          {
            guard: "isExpired",
            target: "#session.confirming",
            actions: "noteExpired",
            description: "The end passed while the page was suspended.",
          },
          {
            guard: "isInactive",
            description: "The region of the inactivity limit ends the session.",
          },
          {
            target: "endingSoon",
            reenter: true,
            actions: "noteTime",
          },
        ],
      },
    },
  },
});

export const sinceActivity = sessionSetup.createStateConfig({
  description: "The limit since the last activity in any tab.",
  initial: "active",
  states: {
    active: {
      description: "The last activity is recent.",
      after: {
        untilInactive: {
          target: "#session.confirming",
          actions: "noteInactive",
          meta: { rules: ["4-session-04"] },
        },
      },
      on: {
        "activity.seen": [
          {
            guard: "isExpired",
            target: "#session.confirming",
            actions: "noteExpired",
            description: "The session had already expired.",
          },
          {
            guard: "isInactive",
            target: "#session.confirming",
            actions: "noteInactive",
            description: "The inactivity limit had already passed.",
          },
          {
            guard: "isLaterActivity",
            target: "active",
            reenter: true,
            actions: ["noteActivity", "shareActivity"],
            description:
              "Mouse, click, scroll, key and touch restart the limit.",
            meta: { rules: ["4-session-05"] },
          },
        ],
        "page.woke": [
          {
            guard: "isExpired",
            description: "The region of the login limit ends the session.",
          },
          {
            guard: "isInactive",
            target: "#session.confirming",
            actions: "noteInactive",
            description: "The limit passed while the page was suspended.",
          },
          {
            target: "active",
            reenter: true,
            actions: "noteTime",
            description: "Restarts the timer from the clock.",
          },
        ],
      },
    },
  },
});
