import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../../contract/storage.ts";
import type { Person } from "./world.ts";

/** Returns the storage of a browser after a login. `now` is in epoch milliseconds. */
export function storedSession(
  { token, userType, email }: Person,
  now: number,
): Record<string, string> {
  return {
    [TOKEN_KEY]: token,
    [USER_TYPE_KEY]: userType,
    [CURRENT_USER_KEY]: JSON.stringify({
      email,
      user_type: userType,
      loggedInAt: now,
    }),
    [ACTIVE_AT_KEY]: String(now),
  };
}
