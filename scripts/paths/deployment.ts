import { DEMO_ACCOUNTS } from "../../server/demo/accounts.ts";
import { GOOD_PASSWORD } from "../../tests/support/accounts.ts";
import provideDatabaseServer from "../../tests/support/browser/database-setup.ts";
import { startSite } from "../../tests/support/browser/site.ts";
import {
  type World,
  worldOf,
  worldWithAccounts,
} from "../../tests/support/driven/world.ts";
import { runProgram } from "../run-program.ts";

/** The deployment under test. */
export type Deployment = {
  readonly origin: string;
  readonly world: World;
  close(): Promise<void>;
};

/** Returns the deployment at an origin, which must have the demo accounts. Without an origin, starts a server. */
export async function openDeployment(
  origin: string | undefined,
): Promise<Deployment> {
  if (origin !== undefined) {
    const world = worldWithAccounts(origin, DEMO_ACCOUNTS);
    return { origin, world, close: async () => {} };
  }
  // The server serves the built site.
  if ((await runProgram(process.execPath, ["scripts/setup.mjs"])) !== 0)
    throw new Error("The site could not be built.");
  const closeDatabases = await provideDatabaseServer();
  const site = await startSite();
  return {
    origin: site.origin,
    world: worldOf(site, GOOD_PASSWORD),
    async close() {
      await site.close();
      await closeDatabases();
    },
  };
}
