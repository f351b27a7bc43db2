import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMANDS, GROUPS } from "../../../server/operator/commands.ts";
import { createFolder } from "../../support/for-one-test.ts";
import {
  failure,
  runInProcess,
  runOperator,
  runOperatorViaNpm,
} from "../../support/operator.ts";

/** Returns an environment whose DATA_DIR does not exist. No command may create it. */
const envWithoutDatabase = () => ({
  DATA_DIR: join(createFolder(), "missing"),
});

test("the help lists every command group, and `--help` via npm prints the same as `-h`", async () => {
  const { exitCode, output, errors } = await runOperatorViaNpm({}, "--help");
  expect([exitCode, errors]).toEqual([0, ""]);
  const text = output.replace(/ +/g, " ");
  for (const [group, description] of Object.entries(GROUPS))
    expect(text).toContain(`\n ${group} ${description}\n`);
  expect(await runInProcess({}, "-h")).toEqual({
    exitCode: 0,
    output,
    errors: "",
  });
});

/** Returns the group and the name of a command from its usage, such as `accounts show <email>`. */
const commandWords = (usage: string) => usage.replace(/ [<[].*/, "").split(" ");

test.each(Object.keys(GROUPS))(
  "the help for %s lists its commands",
  async (group) => {
    const { exitCode, output } = await runInProcess({}, group, "--help");
    expect(exitCode).toBe(0);
    for (const { usage, summary } of COMMANDS) {
      const [commandGroup, name = ""] = commandWords(usage);
      if (commandGroup !== group) continue;
      expect(output).toContain(name);
      expect(output).toContain(summary.slice(0, 20));
    }
  },
);

test.each(COMMANDS)(
  "the help for `$usage` lists the command's parameters and options, and can be printed without arguments",
  async ({ usage, details, option }) => {
    const words = commandWords(usage);
    const { exitCode, output } = await runInProcess({}, ...words, "--help");
    expect(exitCode).toBe(0);
    expect(output).toContain(`npm run operator -- ${words.join(" ")}`);
    const text = output.replace(/\s+/g, " ");
    expect(text).toContain(details);
    expect(text).toContain("--json");
    for (const flag of option?.slice(0, 1) ?? []) expect(text).toContain(flag);
    for (const [parameter] of usage.matchAll(/<.*?>/g))
      expect(text).toContain(parameter);
  },
);

test.each([
  [["users"], "error: unknown command 'users'"],
  [["--json"], "error: unknown option '--json'"],
  [["accounts", "delete"], "error: unknown command 'delete'"],
  [["accounts", "show"], "error: missing required argument 'email'"],
  [
    ["accounts", "show", " "],
    "error: command-argument value ' ' is invalid for argument 'email'. It must not be empty.",
  ],
  [
    ["data", "export", "a@example.org"],
    "error: missing required argument 'file.zip'",
  ],
  [
    ["accounts", "show", "a@example.org", "b@example.org"],
    "error: too many arguments for 'show'. Expected 1 argument but got 2",
  ],
  [["accounts", "list", "--all"], "error: unknown option '--all'"],
  [
    ["accounts", "show", "a@example.org", "--yes"],
    "error: unknown option '--yes'",
  ],
  [
    ["accounts", "list", "--search"],
    "error: option '--search <text>' argument missing",
  ],
  [
    ["data", "erase", "a@example.org", "--yes=no"],
    "error: unknown option '--yes=no'",
  ],
  [
    ["matches", "list", "--status", "won"],
    "Unknown status won: use one of pending, approved, rejected, funded, closed.",
  ],
  [
    ["data", "erase", "a@example.org"],
    "This permanently erases all data about a@example.org, including the profile and files, and closes open matches: add --yes to confirm.",
  ],
] as const)("%j is rejected with exit code 2", async (args, sentence) => {
  const env = envWithoutDatabase();
  const { exitCode, output, errors } = await runInProcess(env, ...args);
  expect([exitCode, output]).toEqual([2, ""]);
  expect(errors.startsWith(sentence)).toBe(true);
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test.each([[[]], [["accounts"]]] as const)(
  "%j prints the help to standard error and exits with code 2",
  async (args) => {
    const { exitCode, output, errors } = await runInProcess(
      envWithoutDatabase(),
      ...args,
    );
    expect([exitCode, output]).toEqual([2, ""]);
    expect(errors).toContain("Usage: npm run operator --");
  },
);

test.each([
  "0",
  "0.00",
  "1.005",
  "1,000",
  "$5",
  "1e3",
  "five",
  "1000000000000",
  ".5",
  "5.",
])("%j is not a valid amount", async (amount) => {
  const id = "00000000-0000-4000-8000-000000000000";
  expect(
    await runInProcess(envWithoutDatabase(), "matches", "fund", id, amount),
  ).toEqual(
    failure(
      2,
      `${amount} is not a valid amount: enter US dollars above 0 and at most 999999999999.99, with at most 2 decimals and no commas, such as 250000 or 250000.50.`,
    ),
  );
});

test("when the command line runs in a separate process, it prints a usage error to standard error and exits with code 2", async () => {
  const { exitCode, output, errors } = await runOperator(
    envWithoutDatabase(),
    "accounts",
    "show",
  );
  expect([exitCode, output]).toEqual([2, ""]);
  expect(errors).toContain("error: missing required argument 'email'");
  expect(errors).toContain("npm run operator -- accounts show --help");
});

test("an invalid environment is rejected with the server's error message", async () => {
  expect(
    await runInProcess({ DATABASE_URL: "mysql://x" }, "accounts", "list"),
  ).toEqual(
    failure(
      1,
      "DATABASE_URL is invalid: set it to postgres://user:password@host:5432/database.",
    ),
  );
});

test("`accounts list` does not create a missing database", async () => {
  const env = envWithoutDatabase();
  expect(await runInProcess(env, "accounts", "list")).toEqual(
    failure(
      1,
      `DATA_DIR ${env.DATA_DIR} contains no database: start the server once, or set DATA_DIR or DATABASE_URL.`,
    ),
  );
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test("the error for an unreachable DATABASE_URL does not contain its password", async () => {
  const url = "postgres://ubia:very-secret@127.0.0.1:1/ubia";
  expect(await runInProcess({ DATABASE_URL: url }, "accounts", "list")).toEqual(
    failure(
      1,
      "The database cannot be reached (ECONNREFUSED): check DATABASE_URL, and whether PostgreSQL is running.",
    ),
  );
});

test("`config check` prints the effective values without passwords, where they come from, and misspelt names, without a database", {
  tags: ["8-configuration-261"],
}, async () => {
  const file = join(createFolder(), "secret");
  writeFileSync(
    file,
    "smtps://user:very-secret@mail.example.org?pass=secret\n",
  );
  const env = {
    ...envWithoutDatabase(),
    DATABASE_URL: "postgres://ubia:very-secret@db:5432/ubia",
    SMTP_URL_FILE: file,
    LOG_LEVLE: "debug",
    HOME: "/root",
  };
  const { exitCode, output, errors } = await runInProcess(
    env,
    ...["config", "check", "--json"],
  );
  expect([exitCode, errors]).toEqual([0, ""]);
  expect(JSON.parse(output)).toMatchObject({
    settings: expect.arrayContaining([
      {
        name: "DATABASE_URL",
        value: "postgres://ubia:***@db:5432/ubia",
        source: "environment",
      },
      {
        name: "SMTP_URL",
        value: "smtps://user:***@mail.example.org?***",
        source: "file",
      },
      { name: "PORT", value: "4000", source: "default" },
    ]),
    problems: [],
    warnings: ["LOG_LEVLE is not a variable of Ubia: did you mean LOG_LEVEL?"],
  });
  const text = await runInProcess(env, "config", "check");
  expect(text.output).toContain("did you mean LOG_LEVEL?");
  expect(text.output).not.toContain("very-secret");
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test("`config check` reports every invalid variable in a sentence of its own, with exit code 1", {
  tags: ["8-configuration-261"],
}, async () => {
  const env = { PORT: "http", DATABASE_URL: "mysql://very-secret@x" };
  expect(await runInProcess(env, "config", "check")).toMatchObject({
    exitCode: 1,
    errors:
      "PORT is invalid (http): set it to a whole number from 0 to 65535.\nDATABASE_URL is invalid: set it to postgres://user:password@host:5432/database.\n",
  });
});
