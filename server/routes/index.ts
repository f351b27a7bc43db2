import type { ServerContext } from "../context.ts";
import type { Route, RouteGroup } from "../http/route.ts";
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

/** Returns every API route of the server, grouped by resource. */
export function routeGroups(context: ServerContext): RouteGroup[] {
  return [
    {
      tag: "Registration",
      description: "New accounts.",
      routes: registrationRoutes(context),
    },
    {
      tag: "Verification",
      description: "Verification of an e-mail address, by link or code.",
      routes: verificationRoutes(context),
    },
    {
      tag: "Login",
      description: "Login, logout, and the current user.",
      routes: loginRoutes(context),
    },
    {
      tag: "Sessions",
      description: "Where the current user is logged in.",
      routes: sessionsRoutes(context),
    },
    {
      tag: "Passwords",
      description: "Password reset and change, by a mailed link.",
      routes: passwordRoutes(context),
    },
    {
      tag: "Account",
      description: "The account of the current user and its data.",
      routes: [...accountRoutes(context), ...exportRoutes(context)],
    },
    {
      tag: "Profile",
      description: "The profile of the current user.",
      routes: profileRoutes(context),
    },
    {
      tag: "Files",
      description: "Stored files and pitch decks.",
      routes: filesRoutes(context),
    },
    {
      tag: "Matches",
      description: "Matching, and the matches of the current user.",
      routes: [
        ...matchingRoutes(context),
        ...matchesRoutes(context),
        ...updatesRoutes(context),
      ],
    },
    {
      tag: "Calendars",
      description: "Trainings and events.",
      routes: calendarsRoutes(context),
    },
  ];
}

/** Returns every API route of the server. */
export function allRoutes(context: ServerContext): Route[] {
  return routeGroups(context).flatMap(({ routes }) => routes);
}
