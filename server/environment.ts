import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { isLoopback, originOf } from "./origins.ts";
import { StartFailure } from "./start-failure.ts";

/** The configuration, read once at start from environment variables. */
export type Environment = {
  host: string;
  port: number;
  /** Absolute path. */
  dataDir: string;
  /** Null to run the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Null to deliver emails to the development mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  /** The origin that users see. */
  publicUrl: string;
  /** Origins that may call the API, and that `frontend_url` may name. */
  allowedOrigins: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For header is trusted. */
  trustProxy: readonly string[];
  limits: boolean;
  /** `whenEmpty` adds demo data to an empty database. */
  seed: "demo" | "none" | "whenEmpty";
  /** Serves the charts and their visualiser at /flows/ outside local mode too. */
  flows: boolean;
  logLevel: string;
  /** Local mode: HOST and PUBLIC_URL are loopback addresses. */
  isLocalMode: boolean;
};

/** The port of Vite's server in `npm run dev`. */
const DEV_SERVER_PORT = 5173;
const EXAMPLE_ORIGIN = "https://ubia.example.org";
const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.string().default("4000"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default("Ubia <no-reply@example.org>"),
  PUBLIC_URL: z.string().optional(),
  ALLOWED_ORIGINS: z.string().optional(),
  TRUST_PROXY: z.string().optional(),
  LIMITS: z.string().default("on"),
  SEED: z.string().optional(),
  FLOWS: z.string().default("0"),
  LOG_LEVEL: z.string().default("info"),
});
type Variables = z.infer<typeof variables>;

/**
 * Reads the environment variables. An empty variable is treated as unset.
 *
 * @throws StartFailure naming the variable and its valid values.
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Environment {
  const nonEmpty = Object.entries(env).filter(([, value]) => value?.trim());
  const vars = variables.parse(Object.fromEntries(nonEmpty));
  const port = parsePort(vars.PORT);
  const publicUrl = parsePublicUrl(vars, port);
  const isLocalMode =
    isLoopback(vars.HOST) && isLoopback(new URL(publicUrl).hostname);
  const environment: Environment = {
    host: vars.HOST,
    port,
    dataDir: resolve(vars.DATA_DIR),
    databaseUrl: parseDatabaseUrl(vars.DATABASE_URL),
    smtpUrl: parseSmtpUrl(vars.SMTP_URL),
    mailFrom: vars.MAIL_FROM,
    publicUrl,
    allowedOrigins: parseAllowedOrigins(vars, publicUrl, port, isLocalMode),
    trustProxy: parseTrustProxy(vars.TRUST_PROXY),
    limits: parseChoice("LIMITS", vars.LIMITS, ["on", "off"]) === "on",
    seed: parseSeed(vars.SEED, isLocalMode),
    flows: parseChoice("FLOWS", vars.FLOWS, ["0", "1"]) === "1",
    logLevel: parseChoice("LOG_LEVEL", vars.LOG_LEVEL, LEVELS),
    isLocalMode,
  };
  checkPublicSettings(vars, environment);
  return environment;
}

/** Outside local mode, rejects settings that only local mode allows, and requires those that a public server needs. */
function checkPublicSettings(vars: Variables, environment: Environment): void {
  if (environment.isLocalMode) return;
  if (!vars.PUBLIC_URL)
    throw new StartFailure(
      "PUBLIC_URL is missing: set it to the origin that users see, such as https://ubia.example.org, because the server is not in local mode.",
    );
  if (!vars.SMTP_URL)
    throw new StartFailure(
      "SMTP_URL is missing: set it to a mail server, such as smtps://user:password@mail.example.org, because the server is not in local mode.",
    );
  const localOnly = [
    [!environment.limits, "LIMITS=off"],
    [environment.seed === "demo", "SEED=demo"],
  ] as const;
  for (const [isSet, setting] of localOnly)
    if (isSet)
      throw new StartFailure(
        `${setting} works in local mode only: remove it, or set HOST and PUBLIC_URL to 127.0.0.1.`,
      );
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw invalidVariable("PORT", text, "a whole number from 0 to 65535");
}

function parsePublicUrl(vars: Variables, port: number): string {
  const host = vars.HOST.includes(":") ? `[${vars.HOST}]` : vars.HOST;
  const text = vars.PUBLIC_URL ?? `http://${host}:${port}`;
  const origin = originOf(text);
  if (origin) return origin;
  throw invalidVariable(
    "PUBLIC_URL",
    text,
    `an origin such as ${EXAMPLE_ORIGIN}`,
  );
}

function parseAllowedOrigins(
  vars: Variables,
  publicUrl: string,
  port: number,
  isLocalMode: boolean,
): readonly string[] {
  const configured = splitList(vars.ALLOWED_ORIGINS).map((text) => {
    const origin = originOf(text);
    if (origin) return origin;
    const valid = `origins such as ${EXAMPLE_ORIGIN}, separated by commas`;
    throw invalidVariable("ALLOWED_ORIGINS", text, valid);
  });
  if (configured.length > 0) return [...new Set([publicUrl, ...configured])];
  const local = ["localhost", "127.0.0.1", "[::1]"].flatMap((host) => [
    `http://${host}:${port}`,
    `http://${host}:${DEV_SERVER_PORT}`,
  ]);
  return isLocalMode ? [...new Set([publicUrl, ...local])] : [publicUrl];
}

// The error does not contain the value, because it may contain a password.
function parseDatabaseUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new StartFailure(
    "DATABASE_URL is invalid: set it to postgres://user:password@host:5432/database.",
  );
}

function parseSmtpUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (/^smtps?:\/\/./.test(text) && URL.canParse(text)) return text;
  throw new StartFailure(
    "SMTP_URL is invalid: set it to smtps://user:password@host or smtp://host:port.",
  );
}

function parseTrustProxy(text: string | undefined): readonly string[] {
  const proxies = splitList(text);
  const invalidProxy = proxies.find((proxy) => {
    const [address = "", bits = "0"] = proxy.split("/");
    return isIP(address) === 0 || !/^\d{1,3}$/.test(bits);
  });
  if (invalidProxy === undefined) return proxies;
  const valid = "addresses of your proxies, such as 10.0.0.0/8";
  throw invalidVariable(
    "TRUST_PROXY",
    invalidProxy,
    `${valid}, separated by commas`,
  );
}

function parseSeed(text: string | undefined, isLocalMode: boolean) {
  if (!text) return isLocalMode ? "whenEmpty" : "none";
  return parseChoice("SEED", text, ["demo", "none"]);
}

function parseChoice<const Value extends string>(
  name: keyof Variables,
  text: string,
  allowed: readonly Value[],
): Value {
  const value = allowed.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw invalidVariable(name, text, `one of ${allowed.join(", ")}`);
}

function invalidVariable(name: keyof Variables, text: string, valid: string) {
  return new StartFailure(`${name} is invalid (${text}): set it to ${valid}.`);
}

function splitList(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
