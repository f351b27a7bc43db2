import {
  checkEnvironment,
  misspeltVariables,
  type Setting,
} from "../environment.ts";
import type { Outcome } from "./action.ts";
import { formatTable } from "./text-format.ts";

/** `config check`: the effective configuration without secrets, as the server reads it, and its problems. */
export function checkConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
): Outcome & { readonly problems: readonly string[] } {
  const { settings, problems } = checkEnvironment(variables);
  const warnings = misspeltVariables(variables);
  const shown = settings.map((setting) => ({
    name: setting.name,
    value: shownValue(setting),
    source: setting.source,
  }));
  const table = formatTable(
    ["variable", "value", "source"],
    shown.map(({ name, value, source }) => [name, value, source]),
  );
  const verdict = problems.length === 0 ? "The configuration is valid." : "";
  return {
    data: { settings: shown, problems, warnings },
    text: [shown.length > 0 ? table : "", ...warnings, verdict]
      .filter((part) => part !== "")
      .join("\n\n"),
    problems,
  };
}

/** Returns the value; of a secret only the parts that are none: scheme, user, host and database. */
function shownValue({ value, isSecret }: Setting): string {
  const url = isSecret ? URL.parse(value) : null;
  if (!isSecret) return value;
  if (!url) return "***";
  const user = url.username && `${url.username}${url.password && ":***"}@`;
  // The parameters of a database URL may contain a password too.
  const parameters = url.search && "?***";
  return `${url.protocol}//${user}${url.host}${url.pathname}${parameters}`;
}
