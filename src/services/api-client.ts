import ky from "ky";
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
import { readAnswer } from "./answers.ts";
import { readResponse, toCallFailure } from "./call-failure.ts";
import { takeEarlyRead } from "./early-reads.ts";
import { isOnline } from "./page-events.ts";
import { fetchWithProgress, type ReportProgress } from "./upload-fetch.ts";

/** Time limit for a response, in milliseconds. */
const RESPONSE_TIMEOUT = 30_000;
/** Time limit for the response to a form that is sent without progress reports, in milliseconds. */
const UPLOAD_TIMEOUT = 180_000;
/** Maximum number of retries of a GET request. */
const READ_RETRIES = 2;
/** Total time limit for all attempts of a GET request, in milliseconds. */
const TOTAL_TIMEOUT = 60_000;

export type SendOptions<Name extends CallName> = {
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
 * Returns the key for a call in REPLAYED_CALLS; undefined for other calls. Different calls may share a key, because the
 * server also compares the account, the parameters and the body.
 */
function replayKey(name: CallName): string | undefined {
  if (!REPLAYED_CALLS.includes(name)) return undefined;
  const key = unansweredKeys.get(name) ?? crypto.randomUUID();
  unansweredKeys.set(name, key);
  return key;
}

type Settings = {
  /** The origin of the API; empty for the origin of the page. */
  readonly baseUrl: string;
  /** Returns the current token for the Authorization header, or null. */
  readonly currentToken: () => string | null;
  /** Called with the token of a call whose 401 or 403 response ends the session. */
  readonly onSessionRejected: (token: string) => void;
};

/**
 * Creates the API client. It sends cookies and the Authorization header, sets time limits, retries only GET requests,
 * and reports 401 and 403 responses that end the session.
 *
 * `send` makes a call. It rejects with a `CallFailure` when the call fails, and never settles after its signal was
 * aborted. `openStream` opens a call as a stream of events. `readAnswer` reads answers that did not come from `send`.
 */
export function createApi(settings: Settings): {
  readonly send: Send;
  readonly openStream: OpenStream;
  readonly readAnswer: typeof readAnswer;
} {
  return {
    async send(name, options = {}) {
      const idempotencyKey = options.idempotencyKey ?? replayKey(name);
      const sent = { ...options, ...(idempotencyKey && { idempotencyKey }) };
      try {
        // Within the try, because a stored token that is no valid header throws at once.
        const body = await readResponse(name, request(settings, name, sent));
        unansweredKeys.delete(name);
        if (!options.signal?.aborted) return body;
      } catch (error) {
        const failure = toCallFailure(error);
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
        return await request(settings, name, { signal }, { isStream: true });
      } catch (error) {
        throw toCallFailure(error);
      }
    },
    readAnswer,
  };
}

/** Sends one call, with retries if it only reads. Reports a response that ends the session. */
function request<Name extends CallName>(
  { baseUrl, currentToken, onSessionRejected }: Settings,
  name: Name,
  options: SendOptions<Name>,
  { isStream = false } = {},
) {
  const { method, auth, onUnauthorized } = calls[name];
  const { json, form, query, parameters, idempotencyKey, onSent } = options;
  const token = options.token ?? currentToken();
  const endRefusedSession = ({ response }: { response: Response }) => {
    const isRefused = response.status === 401 || response.status === 403;
    const endsSession = onUnauthorized === "endSession";
    if (isRefused && endsSession && token !== null && token === currentToken())
      onSessionRejected(token);
  };
  const onlyReads = method === "GET" && !CHANGING_READS.includes(name);
  // Not retried while offline, because pages load their data again when the network returns.
  const isRetried = onlyReads && !isStream && isOnline();
  return ky(`${baseUrl}${pathOf(name, parameters)}`, {
    method,
    credentials: "include",
    hooks: { afterResponse: [endRefusedSession] },
    headers: {
      Accept: isStream ? "text/event-stream" : "application/json",
      ...(token !== null && {
        Authorization: `${auth === "bearer" ? "Bearer" : "Token"} ${token}`,
      }),
      ...(onUnauthorized === "skipHeader" && { [SKIP_HEADER]: "1" }),
      ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    ...(json !== undefined && { json }),
    ...(form && { body: form }),
    ...(query && { searchParams: { ...query } }),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
    fetch: onSent
      ? fetchWithProgress(onSent, UPLOAD_STALL_TIMEOUT)
      : (input, init) => takeEarlyRead(input as Request) ?? fetch(input, init),
    timeout:
      onSent || isStream ? false : form ? UPLOAD_TIMEOUT : RESPONSE_TIMEOUT,
    ...(isRetried && { totalTimeout: TOTAL_TIMEOUT }),
    retry: {
      limit: isRetried ? READ_RETRIES : 0,
      statusCodes: [408, 502, 503, 504],
      // Retry-After does not delay a retry.
      afterStatusCodes: [],
    },
  });
}
