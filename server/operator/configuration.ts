import {
  checkEnvironment,
  misspeltVariables,
  type Setting,
} from "../environment.ts";
import type { OperatorCommand } from "./action.ts";
import { formatTable } from "./text-format.ts";

export const configurationCommands: readonly OperatorCommand[] = [
  {
    usage: "config check",
    summary: "print the effective configuration, and check it",
    details:
      "Reads the same environment variables and .env as the server, and does not use the database. Passwords are not printed. A variable whose name is probably misspelt is reported. The exit code is 1 if a variable is invalid or missing.",
    inspect(variables) {
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
      const verdict =
        problems.length === 0 ? "The configuration is valid." : "";
      return {
        data: { settings: shown, problems, warnings },
        text: [shown.length > 0 ? table : "", ...warnings, verdict]
          .filter((part) => part !== "")
          .join("\n\n"),
        problems,
      };
    },
  },
];

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
