import type { ServerContext } from "../context.ts";
import type { Route } from "../http/route.ts";
import { accountRoutes } from "./account.ts";
import { calendarsRoutes } from "./calendars.ts";
import { exportRoutes } from "./export.ts";
import { filesRoutes } from "./files.ts";
import { loginRoutes } from "./login.ts";
import { matchesRoutes } from "./matches.ts";
import { matchingRoutes } from "./matching.ts";
import { passwordRoutes } from "./passwords.ts";
import { profileRoutes } from "./profile.ts";
import { registrationRoutes } from "./registration.ts";
import { sessionsRoutes } from "./sessions.ts";
import { updatesRoutes } from "./updates.ts";
import { verificationRoutes } from "./verification.ts";

/** Every call of the contract that the server takes; a resource adds its own here. */
export function allRoutes(context: ServerContext): Route[] {
  return [
    ...registrationRoutes(context),
    ...verificationRoutes(context),
    ...loginRoutes(context),
    ...sessionsRoutes(context),
    ...passwordRoutes(context),
    ...accountRoutes(context),
    ...exportRoutes(context),
    ...profileRoutes(context),
    ...filesRoutes(context),
    ...matchingRoutes(context),
    ...matchesRoutes(context),
    ...calendarsRoutes(context),
    ...updatesRoutes(context),
  ];
}
