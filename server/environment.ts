import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { isLoopback, originOf } from "./origins.ts";
import { StartFailure } from "./start-failure.ts";

/** The port of Vite's server in `npm run dev`. */
const DEV_SERVER_PORT = 5173;
const EXAMPLE_ORIGIN = "https://ubia.example.org";

/** A list of values that are separated by commas; empty by default. */
const listOf = <Part>(part: z.ZodType<Part, string>) =>
  z
    .string()
    .transform((text) => text.split(",").map((value) => value.trim()))
    .transform((values) => values.filter(Boolean))
    .pipe(z.array(part))
    .default([]);
const originSchema = (valid: string) =>
  z
    .string()
    .refine((text) => originOf(text) !== null, valid)
    .transform((text) => originOf(text) ?? "");
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .refine(
      (text) =>
        /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to,
      `a whole number from ${from} to ${to}`,
    )
    .transform(Number);
const port = wholeNumber(0, 65_535);
const choice = <const Value extends string>(...values: readonly Value[]) =>
  z.enum(values, `one of ${values.join(", ")}`);

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, "postgres://user:password@host:5432/database");

/** The environment variables. The message of each schema names the valid values. */
const variables = z.object({
  HOST: z.string(),
  PORT: port,
  PUBLIC_URL: originSchema(`an origin such as ${EXAMPLE_ORIGIN}`),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text),
      "smtps://user:password@host or smtp://host:port",
    )
    .optional(),
  MAIL_FROM: z.string().default("Ubia <no-reply@example.org>"),
  ALLOWED_ORIGINS: listOf(
    originSchema(`origins such as ${EXAMPLE_ORIGIN}, separated by commas`),
  ),
  TRUST_PROXY: listOf(
    z
      .string()
      .refine(
        (text) => isIP(text) !== 0 || ipaddr.isValidCIDR(text),
        "addresses of your proxies, such as 10.0.0.0/8, separated by commas",
      ),
  ),
  LIMITS: choice("on", "off").default("on"),
  SEED: choice("demo", "none").optional(),
  FLOWS: choice("0", "1").default("0"),
  // "trace" is excluded: at that level, the libraries log headers and malformed requests, which contain session tokens.
  LOG_LEVEL: choice(
    "fatal",
    "error",
    "warn",
    "info",
    "debug",
    "silent",
  ).default("info"),
  DRAIN_SECONDS: wholeNumber(0, 600).default(0),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
});
type Variables = z.infer<typeof variables>;
type Texts = Readonly<Record<string, string | undefined>>;
/**
 * These variables may contain a password. Errors in them are reported without the value, and each can be read from the
 * file that its name with `_FILE` names, because the environment of a container is visible to many.
 */
const SECRET_VARIABLES = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SMTP_URL",
] as const;
const isSecret = (name: unknown) =>
  SECRET_VARIABLES.some((secret) => secret === name);
const fileVariable = (name: string) => `${name}_FILE`;
/** The names of all variables that the product reads. */
export const VARIABLE_NAMES: readonly string[] = [
  ...variables.keyof().options,
  ...SECRET_VARIABLES.map(fileVariable),
];

/** Reads the environment variables. An empty one counts as unset. Throws a StartFailure that names valid values. */
export function readEnvironment(env: Texts): Environment {
  const { environment, problems } = checkEnvironment(env);
  if (!environment) throw new StartFailure(problems.join("\n"));
  return environment;
}

/**
 * Reads the environment variables. Returns the configuration, null if there is a problem; one sentence for each variable
 * that is invalid or missing; and every variable that has a value and is valid, without passwords.
 */
export function checkEnvironment(env: Texts) {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value?.trim()),
  );
  const { texts, problems: fileProblems } = readSecretFiles(set);
  const { HOST = "127.0.0.1", PORT = "4000" } = texts;
  const host = HOST.includes(":") ? `[${HOST}]` : HOST;
  const completed = {
    PUBLIC_URL: `http://${host}:${PORT}`,
    ...texts,
    HOST,
    PORT,
  };
  const { data, error } = variables.safeParse(completed, { reportInput: true });
  const problems = [...fileProblems, ...problemsOf(error, texts)];
  const environment = data && environmentOf(data);
  if (data?.DATABASE_DIRECT_URL && !data.DATABASE_URL)
    problems.push(
      "DATABASE_DIRECT_URL is set without DATABASE_URL: set DATABASE_URL to the address of the connection pooler, or remove both.",
    );
  if (data?.METRICS_PORT && data.METRICS_PORT === data.PORT)
    problems.push(
      "METRICS_PORT is the same as PORT: set it to another port, such as 9464.",
    );
  if (environment && problems.length === 0)
    problems.push(...publicProblems(texts, environment));
  return {
    environment: problems.length === 0 && environment ? environment : null,
    problems,
    settings: Object.entries(data ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({
        name,
        value: isSecret(name) ? publicParts(String(value)) : String(value),
        source: !texts[name] ? "default" : set[name] ? "environment" : "file",
      })),
  };
}

/** Returns the parts of a secret URL that are no secret: scheme, user, host and database. */
function publicParts(secret: string): string {
  const url = URL.parse(secret);
  if (!url) return "***";
  const user = url.username && `${url.username}${url.password && ":***"}@`;
  // The parameters of a database URL may contain a password too.
  const parameters = url.search && "?***";
  return `${url.protocol}//${user}${url.host}${url.pathname}${parameters}`;
}

/** Adds the contents of the files that variables such as DATABASE_URL_FILE name. */
function readSecretFiles(set: Texts) {
  const texts: Record<string, string | undefined> = { ...set };
  const problems: string[] = [];
  for (const name of SECRET_VARIABLES) {
    const variable = fileVariable(name);
    const file = set[variable];
    if (!file) continue;
    const { text, reason } = readText(file);
    if (set[name])
      problems.push(
        `${name} and ${variable} are both set: remove one of them.`,
      );
    else if (text) texts[name] = text;
    else
      problems.push(
        `${variable} (${file}) cannot be used (${reason}): set it to a file that contains the value of ${name} and that this user can read.`,
      );
  }
  return { texts, problems };
}

/** Returns the text of a file without its last line break, or the reason why there is none. */
function readText(file: string): { text?: string; reason: string } {
  try {
    const text = readFileSync(file, "utf8").replace(/\r?\n$/, "");
    return { text, reason: "empty" };
  } catch (error) {
    const code = error instanceof Error && "code" in error && error.code;
    return { reason: String(code || "unreadable") };
  }
}

/** Returns one sentence for each invalid variable. */
function problemsOf(error: z.ZodError | undefined, texts: Texts): string[] {
  const issues = Map.groupBy(error?.issues ?? [], ({ path }) => path[0]);
  // The default of PUBLIC_URL is invalid because of HOST or PORT.
  if (issues.size > 1 && !texts.PUBLIC_URL) issues.delete("PUBLIC_URL");
  return [...issues].map(([name, [issue]]) => {
    const value = isSecret(name) ? "" : ` (${issue?.input})`;
    return `${String(name)} is invalid${value}: set it to ${issue?.message}.`;
  });
}

/** The configuration, read once at startup from environment variables. */
export type Environment = ReturnType<typeof environmentOf>;

function environmentOf(vars: Variables) {
  const isLocalMode =
    isLoopback(vars.HOST) && isLoopback(new URL(vars.PUBLIC_URL).hostname);
  const localSeed = isLocalMode ? ("whenEmpty" as const) : ("none" as const);
  return {
    host: vars.HOST,
    port: vars.PORT,
    /** Absolute path. */
    dataDir: resolve(vars.DATA_DIR),
    /** Null to run the embedded PostgreSQL. */
    databaseUrl: vars.DATABASE_URL ?? null,
    /** The address of PostgreSQL itself if `databaseUrl` is that of a pooler that shares sessions; otherwise null. */
    databaseDirectUrl: vars.DATABASE_DIRECT_URL ?? null,
    /** Null to deliver emails to the development mailbox. */
    smtpUrl: vars.SMTP_URL ?? null,
    mailFrom: vars.MAIL_FROM,
    /** The origin that users see. */
    publicUrl: vars.PUBLIC_URL,
    /** Origins that may call the API and that are valid in `frontend_url`. */
    allowedOrigins: allowedOrigins(vars, isLocalMode),
    /** Addresses of proxies whose X-Forwarded-For header is trusted. */
    trustProxy: vars.TRUST_PROXY,
    limits: vars.LIMITS === "on",
    /** `demo` always adds demo data, `whenEmpty` only to a database without accounts. */
    seed: vars.SEED ?? localSeed,
    /** Whether to serve the charts and their visualiser at /flows/ outside local mode too. */
    flows: vars.FLOWS === "1",
    logLevel: vars.LOG_LEVEL,
    /** How long the node reports that it is not ready before it stops listening, in milliseconds. */
    drainTime: vars.DRAIN_SECONDS * 1_000,
    /** Where Prometheus reads the metrics; null to measure nothing. */
    metrics:
      vars.METRICS_PORT === undefined
        ? null
        : { host: vars.METRICS_HOST, port: vars.METRICS_PORT },
    /** Whether HOST and the host in PUBLIC_URL are loopback addresses. */
    isLocalMode,
  };
}

function allowedOrigins(
  { PUBLIC_URL, ALLOWED_ORIGINS, PORT }: Variables,
  isLocalMode: boolean,
): readonly string[] {
  const local = ["localhost", "127.0.0.1", "[::1]"].flatMap((host) =>
    [PORT, DEV_SERVER_PORT].map(
      (port) => new URL(`http://${host}:${port}`).origin,
    ),
  );
  const isDefault = ALLOWED_ORIGINS.length === 0 && isLocalMode;
  const others = isDefault ? local : ALLOWED_ORIGINS;
  return [...new Set([PUBLIC_URL, ...others])];
}

/** Outside local mode, rejects settings that only local mode allows, and requires those that a public server needs. */
function publicProblems(texts: Texts, environment: Environment): string[] {
  if (environment.isLocalMode) return [];
  const problems: string[] = [];
  if (!texts.PUBLIC_URL)
    problems.push(
      "PUBLIC_URL is missing: set it to the origin that users see, such as https://ubia.example.org, because the server is not in local mode.",
    );
  if (!environment.smtpUrl)
    problems.push(
      "SMTP_URL is missing: set it to a mail server, such as smtps://user:password@mail.example.org, because the server is not in local mode.",
    );
  if (!environment.limits || environment.seed === "demo")
    problems.push(
      `${environment.limits ? "SEED=demo" : "LIMITS=off"} works in local mode only: remove it, or set HOST and the host in PUBLIC_URL to 127.0.0.1.`,
    );
  return problems;
}

/** Names of fewer letters resemble too many others, such as HOST and HOME. */
const MIN_LENGTH = 6;

/** Returns one sentence for each variable whose name differs by one letter, or by two swapped ones, from a known name. */
export function misspeltVariables(env: Texts): string[] {
  const known = VARIABLE_NAMES.filter(({ length }) => length >= MIN_LENGTH);
  const meant = (name: string) => {
    const parts = shortened(name);
    return known.find((one) =>
      [...shortened(one)].some((part) => parts.has(part)),
    );
  };
  return Object.keys(env)
    .filter((name) => !VARIABLE_NAMES.includes(name) && meant(name))
    .map(
      (name) =>
        `${name} is not a variable of Ubia: did you mean ${meant(name)}?`,
    );
}

/** Returns a word, and the word without each of its letters. */
function shortened(word: string): Set<string> {
  const shorter = [...word].map(
    (_, at) => word.slice(0, at) + word.slice(at + 1),
  );
  return new Set([word, ...shorter]);
}
