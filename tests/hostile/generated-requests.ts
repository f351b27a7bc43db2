import fc from "fast-check";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { FRONTEND } from "../support/frontend.ts";
import { validParts } from "../support/profiles.ts";
import * as sample from "../support/sample-files.ts";
import {
  hostileSegment,
  hostileText,
  ODD_HEADERS,
  otherType,
} from "./hostile-values.ts";
import type { SentRequest } from "./send.ts";
import { ACTORS, type Actor, type World } from "./world.ts";

/** The parts of a described operation from which requests are generated. */
export type RequestDescription = {
  readonly operationId: string;
  readonly security: readonly Record<string, unknown>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: "path" | "query" | "header";
  }[];
  readonly requestBody?: {
    readonly content: Record<string, { readonly schema: Schema }>;
  };
};
type Schema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Record<string, Schema>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
};

/** A generated request, in which `@@name@@` is a placeholder for a value of the world. */
export type GeneratedRequest = {
  readonly actor: Actor;
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string | string[]])[];
  readonly body: Buffer | null;
};

/** Valid values of the fields that are more than any text. */
const VALID: Readonly<Record<string, readonly unknown[]>> = {
  email: [
    "@@newEmail@@",
    "@@investeeEmail@@",
    "@@unverifiedEmail@@",
    "@@suspendedEmail@@",
  ],
  password: [GOOD_PASSWORD, "Zambezi-Delta-9"],
  confirm_password: [GOOD_PASSWORD],
  current_password: [GOOD_PASSWORD],
  user_type: ["investee", "investor"],
  frontend_url: [FRONTEND],
  uidb64: ["@@verifyUid@@", "@@resetUid@@"],
  token: ["@@handle@@", "@@verifyToken@@", "@@resetToken@@", "@@otherHandle@@"],
  code: ["123456", "@@code@@"],
  amount: ["250000.50", 1],
  date: ["2026-01-31"],
  status: ["approved", "rejected"],
  reason: ["country", null],
  replaces: ["@@ownDeck@@", "@@otherDeck@@", "@@ownMatch@@"],
  version: ["1", "0"],
  rerun: ["true"],
  page: ["1", "2"],
  ...Object.fromEntries(
    [
      ...Object.entries(validParts("investor")),
      ...Object.entries(validParts("investee")),
    ].map(([name, value]) => [name, [value]]),
  ),
};

/** Names of the values that can be an id or a secret in a path, so that each call also gets those of another kind. */
const PATH_VALUES: Readonly<Record<string, readonly string[]>> = {
  matches: ["ownMatch", "otherMatch", "ownFile"],
  files: ["ownFile", "ownDeck", "otherFile", "otherDeck", "ownMatch"],
  "pitch-deck": ["ownDeck", "otherDeck", "ownFile"],
  sessions: ["ownSession", "ownInvestorSession", "otherSession"],
  verify: ["verifyToken", "handle", "resetToken"],
  unsubscribe: ["unsubscribeToken", "unknownToken"],
  uid: ["resetUid", "verifyUid"],
  "reset-password-confirm": ["resetToken", "verifyToken", "unknownToken"],
};

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
];
const BOUNDARY = "hostile-boundary";

/** Returns what generates requests to an operation: most are nearly valid, so that they reach its handler. */
export function requestsTo(
  method: string,
  path: string,
  description: RequestDescription,
): fc.Arbitrary<GeneratedRequest> {
  const parameters = description.parameters ?? [];
  const queryNames = namesIn(parameters, "query");
  const headerNames = namesIn(parameters, "header");
  return fc
    .record({
      actor: fc.constantFrom(...ACTORS),
      method: mostly(method, fc.constantFrom(...METHODS)),
      path: pathsOf(path),
      query: queriesOf(queryNames),
      key: rarely(
        headerNames.length > 0
          ? fc.uuid().map((id) => `${id}${id}`)
          : fc.constant("key"),
        headerNames.length > 0 ? 1 : 8,
      ),
      odd: rarely(fc.constantFrom(...ODD_HEADERS), 3),
      body: bodiesOf(description),
    })
    .map(({ actor, query, key, odd, body, ...rest }) => ({
      actor,
      method: rest.method,
      path: rest.path + query,
      headers: [
        ...(body.type === null ? [] : [["Content-Type", body.type] as const]),
        ...(key === null ? [] : [["Idempotency-Key", key] as const]),
        ...(odd === null ? [] : [odd]),
      ],
      body: body.content,
    }));
}

/** Fills in the values of the world, and the session of the actor. */
export function resolve(
  world: World,
  { actor, method, path, headers, body }: GeneratedRequest,
): SentRequest {
  const fill = (text: string) =>
    text.replace(/@@(\w+)@@/g, (_, name: string) => world.names[name] ?? name);
  const token = world.tokens[actor];
  const scheme = path.startsWith("/api/check-access/") ? "Bearer" : "Token";
  return {
    method,
    path: fill(path),
    headers: {
      ...(token && { Authorization: `${scheme} ${token}` }),
      ...Object.fromEntries(
        headers.map(([name, value]) => [
          name,
          typeof value === "string" ? fill(value) : value,
        ]),
      ),
    },
    ...(body && { body: Buffer.from(fill(body.toString("latin1")), "latin1") }),
  };
}

/** Describes a request for a report, without the middle of long texts. */
export function describeRequest({
  actor,
  method,
  path,
  headers,
  body,
}: GeneratedRequest): string {
  const shorten = (text: string) =>
    text.length > 300
      ? `${text.slice(0, 200)}…(${text.length} characters)…${text.slice(-50)}`
      : text;
  return `${method} ${shorten(path)} as ${actor}, ${shorten(JSON.stringify(headers))}, ${body === null ? "no body" : shorten(JSON.stringify(body.toString("latin1")))}`;
}

function pathsOf(template: string): fc.Arbitrary<string> {
  const segments = template.split("/").map((segment, index, all) => {
    if (!segment.startsWith("{")) return fc.constant(segment);
    const kind =
      segment === "{uid}"
        ? "uid"
        : (all[
            index - (segment === "{token}" && all.includes("{uid}") ? 2 : 1)
          ] ?? "");
    const names = [...(PATH_VALUES[kind] ?? []), "unknownId"];
    return mostly(
      names.map((name) => `@@${name}@@`),
      hostileSegment,
      3,
    );
  });
  const exact = fc.tuple(...segments).map((parts) => parts.join("/"));
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 20, arbitrary: exact },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          exact,
          fc.constantFrom("/", "//", ".json", "%00", "/../..", ";a=b", "%2f"),
        )
        .map(([path, end]) => path + end),
    },
    {
      weight: 1,
      arbitrary: exact.map((path) => path.replace("/api", "//api")),
    },
    {
      weight: 1,
      arbitrary: exact.map((path) => path.replace("/api/", "/api/./x/../")),
    },
    {
      weight: 1,
      arbitrary: exact.map((path) =>
        path.toUpperCase().replace(/@@\w+@@/gi, "A"),
      ),
    },
  );
}

function queriesOf(names: readonly string[]): fc.Arbitrary<string> {
  const pair = (name: string) =>
    mostly(
      (VALID[name] ?? ["1"]).map((value) => `${name}=${value}`),
      hostileText.map(
        (text) => `${name}=${encodeURIComponent(text.toWellFormed())}`,
      ),
    );
  const surplus = rarely(
    fc.constantFrom(
      "surplus=1",
      "token=@@sessionToken@@",
      "__proto__=1&__proto__[a]=1",
      "constructor[prototype][a]=1",
      "%00=%00",
      "%zz",
      `${"a=b&".repeat(1_500)}`,
      "?",
    ),
    8,
  );
  return fc
    .tuple(
      fc.tuple(...names.map((name) => rarely(pair(name), 2))),
      fc.tuple(...names.map((name) => rarely(pair(name), 8))),
      surplus,
    )
    .map(([once, again, other]) =>
      [...once, ...again, other].filter((part) => part !== null).join("&"),
    )
    .map((query) => (query === "" ? "" : `?${query}`));
}

type Body = { readonly type: string | null; readonly content: Buffer | null };

function bodiesOf({ requestBody }: RequestDescription): fc.Arbitrary<Body> {
  const brokenBodies = fc.constantFrom(...BROKEN_BODIES);
  if (!requestBody)
    return fc
      .oneof(
        { weight: 8, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: brokenBodies },
      )
      .map((broken) => broken ?? { type: null, content: null });
  const properties = Object.assign(
    {},
    ...Object.values(requestBody.content).map(({ schema }) =>
      propertiesOf(schema),
    ),
  ) as Record<string, Schema>;
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc
      .oneof(
        { withCrossShrink: true },
        {
          weight: 24,
          arbitrary: fc.constantFrom(...validValues(name, schema)),
        },
        { weight: 2, arbitrary: hostileText as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: otherType },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
      .map((value): [string, unknown] => [name, value]),
  );
  const surplus = rarely(
    fc.constantFrom<[string, unknown]>(
      ["__proto__", { isAdmin: true }],
      ["constructor", { prototype: { isAdmin: true } }],
      ["is_verified", true],
      ["account_id", 1],
      ["", ""],
      ["a".repeat(300), "a"],
      ["toString", "a"],
    ),
    8,
  );
  const values = fc
    .tuple(fc.tuple(...fields), surplus)
    .map(([entries, other]) => [...entries, ...(other ? [other] : [])]);
  const types = Object.keys(requestBody.content);
  const wrongType = rarely(
    fc.constantFrom(
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/json; charset=utf-16",
      "application/json;",
      "application/jsonp",
      "multipart/form-data",
      'multipart/form-data; boundary="',
      `multipart/form-data; boundary=${"b".repeat(300)}`,
      "multipart/mixed; boundary=b",
      "",
      "a/b/c; d=e",
    ),
    10,
  );
  const bodies = types.map((type) =>
    fc
      .tuple(values, wrongType, fc.constantFrom("end", "cut", "twice"))
      .map(([entries, wrong, end]): Body => {
        const isForm = type === "multipart/form-data";
        const content = isForm
          ? formBody(entries, end)
          : Buffer.from(jsonBody(entries));
        return {
          type: wrong ?? (isForm ? `${type}; boundary=${BOUNDARY}` : type),
          content,
        };
      }),
  );
  return fc.oneof(
    { withCrossShrink: true },
    ...bodies.map((arbitrary) => ({ weight: 8, arbitrary })),
    { weight: 1, arbitrary: brokenBodies },
  );
}

const json = (text: string | Buffer): Body => ({
  type: "application/json",
  content: Buffer.from(text as string),
});
/** Bodies that do not depend on the operation. */
const BROKEN_BODIES: readonly Body[] = [
  json(""),
  json("{"),
  json("[]"),
  json("null"),
  json("1"),
  json('"text"'),
  json("{}"),
  json('{"email":"a@example.org","email":{"a":1}}'),
  json('{"__proto__":{"isAdmin":true}}'),
  json('{"constructor":{"prototype":{"isAdmin":true}}}'),
  json("\ufeff{}"),
  json(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
  json("[".repeat(100_000)),
  json(`${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`),
  json(`{"email":"${"a".repeat(250_000)}"}`),
  json(`{"email":"${"a".repeat(300_000)}"}`),
  json(`{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`)}}`),
  json(`{"amount":1${"0".repeat(50_000)}}`),
  {
    type: "multipart/form-data; boundary=b",
    content: Buffer.from("--b--\r\n"),
  },
  {
    type: "multipart/form-data; boundary=b",
    content: Buffer.from(`--b\r\n${"X-A: b\r\n".repeat(3_000)}`),
  },
  {
    type: "multipart/form-data; boundary=b",
    content: Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--b--\r\n',
    ),
  },
  {
    type: "multipart/form-data; boundary=b",
    content: Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="a\r\n\r\n\r\n'.repeat(200),
    ),
  },
  {
    type: "text/xml",
    content: Buffer.from('<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>'),
  },
  { type: null, content: Buffer.from("{}") },
];

function jsonBody(entries: readonly (readonly [string, unknown])[]): string {
  const members = entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{${members}}`;
}

/** Returns a multipart form. The latin1 text of its files is sent unchanged. */
function formBody(
  entries: readonly (readonly [string, unknown])[],
  end: "end" | "cut" | "twice",
): Buffer {
  const parts = entries
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const disposition = `Content-Disposition: form-data; name="${name}"`;
      if (Buffer.isBuffer(value))
        return [Buffer.from(`${disposition}; filename="a.pdf"\r\n\r\n`), value];
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return [Buffer.from(`${disposition}\r\n\r\n${text}`)];
    })
    .map((part) => [
      Buffer.from(`--${BOUNDARY}\r\n`),
      ...part,
      Buffer.from("\r\n"),
    ]);
  const all = end === "twice" ? [...parts, ...parts] : parts;
  const whole = Buffer.concat([
    ...all.flat(),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  return end === "cut" ? whole.subarray(0, whole.length * 0.7) : whole;
}

function validValues(name: string, schema: Schema): readonly unknown[] {
  if (name === "pitch_deck") return [sample.pdf()];
  if (name === "avatar") return [sample.png];
  if (name.endsWith("_file")) return [undefined, sample.pdf()];
  const known = VALID[name];
  if (known) return known;
  if (schema.enum) return schema.enum;
  if (schema.type === "boolean") return [true, false];
  if (schema.type === "number" || schema.type === "integer") return [1];
  return ["text"];
}

function propertiesOf({
  properties = {},
  allOf = [],
  anyOf = [],
}: Schema): Record<string, Schema> {
  return Object.assign(
    {},
    ...[...allOf, ...anyOf].map(propertiesOf),
    properties,
  ) as Record<string, Schema>;
}

function namesIn(
  parameters: NonNullable<RequestDescription["parameters"]>,
  location: string,
) {
  return parameters
    .filter((parameter) => parameter.in === location)
    .map(({ name }) => name);
}

/** One of the usual values, and one time in `rarity` another one. */
function mostly<Value>(
  usual: Value | readonly Value[],
  other: fc.Arbitrary<Value>,
  rarity = 12,
): fc.Arbitrary<Value> {
  const values = Array.isArray(usual) ? (usual as Value[]) : [usual as Value];
  return fc.oneof(
    { withCrossShrink: true },
    { weight: rarity - 1, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: other },
  );
}

/** Null, and one time in `rarity` a value. */
function rarely<Value>(
  value: fc.Arbitrary<Value>,
  rarity: number,
): fc.Arbitrary<Value | null> {
  return fc.oneof(
    { withCrossShrink: true },
    { weight: rarity - 1, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: value },
  );
}
