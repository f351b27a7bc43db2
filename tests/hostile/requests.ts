import fc from "fast-check";
import { type CallName, calls } from "../../contract/api.ts";
import { limitCounters } from "../../server/database/schema.ts";
import {
  apiDescriptionOf,
  ResponseChecker,
} from "../support/api-description.ts";
import type { TestServer } from "../support/server.ts";
import { type ChangeLog, isAllowedAfterRefusal } from "./change-log.ts";
import {
  describeRequest,
  type GeneratedRequest,
  type RequestDescription,
  requestsTo,
  resolve,
} from "./generated-requests.ts";
import { LONG_BODY, send, type TimedResponse } from "./send.ts";
import { createWorld, type World } from "./world.ts";

/** Maximum duration of a response, compared with the median of the same call and status. */
const MAX_RATIO = 20;
/** Fewer responses of a call with the same status have no meaningful median. Another status means other work. */
const MIN_GROUP = 8;
/** How often a slow request is repeated. It is slow only if every repetition is, because the machine may be busy. */
const REPETITIONS = 4;
/** A response that takes longer than this multiple of the median is repeated. */
const REPEATED_RATIO = 5;
/** The maximum size of the request line and the headers. */
const MAX_HEAD_BYTES = 16_384;
/** The limits are reset after so many requests: otherwise they would refuse most of them. */
const LIMIT_RESET = 5;
/** The calls that compare or hash a password, or last a fixed time so that they reveal nothing. */
const SLOW_CALLS: readonly CallName[] = [
  "register",
  "resendActivation",
  "resendCode",
  "login",
  "requestReset",
  "confirmReset",
  "requestChange",
  "deleteAccount",
];
/** The slow calls get a third of the requests of the others. */
const SLOW_SHARE = 3;

/** What a login with the password of an unverified account changes, although it is refused. */
const ALLOWED_AFTER_LOGIN_403 =
  /^(verifications|verification_handles|mail_outbox) /;

/** The changes after which members, ids or tokens of the world are no longer valid. */
const CONSUMING =
  /^(accounts|sessions|files|matches) delete|^accounts update|^profiles insert| used_at/;

type RequestFigures = {
  readonly seed: number;
  readonly requests: number;
  readonly calls: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly sentBytes: number;
  readonly receivedBytes: number;
  readonly slowest: string;
  readonly findings: readonly string[];
};

type Timed = {
  readonly request: GeneratedRequest;
  /** The call and its status. */
  readonly kind: string;
  readonly milliseconds: number;
};

/**
 * Sends generated requests to every call, each in turn. A finding contains the seed and the smallest request that fails.
 */
export async function attackWithRequests(
  server: TestServer,
  changes: ChangeLog,
  { total, seed }: { readonly total: number; readonly seed: number },
): Promise<RequestFigures> {
  const attack = await Attack.on(server, changes);
  const names = Object.keys(calls) as CallName[];
  const slow = SLOW_CALLS.length;
  const perCall = Math.ceil(total / (names.length - slow + slow / SLOW_SHARE));
  for (const [index, name] of names.entries())
    await attack.run(
      name,
      SLOW_CALLS.includes(name) ? Math.ceil(perCall / SLOW_SHARE) : perCall,
      seed + index,
    );
  return { seed, calls: names.length, ...attack.figures() };
}

class Attack {
  readonly #server: TestServer;
  readonly #checker: ResponseChecker;
  readonly #changes: ChangeLog;
  readonly #paths: Record<string, Record<string, unknown>>;
  #world: World;
  #requests = 0;
  #sentBytes = 0;
  #receivedBytes = 0;
  #slowest = { ratio: 0, text: "" };
  readonly #statuses: Record<string, number> = {};
  readonly #findings: string[] = [];

  private constructor(
    server: TestServer,
    checker: ResponseChecker,
    changes: ChangeLog,
    paths: Record<string, Record<string, unknown>>,
    world: World,
  ) {
    this.#server = server;
    this.#checker = checker;
    this.#changes = changes;
    this.#paths = paths;
    this.#world = world;
  }

  static async on(server: TestServer, changes: ChangeLog): Promise<Attack> {
    const description = await apiDescriptionOf(server);
    const world = await createWorld(server);
    const checker = new ResponseChecker(description);
    return new Attack(server, checker, changes, description.paths, world);
  }

  figures() {
    return {
      requests: this.#requests,
      statuses: this.#statuses,
      sentBytes: this.#sentBytes,
      receivedBytes: this.#receivedBytes,
      slowest: `${this.#slowest.ratio.toFixed(1)} times the median: ${this.#slowest.text}`,
      findings: this.#findings,
    };
  }

  /** Sends requests to a call until one fails. Then fast-check looks for the smallest request that fails. */
  async run(name: CallName, numRuns: number, seed: number): Promise<void> {
    const { method, path } = calls[name];
    const operation = this.#paths[path]?.[
      method.toLowerCase()
    ] as RequestDescription;
    const timed: Timed[] = [];
    await this.#changes.take();
    const property = fc.asyncProperty(
      requestsTo(method, path, operation),
      async (request) => {
        const response = await this.#send(request);
        const { status, milliseconds } = response;
        if (request.method === method)
          timed.push({
            request,
            kind: kindOf(name, request, response),
            milliseconds,
          });
        const changes = await this.#changes.take();
        const problems = [
          ...this.#responseProblems(request, response),
          ...changeProblems(name, status, changes),
        ];
        if (changes.some((change) => CONSUMING.test(change)))
          await this.#renew();
        if (problems.length > 0) throw new Error(problems.join("\n"));
      },
    );
    const result = await fc.check(property, { seed, numRuns });
    if (result.failed)
      this.#findings.push(
        `${name}, seed ${result.seed}, path ${result.counterexamplePath}: ${result.counterexample?.map(describeRequest)}\n${result.errorInstance}`,
      );
    this.#findings.push(...(await this.#slowRequests(timed)));
  }

  async #renew(): Promise<void> {
    this.#world = await createWorld(this.#server);
    await this.#changes.take();
  }

  async #send(request: GeneratedRequest): Promise<TimedResponse> {
    if (this.#requests % LIMIT_RESET === 0)
      await this.#server.context.database.delete(limitCounters);
    const sent = resolve(this.#world, request);
    const response = await send(this.#server.origin, sent);
    const { status, text } = response;
    this.#requests += 1;
    this.#sentBytes += (sent.body?.length ?? 0) + sent.path.length;
    this.#receivedBytes += text.length;
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    return response;
  }

  #responseProblems(
    { method, path }: GeneratedRequest,
    response: TimedResponse,
  ): string[] {
    const { status, text } = response;
    // Node refuses a longer head before the call is known.
    if (status === 431 && path.length > MAX_HEAD_BYTES / 2) return [];
    if (status >= 500) return [`status ${status}: ${text}`];
    const isEventStream =
      response.headers.get("Content-Type") === "text/event-stream";
    return isEventStream
      ? []
      : this.#checker.problemsOf(method, path, response);
  }

  /** Returns the requests that take long each time, compared with the others of the call. */
  async #slowRequests(timed: readonly Timed[]): Promise<string[]> {
    const findings: string[] = [];
    for (const [kind, group = []] of Object.entries(
      Object.groupBy(timed, (one) => one.kind),
    )) {
      if (group.length < MIN_GROUP) continue;
      const median = medianOf(group);
      for (const one of group.toSorted(
        (a, b) => b.milliseconds - a.milliseconds,
      )) {
        let fastest = one.milliseconds;
        for (
          let repetition = 0;
          repetition < REPETITIONS && fastest > REPEATED_RATIO * median;
          repetition += 1
        )
          fastest = Math.min(
            fastest,
            (await this.#send(one.request)).milliseconds,
          );
        const ratio = fastest / median;
        if (ratio > this.#slowest.ratio) this.#slowest = { ratio, text: kind };
        if (ratio > MAX_RATIO)
          findings.push(
            `${kind} takes ${ratio.toFixed(1)} times the median: ${describeRequest(one.request)}`,
          );
        if (one.milliseconds <= REPEATED_RATIO * median) break;
      }
    }
    const changes = await this.#changes.take();
    if (changes.some((change) => CONSUMING.test(change))) await this.#renew();
    return findings;
  }
}

/** Returns what a refused request changed. */
function changeProblems(
  name: CallName,
  status: number,
  changes: readonly string[],
): string[] {
  if (status < 400) return [];
  return changes
    .filter(
      (change) =>
        !isAllowedAfterRefusal(change) &&
        !(
          name === "login" &&
          status === 403 &&
          ALLOWED_AFTER_LOGIN_403.test(change)
        ),
    )
    .map((change) => `changed despite ${status}: ${change}`);
}

/**
 * Returns the kind of a response whose durations are compared. A slow call works on a password only if its fields are
 * valid, so its kinds are its messages. A long body takes time to parse, up to the maximum size of a body.
 */
function kindOf(
  name: CallName,
  { body }: GeneratedRequest,
  { status, text }: TimedResponse,
): string {
  const size = (body?.length ?? 0) < LONG_BODY ? "" : " long body";
  const message =
    status >= 400 && SLOW_CALLS.includes(name) ? ` ${text.slice(0, 200)}` : "";
  return `${name} ${status}${size}${message}`;
}

function medianOf(timed: readonly Timed[]): number {
  const sorted = timed
    .map(({ milliseconds }) => milliseconds)
    .toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
