import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMutation, type Mutant } from "./mutations.ts";
import type { TrialOrder, TrialReport } from "./trial.ts";

/** The result of one mutant: a test failed, a test hung, or no test failed. */
export type Outcome = "failed" | "hung" | "survived";
export type Tried = { readonly mutant: Mutant; readonly outcome: Outcome };

/**
 * Time without a report after which a trial counts as hung, in milliseconds, unless ten times the duration without a
 * mutation is longer.
 */
const PATIENCE = 30_000;

/** Tests the mutants of one file. Throws when a test fails without a mutation. */
export async function tryFile(
  mutants: readonly Mutant[],
  tests: readonly string[],
): Promise<Tried[]> {
  const [first] = mutants;
  if (first === undefined) return [];
  if (tests.length === 0)
    return mutants.map((mutant) => ({ mutant, outcome: "survived" }));
  const text = readFileSync(first.path, "utf8");
  const outcomes: Outcome[] = [];
  while (outcomes.length < mutants.length) {
    const left = mutants.slice(outcomes.length);
    const texts = left.map((mutant) => applyMutation(text, mutant));
    await runTrial({ path: first.path, tests, texts }, outcomes);
    // The mutant that was running when the trial was killed.
    if (outcomes.length < mutants.length) outcomes.push("hung");
  }
  return mutants.map((mutant, index) => ({
    mutant,
    outcome: outcomes[index] ?? "survived",
  }));
}

/** Adds an outcome for each mutant whose tests finished. */
async function runTrial(order: TrialOrder, outcomes: Outcome[]): Promise<void> {
  const results = mkdtempSync(join(tmpdir(), "ubia-mutants-"));
  const child = fork(join(import.meta.dirname, "trial.ts"), {
    // The results of mutated runs must not overwrite the real ones.
    env: { ...process.env, RESULTS_FOLDER: results },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    await listen(child, order, outcomes);
  } finally {
    child.kill("SIGKILL");
    rmSync(results, { recursive: true, force: true });
  }
}

function listen(
  child: ChildProcess,
  order: TrialOrder,
  outcomes: Outcome[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    // A file that everything imports is reached by every pure test.
    let patience = 20 * PATIENCE;
    let isReady = false;
    const wait = () => setTimeout(() => child.kill("SIGKILL"), patience);
    let timer = wait();
    child.on("message", (news: TrialReport) => {
      clearTimeout(timer);
      if ("ready" in news) {
        if (news.problem !== null) {
          reject(new Error(`A test fails without a mutation: ${news.problem}`));
          return;
        }
        isReady = true;
        patience = Math.max(PATIENCE, 10 * news.ready);
      } else outcomes.push(news.noticed ? "failed" : "survived");
      timer = wait();
    });
    child.on("error", reject);
    child.on("exit", () => {
      clearTimeout(timer);
      if (isReady) resolve();
      else reject(new Error(`The tests of ${order.path} did not begin.`));
    });
    child.send(order);
  });
}
