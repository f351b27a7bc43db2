import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text as readText } from "node:stream/consumers";
import { withoutCodes } from "./error-codes.ts";
import { recordTexts, textsIn } from "./reached-messages.ts";

/**
 * A response from the server. `body` is the parsed JSON, without the codes of an error, which every call checks;
 * undefined for any other content.
 */
export type HttpResponse = {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
};

/** Returns a string field of a response's body. Throws when it is not a string. */
export function textField(response: HttpResponse, name: string): string {
  const { body } = response;
  const value =
    typeof body === "object" && body !== null ? Reflect.get(body, name) : null;
  if (typeof value === "string") return value;
  throw new Error(`No string ${name} in ${response.status} ${response.text}`);
}

export type CallOptions = {
  /** Body that is sent as JSON. */
  json?: unknown;
  /** Body that is sent unchanged. */
  raw?: string | Uint8Array<ArrayBuffer> | FormData;
  /** Sent as `Authorization: Token …`. */
  token?: string;
  headers?: Record<string, string>;
};

export type Call = (
  method: string,
  path: string,
  options?: CallOptions,
) => Promise<HttpResponse>;

/**
 * Returns a function that calls a server over HTTP without following redirects. The function also records which of the
 * product's messages the responses contain.
 */
export function createCall(origin: string): Call {
  return async (method, path, options = {}) => {
    const headers = new Headers(options.headers);
    if (options.token) headers.set("Authorization", `Token ${options.token}`);
    if (options.json !== undefined && !headers.has("Content-Type"))
      headers.set("Content-Type", "application/json");
    const body =
      options.json === undefined ? options.raw : JSON.stringify(options.json);
    const response = await fetch(origin + path, {
      method,
      headers,
      redirect: "manual",
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const parsed = parse(text);
    recordTexts(textsIn(parsed));
    return {
      status: response.status,
      headers: response.headers,
      text,
      body:
        response.status >= 400 && method !== "HEAD"
          ? withoutCodes(parsed)
          : parsed,
    };
  };
}

/**
 * Sends a GET request without changing its path or Host header, unlike `fetch`, which resolves `..` and `%2e%2e` in the
 * path.
 */
export async function getUnchanged(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const text = await readText(response);
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(response.headers as Record<string, string>),
    text,
    body:
      Number(response.statusCode) >= 400
        ? withoutCodes(parse(text))
        : parse(text),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
