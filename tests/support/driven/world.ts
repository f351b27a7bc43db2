import { calls } from "../../../contract/api.ts";
import type { UserType } from "../../../contract/enumerations.ts";
import type { Site } from "../browser/site.ts";

/** Somebody whom the deployment knows, or pretends to at the network's edge. */
export type Person = {
  readonly email: string;
  readonly password: string;
  readonly userType: UserType;
  /** Of a living session. */
  readonly token: string;
};

/** The deployment that flows are driven against. */
export type World = {
  readonly origin: string;
  /** What is behind it, when it is one of our own: its database, mails and clock. Null for any other. */
  readonly site: Site | null;
  /** Somebody new, who can log in with their password. */
  newPerson(userType: UserType): Promise<Person>;
  /** Moves the server's clock, where it can be moved. */
  advance(milliseconds: number): Promise<void>;
};

/** A server of our own: its real answers, as far as it ever gives them. */
export function worldOf(site: Site, password: string): World {
  return {
    origin: site.origin,
    site,
    async newPerson(userType) {
      const { email, token } = await site.addMember(userType);
      return { email, token, userType, password };
    },
    advance: (milliseconds) => site.advance(milliseconds),
  };
}

/**
 * Any deployment with accounts to log in with: who is new is the first account of their kind, logged in for real, so
 * that calls beside the flow are answered. The flow's own answers are put in at the network's edge.
 */
export function worldWithAccounts(
  origin: string,
  accounts: readonly Omit<Person, "token">[],
): World {
  const known = new Map<UserType, Promise<Person>>();
  return {
    ...worldAt(origin),
    newPerson(userType) {
      const account = accounts.find((one) => one.userType === userType);
      if (!account) throw new Error(`There is no account of an ${userType}.`);
      const person = known.get(userType) ?? loggedIn(origin, account);
      known.set(userType, person);
      return person;
    },
  };
}

async function loggedIn(
  origin: string,
  account: Omit<Person, "token">,
): Promise<Person> {
  const { email, password } = account;
  const response = await fetch(`${origin}${calls.login.path}`, {
    method: calls.login.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, frontend_url: origin }),
  });
  if (!response.ok)
    throw new Error(
      `${email} cannot log in at ${origin} (${response.status}): start it with SEED=demo`,
    );
  const { token } = (await response.json()) as { token: string };
  return { ...account, token };
}

/** Any deployment, which is told nothing and asked nothing: every answer is put in at the network's edge. */
export function worldAt(origin: string): World {
  let made = 0;
  return {
    origin,
    site: null,
    async newPerson(userType) {
      made += 1;
      return {
        email: `person${made}@example.org`,
        password: "Kilimanjaro-42",
        userType,
        token: `token-${made}`,
      };
    },
    advance: async () => {},
  };
}
