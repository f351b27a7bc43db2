import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTimedCalls,
  measureTimes,
  type TimedCall,
} from "../../support/account-timing.ts";
import { startServer, type TestServer } from "../../support/server.ts";

const ROUNDS = 11;

let server: TestServer;
let calls: TimedCall[];
beforeAll(async () => {
  server = await startServer({ env: { LIMITS: "off" } });
  calls = await createTimedCalls(server);
});
afterAll(() => server.stop());

const measureCall = (name: string) => {
  const call = calls.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`No call ${name}`);
  return measureTimes(call, ROUNDS);
};

// A real timing leak fails every attempt. Noise on a busy machine is unlikely to fail three attempts in a row.
const RETRIES = { retry: 2 };

// These calls have a fixed response time and mostly wait, so they can be measured concurrently.
test.concurrent.each([
  "login",
  "login before verification",
  "reset request",
  "resend",
  "code resend",
])(
  "the response time of a %s does not reveal whether the account exists",
  RETRIES,
  async (name) => {
    const { ratio, tolerance } = await measureCall(name);
    expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(tolerance);
  },
);

test("the measurement detects a call that takes longer for unknown addresses", async () => {
  const [login] = calls;
  if (!login) throw new Error("No login");
  const slow = async () => {
    await login.unknown();
    await login.unknown();
    await login.unknown();
    return login.unknown();
  };
  const { ratio, tolerance } = await measureTimes(
    { ...login, unknown: slow },
    ROUNDS,
  );
  expect(Math.abs(ratio - 1)).toBeGreaterThan(tolerance);
});
