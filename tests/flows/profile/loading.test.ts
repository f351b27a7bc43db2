import { expect, test } from "vitest";
import { loadingView } from "../../../machines/profile/loading.ts";

const read = (tag: string, value: unknown = null) =>
  ({ hasTag: (name: string) => name === tag, context: { value } }) as never;

test.for([
  ["a refused account", read("failed"), read("unreachable", {}), "userFailed"],
  [
    "a refused refresh of the account",
    read("stale", {}),
    read("known", {}),
    "userFailed",
  ],
  [
    "a refused account and profile",
    read("failed"),
    read("failed"),
    "userFailed",
  ],
  ["a refused profile", read("known", {}), read("failed"), "profileFailed"],
  [
    "a refused refresh of the profile",
    read("unreachable", {}),
    read("stale", {}),
    "profileFailed",
  ],
  [
    "an unreachable server without a stored profile",
    read("known", {}),
    read("unreachable"),
    "profileFailed",
  ],
  [
    "an unreachable server with a stored profile",
    read("unreachable", {}),
    read("unreachable", {}),
    "stored",
  ],
  ["reads in progress", read("loading"), read("refreshing", {}), "loading"],
] as const)(
  "before the form, the page shows for $0: $3",
  ([, user, profile, shown]) => {
    expect(loadingView(user, profile)).toBe(shown);
  },
);
