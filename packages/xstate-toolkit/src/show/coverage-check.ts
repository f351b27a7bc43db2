import {
  type CoverageRecord,
  coverageTable,
  type Share,
} from "./coverage-file.ts";

/** Returns the coverage table, and an error message for every machine that was not covered completely. */
export function checkCoverage(
  machines: readonly string[],
  records: readonly CoverageRecord[],
): { table: string; problems: string[] } {
  const found = machines.flatMap(
    (name) => records.find(({ machine }) => machine === name) ?? [],
  );
  const problems = machines.flatMap((name) => {
    const record = found.find(({ machine }) => machine === name);
    if (!record) return [`${name} has no live run`];
    const missing = [
      missingShare("states", record.states),
      missingShare("transitions", record.transitions),
      missingShare("guard outcomes", record.branches),
    ].filter((text) => text !== null);
    return missing.length > 0
      ? [
          `${name} was not covered completely: ${missing.join(", ")} not covered`,
        ]
      : [];
  });
  return { table: coverageTable(found), problems };
}

function missingShare(kind: string, { total, covered }: Share): string | null {
  return covered < total ? `${total - covered} of ${total} ${kind}` : null;
}
