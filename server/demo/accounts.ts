import type { UserType } from "../../contract/enumerations.ts";

/** An account that SEED=demo makes, at home only: printed at start, so its password is no secret. */
export type DemoAccount = {
  readonly email: string;
  readonly password: string;
  readonly userType: UserType;
};

/** The two logins that are told at start; the other demo accounts of a role have the same password. */
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
