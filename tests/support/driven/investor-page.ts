import type { Match } from "../../../contract/calls/matches.ts";
import { matchOf, pendingMatch } from "../../flows/match-cases.ts";
import type { Driver, Visit } from "./driver.ts";
import { setMatches } from "./match-state.ts";
import { visitAs } from "./session.ts";
import { muteUpdates } from "./silent-updates.ts";
import type { Person } from "./world.ts";

/** The investor's dashboard, for the flows that run on it. */

/** A pending match with Nakuru Dryers. */
export const dryers = pendingMatch;
/** A pending match with Lagos Looms. */
export const looms = matchOf({
  id: "12",
  match_score: 65,
  investee: {
    investee_name: "Lagos Looms",
    sector_type: "Energy",
    capital_needed: "90000.00",
    pitch_link: "",
  },
});

/** Opens the dashboard with these matches in the server's list. */
export async function openInvestorPage(
  driver: Driver<Person>,
  matches: readonly Match[] = [],
  visit: Visit = {},
): Promise<void> {
  await setListedMatches(driver, matches);
  await muteUpdates(driver);
  await visitAs(driver.fixture, driver, "/investor-page", visit);
}

/**
 * Sets the matches that the server returns from now on. On a deployment that is not a test server, mocks the response
 * in the browser.
 */
async function setListedMatches(
  { world, gate, fixture }: Driver<Person>,
  matches: readonly Match[],
): Promise<void> {
  if (world.site) await setMatches(world.site, fixture.email, matches);
  else gate.answerAll("matches", { output: matches });
}
