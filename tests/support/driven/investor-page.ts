import { matchPages } from "../../../contract/messages/match-pages.ts";
import type { Match } from "../../../contract/wire.ts";
import { matchOf, pendingMatch } from "../../machines/match-cases.ts";
import type { Drive } from "./drive.ts";
import { holdUpdates } from "./live-news.ts";
import { setMatches } from "./match-state.ts";
import { storedSession } from "./session.ts";
import type { Person } from "./world.ts";

/** The investor's dashboard, for the flows that run on it. */

/** Two businesses that wait for an answer. */
export const dryers = pendingMatch;
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

/** Opens the dashboard with these matches, which the server tells by itself. */
export async function openInvestorPage(
  drive: Drive<Person>,
  matches: readonly Match[] = [],
): Promise<void> {
  await tellMatches(drive, matches);
  await holdUpdates(drive);
  await drive.visit("/investor-page", {
    stored: storedSession(drive.notes, await drive.now()),
  });
}

/** The list has changed meanwhile, and is read again. */
export async function readAgain(
  drive: Drive<Person>,
  matches: readonly Match[],
): Promise<void> {
  await tellMatches(drive, matches);
  // While it is read already, this button has another name.
  await drive.page
    .getByRole("button", { name: matchPages.refresh, exact: true })
    .click();
}

/** From now on the server tells these matches; one that is not ours is not asked. */
async function tellMatches(
  { world, gate, notes }: Drive<Person>,
  matches: readonly Match[],
): Promise<void> {
  if (world.site) await setMatches(world.site, notes.email, matches);
  else gate.tell("matches", { output: matches });
}

/** What the server answers to an approval or a refusal, where it is not ours. */
export function tellAnswer({ world, gate }: Drive<Person>, match: Match): void {
  if (!world.site) gate.tell("matchStatus", { output: match });
}
