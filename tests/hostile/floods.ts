import { setTimeout as sleep } from "node:timers/promises";
import { calls } from "../../contract/api.ts";
import {
  type AttackRequest,
  sendInParallel,
} from "../../scripts/bench/attack-requests.ts";
import { summarizeTimes } from "../../scripts/bench/times.ts";
import {
  accounts,
  limitCounters,
  mailOutbox,
} from "../../server/database/schema.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { FRONTEND } from "../support/frontend.ts";
import type { TestServer } from "../support/server.ts";
import { send } from "./send.ts";
import { createWorld, type World } from "./world.ts";

/** Maximum factor by which a flood may increase the 99th percentile of a member's reads. */
const MAX_SLOWDOWN = 20;
const CONNECTIONS = 20;
const MEMBER_PAUSE = 20;
const MEMBER_READS = 100;

/** Requests whose email address or client address is always another one, and what they may achieve. */
type Flood = {
  readonly name: string;
  readonly request: (number: number, world: World) => AttackRequest;
  readonly maxAccepted: number;
  readonly maxMails: number;
  readonly maxCounters: number;
};

const email = (number: number) => `flood-${number}@example.org`;
const ipv4 = (number: number) => `203.0.113.${number % 250}`;
const register = (number: number) =>
  post("register", {
    email: email(number),
    password: GOOD_PASSWORD,
    confirm_password: GOOD_PASSWORD,
    user_type: "investor",
    frontend_url: FRONTEND,
  });

const FLOODS: readonly Flood[] = [
  {
    name: "registrations of other addresses, with forged client addresses before the proxy's",
    request: (number) =>
      from(`${ipv4(number)}, 198.51.100.1`, register(number)),
    maxAccepted: 60,
    maxMails: 60,
    maxCounters: 1,
  },
  {
    name: "registrations of other addresses, from other client addresses of one IPv6 network",
    request: (number) =>
      from(`2001:db8:1:2:${(number % 9_999) + 1}::1`, register(number)),
    maxAccepted: 60,
    maxMails: 60,
    maxCounters: 1,
  },
  {
    name: "reset requests for other addresses from one client address",
    request: (number) =>
      from(
        "198.51.100.3",
        post("requestReset", { email: email(number), frontend_url: FRONTEND }),
      ),
    maxAccepted: 60,
    maxMails: 0,
    maxCounters: 121,
  },
  {
    name: "reset requests for one member from other client addresses",
    request: (number, { names }) =>
      from(
        ipv4(number),
        post("requestReset", {
          email: names.investeeEmail,
          frontend_url: FRONTEND,
        }),
      ),
    maxAccepted: 3,
    maxMails: 3,
    maxCounters: 5,
  },
  {
    name: "resends for other addresses from one client address",
    request: (number) =>
      from(
        "198.51.100.4",
        post("resendActivation", {
          email: email(number),
          frontend_url: FRONTEND,
        }),
      ),
    maxAccepted: 60,
    maxMails: 0,
    maxCounters: 121,
  },
  {
    name: "wrong passwords for one member from other client addresses",
    request: (number, { names }) =>
      from(
        ipv4(number),
        post("login", {
          email: names.investeeEmail,
          password: "Kilimanjaro-43",
          frontend_url: FRONTEND,
        }),
      ),
    maxAccepted: 100,
    maxMails: 0,
    maxCounters: 301,
  },
  {
    name: "checks of other addresses from one client address",
    request: (number) =>
      from("198.51.100.5", post("checkEmail", { email: email(number) })),
    maxAccepted: 120,
    maxMails: 0,
    maxCounters: 1,
  },
];

type FloodFigures = {
  readonly requests: number;
  readonly floods: Readonly<Record<string, string>>;
  readonly findings: readonly string[];
};

/**
 * Sends floods to a server behind a proxy, while a member reads their profile.
 *
 * @param target A node of the server's database with TRUST_PROXY, in a separate process.
 */
export async function flood(
  server: TestServer,
  target: { readonly origin: string },
  perFlood: number,
): Promise<FloodFigures> {
  const { database } = server.context;
  const findings: string[] = [];
  const floods: Record<string, string> = {};
  for (const { name, request, maxAccepted, maxMails, maxCounters } of FLOODS) {
    const world = await createWorld(server);
    const readTimes = async (isOver: (reads: number) => boolean) => {
      const times: number[] = [];
      while (!isOver(times.length)) {
        const { status, milliseconds } = await send(target.origin, {
          method: "GET",
          path: calls.profile.path,
          headers: { Authorization: `Token ${world.tokens.otherInvestor}` },
        });
        if (status !== 200) findings.push(`${name}: a member gets ${status}`);
        times.push(milliseconds);
        await sleep(MEMBER_PAUSE);
      }
      return summarizeTimes(times);
    };
    const idle = await readTimes((reads) => reads >= MEMBER_READS);
    await database.delete(limitCounters);
    const count = async () =>
      Promise.all(
        [accounts, mailOutbox, limitCounters].map((table) =>
          database.$count(table),
        ),
      );
    const [accountsBefore = 0, mailsBefore = 0] = await count();
    const stop = new AbortController();
    const flooding = sendInParallel(
      target,
      CONNECTIONS,
      stop.signal,
      (number) => {
        if (number >= perFlood - 1) stop.abort();
        return request(number, world);
      },
    );
    const [statuses, busy] = await Promise.all([
      flooding,
      readTimes(() => stop.signal.aborted),
    ]);
    const [accountsAfter = 0, mailsAfter = 0, counters = 0] = await count();
    const accepted = [...statuses]
      .filter(([status]) => status !== "429")
      .reduce((sum, [, times]) => sum + times, 0);
    const slowdown = busy.p99 / idle.p99;
    const mails = mailsAfter - mailsBefore;
    floods[name] =
      `${[...statuses].map(([status, times]) => `${status}: ${times}`).join(", ")}; ${accountsAfter - accountsBefore} accounts, ${mails} emails, ${counters} counters, a member's reads ${slowdown.toFixed(1)} times as slow`;
    const isExpected = [...statuses.keys()].every((status) =>
      /^(2..|4..|503)$/.test(status),
    );
    if (
      !isExpected ||
      accepted > maxAccepted ||
      mails > maxMails ||
      counters > maxCounters ||
      slowdown > MAX_SLOWDOWN
    )
      findings.push(`${name}: ${floods[name]}`);
  }
  return { requests: perFlood * FLOODS.length, floods, findings };
}

function post(name: keyof typeof calls, json: unknown): AttackRequest {
  return {
    method: "POST",
    path: calls[name].path,
    type: "application/json",
    body: JSON.stringify(json),
  };
}

function from(address: string, request: AttackRequest): AttackRequest {
  return { ...request, headers: { "X-Forwarded-For": address } };
}
