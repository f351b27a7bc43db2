/** Entry point of the operator's command line (`npm run operator`). */
import { runCommandLine } from "./run.ts";

process.exitCode = await runCommandLine(process.argv.slice(2), process.env, {
  print: (text) => console.log(text),
  complain: (sentence) => console.error(sentence),
});
