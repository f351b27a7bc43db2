import type { Page } from "@playwright/test";
import type { UserType } from "../../../contract/enumerations.ts";
import type { ExpectedFailure } from "../browser/page-guard.ts";
import type { Site } from "../browser/site.ts";
import { createCall, textField } from "../http-client.ts";

/** An account on the deployment, or one that exists only in mocked responses. */
export type Person = {
  readonly email: string;
  readonly password: string;
  readonly userType: UserType;
  /** Token of an active session. */
  readonly token: string;
};

/** The deployment that flows are run against. */
export type World = {
  readonly origin: string;
  /** Database, emails and clock of a test server; null for any other deployment. */
  readonly site: Site | null;
  /** Returns an account with this role and an active session: a new one, unless the deployment has fixed accounts. */
  personWithRole(userType: UserType): Promise<Person>;
  /** Advances the server's clock, if it can be moved. */
  advance(milliseconds: number): Promise<void>;
};

/** The environment that runs the paths: a browser test, or `npm run paths` against a deployment. */
export type Host = {
  /** A new, empty page. */
  readonly page: Page;
  readonly world: World;
  /** Runs a step that makes a request fail on purpose. */
  expectFailure(
    failure: ExpectedFailure,
    step: () => Promise<void>,
  ): Promise<void>;
  /** Called after the page has passed the check of a state. */
  afterState(state: string): Promise<void>;
  /** Called for each path. Must call `run`, which runs the path and throws when the path fails. */
  aroundPath(text: string, run: () => Promise<void>): Promise<void>;
};

/** Returns the world of a test server, which sends all responses except those that a binding replaces with `mocked`. */
export function worldOf(site: Site, password: string): World {
  return {
    origin: site.origin,
    site,
    async personWithRole(userType) {
      const { email, token } = await site.addMember(userType);
      return { email, token, userType, password };
    },
    advance: (milliseconds) => site.advance(milliseconds),
  };
}

/**
 * Returns the world of a deployment with existing accounts. `personWithRole` logs in to the first account with the
 * role, for the calls that a page makes outside the flow. The flow's own calls are answered in the browser's network
 * layer.
 */
export function worldWithAccounts(
  origin: string,
  accounts: readonly Omit<Person, "token">[],
): World {
  const logins = new Map<UserType, Promise<Person>>();
  return {
    origin,
    site: null,
    personWithRole(userType) {
      const account = accounts.find((one) => one.userType === userType);
      if (!account)
        throw new Error(`There is no account with the role ${userType}.`);
      const person = logins.get(userType) ?? logIn(origin, account);
      logins.set(userType, person);
      return person;
    },
    advance: async () => {},
  };
}

async function logIn(
  origin: string,
  account: Omit<Person, "token">,
): Promise<Person> {
  const { email, password } = account;
  const json = { email, password, frontend_url: origin };
  const response = await createCall(origin)("POST", "/api/login/", { json });
  if (response.status !== 200)
    throw new Error(
      `${email} cannot log in at ${origin} (${response.status}): start that server with SEED=demo`,
    );
  return { ...account, token: textField(response, "token") };
}
