import { eq, sql } from "drizzle-orm";
import type { UserType } from "../../../contract/enumerations.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { accounts, profiles } from "../../../server/database/schema.ts";
import { httpError } from "../../support/call-failures.ts";
import { type Answer, fromServer, mocked } from "../../support/driven/flow.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import type { Person } from "../../support/driven/world.ts";
import { accountIdOf } from "../../support/members.ts";
import {
  conflictWith,
  INVALID_DESCRIPTION,
  investeeProfile,
  investorProfile,
  OTHER_DESCRIPTION,
} from "./cases.ts";

/** Responses to the profile page's API calls. */

const serverError = mocked<Person>({ error: httpError(500) }, "a server error");
const rejection = mocked<Person>(
  { error: httpError(400, { market: ["Market must be 3-100 characters."] }) },
  "the form validates with the same rules as the server",
);

/** Sets the account's role and responds with it, regardless of the role in the browser's storage. */
const returnsRole = (userType: UserType): Answer<Person> =>
  fromServer({ output: { user_type: userType } }, ({ fixture }, site) =>
    site.database
      .update(accounts)
      .set({ userType })
      .where(eq(accounts.email, fixture.email)),
  );
const returnsProfile = (profile: Profile): Answer<Person> =>
  fromServer({ output: profile }, ({ fixture }, site) =>
    setProfile(site, fixture.email, profile),
  );

export const userAnswers = {
  done: [returnsRole("investee"), returnsRole("investor")],
  failed: [serverError],
};
export const profileAnswers = {
  done: [returnsProfile(investeeProfile), returnsProfile(investorProfile)],
  failed: [
    fromServer<Person>(
      { error: httpError(404, { detail: "Not found." }) },
      ({ fixture }, site) => setProfile(site, fixture.email, null),
    ),
    serverError,
  ],
};
/** Stores a description as another device does, and responds to the save that is based on the older version. */
const conflictsWith = (description: string): Answer<Person> =>
  fromServer(
    { error: conflictWith(investeeProfile, description) },
    async ({ fixture }, site) => {
      const accountId = await accountIdOf(site, fixture.email);
      await site.database
        .update(profiles)
        .set({ description, version: sql`${profiles.version} + 1` })
        .where(eq(profiles.accountId, accountId));
    },
  );
export const updateAnswers = {
  done: [fromServer<Person>({ output: {} })],
  failed: [
    rejection,
    conflictsWith(OTHER_DESCRIPTION),
    conflictsWith(INVALID_DESCRIPTION),
  ],
};
export const createAnswers = {
  done: [
    fromServer<Person>({ output: {} }, ({ fixture }, site) =>
      setProfile(site, fixture.email, null),
    ),
  ],
  failed: [
    rejection,
    fromServer<Person>(
      { error: httpError(409, { error: "You already have a profile." }) },
      ({ fixture }, site) => setProfile(site, fixture.email, investeeProfile),
    ),
  ],
};
