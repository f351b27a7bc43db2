import { calls } from "../../../contract/api.ts";
import { LOGOUT_TIMEOUT } from "../../../contract/constants.ts";
import { chooseFromMenu } from "../browser/menus.ts";
import { deletionForm } from "../browser/password-forms.ts";
import { httpError } from "../call-failures.ts";
import { endSessions, resetLimits } from "./account-state.ts";
import { breakStream } from "./held-stream.ts";
import { goTo, type SessionDrive } from "./session-moves.ts";

/** Ends a session early, on this page or on the server. */

/** Milliseconds after which a page has polled when its stream was closed. */
const POLL_DELAY = 1_000;
const LOGOUT = `**${calls.logout.path}`;

/** Deletes the account on the page. Later logins on this path use another account. */
export async function deleteAccount(drive: SessionDrive): Promise<void> {
  const { page, notes, world } = drive;
  if (world.site) await resetLimits(world.site);
  await goTo(drive, "/delete-account");
  await deletionForm(page).confirm.click();
  await deletionForm(page).delete(notes.person.password);
  notes.person = await world.newPerson("investee");
}

/** Logs out while the server is slow. The page does not wait for the answer. */
export async function logOutHere(drive: SessionDrive): Promise<void> {
  const { page } = drive;
  await page.route(LOGOUT, () => {});
  await chooseFromMenu(page, "Logout");
  await drive.pass(LOGOUT_TIMEOUT);
  await page.unroute(LOGOUT);
}

/** Ends the session on the server, so that the page's next poll is refused. */
export async function endOnServer(drive: SessionDrive): Promise<void> {
  const { world, gate, notes, page } = drive;
  if (world.site) await endSessions(world.site, notes.person.email);
  else gate.answerAll("updates", { error: httpError(401) });
  await breakStream(drive);
  await page.clock.runFor(POLL_DELAY);
}
