import type { UserType } from "../../contract/enumerations.ts";
import { searchText } from "../../contract/search-text.ts";

/** A demo account, added in local mode only. The password is not a secret, because the server prints it at startup. */
export type DemoAccount = {
  readonly email: string;
  readonly password: string;
  readonly userType: UserType;
};

/** The accounts whose logins the server prints at startup. A role's other demo accounts have the same password. */
export const DEMO_LOGINS: Readonly<Record<UserType, DemoAccount>> = {
  investee: {
    email: "investee@example.org",
    password: "Baobab-Harvest-7",
    userType: "investee",
  },
  investor: {
    email: "investor@example.org",
    password: "Savanna-Capital-7",
    userType: "investor",
  },
};
export const DEMO_ACCOUNTS = Object.values(DEMO_LOGINS);

/** Converts a name to a part of an email address or URL: digits, hyphens, and lower-case letters without accents. */
export function slugOf(name: string): string {
  return searchText(name).replace(/[^a-z\d]+/g, "-");
}
