import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type SilentCall,
  silentCalls,
  timesTold,
} from "../support/account-timing.ts";
import { startServer, type TestServer } from "../support/server.ts";

const ROUNDS = 11;

let server: TestServer;
let calls: SilentCall[];
beforeAll(async () => {
  server = await startServer({ env: { LIMITS: "off" } });
  calls = await silentCalls(server);
});
afterAll(() => server.stop());

const told = (name: string) => {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`No call ${name}`);
  return timesTold(call, ROUNDS);
};

// What tells, tells every time; what a busy machine does once, it does not do three times.
const AGAIN = { retry: 2 };

test(
  "the time of a login does not tell whether there is such an account",
  AGAIN,
  async () => {
    const { ratio, allowed } = await told("login");
    expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(allowed);
  },
);

// These answer after a fixed time and mostly wait, so that they can be compared beside each other.
test.concurrent.each(["reset request", "resend", "resend of a code"])(
  "the time of a %s does not tell whether there is such an account",
  AGAIN,
  async (name) => {
    const { ratio, allowed } = await told(name);
    expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(allowed);
  },
);

test("the comparison sees a call that takes longer for one kind", async () => {
  const [login] = calls;
  if (!login) throw new Error("No login");
  const slow = async () => {
    await login.unknown();
    await login.unknown();
    await login.unknown();
    return login.unknown();
  };
  const { ratio, allowed } = await timesTold(
    { ...login, unknown: slow },
    ROUNDS,
  );
  expect(Math.abs(ratio - 1)).toBeGreaterThan(allowed);
});
