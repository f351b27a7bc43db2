import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readRules } from "./scripts/rule-report.ts";

// The workers and the programs that tests start load the same modules many times: with a cache, Node compiles them, and
// removes the types of TypeScript, only once.
process.env.NODE_COMPILE_CACHE ??= join(
  import.meta.dirname,
  "node_modules/.cache/node",
);

/**
 * A test's tags are the ids of the rules that it covers: `vitest --tags-filter=4-login-01` runs the tests of a rule.
 */
const rules = {
  tags: readRules(readFileSync("tests/rules.tsv", "utf8")).map(
    ({ id, text }) => ({ name: id, description: text }),
  ),
  // `npm test` reports unknown ids in one line; Vitest would list all rules for each of them.
  strictTags: false,
};

const LAUNCHER = "packages/embedded-postgres-launcher/**";

/** The tests that need neither PostgreSQL nor a browser. */
export const pure = {
  ...rules,
  name: "pure",
  include: [
    "tests/**/*.test.{ts,tsx}",
    "packages/*/{tests,examples}/**/*.test.{ts,tsx}",
  ],
  exclude: ["tests/server/**", "tests/browser/**", LAUNCHER],
  // These tests have no state outside their file, so the files of a worker can share the loaded modules.
  isolate: false,
  testTimeout: 120_000,
};

/** The tests that take longest, because they start the server many times or wait for timeouts. */
const LONGEST = [
  "packages/embedded-postgres-launcher/tests/shutdown",
  "tests/server/operations/operator-database",
  "tests/server/operations/embedded-database",
  "tests/server/operations/start",
  "tests/server/matches/year",
  "tests/server/operations/lost-connections",
  "tests/server/accounts/account-timing",
  "tests/server/accounts/login-limits",
  "tests/server/http/hostile",
  "tests/server/http/limits",
].map((name) => `/${name}.test.ts`);

/**
 * Starts the longest files of a project first, so that no worker finishes long after the others. The projects follow
 * each other, because a worker whose next file belongs to another project is replaced by one that loads all modules again.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const projects = ["launcher", "server", "pure"];
    const rank = ({ moduleId, project }: TestSpecification) =>
      2 * projects.indexOf(project.name) +
      (LONGEST.some((name) => moduleId.endsWith(name)) ? 0 : 1);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // `test.only` would silently skip the other tests.
    allowOnly: false,
    // Server tests wait for two thirds of their time, so it takes more workers than cores to keep the cores busy.
    maxWorkers: 3 * availableParallelism(),
    projects: [
      {
        test: {
          ...pure,
          // These tests wait for nothing, and every worker loads all modules, so more workers than cores cost time. Vitest
          // requires that a project with another number of workers runs after the others.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...rules,
          name: "launcher",
          include: [`${LAUNCHER}/*.test.ts`],
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          ...rules,
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          globalSetup: "tests/support/database-server.ts",
          // Safe, because each file has its own server and database. Faster, because the files in one worker share
          // the server's modules, which load slowly.
          isolate: false,
          // Far longer than a test needs, because a busy machine is slow. The timeouts only stop tests that hang.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
