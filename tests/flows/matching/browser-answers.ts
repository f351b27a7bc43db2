import type { AnyMachineSnapshot, SnapshotFrom } from "xstate";
import type { Match } from "../../../contract/calls/matches.ts";
import { MAX_RERUNS } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import {
  matchesToReplace,
  type matchingMachine,
  shownOffers,
} from "../../../machines/matching/chart.ts";
import type { Site } from "../../support/browser/site.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import { resetLimits } from "../../support/driven/account-state.ts";
import { type Arrange, fromServer, mocked } from "../../support/driven/flow.ts";
import { setInvestors, setMatches } from "../../support/driven/match-state.ts";
import { setProfile } from "../../support/driven/profile-state.ts";
import type { Person } from "../../support/driven/world.ts";
import { emptyInvestorFields } from "../../support/profiles.ts";
import {
  approvedMatch,
  completeProfile,
  incompleteProfile,
  matchOf,
  otherMatch,
  otherOffer,
  otherRejectedMatch,
  pendingMatch,
  rejectedMatch,
  thirdOffer,
} from "../match-cases.ts";
import { thirdApprovedMatch, thirdMatch } from "./cases.ts";

// Responses to the matching page's API calls.

const lagoonOffer = {
  ...thirdOffer,
  match_id: "14",
  business_name: "Lagoon Capital",
};
const contextOf = (snapshot: AnyMachineSnapshot) =>
  (snapshot as SnapshotFrom<typeof matchingMachine>).context;
/** Returns the `replaces` field of the only offer in a re-run response, or no field if no match can be replaced. */
function replacesField(before: AnyMachineSnapshot) {
  const context = contextOf(before);
  const [replaced] = matchesToReplace(context);
  return replaced
    ? { replaces: { match_id: replaced.matchId, business_name: replaced.name } }
    : {};
}
const profileWithNoRerunsLeft = {
  ...completeProfile,
  match_reruns_used: MAX_RERUNS,
};

const returnsProfile = (profile: Profile) =>
  fromServer<Person>({ output: profile }, ({ fixture }, site) =>
    setProfile(site, fixture.email, profile),
  );
const returnsMatches = (matches: readonly Match[]) =>
  fromServer<Person>({ output: matches }, ({ fixture }, site) =>
    setMatches(site, fixture.email, matches),
  );
const serverError = mocked<Person>({ error: httpError(500) }, "a server error");

export const profileAnswers = {
  done: [completeProfile, profileWithNoRerunsLeft, incompleteProfile].map(
    returnsProfile,
  ),
  failed: [
    fromServer<Person>(
      { error: httpError(404, { detail: "Not found." }) },
      ({ fixture }, site) => setProfile(site, fixture.email, null),
    ),
    serverError,
  ],
};
export const matchesAnswers = {
  done: [
    returnsMatches([]),
    returnsMatches([pendingMatch]),
    returnsMatches([pendingMatch, otherMatch]),
    returnsMatches([pendingMatch, otherRejectedMatch]),
    returnsMatches([rejectedMatch]),
    returnsMatches([approvedMatch, thirdApprovedMatch]),
  ],
  failed: [serverError],
};
export const reloadAnswers = {
  profile: [completeProfile, incompleteProfile].map(returnsProfile),
  matches: (before: AnyMachineSnapshot) =>
    contextOf(before).hasNewOffers
      ? [mocked<Person>({ output: [] }, "a list from before the call")]
      : [returnsMatches([approvedMatch, thirdMatch]), returnsMatches([])],
  failed: [serverError],
};

/** Stores the shown matches on the server, and makes the named investors the only ones that the server can find. */
const arrangesOffers =
  (...names: string[]): Arrange<Person> =>
  async ({ fixture: { email } }, site, _request, before) => {
    await setProfile(site, email, completeProfile);
    await setMatches(site, email, matchesIn(before));
    await setInvestors(site, names);
    await resetLimits(site);
  };
const removesRequiredFields: Arrange<Person> = async (
  { fixture: { email } },
  site,
) => {
  await setProfile(site, email, incompleteProfile);
  await resetLimits(site);
};
const matchResponse = (
  matching_investors: readonly (typeof otherOffer)[],
  reruns_left: number,
) => ({ output: { matching_investors, reruns_left } });

const failedCalls = [
  fromServer({ error: httpError(400) }, removesRequiredFields),
  mocked<Person>(
    { error: httpError(429, { error: "Slow down." }, 45) },
    "the server's retry delay varies",
  ),
  serverError,
  mocked<Person>({ error: noResponse }, "a lost connection"),
];

export const submissionAnswers = {
  done: [
    fromServer(
      matchResponse([otherOffer, thirdOffer], 2),
      arrangesOffers(otherOffer.business_name, thirdOffer.business_name),
    ),
    fromServer(matchResponse([], 2), arrangesOffers()),
  ],
  failed: [
    fromServer(
      { error: httpError(409, { error: t("matching.maximum") }) },
      arrangesTwoMatches(completeProfile),
    ),
    ...failedCalls,
  ],
};
export const rerunAnswers = {
  done: (before: AnyMachineSnapshot) => [
    fromServer(
      matchResponse([{ ...lagoonOffer, ...replacesField(before) }], 1),
      arrangesOffers(lagoonOffer.business_name),
    ),
    fromServer(matchResponse([], 2), arrangesOffers()),
  ],
  failed: [
    fromServer(
      { error: httpError(409, { error: t("matching.rerunLimit") }) },
      arrangesTwoMatches(profileWithNoRerunsLeft),
    ),
    ...failedCalls,
  ],
};

function arrangesTwoMatches(profile: Profile): Arrange<Person> {
  return async ({ fixture: { email } }, site: Site) => {
    await setProfile(site, email, profile);
    await setMatches(site, email, [pendingMatch, otherMatch]);
    await resetLimits(site);
  };
}

/** Returns the matches that the page shows, including those from the last response. */
function matchesIn(before: AnyMachineSnapshot): Match[] {
  const context = contextOf(before);
  return shownOffers(context).map(({ matchId, name, status, score, fields }) =>
    matchOf({
      id: matchId,
      status,
      match_score: score,
      investor: {
        ...emptyInvestorFields,
        investor_name: name,
        sectors_of_interest: fields.sectors_of_interest ?? [],
      },
    }),
  );
}
