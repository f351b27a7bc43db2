import type { Page, Route } from "@playwright/test";
import type { AnswerPayload } from "xstate-toolkit/browser";
import { type CallName, calls } from "../../../contract/api.ts";
import { isCallFailure } from "../../../contract/failure.ts";
import { offline } from "../call-failures.ts";
import { png } from "../sample-files.ts";
import { setNetwork } from "./page-attention.ts";

/** Maximum wait for a request from the page, in milliseconds. */
const MAX_WAIT = 30_000;

/**
 * Intercepts the calls of a flow in the browser's network layer and delays each call until the test forwards it to the
 * server or mocks its response. Meanwhile, the test can check the waiting page and prepare the server for the request.
 */
export class Gate {
  readonly #delayed = new Map<CallName, Route[]>();
  readonly #answers = new Map<CallName, AnswerPayload>();
  #notifyArrival: () => void = () => {};

  static async install(page: Page, names: readonly CallName[]): Promise<Gate> {
    const gate = new Gate();
    await page.route(
      (url) => [...names, ...gate.#answers.keys()].some(matchesPath(url)),
      async (route) => {
        const request = route.request();
        const isCallTo = (name: CallName) =>
          calls[name].method === request.method() &&
          matchesPath(new URL(request.url()))(name);
        const name = names.find(isCallTo);
        if (name !== undefined) {
          gate.#delayed.set(name, [...(gate.#delayed.get(name) ?? []), route]);
          return gate.#notifyArrival();
        }
        for (const [answered, payload] of gate.#answers)
          if (isCallTo(answered)) return answerMocked(route, payload);
        return route.fallback();
      },
    );
    return gate;
  }

  /**
   * Responds with `payload` each time the page makes this call, until the path ends. Use it for calls outside the flow,
   * on deployments that the test cannot prepare.
   */
  answerAll(name: CallName, payload: AnswerPayload): void {
    this.#answers.set(name, payload);
  }

  /** Waits until the page has made this call, and returns the route of the delayed request. */
  async waitForCall(name: CallName): Promise<Route> {
    const startedAt = performance.now();
    for (;;) {
      const route = this.#delayed.get(name)?.shift();
      // Skips a request that the page has aborted.
      if (route?.request().failure()) continue;
      if (route) return route;
      const remaining = MAX_WAIT - (performance.now() - startedAt);
      if (remaining <= 0)
        throw new Error(`The page did not make the call ${name}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, remaining);
        this.#notifyArrival = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Aborts the requests that have no response yet, and removes the responses set with `answerAll`. */
  async clear(): Promise<void> {
    const routes = [...this.#delayed.values()].flat();
    this.#delayed.clear();
    this.#answers.clear();
    // The page may already have aborted a request.
    for (const route of routes) await route.abort("aborted").catch(() => {});
  }
}

/** Returns a function that checks whether a call has the path of this URL. */
function matchesPath({ pathname }: URL): (name: CallName) => boolean {
  return (name) =>
    new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, "[^/]+")}$`).test(
      pathname,
    );
}

/** Responds to a call with this payload, without the server. The failure `offline` also takes the page offline. */
export async function answerMocked(
  route: Route,
  payload: AnswerPayload,
): Promise<void> {
  if ("output" in payload) {
    const { output } = payload;
    if (output === undefined) return route.fulfill({ status: 204 });
    // The planned output of the `file` call is a URL, but the response is the file itself.
    return matchesPath(new URL(route.request().url()))("file")
      ? route.fulfill({ status: 200, contentType: "image/png", body: png })
      : route.fulfill({ status: 200, json: output });
  }
  const failure = payload.error;
  if (!isCallFailure(failure) || failure.kind === "noResponse") {
    if (failure === offline)
      await setNetwork({ page: route.request().frame().page() }, false);
    return route.abort("failed");
  }
  const { status, retryAfter, html, body, text } = failure;
  await route.fulfill({
    status,
    contentType: html ? "text/html" : "application/json",
    headers: retryAfter === null ? {} : { "Retry-After": String(retryAfter) },
    body: html ? text : JSON.stringify(body),
  });
}

/** Forwards a delayed call to the server. Throws when the status of the real response is not the planned one. */
export async function forwardToServer(
  route: Route,
  payload: AnswerPayload,
): Promise<void> {
  const planned = failureOf(payload)?.status ?? "a success";
  await route.continue();
  const response = await route.request().response();
  const status = response?.status() ?? "none";
  const isPlanned =
    planned === "a success" ? response?.ok() : status === planned;
  if (isPlanned) return;
  const text = await response?.text().catch(() => "");
  throw new Error(`the server answered ${status}, not ${planned}: ${text}`);
}

/**
 * Returns the failure that a payload describes, with the status `none` if there is no response. Returns null for a
 * success.
 */
export function failureOf(
  payload: AnswerPayload,
): { readonly status: number | "none" } | null {
  // The actor that reads a value returns null if there is none.
  if ("output" in payload)
    return payload.output === null ? { status: 404 } : null;
  const failure = payload.error;
  return isCallFailure(failure) && failure.kind === "httpError"
    ? { status: failure.status }
    : { status: "none" };
}
