import { eq } from "drizzle-orm";
import type { UserType } from "../../../contract/enumerations.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { accounts } from "../../../server/database/schema.ts";
import { httpError } from "../../support/call-failures.ts";
import { type Answer, fromServer, mocked } from "../../support/driven/flow.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import type { Person } from "../../support/driven/world.ts";
import { investeeProfile, investorProfile } from "./cases.ts";

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
export const updateAnswers = {
  done: [fromServer<Person>({ output: {} })],
  failed: [rejection],
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
