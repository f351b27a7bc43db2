import { median } from "../../scripts/bench/times.ts";
import {
  createAccount,
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "./accounts.ts";
import { FRONTEND } from "./frontend.ts";
import { type Call, type HttpResponse, textField } from "./http-client.ts";

/** A call whose response time must not reveal whether an account exists. */
export type TimedCall = {
  readonly name: string;
  /** Sends the call for an existing account. */
  readonly known: () => Promise<HttpResponse>;
  /** Sends the call for another existing account, to measure the normal variation in response times. */
  readonly otherKnown: () => Promise<HttpResponse>;
  /** Sends the call for an account that does not exist. */
  readonly unknown: () => Promise<HttpResponse>;
};

/** How the measured response times of a call for unknown and known accounts compare. */
export type Timing = {
  /** Median for an unknown account, divided by the median for a known one. */
  readonly ratio: number;
  /** The same ratio for two known accounts: the noise of the machine. */
  readonly noise: number;
  /**
   * The largest deviation of `ratio` from 1 that counts as noise. It depends on the relative spread of the known
   * account's times and on the deviation of `noise` from 1, and is at least MIN_TOLERANCE.
   */
  readonly tolerance: number;
};

const WRONG_PASSWORD = "Kilimanjaro-43";
const MIN_TOLERANCE = 0.05;
const TOLERATED_SPREADS = 4;

/** Creates the accounts that the timed calls need, and returns the calls. The server must run with LIMITS=off. */
export async function createTimedCalls(server: {
  call: Call;
}): Promise<TimedCall[]> {
  const post = (path: string, json: object) =>
    server.call("POST", path, { json: { ...json, frontend_url: FRONTEND } });
  const emails = {
    known: (await createAccount(server)).email,
    otherKnown: (await createAccount(server)).email,
    unknown: newEmail(),
  };
  const unverified = { ...emails };
  const handles = { known: "", otherKnown: "", unknown: "a".repeat(43) };
  for (const kind of ["known", "otherKnown"] as const) {
    const form = registration();
    unverified[kind] = form.email;
    const response = await server.call("POST", "/api/register/", {
      json: form,
    });
    handles[kind] = textField(response, "token");
  }
  const timedCall = (
    name: string,
    subjects: typeof emails,
    send: (subject: string) => Promise<HttpResponse>,
  ): TimedCall => ({
    name,
    known: () => send(subjects.known),
    otherKnown: () => send(subjects.otherKnown),
    unknown: () => send(subjects.unknown),
  });
  return [
    timedCall("login", emails, (email) =>
      post("/api/login/", { email, password: WRONG_PASSWORD }),
    ),
    timedCall("login before verification", unverified, (email) =>
      post("/api/login/", { email, password: GOOD_PASSWORD }),
    ),
    timedCall("reset request", emails, (email) =>
      post("/api/generate-reset-token/", { email }),
    ),
    timedCall("resend", unverified, (email) =>
      post("/api/resend-activation/", { email }),
    ),
    timedCall("code resend", handles, (token) =>
      post("/api/resend-verification-code/", { token }),
    ),
  ];
}

/** Measures the three variants of a call in turn, so that other load on the machine affects all of them equally. */
export async function measureTimes(
  call: TimedCall,
  rounds: number,
): Promise<Timing> {
  const kinds = ["known", "unknown", "otherKnown"] as const;
  const times = { known: [], unknown: [], otherKnown: [] } as Record<
    (typeof kinds)[number],
    number[]
  >;
  for (let round = 0; round < rounds; round++)
    for (let index = 0; index < kinds.length; index++) {
      const kind = kinds[(index + round) % kinds.length] ?? "known";
      const startedAt = performance.now();
      await call[kind]();
      times[kind].push(performance.now() - startedAt);
    }
  const known = median(times.known);
  const spread = median(times.known.map((time) => Math.abs(time - known)));
  const noise = median(times.otherKnown) / known;
  return {
    ratio: median(times.unknown) / known,
    noise,
    tolerance: Math.max(
      MIN_TOLERANCE,
      TOLERATED_SPREADS * Math.max(spread / known, Math.abs(noise - 1)),
    ),
  };
}
