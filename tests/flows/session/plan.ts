import { planOf } from "xstate-toolkit/plan";
import { sessionMachine } from "../../../machines/session/chart.ts";
import { SESSION_INPUTS, sessionEvents, sessionKey } from "./cases.ts";

/** Plan for the session chart. */
export const sessionPlan = planOf(sessionMachine, {
  inputs: SESSION_INPUTS,
  contextKey: sessionKey,
  events: sessionEvents,
  stories: {
    "the session ends exactly at its limit after the login, not a millisecond earlier":
      {
        rules: ["4-session-02"],
        path: "(input 3) › readStored done#2 › page.resumed#7 › activity.detected#7 › page.resumed#6 › confirmEnd done#2",
      },
    "the storage decides whether the session has ended, to the millisecond": {
      rules: ["4-session-02"],
      path: "(input 3) › readStored done#2 › page.resumed#7 › page.resumed#6 › confirmEnd done#3",
    },
    "the notice appears exactly when it is due, not a millisecond earlier":
      "(input 3) › readStored done#2 › page.resumed#3 › page.resumed#2",
    "inactivity ends the session exactly at its limit, not a millisecond earlier":
      {
        rules: ["4-session-04"],
        path: "(input 2) › readStored done#2 › page.resumed#5 › page.resumed#4 › confirmEnd done#5 › activity.detected#5 › activity.detected#4 › confirmEnd done#4",
      },
    "a stored session continues when it is read a millisecond before its end": {
      rules: ["4-session-02"],
      path: "(input 3) › readStored done#5",
    },
    "a stored session has ended when it is read at its end": {
      rules: ["4-session-02"],
      path: "(input 3) › readStored done#4",
    },
    "a stored session continues when it is read a millisecond before its inactivity limit":
      { rules: ["4-session-04"], path: "(input 2) › readStored done#7" },
    "a stored session has ended when it is read at its inactivity limit": {
      rules: ["4-session-04"],
      path: "(input 2) › readStored done#6",
    },
    "a login counts as activity": {
      rules: ["4-session-05"],
      path: "(input 2) › readStored done#8",
    },
    "later activity counts, and activity at the same time does not": {
      rules: ["4-session-05"],
      path: "readStored done#2 › activity.detected#1 › activity.detected#2",
    },
    "a session that another tab has ended does not count as a new one": {
      rules: ["4-session-08"],
      path: "(input 2) › readStored done#2 › activity.detected#4 › confirmEnd done#8",
    },
    "another token of the same role redirects to the home page": {
      rules: ["4-session-08"],
      path: "readStored done#2 › tab.changed#6",
    },
    "another role with the same token redirects to the home page": {
      rules: ["4-session-09"],
      path: "readStored done#2 › tab.changed#7",
    },
    "a rejected call on the home page shows the notice without a redirect": {
      rules: ["4-session-15"],
      path: "readStored done#2 › page.changed#1 › call.refused#1",
    },
    "a logout in another tab leaves the home page open": {
      rules: ["4-session-10"],
      path: "readStored done#2 › page.changed#1 › tab.changed#2",
    },
    "a logout marker from before the login is ignored, and one from the same time ends the session":
      {
        rules: ["4-session-10"],
        path: "readStored done#2 › tab.changed#4 › tab.changed#3",
      },
    "a logout marker that existed at the login is ignored": {
      rules: ["4-session-10"],
      path: "readStored done#1 › tab.changed#2 › session.opened › tab.changed#1",
    },
  },
});
