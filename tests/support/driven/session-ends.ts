import { calls } from "../../../contract/api.ts";
import { deletionForm } from "../browser/password-forms.ts";
import { httpError } from "../call-failures.ts";
import { endSessions, resetLimits } from "./account-state.ts";
import { breakStream } from "./controlled-stream.ts";
import { goTo, type SessionDriver } from "./session-changes.ts";

/** Functions that end a session early, in the browser or on the server. */

/** A page polls within this many milliseconds after its stream is closed. */
const POLL_DELAY = 1_000;
const _LOGOUT = `**${calls.logout.path}`;
const DELETION = `**${calls.deleteAccount.path}`;

/**
 * Uses the form on /delete-account to delete the account. Later logins on this path use another account. On a
 * deployment that is not a test server, the call is mocked, because the deployment's accounts must not be deleted.
 */
export async function deleteAccount(driver: SessionDriver): Promise<void> {
  const { page, fixture, gate, world } = driver;
  if (world.site) await resetLimits(world.site);
  else gate.answerAll("deleteAccount", { output: undefined });
  await goTo(driver, "/delete-account");
  await deletionForm(page).confirm.click();
  await deletionForm(page).delete(fixture.person.password);
  fixture.person = await world.personWithRole("investee");
}

/**
 * Submits the form on /delete-account, and leaves the request without a response. The account and the session remain.
 */
export async function requestDeletion(driver: SessionDriver): Promise<void> {
  const { page, fixture } = driver;
  await goTo(driver, "/delete-account");
  const request = Promise.withResolvers<void>();
  await page.route(DELETION, () => request.resolve());
  await deletionForm(page).confirm.click();
  await deletionForm(page).delete(fixture.person.password);
  await request.promise;
  await page.unroute(DELETION);
}

/** Ends the session on the server and closes the stream, so that the page polls and receives a 401. */
export async function endSessionOnServer(driver: SessionDriver): Promise<void> {
  const { world, gate, fixture, page } = driver;
  if (world.site) await endSessions(world.site, fixture.person.email);
  else gate.answerAll("updates", { error: httpError(401) });
  await breakStream(driver);
  await page.clock.runFor(POLL_DELAY);
}
