import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../../server/environment.ts";
import { StartFailure } from "../../../server/start-failure.ts";
import { createFolder } from "../../support/for-one-test.ts";

const remoteVariables = {
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://ubia.example.org",
  SMTP_URL: "smtps://mail.example.org",
};

test("without environment variables the server runs in local mode on 127.0.0.1:4000 with its own database and mailbox", () => {
  expect(readEnvironment({})).toMatchObject({
    host: "127.0.0.1",
    port: 4000,
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: "Ubia <no-reply@example.org>",
    publicUrl: "http://127.0.0.1:4000",
    trustProxy: [],
    limits: true,
    seed: "whenEmpty",
    logLevel: "info",
    isLocalMode: true,
  });
});

test("the direct address of the database without the address of a pooler is a problem", () => {
  const env = { DATABASE_DIRECT_URL: "postgres://ubia@127.0.0.1/ubia" };
  expect(() => readEnvironment(env)).toThrow(
    /^DATABASE_DIRECT_URL is set without DATABASE_URL/,
  );
});

test("the port of the site cannot be that of the metrics", () => {
  expect(() => readEnvironment({ PORT: "4100", METRICS_PORT: "4100" })).toThrow(
    /^METRICS_PORT is the same as PORT/,
  );
});

test("an empty variable is treated as unset", () => {
  expect(readEnvironment({ PORT: "", SMTP_URL: " ", SEED: "" })).toEqual(
    readEnvironment({}),
  );
});

test("in local mode without ALLOWED_ORIGINS, loopback origins and the origin of the development server are allowed", () => {
  expect(readEnvironment({ PORT: "4100" }).allowedOrigins).toEqual(
    expect.arrayContaining([
      "http://127.0.0.1:4100",
      "http://localhost:4100",
      "http://[::1]:4100",
      "http://localhost:5173",
    ]),
  );
  // Browsers omit the default port.
  expect(readEnvironment({ PORT: "80" }).allowedOrigins).toContain(
    "http://localhost",
  );
});

test("outside local mode the only allowed origins are those of PUBLIC_URL and ALLOWED_ORIGINS", () => {
  expect(readEnvironment(remoteVariables)).toMatchObject({
    isLocalMode: false,
    seed: "none",
    allowedOrigins: ["https://ubia.example.org"],
  });
  const withOrigins = readEnvironment({
    ...remoteVariables,
    ALLOWED_ORIGINS: "https://app.example.org, https://ubia.example.org/",
  });
  expect(withOrigins.allowedOrigins).toEqual([
    "https://ubia.example.org",
    "https://app.example.org",
  ]);
});

test.each([
  [{ HOST: "127.0.0.1" }, true],
  [{ HOST: "::1" }, true],
  [{ HOST: "localhost" }, true],
  [{ ...remoteVariables, HOST: "127.0.0.1" }, false],
  [{ ...remoteVariables, PUBLIC_URL: "http://127.0.0.1:4000" }, false],
  [{ ...remoteVariables, PUBLIC_URL: "http://127.0.0.1.example.org" }, false],
])("%o is local mode: %s", (variables, isLocalMode) => {
  expect(readEnvironment(variables).isLocalMode).toBe(isLocalMode);
});

test("a secret is read from the file that its variable with _FILE names, without its last line break", () => {
  const file = join(createFolder(), "secret");
  writeFileSync(file, "smtp://user:secret@127.0.0.1\n");
  expect(readEnvironment({ SMTP_URL_FILE: file })).toEqual(
    readEnvironment({ SMTP_URL: "smtp://user:secret@127.0.0.1" }),
  );
});

describe("an invalid or missing value fails with a one-sentence error that names the variable", () => {
  test.each([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "-1" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ubia.example.org" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://ubia.example.org/path" }],
    ["PUBLIC_URL", { HOST: "0.0.0.0", SMTP_URL: "smtp://127.0.0.1" }],
    ["SMTP_URL", { HOST: "0.0.0.0", PUBLIC_URL: "https://ubia.example.org" }],
    ["SMTP_URL", { PUBLIC_URL: "https://ubia.example.org" }],
    ["SMTP_URL", { SMTP_URL: "mail.example.org" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost" }],
    ["ALLOWED_ORIGINS", { ALLOWED_ORIGINS: "*" }],
    ["TRUST_PROXY", { TRUST_PROXY: "10.0.0.1, proxy.example.org" }],
    ["LIMITS", { LIMITS: "no" }],
    ["LIMITS", { ...remoteVariables, LIMITS: "off" }],
    ["SEED", { SEED: "everything" }],
    ["SEED", { ...remoteVariables, SEED: "demo" }],
    ["DRAIN_SECONDS", { DRAIN_SECONDS: "1.5" }],
    ["METRICS_PORT", { METRICS_PORT: "nine" }],
    ["DATABASE_URL_FILE", { DATABASE_URL_FILE: "/missing/secret" }],
    ["DATABASE_URL_FILE", { DATABASE_URL_FILE: "/dev/null" }],
    [
      "SMTP_URL and SMTP_URL_FILE",
      { SMTP_URL: "smtp://127.0.0.1", SMTP_URL_FILE: "/dev/null" },
    ],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["LOG_LEVEL", { LOG_LEVEL: "trace" }],
  ])("%s: %o", (name, variables) => {
    expect(() => readEnvironment(variables)).toThrow(StartFailure);
    expect(() => readEnvironment(variables)).toThrow(
      new RegExp(`^${name}[^\\n]*\\.$`),
    );
  });
});
