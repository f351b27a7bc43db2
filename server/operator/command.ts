import type { ServerContext } from "../context.ts";

/** Dependencies of an act. */
export type Operator = Pick<ServerContext, "database" | "clock" | "outbox"> & {
  /** The user who runs the command, for the audit table. */
  readonly name: string;
  /** The origin of links in mails; null when unknown. */
  readonly publicUrl: string | null;
};

/** The result of an act: data for `--json`, text otherwise. */
export type Outcome = { readonly data: unknown; readonly text: string };

/** Performs the command. Throws an OperatorFailure, without any change, when it is not possible. */
export type Act = (operator: Operator) => Promise<Outcome>;

export type OptionName = "search" | "status" | "yes" | "dry-run";
export type Input = {
  /** The command's words, such as `accounts suspend`, as the audit table records them. */
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** The value of a flag is the empty string. */
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
};

/** One command of the operator. */
export type OperatorCommand = {
  readonly group: string;
  readonly verb: string;
  /** Names of the parameters, in order; all are required. */
  readonly parameters: readonly string[];
  readonly options: readonly OptionName[];
  /** One line. */
  readonly summary: string;
  /** Additional text in the command's help. */
  readonly details: string;
  /** Validates the input before the database is opened. Throws a UsageFailure. */
  prepare(input: Input): Act;
};

/** Returns a parameter of the command. The parser guarantees that it exists. */
export function parameter(input: Input, name: string): string {
  return input.parameters[name] ?? "";
}
