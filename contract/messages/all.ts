import { account } from "./account.ts";
import { matches } from "./matches.ts";
import { profile } from "./profile.ts";
import { programmes } from "./programmes.ts";
import { server } from "./server.ts";
import { ui } from "./ui.ts";

/** Every message in English, by key. */
export const english = {
  ...account,
  ...matches,
  ...profile,
  ...programmes,
  ...server,
  ...ui,
};
