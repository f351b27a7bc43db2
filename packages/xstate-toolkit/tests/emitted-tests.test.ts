import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

interface ReportedTest {
  readonly title: string;
  readonly status: "passed" | "failed";
  readonly tags: readonly string[];
  readonly failureMessages: readonly string[];
}

/** Runs the model test of a broken model in a separate Vitest process. */
function runBrokenModel(folder: string): {
  exitCode: number | null;
  tests: ReportedTest[];
} {
  const report = join(folder, "report.json");
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--config=packages/xstate-toolkit/tests/broken/vitest.config.ts",
      "--reporter=json",
      `--outputFile=${report}`,
    ],
    { stdio: "ignore" },
  );
  const { testResults } = JSON.parse(readFileSync(report, "utf8"));
  return {
    exitCode: status,
    tests: testResults.flatMap(
      ({ assertionResults }: { assertionResults: ReportedTest[] }) =>
        assertionResults,
    ),
  };
}

describe("the tests that testMachine registers for a broken model", () => {
  const folder = mkdtempSync(join(tmpdir(), "model-test-"));
  let exitCode: number | null;
  let tests: ReportedTest[] = [];

  beforeAll(() => {
    ({ exitCode, tests } = runBrokenModel(folder));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const failed = () => tests.filter(({ status }) => status === "failed");
  const messageOf = (title: string) =>
    failed()
      .find((test) => test.title === title)
      ?.failureMessages.join("\n");

  test("fail the run", () => {
    expect(exitCode).toBe(1);
    expect(tests.length).toBeGreaterThan(failed().length);
  });

  test("name the obsolete branch", () => {
    const message = messageOf(
      "the model has every expectation that the machine requires, and no obsolete ones",
    );
    expect(message).toContain(
      "- lock.removed lists 1 branches of lamp.switched, but the machine has 0",
    );
  });

  test("name every wrong effect, and the step of the path at which it occurs", () => {
    const messages = failed()
      .filter(({ title }) => title.startsWith("path "))
      .flatMap(({ failureMessages }) => failureMessages)
      .join("\n");
    for (const [problem, step] of [
      ['transition "lamp --power.lost--> lamp.dark": effects', "power.lost"],
      [
        'transition "lock.checking --onError(check) [isLastTry]--> lock.lockedOut": effects',
        "check error#1",
      ],
      ['transition "lamp --power.lost--> lamp.dark": effects', "power.lost"],
    ] as const) {
      const [, rest = ""] = messages.split(problem);
      expect(
        rest.match(/^ {2}at step \d+, (.+), of door: \(start\) › /m)?.[1],
      ).toBe(step);
    }
  });

  test("have the ids of their rules as tags, and fail only when their expectation or path fails", () => {
    const tagged = tests.filter(({ tags }) => tags.length > 0);
    expect(
      tagged.map(({ tags, title, status }) => [...tags, title, status]),
    ).toEqual([
      ["door-06", "a correct code resets the number of wrong tries", "passed"],
      [
        "door-02",
        "transition lock.checking --onError(check) [isLastTry]--> lock.lockedOut",
        "failed",
      ],
      [
        "door-05",
        "transition lamp.bright --lamp.switched--> lamp.dark",
        "passed",
      ],
      ["door-01", "state lock.checking", "passed"],
      [
        "door-04",
        "invariant the number of wrong tries stays below the maximum",
        "passed",
      ],
    ]);
  });

  test("still report complete coverage", () => {
    const title = "the live runs reach every goal";
    expect(tests.find((test) => test.title === title)?.status).toBe("passed");
  });
});
