import { parseArgs } from "node:util";
import { COVERS, type Cover } from "xstate-toolkit/plan";

export const FORMATS = [
  "text",
  "json",
  "csv",
  "gherkin",
  "playwright",
] as const;
export type Format = (typeof FORMATS)[number];

export type PathOptions = {
  /** Names of flows in the catalogue. */
  readonly flows: readonly string[];
  readonly cover: Cover;
  readonly format: Format;
  readonly seed: number | undefined;
  /** A file for the paths, or a folder for Gherkin files and for the report of a run; undefined for the default. */
  readonly out: string | undefined;
  readonly run: boolean;
  /** The origin of the deployment; undefined to start a server. */
  readonly url: string | undefined;
};

export const USAGE = `The paths of the flows, for testers.

  npm run paths -- --flow login                  prints them; several flows with a comma, all when left out
      --cover ${COVERS.join("|")}   what they reach together; transitions when left out
      --format ${FORMATS.join("|")}
      --seed 7                                   other paths to the same
      --out file                                 into a file; for Gherkin a folder, with a file for each flow

  npm run paths -- --run                         drives them through a browser against a server of its own
      --url http://127.0.0.1:3000                against this one, which has demo accounts
      --flow, --cover, --seed                    as above
      --out folder                               where the report goes; .results/paths when left out`;

/**
 * Parses the arguments of `npm run paths --`.
 *
 * @throws with one sentence about an invalid argument.
 */
export function readOptions(
  args: string[],
  known: readonly string[],
): PathOptions | "help" {
  const { values } = parseArgs({
    args,
    options: {
      flow: { type: "string", multiple: true },
      cover: { type: "string", default: "transitions" },
      format: { type: "string", default: "text" },
      seed: { type: "string" },
      out: { type: "string" },
      run: { type: "boolean", default: false },
      url: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  if (values.url !== undefined && !values.run)
    throw new Error(
      "--url selects the deployment of a run: use it with --run.",
    );
  const flows = flowsOf(values.flow, known);
  const format = oneOf("--format", values.format, FORMATS);
  if (
    format === "gherkin" &&
    !values.run &&
    flows.length > 1 &&
    values.out === undefined
  )
    throw new Error(
      "A Gherkin file contains one flow: select a folder with --out, or one flow with --flow.",
    );
  return {
    flows,
    cover: oneOf("--cover", values.cover, COVERS),
    format,
    seed: seedOf(values.seed),
    out: values.out,
    run: values.run,
    url: values.url === undefined ? undefined : originOf(values.url),
  };
}

function flowsOf(
  given: readonly string[] | undefined,
  known: readonly string[],
): readonly string[] {
  const flows = given?.flatMap((text) => text.split(",")) ?? known;
  const unknown = flows.find((flow) => !known.includes(flow));
  if (unknown !== undefined)
    throw new Error(
      `There is no flow ${unknown}; the flows are ${known.join(", ")}.`,
    );
  return flows;
}

function oneOf<T extends string>(
  option: string,
  given: string,
  known: readonly T[],
): T {
  const found = known.find((one) => one === given);
  if (found) return found;
  throw new Error(`${option} is one of ${known.join(", ")}, not ${given}.`);
}

function seedOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`--seed is a whole number, not ${text}.`);
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "http:" || url?.protocol === "https:")
    return url.origin;
  throw new Error(
    `--url is an address such as http://127.0.0.1:3000, not ${text}.`,
  );
}
