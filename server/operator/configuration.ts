import { checkEnvironment, misspeltVariables } from "../environment.ts";
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
      const table = formatTable(
        ["variable", "value", "source"],
        settings.map(({ name, value, source }) => [name, value, source]),
      );
      const verdict =
        problems.length === 0 ? "The configuration is valid." : "";
      return {
        data: { settings, problems, warnings },
        text: [settings.length > 0 ? table : "", ...warnings, verdict]
          .filter((part) => part !== "")
          .join("\n\n"),
        problems,
      };
    },
  },
];
