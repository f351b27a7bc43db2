import type { ResourceSnapshot } from "../resource/chart.ts";

/**
 * Returns what the page shows before the form: whether the account or the profile could not be read, the stored profile
 * while the server cannot be reached, or that they are being read.
 */
export function loadingView(
  user: ResourceSnapshot<unknown>,
  profile: ResourceSnapshot<unknown>,
): "userFailed" | "profileFailed" | "stored" | "loading" {
  if (hasFailed(user)) return "userFailed";
  if (hasFailed(profile)) return "profileFailed";
  if (!profile.hasTag("unreachable")) return "loading";
  return profile.context.value === null ? "profileFailed" : "stored";
}

function hasFailed(read: ResourceSnapshot<unknown>): boolean {
  return read.hasTag("failed") || read.hasTag("stale");
}
