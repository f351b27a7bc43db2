import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { testRandomPaths } from "xstate-toolkit/vitest";
import {
  INACTIVITY_TIMEOUT,
  SESSION_LIFETIME,
  SESSION_NOTICE,
} from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { sessionMachine } from "../../../machines/session/chart.ts";
import { endingNotice } from "../../../machines/session/ending-notice.ts";
import type { Limits } from "../../../machines/session/limits.ts";
import type { TimedStoredSession } from "../../../machines/session/stored-session.ts";
import {
  LOGGED_OUT,
  LOGIN_TIME,
  MINUTE,
  SESSION_INPUTS,
  sessionEvents,
} from "./cases.ts";
import { isLoggedInWithToken } from "./expectations.ts";

/** Opens a session on the profile page with a simulated clock and its own storage. */
async function openSession(input?: Limits) {
  const clock = new SimulatedClock();
  const storage: { current: TimedStoredSession } = {
    current: { ...LOGGED_OUT, at: LOGIN_TIME },
  };
  let sleepTime = 0;
  const now = () => LOGIN_TIME + clock.now() + sleepTime;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readStoredSession: fromPromise(async () => ({
          ...storage.current,
          at: now(),
        })),
      },
      actions: {
        storeSession: ({ context }) => {
          storage.current = { ...context, at: now() };
        },
        shareActivity: ({ context: { activeAt } }) => {
          storage.current = { ...storage.current, activeAt };
        },
        removeSession: () => {
          storage.current = { ...storage.current, token: null, userType: null };
        },
      },
    }),
    { clock, input },
  );
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  actor.send({
    type: "session.opened",
    token: "first",
    userType: "investee",
    email: "owner@example.org",
    at: now(),
  });
  return {
    actor,
    storage,
    now,
    /** Advances the time in steps of at most a minute, so that no timer fires more than a minute late. */
    advanceTime: async (milliseconds: number) => {
      for (let remaining = milliseconds; remaining > 0; remaining -= MINUTE)
        clock.increment(Math.min(remaining, MINUTE));
      await settle();
    },
    /** Advances the time without firing timers, as when the computer is asleep. */
    sleep: (milliseconds: number) => {
      sleepTime += milliseconds;
    },
    settle,
    isLoggedIn: () => actor.getSnapshot().context.token !== null,
    reportActivity: () => actor.send({ type: "activity.detected", at: now() }),
  };
}

describe("the two limits of a session", () => {
  test("the session ends exactly at its limit regardless of activity", {
    tags: ["4-session-02"],
  }, async () => {
    const { advanceTime, reportActivity, isLoggedIn, storage } =
      await openSession();
    for (let minute = 1; minute < SESSION_LIFETIME / MINUTE; minute += 1) {
      await advanceTime(MINUTE);
      reportActivity();
    }
    await advanceTime(MINUTE - 1);
    expect(isLoggedIn()).toBe(true);
    expect(storage.current.token).toBe("first");
    await advanceTime(1);
    expect(isLoggedIn()).toBe(false);
    expect(storage.current).toMatchObject({ token: null, userType: null });
  });

  test("inactivity ends a session before a longer session limit is reached", {
    tags: ["4-session-04", "4-session-06"],
  }, async () => {
    const { advanceTime, isLoggedIn, actor, storage } = await openSession({
      sessionLength: 120 * MINUTE,
    });
    await advanceTime(INACTIVITY_TIMEOUT - 1);
    expect(isLoggedIn()).toBe(true);
    await advanceTime(1);
    expect(isLoggedIn()).toBe(false);
    expect(actor.getSnapshot().context.end).toBe("inactive");
    expect(storage.current).toMatchObject({ token: null, userType: null });
  });

  test("activity restarts the inactivity timer", {
    tags: ["4-session-05"],
  }, async () => {
    const { advanceTime, isLoggedIn, reportActivity } = await openSession({
      sessionLength: 120 * MINUTE,
    });
    await advanceTime(INACTIVITY_TIMEOUT - MINUTE);
    reportActivity();
    await advanceTime(INACTIVITY_TIMEOUT - 1);
    expect(isLoggedIn()).toBe(true);
    await advanceTime(1);
    expect(isLoggedIn()).toBe(false);
  });

  test("the session limit can be changed independently of the inactivity limit", async () => {
    const { advanceTime, isLoggedIn, actor, reportActivity } =
      await openSession({
        sessionLength: 5 * MINUTE,
      });
    await advanceTime(4 * MINUTE);
    reportActivity();
    await advanceTime(MINUTE);
    expect(isLoggedIn()).toBe(false);
    expect(actor.getSnapshot().context.end).toBe("expired");
  });

  test("a session that expires during sleep ends on wake, without any activity", async () => {
    const { actor, now, isLoggedIn, settle, sleep } = await openSession();
    sleep(8 * 60 * MINUTE);
    expect(isLoggedIn()).toBe(true);
    actor.send({ type: "page.resumed", at: now() });
    await settle();
    expect(isLoggedIn()).toBe(false);
  });

  test("activity after the session limit does not extend the session", async () => {
    const { isLoggedIn, reportActivity, settle, sleep } = await openSession();
    sleep(SESSION_LIFETIME + MINUTE);
    reportActivity();
    await settle();
    expect(isLoggedIn()).toBe(false);
  });

  test("the session of an inactive tab continues if another tab was active", async () => {
    const { advanceTime, storage, isLoggedIn } = await openSession({
      sessionLength: 120 * MINUTE,
    });
    storage.current = {
      ...storage.current,
      activeAt: LOGIN_TIME + 20 * MINUTE,
    };
    await advanceTime(INACTIVITY_TIMEOUT);
    expect(isLoggedIn()).toBe(true);
    await advanceTime(20 * MINUTE);
    expect(isLoggedIn()).toBe(false);
  });
});

describe("the notice before the end of the session", () => {
  test("appears exactly when it is due and states the remaining time", async () => {
    const { actor, advanceTime } = await openSession();
    const isShown = () => actor.getSnapshot().hasTag("endingSoon");
    await advanceTime(SESSION_LIFETIME - SESSION_NOTICE - 1);
    expect(isShown()).toBe(false);
    await advanceTime(1);
    expect(isShown()).toBe(true);
    const noticeText = () => textOf(endingNotice(actor.getSnapshot().context));
    expect(noticeText()).toBe(
      "Your session ends in 2 minutes. Log in again now to continue without losing anything.",
    );
    actor.send({ type: "page.resumed", at: LOGIN_TIME + 29 * MINUTE + 15_000 });
    expect(noticeText()).toContain("ends in 1 minute.");
    actor.send({ type: "page.resumed", at: LOGIN_TIME + 29 * MINUTE + 30_000 });
    expect(noticeText()).toContain("ends in 30 seconds.");
    actor.send({ type: "page.resumed", at: LOGIN_TIME + 29 * MINUTE + 45_000 });
    expect(noticeText()).toContain("ends in 20 seconds.");
    expect(isShown()).toBe(true);
  });

  test("does not close the password dialog when the remaining time is updated", async () => {
    const { actor, advanceTime, now } = await openSession();
    await advanceTime(SESSION_LIFETIME - MINUTE);
    const { renewal } = actor.getSnapshot().children;
    renewal?.send({ type: "renewal.requested" });
    renewal?.send({ type: "password.changed", password: "Passw0rd!" });
    actor.send({ type: "page.resumed", at: now() });
    expect(actor.getSnapshot().children.renewal).toBe(renewal);
    expect(renewal?.getSnapshot().context.password).toBe("Passw0rd!");
  });
});

testRandomPaths(sessionMachine, {
  inputs: SESSION_INPUTS,
  events: sessionEvents,
  runs: 200,
  invariants: {
    "the member is logged in if and only if the session has a token":
      isLoggedInWithToken,
    "the email address and the role are removed with the token": ({
      snapshot: { context },
    }) => {
      const { token, email, userType } = context;
      expect(token ?? email ?? userType).toBe(token);
    },
  },
});
