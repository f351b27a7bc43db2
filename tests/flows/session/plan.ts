import { sessionMachine } from "../../../machines/session/chart.ts";
import { planOf } from "../../support/walker/plan-of.ts";
import { SESSION_INPUTS, sessionEvents, sessionKey } from "./cases.ts";

/** The plan of the session chart: events with their payloads, and inputs. */
export const sessionPlan = planOf(sessionMachine, {
  inputs: SESSION_INPUTS,
  key: sessionKey,
  events: sessionEvents,
  stories: {
    "the 30 minutes since the login are over at their end, and not a millisecond before":
      {
        rules: ["4-session-02"],
        path: "(input 3) › readStored done#2 › page.woke#7 › activity.seen#7 › page.woke#6 › confirmEnd done#2",
      },
    "the storage has the last word, to the millisecond": {
      rules: ["4-session-02"],
      path: "(input 3) › readStored done#2 › page.woke#7 › page.woke#6 › confirmEnd done#3",
    },
    "the notice stands two minutes before the end, and not a millisecond earlier":
      "(input 3) › readStored done#2 › page.woke#3 › page.woke#2",
    "the 30 minutes without activity are over at their end, and not a millisecond before":
      {
        rules: ["4-session-04"],
        path: "(input 2) › readStored done#2 › page.woke#5 › page.woke#4 › confirmEnd done#5 › activity.seen#5 › activity.seen#4 › confirmEnd done#4",
      },
    "a session that is read a millisecond before its end goes on": {
      rules: ["4-session-02"],
      path: "(input 3) › readStored done#5",
    },
    "a session that is read at its end is over": {
      rules: ["4-session-02"],
      path: "(input 3) › readStored done#4",
    },
    "a session that is read a millisecond before it was quiet for too long goes on":
      { rules: ["4-session-04"], path: "(input 2) › readStored done#7" },
    "a session that is read when it was quiet for too long is over": {
      rules: ["4-session-04"],
      path: "(input 2) › readStored done#6",
    },
    "a login counts as activity": {
      rules: ["4-session-05"],
      path: "(input 2) › readStored done#8",
    },
    "any later moment counts as activity, the same one does not": {
      rules: ["4-session-05"],
      path: "readStored done#2 › activity.seen#1 › activity.seen#2",
    },
    "a session that another tab has ended is not taken for a new one": {
      rules: ["4-session-08"],
      path: "(input 2) › readStored done#2 › activity.seen#4 › confirmEnd done#8",
    },
    "another token of the same role leads home": {
      rules: ["4-session-08"],
      path: "readStored done#2 › tab.changed#6",
    },
    "another role under the same token leads home": {
      rules: ["4-session-09"],
      path: "readStored done#2 › tab.changed#7",
    },
    "a logout marker from before the login ends nothing, one of the same moment does":
      {
        rules: ["4-session-10"],
        path: "readStored done#2 › tab.changed#4 › tab.changed#3",
      },
    "a logout marker that was there at the login ends nothing": {
      rules: ["4-session-10"],
      path: "readStored done#1 › tab.changed#2 › session.opened › tab.changed#1",
    },
  },
});
