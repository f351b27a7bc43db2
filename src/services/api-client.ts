import ky, { type AfterResponseHook, type BeforeRequestHook } from "ky";
import {
  type CallName,
  calls,
  endsSession,
  IDEMPOTENCY_HEADER,
  pathOf,
  SKIP_HEADER,
} from "../../contract/api.ts";
import type { CallTypes } from "../../contract/call-types.ts";
import { readAnswer, toCallFailure } from "./call-failure.ts";
import { fetchWithProgress, type TellSent } from "./upload-fetch.ts";

/** Waits that suit a phone on a slow network, in milliseconds: for an answer, and for one to a form with files. */
const ANSWER_TIMEOUT = 30_000;
const UPLOAD_TIMEOUT = 180_000;
/** An upload that tells how far it is may take as long as it wants, while something moves. */
const UPLOAD_PATIENCE = 60_000;
/** A reading call that got no answer is asked again twice, within this time in all. */
const READ_RETRIES = 2;
const TOTAL_TIMEOUT = 60_000;

export type SendOptions<Name extends CallName> = {
  /** The JSON body; calls that send a form or nothing have none. */
  readonly json?: CallTypes[Name]["request"];
  readonly form?: FormData;
  /** Is told how much of the form has left, from 0 to 100. */
  readonly onSent?: TellSent;
  /** The `{name}` parts of the path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Makes a re-run repeatable without using another one up. */
  readonly idempotencyKey?: string;
  /** An actor's own, so that leaving its state aborts the call. */
  readonly signal?: AbortSignal;
  /** Leaves the session alone at 401 and 403, whatever the table of calls says. */
  readonly skip?: boolean;
  /** Carries this token instead of the held one: logout drops that first (§4). */
  readonly token?: string;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
};

export type Send = <Name extends CallName>(
  name: Name,
  options?: SendOptions<Name>,
) => Promise<CallTypes[Name]["answer"]>;

/**
 * Asks for a call as `text/event-stream`, once, and gives the answer as soon as it begins; it may go on for as long as
 * the session. Rejects with a `CallFailure`.
 */
export type OpenStream = (
  name: CallName,
  signal: AbortSignal,
) => Promise<Response>;

export type ApiSettings = {
  /** Where the API is: an origin, or empty for the page's own (§7: from configuration). */
  readonly baseUrl: string;
  /** The token of the default Authorization header, as it is now; null for none. */
  readonly heldToken: () => string | null;
  /** A call was refused with 401 or 403 under this token, which ends the session (§4). */
  readonly onRefused: (token: string) => void;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

/** What the hooks know of the call they run in; it rides in ky's context. */
type Scope = {
  readonly path: string;
  readonly skips: boolean;
  readonly bearer: boolean;
  /** The token that it carries: the one that was held when it was sent. */
  readonly token: string | null;
};

/**
 * The client of every call of §7: credentials always, the token when one is held, the 401/403 rule, patience for
 * slow networks. Only reading calls are asked again, and never a matching call, which is a submission.
 *
 * `send` makes a call; it rejects with a `CallFailure`, and with nothing else, and never settles when it was left by
 * its signal. `openStream` opens one as a stream.
 */
export function createApi(settings: ApiSettings): {
  readonly send: Send;
  readonly openStream: OpenStream;
} {
  const { baseUrl, heldToken, onRefused, now } = settings;

  const authorize: BeforeRequestHook = ({ request, options }) => {
    const { token, bearer } = scopeOf(options.context);
    if (token !== null)
      request.headers.set(
        "Authorization",
        `${bearer ? "Bearer" : "Token"} ${token}`,
      );
  };

  const endRefusedSession: AfterResponseHook = ({ options, response }) => {
    if (response.status !== 401 && response.status !== 403) return;
    const { path, skips, token } = scopeOf(options.context);
    if (token !== null && token === heldToken() && endsSession(path, skips))
      onRefused(token);
  };

  const client = ky.create({
    credentials: "include",
    hooks: { beforeRequest: [authorize], afterResponse: [endRefusedSession] },
  });

  const ask = async <Name extends CallName>(
    name: Name,
    options: SendOptions<Name>,
    isStream: boolean,
  ): Promise<Response> => {
    const { method, authorization, sessionRule } = calls[name];
    const { json, form, query, parameters, idempotencyKey, onSent } = options;
    const path = pathOf(name, parameters);
    const skips = options.skip === true || sessionRule === "skips";
    const repeats = mayRepeat(name) && !isStream;
    const scope: Scope = {
      path,
      skips,
      bearer: authorization === "bearer",
      token: options.token ?? heldToken(),
    };
    return client(`${baseUrl}${path}`, {
      method,
      context: scope,
      headers: {
        Accept: isStream ? "text/event-stream" : "application/json",
        ...(skips && { [SKIP_HEADER]: "1" }),
        ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      },
      ...(json !== undefined && { json }),
      ...(form && { body: form }),
      ...(query && { searchParams: { ...query } }),
      ...(options.signal && { signal: options.signal }),
      ...(options.keepalive && { keepalive: true }),
      timeout:
        onSent || isStream ? false : form ? UPLOAD_TIMEOUT : ANSWER_TIMEOUT,
      ...(onSent && { fetch: fetchWithProgress(onSent, UPLOAD_PATIENCE) }),
      ...(repeats && { totalTimeout: TOTAL_TIMEOUT }),
      retry: {
        limit: repeats ? READ_RETRIES : 0,
        methods: ["get"],
        statusCodes: [408, 502, 503, 504],
        afterStatusCodes: [],
      },
    });
  };

  return {
    async send(name, options = {}) {
      try {
        const response = await ask(name, options, false);
        return (await readAnswer(name, response)) as never;
      } catch (error) {
        // Whoever asked has left and is told nothing: an actor that was stopped and started again, as React's strict
        // mode does, would take the end of its first call for the failure of its second.
        if (options.signal?.aborted) return new Promise<never>(() => {});
        throw toCallFailure(error, now());
      }
    },
    async openStream(name, signal) {
      try {
        return await ask(name, { signal }, true);
      } catch (error) {
        throw toCallFailure(error, now());
      }
    },
  };
}

/** Asking again must change nothing: so only calls that read, and not the one that submits by GET (§7). */
function mayRepeat(name: CallName): boolean {
  return (
    calls[name].method === "GET" &&
    name !== "matchInvestors" &&
    name !== "verifyToken"
  );
}

function scopeOf(context: Record<string, unknown>): Scope {
  return context as Scope;
}
