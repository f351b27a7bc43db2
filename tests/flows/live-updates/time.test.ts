import { expect, test } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { UPDATES_IDLE_TIMEOUT } from "../../../contract/constants.ts";
import { liveUpdatesMachine } from "../../../machines/live-updates/chart.ts";
import {
  approvedUpdate,
  declinedUpdate,
  investeeLogin,
  oldUpdate,
  responseOf,
} from "./plan.ts";

const ALMOST_IDLE = UPDATES_IDLE_TIMEOUT - 1;

/** Starts the chart with an open stream and a simulated clock. */
function startWithOpenStream() {
  const clock = new SimulatedClock();
  const actor = createActor(
    liveUpdatesMachine.provide({
      actors: {
        watchPage: fromCallback(() => {}),
        openStream: fromCallback(() => {}),
        fetchUpdates: fromPromise(() => new Promise(() => {})),
      },
    }),
    { clock },
  ).start();
  actor.send({ type: "member.loggedIn", ...investeeLogin });
  actor.send({ type: "stream.updated", response: responseOf(oldUpdate) });
  return { clock, actor, isLive: () => actor.getSnapshot().hasTag("live") };
}

test.each([
  ["a heartbeat", { type: "stream.heartbeat" }],
  [
    "a new update",
    { type: "stream.updated", response: responseOf(oldUpdate, approvedUpdate) },
  ],
  [
    "a known update",
    { type: "stream.updated", response: responseOf(oldUpdate) },
  ],
] as const)("%s on the stream restarts the idle timeout", (_, event) => {
  const { clock, actor, isLive } = startWithOpenStream();
  clock.increment(ALMOST_IDLE);
  actor.send(event);
  clock.increment(ALMOST_IDLE);
  expect(isLive()).toBe(true);
  clock.increment(1);
  expect(isLive()).toBe(false);
});

test("dismissing one of two notices leaves the other visible", () => {
  const { actor } = startWithOpenStream();
  actor.send({
    type: "stream.updated",
    response: responseOf(oldUpdate, approvedUpdate, declinedUpdate),
  });
  const shownIds = () =>
    actor.getSnapshot().context.notices.map(({ id }) => id);
  expect(shownIds()).toEqual(["u1", "u2"]);
  actor.send({ type: "notice.dismissed", id: "u1" });
  expect(shownIds()).toEqual(["u2"]);
  actor.send({ type: "notice.dismissed", id: "u2" });
  expect(shownIds()).toEqual([]);
});
