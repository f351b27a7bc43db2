import type { ResourceSnapshot } from "../resource/chart.ts";

/**
 * Returns what the page shows before the form: which of the two could not be read, the stored profile while the server
 * cannot be reached, or that both are being read.
 */
export function loadingView(
  user: ResourceSnapshot<unknown>,
  profile: ResourceSnapshot<unknown>,
): "userFailed" | "profileFailed" | "stored" | "loading" {
  if (isRefused(user)) return "userFailed";
  if (isRefused(profile)) return "profileFailed";
  if (!profile.hasTag("unreachable")) return "loading";
  return profile.context.value === null ? "profileFailed" : "stored";
}

function isRefused(read: ResourceSnapshot<unknown>): boolean {
  return read.hasTag("failed") || read.hasTag("stale");
}
