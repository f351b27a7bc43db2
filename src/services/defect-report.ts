import { matchPath } from "react-router-dom";
import { pathOf } from "../../contract/api.ts";
import type { BodyOf } from "../../contract/calls/index.ts";
import type { DefectKind } from "../../contract/enumerations.ts";
import { pages } from "../../contract/pages.ts";
import { appPath } from "./page-address.ts";

/** A defect that repeats must not become a flood of reports. */
const MAX_REPORTS = 3;
/** The first position in a script of the site. Errors of extensions have none. */
const POSITION = /\/assets\/([\w.-]{1,80}):(\d{1,7}):(\d{1,7})/;

/** The messages of browsers for a script that could not be loaded. */
const LOAD_FAILURE =
  /dynamically imported module|Importing a module script failed/;

/** The positions that this page has reported. */
const reported = new Set<string>();

/** Sends a defect once per position, and at most MAX_REPORTS per page. The page does not wait for the response. */
export function sendDefect(kind: DefectKind, error: unknown): void {
  const report = defectOf(kind, error);
  if (!report || reported.size >= MAX_REPORTS) return;
  const position = `${report.script}:${report.line}:${report.column}`;
  if (reported.has(position)) return;
  reported.add(position);
  const type = "application/json";
  navigator.sendBeacon(
    pathOf("reportDefect"),
    new Blob([JSON.stringify(report)], { type }),
  );
}

function defectOf(
  kind: DefectKind,
  error: unknown,
): BodyOf<"reportDefect"> | null {
  // A script that could not be loaded is a failure of the network.
  if (!(error instanceof Error) || LOAD_FAILURE.test(error.message))
    return null;
  const [, script, line, column] = POSITION.exec(error.stack ?? "") ?? [];
  const page = Object.values(pages).find(
    ({ path }) => matchPath(path, appPath()) !== null,
  );
  if (script === undefined || !page) return null;
  return {
    kind,
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : "Error",
    script,
    line: Number(line),
    column: Number(column),
    route: page.path,
  };
}
