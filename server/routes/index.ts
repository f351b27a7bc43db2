import { accountRoutes } from "./account.ts";
import { calendarRoutes } from "./calendars.ts";
import { defectRoutes } from "./defects.ts";
import { fileRoutes } from "./files.ts";
import { loginRoutes } from "./login.ts";
import { matchRoutes } from "./matches.ts";
import { passwordRoutes } from "./passwords.ts";
import { profileRoutes } from "./profile.ts";
import { registrationRoutes } from "./registration.ts";
import { reminderRoutes } from "./reminders.ts";
import type { RouteGroup } from "./route.ts";
import { sessionRoutes } from "./sessions.ts";
import { verificationRoutes } from "./verification.ts";

const groups = [
  ["Registration", "New accounts.", registrationRoutes],
  ["Verification", "Email verification by link or code.", verificationRoutes],
  ["Login", "Login, logout, and the current user.", loginRoutes],
  ["Sessions", "The sessions of the current user.", sessionRoutes],
  [
    "Passwords",
    "Resetting or changing a password through an emailed link.",
    passwordRoutes,
  ],
  ["Account", "The account of the current user and its data.", accountRoutes],
  ["Reminders", "Emails about the dates of matches.", reminderRoutes],
  ["Profile", "The profile of the current user.", profileRoutes],
  ["Files", "Stored files and pitch decks.", fileRoutes],
  ["Matches", "Matching, and the matches of the current user.", matchRoutes],
  ["Calendars", "Trainings and events.", calendarRoutes],
  ["Defects", "Defects of the site's scripts.", defectRoutes],
] as const;

/** Every API route of the server, grouped by resource. */
export const routeGroups: readonly RouteGroup[] = groups.map(
  ([tag, description, routes]) => ({ tag, description, routes }),
);
