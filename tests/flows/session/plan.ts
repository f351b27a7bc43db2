import { sessionMachine } from "../../../machines/session/chart.ts";
import { planOf } from "../../support/walker/plan-of.ts";
import { SESSION_INPUTS, sessionEvents, sessionKey } from "./cases.ts";

/** The plan of the session chart: events with their payloads, and inputs. */
export const sessionPlan = planOf(sessionMachine, {
  inputs: SESSION_INPUTS,
  key: sessionKey,
  events: sessionEvents,
  stories: {
    "[4-session-02] the 30 minutes since the login are over at their end, and not a millisecond before":
      "(input 3) › readStored done#2 › page.woke#7 › activity.seen#7 › page.woke#6 › confirmEnd done#2",
    "[4-session-02] the storage has the last word, to the millisecond":
      "(input 3) › readStored done#2 › page.woke#7 › page.woke#6 › confirmEnd done#3",
    "the notice stands two minutes before the end, and not a millisecond earlier":
      "(input 3) › readStored done#2 › page.woke#3 › page.woke#2",
    "[4-session-04] the 30 minutes without activity are over at their end, and not a millisecond before":
      "(input 2) › readStored done#2 › page.woke#5 › page.woke#4 › confirmEnd done#5 › activity.seen#5 › activity.seen#4 › confirmEnd done#4",
    "[4-session-02] a session that is read a millisecond before its end goes on":
      "(input 3) › readStored done#5",
    "[4-session-02] a session that is read at its end is over":
      "(input 3) › readStored done#4",
    "[4-session-04] a session that is read a millisecond before it was quiet for too long goes on":
      "(input 2) › readStored done#7",
    "[4-session-04] a session that is read when it was quiet for too long is over":
      "(input 2) › readStored done#6",
    "[4-session-05] a login counts as activity":
      "(input 2) › readStored done#8",
    "[4-session-05] any later moment counts as activity, the same one does not":
      "readStored done#2 › activity.seen#1 › activity.seen#2",
    "[4-session-08] a session that another tab has ended is not taken for a new one":
      "(input 2) › readStored done#2 › activity.seen#4 › confirmEnd done#8",
    "[4-session-08] another token of the same role leads home":
      "readStored done#2 › tab.changed#6",
    "[4-session-09] another role under the same token leads home":
      "readStored done#2 › tab.changed#7",
    "[4-session-10] a logout marker from before the login ends nothing, one of the same moment does":
      "readStored done#2 › tab.changed#4 › tab.changed#3",
    "[4-session-10] a logout marker that was there at the login ends nothing":
      "readStored done#1 › tab.changed#2 › session.opened › tab.changed#1",
  },
});
