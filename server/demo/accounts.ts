import type { UserType } from "../../contract/enumerations.ts";

/** A demo account, added in local mode only. The server prints its password at start, so it is not a secret. */
export type DemoAccount = {
  readonly email: string;
  readonly password: string;
  readonly userType: UserType;
};

/** The two logins that the server prints at start. The other demo accounts have the password of their role's login. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: "investee@example.org",
    password: "Baobab-Harvest-7",
    userType: "investee",
  },
  {
    email: "investor@example.org",
    password: "Savanna-Capital-7",
    userType: "investor",
  },
];

/** Converts a name to a part of an email address or URL: digits, hyphens, and lower-case letters without accents. */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-");
}
