import { sessionSetup } from "./session-setup.ts";

/**
 * The two limits of a session (§4, §9), one region each, so that either can be changed alone. Their timers are
 * computed from deadlines, and the wall clock is asked again whenever the page wakes.
 */

export const sinceLogin = sessionSetup.createStateConfig({
  description: "The first limit: 30 minutes from the login.",
  meta: { specification: ["§4 Session", "§9 Session auto-logout"] },
  initial: "running",
  states: {
    running: {
      description: "There is time.",
      after: {
        untilNotice: {
          target: "endingSoon",
          actions: "tellNoticeTime",
          description: "Two minutes are left.",
        },
      },
      on: {
        "page.woke": [
          {
            guard: "isExpired",
            target: "#session.confirming",
            actions: "noteExpired",
            description: "The end passed while the page slept.",
          },
          {
            guard: "isInactive",
            description: "The other limit has passed; its region ends it.",
          },
          {
            guard: "isEndingSoon",
            target: "endingSoon",
            actions: "noteTime",
            description: "The last two minutes began meanwhile.",
          },
          {
            target: "running",
            reenter: true,
            actions: "noteTime",
            description: "The wall clock decides, not the timer.",
          },
        ],
      },
    },
    endingSoon: {
      description:
        "A notice says that the session ends in two minutes and offers 'Log in again now'.",
      tags: "endingSoon",
      after: {
        untilEnd: {
          target: "#session.confirming",
          actions: "noteExpired",
          description: "30 minutes since the login.",
        },
      },
      on: {
        "page.woke": [
          {
            guard: "isExpired",
            target: "#session.confirming",
            actions: "noteExpired",
            description: "The end passed while the page slept.",
          },
          {
            guard: "isInactive",
            description: "The other limit has passed; its region ends it.",
          },
          {
            target: "endingSoon",
            reenter: true,
            actions: "noteTime",
            description: "The notice counts on.",
          },
        ],
      },
    },
  },
});

export const sinceActivity = sessionSetup.createStateConfig({
  description: "The second limit: 30 minutes without activity in any tab.",
  meta: { specification: ["§4 Session", "§9 Session auto-logout"] },
  initial: "active",
  states: {
    active: {
      description: "Someone was here less than 30 minutes ago.",
      after: {
        untilInactive: {
          target: "#session.confirming",
          actions: "noteInactive",
          description: "30 minutes without activity.",
        },
      },
      on: {
        "activity.seen": [
          {
            guard: "isExpired",
            target: "#session.confirming",
            actions: "noteExpired",
            description: "Back after the session's end.",
          },
          {
            guard: "isInactive",
            target: "#session.confirming",
            actions: "noteInactive",
            description: "Back after the limit had passed.",
          },
          {
            guard: "isLaterActivity",
            target: "active",
            reenter: true,
            actions: ["noteActivity", "shareActivity"],
            description:
              "Mouse, click, scroll, key or touch: the 30 minutes begin again.",
          },
        ],
        "page.woke": [
          {
            guard: "isExpired",
            description: "The other limit has passed; its region ends it.",
          },
          {
            guard: "isInactive",
            target: "#session.confirming",
            actions: "noteInactive",
            description: "The limit passed while the page slept.",
          },
          {
            target: "active",
            reenter: true,
            actions: "noteTime",
            description: "The wall clock decides, not the timer.",
          },
        ],
      },
    },
  },
});
