import { createAccount, newEmail, registration } from "./accounts.ts";
import { FRONTEND } from "./frontend.ts";
import { type Call, type HttpResponse, textField } from "./http-client.ts";

/** A call whose response time must not reveal whether an account exists. */
export type TimedCall = {
  readonly name: string;
  /** For two existing accounts, to measure how much response times vary by themselves. */
  readonly known: () => Promise<HttpResponse>;
  readonly otherKnown: () => Promise<HttpResponse>;
  readonly unknown: () => Promise<HttpResponse>;
};

/** The measured response times of a call on this machine. */
export type Timing = {
  /** Median for an unknown account, divided by the median for a known one. */
  readonly ratio: number;
  /** The same ratio for two known accounts: the noise of the machine. */
  readonly noise: number;
  /** The deviation from 1 that counts as noise: four times the spread of one kind, or 5 %. */
  readonly allowed: number;
};

const WRONG_PASSWORD = "Kilimanjaro-43";
const MIN_TOLERANCE = 0.05;
const TOLERATED_SPREADS = 4;

/** Creates accounts and returns the calls. The server must have LIMITS=off. */
export async function timedCalls(server: { call: Call }): Promise<TimedCall[]> {
  const post = (path: string, json: object) =>
    server.call("POST", path, { json: { ...json, frontend_url: FRONTEND } });
  const emails = {
    known: (await createAccount(server)).email,
    otherKnown: (await createAccount(server)).email,
    unknown: newEmail(),
  };
  const waiting = { ...emails };
  const handles = { known: "", otherKnown: "", unknown: "a".repeat(43) };
  for (const who of ["known", "otherKnown"] as const) {
    const form = registration();
    waiting[who] = form.email;
    const response = await server.call("POST", "/api/register/", {
      json: form,
    });
    handles[who] = textField(response, "token");
  }
  const of = (
    name: string,
    subjects: typeof emails,
    ask: (subject: string) => Promise<HttpResponse>,
  ): TimedCall => ({
    name,
    known: () => ask(subjects.known),
    otherKnown: () => ask(subjects.otherKnown),
    unknown: () => ask(subjects.unknown),
  });
  return [
    of("login", emails, (email) =>
      post("/api/login/", { email, password: WRONG_PASSWORD }),
    ),
    of("reset request", emails, (email) =>
      post("/api/generate-reset-token/", { email }),
    ),
    of("resend", waiting, (email) =>
      post("/api/resend-activation/", { email }),
    ),
    of("resend of a code", handles, (token) =>
      post("/api/resend-verification-code/", { token }),
    ),
  ];
}

/** Repeats the calls alternately, so that other load on the machine affects all of them equally. */
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
    for (let place = 0; place < kinds.length; place++) {
      const kind = kinds[(place + round) % kinds.length] ?? "known";
      const begun = performance.now();
      await call[kind]();
      times[kind].push(performance.now() - begun);
    }
  const known = median(times.known);
  const spread = median(times.known.map((time) => Math.abs(time - known)));
  const noise = median(times.otherKnown) / known;
  return {
    ratio: median(times.unknown) / known,
    noise,
    allowed: Math.max(
      MIN_TOLERANCE,
      TOLERATED_SPREADS * Math.max(spread / known, Math.abs(noise - 1)),
    ),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
