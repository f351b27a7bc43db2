#!/usr/bin/env node
import { runCli } from "./commands.ts";

const exitCode = await runCli(process.argv.slice(2));
// Modules of the project may have opened timers or sockets, which would keep the process running.
process.stdout.write("", () =>
  process.stderr.write("", () => process.exit(exitCode)),
);
