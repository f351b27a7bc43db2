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
import type { RouteGroup } from "./route.ts";
import { sessionsRoutes } from "./sessions.ts";
import { updatesRoutes } from "./updates.ts";
import { verificationRoutes } from "./verification.ts";

/** Every API route of the server, grouped by resource. */
export const routeGroups: readonly RouteGroup[] = [
  {
    tag: "Registration",
    description: "New accounts.",
    routes: registrationRoutes,
  },
  {
    tag: "Verification",
    description: "Verification of an e-mail address, by link or code.",
    routes: verificationRoutes,
  },
  {
    tag: "Login",
    description: "Login, logout, and the current user.",
    routes: loginRoutes,
  },
  {
    tag: "Sessions",
    description: "Where the current user is logged in.",
    routes: sessionsRoutes,
  },
  {
    tag: "Passwords",
    description: "Password reset and change, by a mailed link.",
    routes: passwordRoutes,
  },
  {
    tag: "Account",
    description: "The account of the current user and its data.",
    routes: [...accountRoutes, ...exportRoutes],
  },
  {
    tag: "Profile",
    description: "The profile of the current user.",
    routes: profileRoutes,
  },
  {
    tag: "Files",
    description: "Stored files and pitch decks.",
    routes: filesRoutes,
  },
  {
    tag: "Matches",
    description: "Matching, and the matches of the current user.",
    routes: [...matchingRoutes, ...matchesRoutes, ...updatesRoutes],
  },
  {
    tag: "Calendars",
    description: "Trainings and events.",
    routes: calendarsRoutes,
  },
];
