import { isIP } from "node:net";
import { resolve } from "node:path";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { isLoopback, originOf } from "./origins.ts";
import { StartFailure } from "./start-failure.ts";

/** The configuration, read once at startup from environment variables. */
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
  /** Origins that may call the API and that are valid in `frontend_url`. */
  allowedOrigins: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For header is trusted. */
  trustProxy: readonly string[];
  limits: boolean;
  /** `demo` always adds demo data, `whenEmpty` only to a database without accounts. */
  seed: "demo" | "none" | "whenEmpty";
  /** Whether to serve the charts and their visualiser at /flows/ outside local mode too. */
  flows: boolean;
  logLevel: string;
  /** Whether HOST and the host in PUBLIC_URL are loopback addresses. */
  isLocalMode: boolean;
};

/** The port of Vite's server in `npm run dev`. */
const DEV_SERVER_PORT = 5173;
const EXAMPLE_ORIGIN = "https://ubia.example.org";

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);
const originSchema = (valid: string) =>
  z
    .string()
    .refine((text) => originOf(text) !== null, valid)
    .transform((text) => originOf(text) ?? "");
const choice = <const Value extends string>(...values: readonly Value[]) =>
  z.enum(values, `one of ${values.join(", ")}`);

/** The environment variables. The message of each schema names the valid values. */
const variables = z.object({
  HOST: z.string(),
  PORT: z
    .string()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) <= 65_535,
      "a whole number from 0 to 65535",
    )
    .transform(Number),
  PUBLIC_URL: originSchema(`an origin such as ${EXAMPLE_ORIGIN}`),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "postgres://user:password@host:5432/database")
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\/./.test(text) && URL.canParse(text),
      "smtps://user:password@host or smtp://host:port",
    )
    .optional(),
  MAIL_FROM: z.string().default("Ubia <no-reply@example.org>"),
  ALLOWED_ORIGINS: list
    .pipe(
      z.array(
        originSchema(`origins such as ${EXAMPLE_ORIGIN}, separated by commas`),
      ),
    )
    .default([]),
  TRUST_PROXY: list
    .pipe(
      z.array(
        z
          .string()
          .refine(
            (text) => isIP(text) !== 0 || ipaddr.isValidCIDR(text),
            "addresses of your proxies, such as 10.0.0.0/8, separated by commas",
          ),
      ),
    )
    .default([]),
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
});
type Variables = z.infer<typeof variables>;
/** Errors in these variables are reported without the value, because it may contain a password. */
const SECRET_VARIABLES: readonly unknown[] = ["DATABASE_URL", "SMTP_URL"];

/**
 * Reads the environment variables. An empty variable is treated as unset.
 *
 * @throws StartFailure naming the variable and its valid values.
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Environment {
  const definedVariables: typeof env = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value?.trim()),
  );
  const vars = parseVariables(definedVariables);
  const isLocalMode =
    isLoopback(vars.HOST) && isLoopback(new URL(vars.PUBLIC_URL).hostname);
  const environment: Environment = {
    host: vars.HOST,
    port: vars.PORT,
    dataDir: resolve(vars.DATA_DIR),
    databaseUrl: vars.DATABASE_URL ?? null,
    smtpUrl: vars.SMTP_URL ?? null,
    mailFrom: vars.MAIL_FROM,
    publicUrl: vars.PUBLIC_URL,
    allowedOrigins: allowedOrigins(vars, isLocalMode),
    trustProxy: vars.TRUST_PROXY,
    limits: vars.LIMITS === "on",
    seed: vars.SEED ?? (isLocalMode ? "whenEmpty" : "none"),
    flows: vars.FLOWS === "1",
    logLevel: vars.LOG_LEVEL,
    isLocalMode,
  };
  checkPublicSettings(definedVariables, environment);
  return environment;
}

function parseVariables(
  definedVariables: Readonly<Record<string, string | undefined>>,
): Variables {
  const { HOST = "127.0.0.1", PORT = "4000" } = definedVariables;
  const host = HOST.includes(":") ? `[${HOST}]` : HOST;
  const { data, error } = variables.safeParse(
    { PUBLIC_URL: `http://${host}:${PORT}`, ...definedVariables, HOST, PORT },
    { reportInput: true },
  );
  if (data) return data;
  const [issue] = error.issues;
  const name = issue?.path[0];
  const value = SECRET_VARIABLES.includes(name) ? "" : ` (${issue?.input})`;
  throw new StartFailure(
    `${String(name)} is invalid${value}: set it to ${issue?.message}.`,
  );
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
function checkPublicSettings(
  definedVariables: Readonly<Record<string, string | undefined>>,
  environment: Environment,
): void {
  if (environment.isLocalMode) return;
  if (!definedVariables.PUBLIC_URL)
    throw new StartFailure(
      "PUBLIC_URL is missing: set it to the origin that users see, such as https://ubia.example.org, because the server is not in local mode.",
    );
  if (!environment.smtpUrl)
    throw new StartFailure(
      "SMTP_URL is missing: set it to a mail server, such as smtps://user:password@mail.example.org, because the server is not in local mode.",
    );
  if (!environment.limits || environment.seed === "demo")
    throw new StartFailure(
      `${environment.limits ? "SEED=demo" : "LIMITS=off"} works in local mode only: remove it, or set HOST and the host in PUBLIC_URL to 127.0.0.1.`,
    );
}
