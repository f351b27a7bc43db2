import {
  type CallName,
  CHANGING_READS,
  calls,
  IDEMPOTENCY_HEADER,
  pathOf,
  REPLAYED_CALLS,
  SKIP_HEADER,
} from "../../contract/api.ts";
import type {
  BodyOf,
  ParametersOf,
  ResponseOf,
} from "../../contract/calls/index.ts";
import { UPLOAD_STALL_TIMEOUT } from "../../contract/constants.ts";
import { isCallFailure, statusOf } from "../../contract/failure.ts";
import { readAnswer } from "./answers.ts";
import { errorResponse, readResponse, toCallFailure } from "./call-failure.ts";
import { takeEarlyRead } from "./early-reads.ts";
import { isOnline } from "./page-events.ts";
import { fetchWithProgress, type ReportProgress } from "./upload-fetch.ts";

/** Time limit for a response, in milliseconds. */
const RESPONSE_TIMEOUT = 30_000;
/** Time limit for the response to a form that is sent without progress reports, in milliseconds. */
const UPLOAD_TIMEOUT = 180_000;
/** The waits before the second and the third attempt of a call that only reads, in milliseconds. */
const RETRY_DELAYS = [300, 600];
/** The time after which a call that only reads is not attempted again, in milliseconds. */
const LAST_RETRY = 30_000;
/** The statuses of overload, and of proxies that do not reach the server. */
const RETRIED_STATUSES = [408, 502, 503, 504];

export type SendOptions<Name extends CallName> = {
  /** The JSON body, for calls that have one. */
  readonly json?: BodyOf<Name>;
  readonly form?: FormData;
  /** Called with the percentage of the form that has been sent. */
  readonly onSent?: ReportProgress;
  /** Values for the `{name}` parts of the path. */
  readonly parameters?: ParametersOf<Name>;
  readonly query?: Readonly<Record<string, string>>;
  /** The server handles calls with the same key only once. */
  readonly idempotencyKey?: string;
  /** The signal of the calling actor. It aborts the call when the chart leaves the state that invokes the actor. */
  readonly signal?: AbortSignal;
  /** A 401 or 403 does not end the session, regardless of `onUnauthorized` in `contract/api.ts`. */
  readonly keepSession?: boolean;
  /** Used instead of the current token: logout removes the current one before it calls the server (4-logout-01). */
  readonly token?: string;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
};

export type Send = <Name extends CallName>(
  name: Name,
  options?: SendOptions<Name>,
) => Promise<ResponseOf<Name>>;

/**
 * Opens an event stream (`text/event-stream`) for a call, without retries. Resolves as soon as the response begins;
 * the stream may then stay open until the session ends. Rejects with a `CallFailure`.
 */
export type OpenStream = (
  name: CallName,
  signal: AbortSignal,
) => Promise<Response>;

/** The keys of calls whose outcome is unknown. A retry sends the same key. */
const unansweredKeys = new Map<CallName, string>();

/**
 * Returns the key for a call in REPLAYED_CALLS. Different calls may share a key, because the server also compares the
 * account, the parameters and the body.
 */
function replayKey(name: CallName): string | undefined {
  if (!REPLAYED_CALLS.includes(name)) return undefined;
  const key = unansweredKeys.get(name) ?? crypto.randomUUID();
  unansweredKeys.set(name, key);
  return key;
}

/**
 * Creates the API client. It sends cookies and the Authorization header, sets time limits, retries only GET requests,
 * and reports 401 and 403 responses that end the session.
 *
 * `send` makes a call. It rejects with a `CallFailure` and nothing else, and never settles after its signal was
 * aborted. `openStream` opens a call as a stream of events. `readAnswer` reads answers that did not come from `send`.
 */
export function createApi(settings: {
  /** The origin of the API; empty for the origin of the page. */
  readonly baseUrl: string;
  /** Returns the current token for the Authorization header, or null. */
  readonly currentToken: () => string | null;
  /** Called with the token of a call whose 401 or 403 response ends the session. */
  readonly onSessionRejected: (token: string) => void;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
}): {
  readonly send: Send;
  readonly openStream: OpenStream;
  readonly readAnswer: typeof readAnswer;
} {
  const { baseUrl, currentToken, onSessionRejected, now } = settings;

  /** Sends a call once. `read` reads the response, and the time limit ends when it calls `stopTimer`. */
  const attempt = async <Name extends CallName, Result>(
    name: Name,
    options: SendOptions<Name>,
    accept: string,
    read: (response: Response, stopTimer: () => void) => Promise<Result>,
  ): Promise<Result> => {
    const { method, auth, onUnauthorized } = calls[name];
    const { json, form, query, parameters, idempotencyKey, onSent } = options;
    const hasSkipHeader =
      options.keepSession === true || onUnauthorized === "skipHeader";
    const token = options.token ?? currentToken();
    const scheme = auth === "bearer" ? "Bearer" : "Token";
    const search = query ? `?${new URLSearchParams(query)}` : "";
    const controller = new AbortController();
    const request = new Request(
      `${baseUrl}${pathOf(name, parameters)}${search}`,
      {
        method,
        credentials: "include",
        headers: {
          Accept: accept,
          ...(json !== undefined && { "Content-Type": "application/json" }),
          ...(token !== null && { Authorization: `${scheme} ${token}` }),
          ...(hasSkipHeader && { [SKIP_HEADER]: "1" }),
          ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
        },
        body: json === undefined ? (form ?? null) : JSON.stringify(json),
        keepalive: options.keepalive === true,
        signal: controller.signal,
      },
    );
    const exchange = async (stopTimer: () => void) => {
      const response = await (onSent
        ? fetchWithProgress(onSent, UPLOAD_STALL_TIMEOUT)(request)
        : (takeEarlyRead(request) ?? fetch(request)));
      if (response.ok) return read(response, stopTimer);
      const endsSession =
        !hasSkipHeader &&
        onUnauthorized === "endSession" &&
        [401, 403].includes(response.status);
      if (endsSession && token !== null && token === currentToken())
        onSessionRejected(token);
      throw await errorResponse(response, now);
    };
    // An upload has its own time limit.
    const timeout = onSent ? null : form ? UPLOAD_TIMEOUT : RESPONSE_TIMEOUT;
    return withLimits(exchange, timeout, controller, options.signal);
  };

  const attemptRepeatedly = async <Name extends CallName>(
    name: Name,
    options: SendOptions<Name>,
  ) => {
    const read = (response: Response, stopTimer: () => void) =>
      readResponse(name, response, stopTimer, now);
    const start = performance.now();
    const delays = [...RETRY_DELAYS];
    while (true)
      try {
        return await attempt(name, options, "application/json", read);
      } catch (error) {
        const delay = isTransient(error) ? delays.shift() : undefined;
        if (
          delay === undefined ||
          !isRetryable(name) ||
          // Pages load their data again when the network returns.
          !isOnline() ||
          options.signal?.aborted ||
          performance.now() > start + LAST_RETRY
        )
          throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
  };

  return {
    async send(name, options = {}) {
      const idempotencyKey = options.idempotencyKey ?? replayKey(name);
      try {
        const sent = { ...options, ...(idempotencyKey && { idempotencyKey }) };
        const body = await attemptRepeatedly(name, sent);
        unansweredKeys.delete(name);
        if (!options.signal?.aborted) return body;
      } catch (error) {
        const failure = toCallFailure(error, now());
        // After a 5xx or an unreadable 200, the server may have handled the call, or may still be handling it.
        const status = failure.kind === "httpError" ? failure.status : 0;
        if (status >= 400 && status < 500) unansweredKeys.delete(name);
        if (!options.signal?.aborted) throw failure;
      }
      // The caller has aborted and gets no result: an actor restarted by React's strict mode would otherwise treat
      // the abort of its first call as a failure of its second.
      return new Promise<never>(() => {});
    },
    async openStream(name, signal) {
      try {
        return await attempt(
          name,
          { signal },
          "text/event-stream",
          async (response, stopTimer) => {
            stopTimer();
            return response;
          },
        );
      } catch (error) {
        throw toCallFailure(error, now());
      }
    },
    readAnswer,
  };
}

/** Returns whether a call only reads, so that it may be retried. */
function isRetryable(name: CallName): boolean {
  return calls[name].method === "GET" && !CHANGING_READS.includes(name);
}

/** Returns whether a call failed in a way that another attempt soon afterwards may not. */
function isTransient(error: unknown): boolean {
  return isCallFailure(error)
    ? RETRIED_STATUSES.includes(statusOf(error))
    : error instanceof TypeError;
}

/**
 * Runs an exchange with the server until the time limit, if it has one, or until its caller aborts it. A response that
 * was requested earlier does not end with its signal, so the exchange is also abandoned.
 */
function withLimits<Result>(
  exchange: (stopTimer: () => void) => Promise<Result>,
  timeout: number | null,
  controller: AbortController,
  signal: AbortSignal | undefined,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (reason: Error) => {
      reject(reason);
      controller.abort();
    };
    const timer =
      timeout === null
        ? undefined
        : setTimeout(stop, timeout, new Error("timeout"));
    const abort = () =>
      stop(new DOMException("The call was aborted.", "AbortError"));
    const stopTimer = () => clearTimeout(timer);
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort);
    exchange(stopTimer).then(resolve, reject).finally(stopTimer);
  });
}
