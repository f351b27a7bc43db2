import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { COMMANDS } from "../../server/operator/commands.ts";
import { folder } from "../support/for-one-test.ts";
import {
  refusal,
  runHere,
  runOperator,
  runOperatorByNpm,
} from "../support/operator.ts";

/** Nothing runs there, and nothing may be made there. */
const nowhere = () => ({ DATA_DIR: join(folder(), "none") });

test("help tells every command, by npm too", async () => {
  const { exitCode, output, errors } = await runOperatorByNpm({}, "--help");
  expect([exitCode, errors]).toEqual([0, ""]);
  for (const { group, verb, parameters } of COMMANDS)
    expect(output).toContain(
      [group, verb, ...parameters.map((name) => `<${name}>`)].join(" "),
    );
  expect(output).toContain("--json");
  expect(await runHere({}, "-h")).toEqual({ exitCode: 0, output, errors: "" });
});

test.each(["accounts", "matches", "data"])(
  "the help of %s tells its own commands alone",
  async (group) => {
    const { exitCode, output } = await runHere({}, group, "--help");
    expect(exitCode).toBe(0);
    for (const command of COMMANDS)
      expect(output.includes(`${command.group} ${command.verb}`)).toBe(
        command.group === group,
      );
  },
);

test.each(
  COMMANDS.map(
    (command) => [`${command.group} ${command.verb}`, command] as const,
  ),
)("the help of %s needs no parameters", async (name, command) => {
  const { exitCode, output } = await runHere({}, ...name.split(" "), "--help");
  expect(exitCode).toBe(0);
  expect(output).toMatch(new RegExp(`^npm run operator -- ${name}`));
  expect(output).toContain(command.details);
  for (const option of command.options) expect(output).toContain(`--${option}`);
});

test("an option that a command does without stands in brackets", async () => {
  const { output } = await runHere({}, "--help");
  for (const usage of [
    "accounts list [--search text]",
    "trainings load <file> [--dry-run]",
    "data erase <email> --yes",
  ])
    expect(output).toContain(usage);
});

const see = (...words: string[]) =>
  ` (see npm run operator -- ${[...words, "--help"].join(" ")}).`;

test.each([
  [[], `Name a command${see()}`],
  [["--json"], `Name a command${see()}`],
  [["users"], `There is no command users${see()}`],
  [["toString", "--help"], `There is no command toString${see()}`],
  [["accounts"], `Name what to do with accounts${see("accounts")}`],
  [
    ["accounts", "delete"],
    `There is no command accounts delete${see("accounts")}`,
  ],
  [
    ["accounts", "show"],
    `The email is missing: accounts show <email>${see("accounts", "show")}`,
  ],
  [
    ["accounts", "show", " "],
    `The email is missing: accounts show <email>${see("accounts", "show")}`,
  ],
  [
    ["data", "export", "a@example.org"],
    `The file.zip is missing: data export <email> <file.zip>${see("data", "export")}`,
  ],
  [
    ["accounts", "show", "a@example.org", "b@example.org"],
    `b@example.org is too much: accounts show <email>${see("accounts", "show")}`,
  ],
  [
    ["accounts", "list", "--all"],
    `There is no option --all here${see("accounts", "list")}`,
  ],
  [
    ["accounts", "show", "a@example.org", "--yes"],
    `There is no option --yes here${see("accounts", "show")}`,
  ],
  [
    ["accounts", "list", "--search"],
    `The text after --search is missing${see("accounts", "list")}`,
  ],
  [
    ["data", "erase", "a@example.org", "--yes=no"],
    `--yes takes no value${see("data", "erase")}`,
  ],
  [
    ["matches", "list", "--status", "won"],
    "There is no status won: it is one of pending, approved, rejected, funded, closed.",
  ],
  [
    ["data", "erase", "a@example.org"],
    "This erases a@example.org for good, with profile, files and open matches: add --yes to do it.",
  ],
] as const)("%j is written wrong", async (args, sentence) => {
  const env = nowhere();
  expect(await runHere(env, ...args)).toEqual(refusal(2, sentence));
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test.each([
  "0",
  "0.00",
  "1.005",
  "1,000",
  "$5",
  "1e3",
  "five",
  "",
  "9999999999999",
  ".5",
  "5.",
])("%j is no amount of money", async (amount) => {
  const id = "00000000-0000-4000-8000-000000000000";
  expect(await runHere(nowhere(), "matches", "fund", id, amount)).toEqual(
    refusal(
      2,
      amount === ""
        ? `The amount is missing: matches fund <id> <amount>${see("matches", "fund")}`
        : `${amount} is no amount: write US dollars above 0 with at most 2 decimals and no commas, such as 250000 or 250000.50.`,
    ),
  );
});

test("the real command tells on the standard error what is wrong, and ends with 2", async () => {
  expect(await runOperator(nowhere(), "accounts", "show")).toEqual(
    refusal(
      2,
      `The email is missing: accounts show <email>${see("accounts", "show")}`,
    ),
  );
});

test("a wrong environment is refused as the server refuses it", async () => {
  expect(
    await runHere({ DATABASE_URL: "mysql://x" }, "accounts", "list"),
  ).toEqual(
    refusal(
      1,
      "DATABASE_URL is not one: set it to postgres://user:password@host:5432/database.",
    ),
  );
});

test("where there is no database none is made", async () => {
  const env = nowhere();
  expect(await runHere(env, "accounts", "list")).toEqual(
    refusal(
      1,
      `There is no database in DATA_DIR ${env.DATA_DIR}: start the server once, or set DATA_DIR or DATABASE_URL.`,
    ),
  );
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test("a DATABASE_URL where nothing answers is told, without its password", async () => {
  const url = "postgres://ubia:very-secret@127.0.0.1:1/ubia";
  expect(await runHere({ DATABASE_URL: url }, "accounts", "list")).toEqual(
    refusal(
      1,
      "The database cannot be reached (ECONNREFUSED): check DATABASE_URL and that its PostgreSQL runs.",
    ),
  );
});
