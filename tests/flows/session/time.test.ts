import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { say } from "../../../contract/messages/index.ts";
import {
  endingNotice,
  type SessionInput,
  type StoredReading,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import { randomWalks } from "../../support/walker/index.ts";
import { LOGIN, MINUTE, SESSION_INPUTS, sessionEvents } from "./cases.ts";

/** Opens a session on the profile page with a simulated clock and its own storage. */
async function openedSession(input?: SessionInput) {
  const clock = new SimulatedClock();
  const went: string[] = [];
  const storage: { held: StoredReading } = {
    held: {
      token: null,
      userType: null,
      email: null,
      loggedInAt: null,
      activeAt: null,
      logoutAt: null,
      at: LOGIN,
    },
  };
  let slept = 0;
  const at = () => LOGIN + clock.now() + slept;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readStored: fromPromise(async () => ({ ...storage.held, at: at() })),
      },
      actions: {
        goTo: (_, { to }) => {
          went.push(to);
        },
        storeSession: ({ context }) => {
          storage.held = { ...context, at: at() };
        },
        shareActivity: ({ context: { activeAt } }) => {
          storage.held = { ...storage.held, activeAt };
        },
        forgetSession: () => {
          storage.held = { ...storage.held, token: null, userType: null };
        },
      },
    }),
    { clock, input },
  );
  actor.start();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await settled();
  actor.send({
    type: "page.changed",
    path: "/profile",
    address: "/profile",
    access: "member",
  });
  actor.send({
    type: "session.opened",
    token: "first",
    userType: "investee",
    email: "owner@example.org",
    at: at(),
  });
  return {
    actor,
    storage,
    went,
    at,
    /** Advances the time in steps, firing every timer on time. */
    pass: async (milliseconds: number) => {
      for (let left = milliseconds; left > 0; left -= MINUTE)
        clock.increment(Math.min(left, MINUTE));
      await settled();
    },
    /** Advances the time without firing timers, like a closed laptop. */
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
    settled,
    isLoggedIn: () => actor.getSnapshot().hasTag("loggedIn"),
    move: () => actor.send({ type: "activity.seen", at: at() }),
  };
}

describe("the two limits of a session", () => {
  test("the session ends 1,800,000 ms after the login regardless of activity, and leads to /login", {
    tags: ["4-session-02", "4-session-03"],
  }, async () => {
    const { pass, move, isLoggedIn, went, storage } = await openedSession();
    for (let minute = 0; minute < 29; minute += 1) {
      await pass(MINUTE);
      move();
    }
    await pass(MINUTE - 1);
    expect(isLoggedIn()).toBe(true);
    expect(storage.held.token).toBe("first");
    await pass(1);
    expect(isLoggedIn()).toBe(false);
    expect(storage.held).toMatchObject({ token: null, userType: null });
    expect(went).toEqual(["/login"]);
  });

  test("inactivity alone ends a session whose other limit is longer", {
    tags: ["4-session-04", "4-session-06", "4-session-07"],
  }, async () => {
    const { pass, isLoggedIn, actor, went, storage } = await openedSession({
      sessionLength: 120 * MINUTE,
    });
    await pass(30 * MINUTE - 1);
    expect(isLoggedIn()).toBe(true);
    await pass(1);
    expect(isLoggedIn()).toBe(false);
    expect(actor.getSnapshot().context.reason).toBe("inactive");
    expect(storage.held).toMatchObject({ token: null, userType: null });
    expect(went).toEqual(["/login"]);
  });

  test("activity restarts the inactivity time", {
    tags: ["4-session-05"],
  }, async () => {
    const { pass, isLoggedIn, move } = await openedSession({
      sessionLength: 120 * MINUTE,
    });
    await pass(29 * MINUTE);
    move();
    await pass(30 * MINUTE - 1);
    expect(isLoggedIn()).toBe(true);
    await pass(1);
    expect(isLoggedIn()).toBe(false);
  });

  test("the limit since the login can be changed alone", async () => {
    const { pass, isLoggedIn, actor, move } = await openedSession({
      sessionLength: 5 * MINUTE,
    });
    await pass(4 * MINUTE);
    move();
    await pass(MINUTE);
    expect(isLoggedIn()).toBe(false);
    expect(actor.getSnapshot().context.reason).toBe("expired");
  });

  test("a laptop that was asleep at the end goes to /login as soon as it wakes, without any activity", async () => {
    const { actor, at, isLoggedIn, settled, sleep, went } =
      await openedSession();
    sleep(8 * 60 * MINUTE);
    expect(isLoggedIn()).toBe(true);
    actor.send({ type: "page.resumed", at: at() });
    await settled();
    expect(isLoggedIn()).toBe(false);
    expect(went).toEqual(["/login"]);
  });

  test("a mouse movement after the end does not extend the session", async () => {
    const { isLoggedIn, move, settled, sleep } = await openedSession();
    sleep(31 * MINUTE);
    move();
    await settled();
    expect(isLoggedIn()).toBe(false);
  });

  test("a tab that was asleep while another one was active continues", async () => {
    const { pass, storage, isLoggedIn } = await openedSession({
      sessionLength: 120 * MINUTE,
    });
    storage.held = { ...storage.held, activeAt: LOGIN + 20 * MINUTE };
    await pass(30 * MINUTE);
    expect(isLoggedIn()).toBe(true);
    await pass(20 * MINUTE);
    expect(isLoggedIn()).toBe(false);
  });
});

describe("the notice before the end", () => {
  test("the notice with the remaining time appears two minutes before the end, not earlier", async () => {
    const { actor, pass } = await openedSession();
    const isShown = () => actor.getSnapshot().hasTag("endingSoon");
    await pass(28 * MINUTE - 1);
    expect(isShown()).toBe(false);
    await pass(1);
    expect(isShown()).toBe(true);
    const said = () => say(endingNotice(actor.getSnapshot().context));
    expect(said()).toBe(
      "Your session ends in 2 minutes. Log in again now to continue without losing anything.",
    );
    actor.send({ type: "page.resumed", at: LOGIN + 29 * MINUTE + 15_000 });
    expect(said()).toContain("ends in 1 minute.");
    actor.send({ type: "page.resumed", at: LOGIN + 29 * MINUTE + 45_000 });
    expect(said()).toContain("ends in 20 seconds.");
    expect(isShown()).toBe(true);
  });

  test("checking the time does not close the dialog that asks for the password", async () => {
    const { actor, pass, at } = await openedSession();
    await pass(29 * MINUTE);
    actor.send({ type: "renewal.asked" });
    actor.send({ type: "password.changed", password: "Passw0rd!" });
    actor.send({ type: "page.resumed", at: at() });
    expect(actor.getSnapshot().hasTag("asking")).toBe(true);
    expect(actor.getSnapshot().context.password).toBe("Passw0rd!");
  });
});

randomWalks(sessionMachine, {
  inputs: SESSION_INPUTS,
  events: sessionEvents,
  runs: 200,
  invariants: {
    "there is no protected snapshot without a token": {
      rules: ["6-guards-01"],
      check: ({ snapshot }) => {
        expect(snapshot.hasTag("loggedIn")).toBe(
          snapshot.context.token !== null,
        );
      },
    },
    "current_user is removed with the token": {
      rules: ["3-session-01"],
      check: ({ snapshot: { context } }) => {
        const { token, email, userType } = context;
        expect(token ?? email ?? userType).toBe(token);
      },
    },
    "a password is stored only while its dialog is open": ({ snapshot }) => {
      const isOpen = snapshot.hasTag("asking");
      expect(isOpen || snapshot.context.password === "").toBe(true);
    },
  },
});
