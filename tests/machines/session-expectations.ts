import type { SnapshotFrom } from "xstate";
import type { sessionMachine } from "../../machines/session.ts";

export type Moment = {
  readonly before: SnapshotFrom<typeof sessionMachine>;
  readonly after: SnapshotFrom<typeof sessionMachine>;
  // biome-ignore lint/suspicious/noExplicitAny: each transition knows its event
  readonly event: any;
};
/** What no session leaves behind. */
export const clear = { password: "", problem: null };
export const gone = { token: null, userType: null, email: null, ...clear };
export const toLogin = ["goTo", { to: "/login" }] as const;
export const forget = [["dropToken"], ["forgetSession"]] as const;
