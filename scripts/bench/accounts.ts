import {
  createTimedCalls,
  measureTimes,
} from "../../tests/support/account-timing.ts";
import { spawnServer } from "../../tests/support/spawned-server.ts";

/** Default number of calls of each kind. */
const ROUNDS = 60;

/**
 * Compares the median times of calls for unknown and known accounts. The times must not reveal whether an account
 * exists.
 */
export async function run(rounds = ROUNDS): Promise<void> {
  const server = await spawnServer({
    env: { LIMITS: "off", LOG_LEVEL: "silent" },
  });
  try {
    console.log(`accounts: ${rounds} calls of each kind, alternating`);
    for (const call of await createTimedCalls(server)) {
      const { ratio, noise, tolerance } = await measureTimes(call, rounds);
      const verdict = Math.abs(ratio - 1) > tolerance ? "  DIFFERS" : "";
      console.log(
        `  ${call.name.padEnd(18)} unknown / known ${ratio.toFixed(3)}, known / known ${noise.toFixed(3)}, within ±${tolerance.toFixed(3)}${verdict}`,
      );
    }
  } finally {
    await server.dispose();
  }
}
