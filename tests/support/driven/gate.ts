import type { Page, Route } from "@playwright/test";
import { type CallName, calls } from "../../../contract/api.ts";
import { isCallFailure } from "../../../contract/failure.ts";

/** Longest wait for a request that the page must send, in milliseconds. */
const PATIENCE = 30_000;

/** What an actor's answer is in a plan. */
export type AnswerPayload =
  | { readonly output: unknown }
  | { readonly error: unknown };

/**
 * Holds the calls of a flow at the network's edge until the path says how they are answered: so a page can be
 * looked at while it waits, and the world be arranged before the request reaches the real server.
 */
export class Gate {
  readonly #held = new Map<CallName, Route[]>();
  readonly #told = new Map<CallName, AnswerPayload>();
  #arrived: () => void = () => {};

  static async on(page: Page, names: readonly CallName[]): Promise<Gate> {
    const gate = new Gate();
    await page.route(
      (url) => [...names, ...gate.#told.keys()].some(isAt(url)),
      async (route) => {
        const request = route.request();
        const isAsked = (name: CallName) =>
          calls[name].method === request.method() &&
          isAt(new URL(request.url()))(name);
        const name = names.find(isAsked);
        if (name === undefined) {
          const told = [...gate.#told].find(([other]) => isAsked(other));
          return told ? answerAtTheEdge(route, told[1]) : route.fallback();
        }
        gate.#held.set(name, [...(gate.#held.get(name) ?? []), route]);
        gate.#arrived();
      },
    );
    return gate;
  }

  /**
   * Answers a call beside those of the flow until the path is over: for what cannot be arranged on a server that is not
   * ours.
   */
  tell(name: CallName, payload: AnswerPayload): void {
    this.#told.set(name, payload);
  }

  /** Waits until the page has sent this call. It goes nowhere before `letThrough` or `answer`. */
  async held(name: CallName): Promise<Route> {
    const begun = performance.now();
    for (;;) {
      const route = this.#held.get(name)?.shift();
      // One that the page has given up meanwhile waits for nothing any more.
      if (route?.request().failure()) continue;
      if (route) return route;
      const left = PATIENCE - (performance.now() - begun);
      if (left <= 0) throw new Error(`The page sent no call ${name}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#arrived = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  /** Gives up what is still held, as a page does that is left. */
  async clear(): Promise<void> {
    const routes = [...this.#held.values()].flat();
    this.#held.clear();
    this.#told.clear();
    // The page may have given it up already.
    for (const route of routes) await route.abort("aborted").catch(() => {});
  }
}

/** Tells whether a call goes to an address. */
function isAt({ pathname }: URL): (name: CallName) => boolean {
  return (name) =>
    new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, "[^/]+")}$`).test(
      pathname,
    );
}

/** Answers a held call as the plan says, without the server. */
export async function answerAtTheEdge(
  route: Route,
  payload: AnswerPayload,
): Promise<void> {
  if ("output" in payload) {
    const { output } = payload;
    return output === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ status: 200, json: output });
  }
  const failure = payload.error;
  if (!isCallFailure(failure) || failure.kind === "noAnswer")
    return route.abort("failed");
  const { status, retryAfter, html, body, text } = failure;
  await route.fulfill({
    status,
    contentType: html ? "text/html" : "application/json",
    headers: retryAfter === null ? {} : { "Retry-After": String(retryAfter) },
    body: html ? text : JSON.stringify(body),
  });
}

/** Lets a held call reach the server. Throws when that answers otherwise than planned. */
export async function answerForReal(
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

/** How a refused or lost call shows in the network; null for a success. */
export function failureOf(
  payload: AnswerPayload,
): { readonly status: number | "none" } | null {
  if ("output" in payload) return null;
  const failure = payload.error;
  return isCallFailure(failure) && failure.kind === "answered"
    ? { status: failure.status }
    : { status: "none" };
}
