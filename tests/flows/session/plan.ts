import { definePlan } from "xstate-toolkit";
import { sessionMachine } from "../../../machines/session/chart.ts";
import { SESSION_INPUTS, sessionEvents, sessionKey } from "./cases.ts";

/** Plan for the session chart. */
export const sessionPlan = definePlan(sessionMachine, {
  inputs: SESSION_INPUTS,
  contextKey: sessionKey,
  events: sessionEvents,
  stories: {
    "the session ends exactly when the time since the login reaches the session limit, not a millisecond earlier":
      {
        rules: ["4-session-02"],
        path: "(input 3) › readStoredSession done#2 › page.resumed#7 › activity.detected#7 › page.resumed#6 › confirmEnd done#2",
      },
    "the session does not end if the storage is read again a millisecond before the session limit":
      {
        rules: ["4-session-02"],
        path: "(input 3) › readStoredSession done#2 › page.resumed#7 › page.resumed#6 › confirmEnd done#3",
      },
    "the notice appears exactly when it is due, not a millisecond earlier":
      "(input 3) › readStoredSession done#2 › page.resumed#3 › page.resumed#2",
    "inactivity ends the session exactly at the inactivity limit, not a millisecond earlier":
      {
        rules: ["4-session-04"],
        path: "(input 2) › readStoredSession done#2 › page.resumed#5 › page.resumed#4 › confirmEnd done#5 › activity.detected#5 › activity.detected#4 › confirmEnd done#4",
      },
    "a stored session continues if it is read a millisecond before it expires":
      {
        rules: ["4-session-02"],
        path: "(input 3) › readStoredSession done#5",
      },
    "a stored session has ended if it is read exactly when it expires": {
      rules: ["4-session-02"],
      path: "(input 3) › readStoredSession done#4",
    },
    "a stored session continues if it is read a millisecond before its inactivity limit":
      { rules: ["4-session-04"], path: "(input 2) › readStoredSession done#7" },
    "a stored session has ended if it is read exactly at its inactivity limit":
      {
        rules: ["4-session-04"],
        path: "(input 2) › readStoredSession done#6",
      },
    "a login counts as activity": {
      rules: ["4-session-05"],
      path: "(input 2) › readStoredSession done#8",
    },
    "activity is stored only if it is later than the last stored activity": {
      rules: ["4-session-05"],
      path: "readStoredSession done#2 › activity.detected#1 › activity.detected#2",
    },
    "a session that another tab has ended is not treated as a new session": {
      rules: ["4-session-08"],
      path: "(input 2) › readStoredSession done#2 › activity.detected#4 › confirmEnd done#8",
    },
    "a stored session with another token and the same role replaces the session of this tab":
      {
        rules: ["4-session-08"],
        path: "readStoredSession done#2 › storage.changed#6",
      },
    "a stored session with the same token and another role replaces the session of this tab":
      {
        rules: ["4-session-09"],
        path: "readStoredSession done#2 › storage.changed#7",
      },
    "after a page has sent a request that ends the session, a rejected call does not end the session until another page opens":
      {
        rules: ["4-session-25"],
        path: "readStoredSession done#2 › session.closing › call.refused#1 › page.opened › call.refused#1",
      },
    "a page that has sent a request that ends the session stays open after a logout in another tab":
      {
        rules: ["4-session-25"],
        path: "readStoredSession done#2 › session.closing › storage.changed#1 › storage.changed#2",
      },
    "a page that has sent a request that ends the session stays open when another tab removes the token":
      {
        rules: ["4-session-25"],
        path: "readStoredSession done#2 › session.closing › storage.changed#5",
      },
    "a logout marker that is older than the login is ignored, and a marker with the time of the login ends the session":
      {
        rules: ["4-session-10"],
        path: "readStoredSession done#2 › storage.changed#4 › storage.changed#3",
      },
    "a logout marker that already existed at the time of the login is ignored":
      {
        rules: ["4-session-10"],
        path: "readStoredSession done#1 › storage.changed#2 › session.opened › storage.changed#1",
      },
  },
});
