import type { ServerContext } from "../context.ts";

/** What an act is given. */
export type Operator = Pick<ServerContext, "database" | "clock" | "outbox"> & {
  /** Who acts, for the audit. */
  readonly name: string;
  /** The origin that links in mails lead to; null when nobody has said it. */
  readonly publicUrl: string | null;
};

/** What an act answers: data for `--json`, text for a person. */
export type Outcome = { readonly data: unknown; readonly text: string };

/** What happens in the database. Throws an OperatorFailure when it cannot be done; then nothing has changed. */
export type Act = (operator: Operator) => Promise<Outcome>;

export type OptionName = "search" | "status" | "yes" | "dry-run";
export type Input = {
  /** The command's own words, such as `accounts suspend`: what the audit calls it. */
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** A switch that was given is the empty text. */
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
};

/** One command of the operator. */
export type OperatorCommand = {
  readonly group: string;
  readonly verb: string;
  /** Names of the parameters, in order; all are needed. */
  readonly parameters: readonly string[];
  readonly options: readonly OptionName[];
  /** One line. */
  readonly summary: string;
  /** What the help of this command adds. */
  readonly details: string;
  /** Reads what was typed, before any database is touched. Throws a UsageFailure. */
  prepare(input: Input): Act;
};

/** A parameter of the command; the parser has found all of them. */
export function parameter(input: Input, name: string): string {
  return input.parameters[name] ?? "";
}
