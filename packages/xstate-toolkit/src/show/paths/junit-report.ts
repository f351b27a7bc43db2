import type { FlowRun, PathRun } from "./flow-run.ts";
import { escapeXml } from "./xml.ts";

/**
 * Returns the runs as JUnit XML: a suite per flow, with a case per path and a final case for missing coverage and other
 * errors. The suite of a flow without a browser binding has only one case, which is skipped.
 */
export function junitOf(
  runs: readonly FlowRun[],
  unboundFlows: readonly string[],
): string {
  const suites = [...runs.map(suiteOf), ...unboundFlows.map(unboundSuiteOf)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("")}</testsuites>\n`;
}

function unboundSuiteOf(flow: string): string {
  const skippedCase = caseOf(flow, `${flow} runs in a browser`, 0, {
    failure: "",
    skipped: true,
  });
  return `  <testsuite name="${escapeXml(flow)}" tests="1" failures="0" skipped="1" time="0.000">\n${skippedCase}  </testsuite>\n`;
}

function suiteOf({ flow, paths, problems }: FlowRun): string {
  const countOf = (result: PathRun["result"]) =>
    paths.filter((path) => path.result === result).length;
  const failed = countOf("failed") + (problems.length > 0 ? 1 : 0);
  const seconds = paths.reduce((sum, path) => sum + path.seconds, 0);
  const cases = paths.map((path) =>
    caseOf(flow, path.name, path.seconds, {
      failure: path.failure,
      skipped: path.result === "skipped",
    }),
  );
  const coverageCase = caseOf(flow, `${flow} is covered`, 0, {
    failure: problems.join("\n\n"),
    skipped: false,
  });
  return `  <testsuite name="${escapeXml(flow)}" tests="${paths.length + 1}" failures="${failed}" skipped="${countOf("skipped")}" time="${seconds.toFixed(3)}">\n${[...cases, coverageCase].join("")}  </testsuite>\n`;
}

function caseOf(
  flow: string,
  name: string,
  seconds: number,
  { failure, skipped }: { failure: string; skipped: boolean },
): string {
  const head = `    <testcase classname="${escapeXml(flow)}" name="${escapeXml(name)}" time="${seconds.toFixed(3)}"`;
  if (failure !== "")
    return `${head}>\n      <failure message="${escapeXml(failure.split("\n")[0] ?? "")}">${escapeXml(failure)}</failure>\n    </testcase>\n`;
  return skipped ? `${head}><skipped/></testcase>\n` : `${head}/>\n`;
}
