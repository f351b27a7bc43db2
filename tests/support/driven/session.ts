import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../../contract/storage.ts";
import type { Driver, Visit } from "./driver.ts";
import type { Person } from "./world.ts";

export const SESSION_KEYS = [
  TOKEN_KEY,
  USER_TYPE_KEY,
  CURRENT_USER_KEY,
  ACTIVE_AT_KEY,
] as const;

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

/** Opens a page of the site for a member who has just logged in. */
export async function visitAs(
  person: Person,
  driver: Driver<unknown>,
  path: string,
  visit: Visit = {},
): Promise<void> {
  const stored = storedSession(person, await driver.now());
  await driver.visit(path, { ...visit, stored });
}
