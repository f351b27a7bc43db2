type Write = typeof process.stdout.write;

/** The streams of the process while the output of the project's code is collected. */
let streams: { readonly stdout: Write; readonly stderr: Write } | undefined;

/** Different texts of the project's code that are printed. A text with a counter or a time could occur without end. */
const MAX_TEXTS = 50;

/** Warnings of Node about how a module was loaded. The user of a command cannot act on them. */
const NODE_WARNINGS = ["ExperimentalWarning", "DeprecationWarning"];

/** Prints a line of the result on standard output. */
export function printResult(line: string): void {
  writeResult(`${line}\n`);
}

/** Prints a text of the result, which contains its own line breaks, on standard output. */
export function writeResult(text: string): void {
  (streams?.stdout ?? process.stdout.write.bind(process.stdout))(text);
}

/** Prints a line on standard error. */
export function printError(line: string): void {
  writeError(`${line}\n`);
}

/** Prints a text on standard error. */
export function writeError(text: string): void {
  (streams?.stderr ?? process.stderr.write.bind(process.stderr))(text);
}

/**
 * Runs a command, and collects what the code of the project prints meanwhile: modules while they load, guards, assigns
 * and functions of the plan. A search calls them thousands of times, so each text is printed once, on standard error,
 * with the number of times. Errors that this code does not catch, for example in a timer, do not end the command.
 */
export async function collectingOutput<T>(run: () => Promise<T>): Promise<T> {
  const texts = new Map<string, number>();
  const collect = (text: string) => {
    const line = text.trimEnd();
    texts.set(line, (texts.get(line) ?? 0) + 1);
  };
  const collectWrite = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    collect(
      typeof chunk === "string" ? chunk : new TextDecoder().decode(chunk),
    );
    const done = rest.at(-1);
    if (typeof done === "function") done();
    return true;
  }) as Write;
  const collectError = (error: unknown) =>
    collect(error instanceof Error ? `${error.stack}` : String(error));
  const collectWarning = (warning: Error & { code?: string }) => {
    const isAboutLoading =
      NODE_WARNINGS.includes(warning.name) ||
      warning.code === "MODULE_TYPELESS_PACKAGE_JSON";
    if (!isAboutLoading) collect(`${warning.name}: ${warning.message}`);
  };
  const { stdout, stderr } = process;
  const saved = { stdout: stdout.write, stderr: stderr.write };
  const warningListeners = process.listeners("warning");
  streams = {
    stdout: saved.stdout.bind(stdout),
    stderr: saved.stderr.bind(stderr),
  };
  process.removeAllListeners("warning");
  process.on("warning", collectWarning);
  process.on("uncaughtException", collectError);
  process.on("unhandledRejection", collectError);
  stdout.write = collectWrite;
  stderr.write = collectWrite;
  try {
    return await run();
  } finally {
    stdout.write = saved.stdout;
    stderr.write = saved.stderr;
    streams = undefined;
    process.off("unhandledRejection", collectError);
    process.off("uncaughtException", collectError);
    process.off("warning", collectWarning);
    for (const listener of warningListeners) process.on("warning", listener);
    printTexts(texts);
  }
}

/** Runs a program of the project whose output is the result of the command. */
export async function passingOutput<T>(run: () => Promise<T>): Promise<T> {
  const { stdout, stderr } = process;
  const collecting = { stdout: stdout.write, stderr: stderr.write };
  if (streams) Object.assign(stdout, { write: streams.stdout });
  if (streams) Object.assign(stderr, { write: streams.stderr });
  try {
    return await run();
  } finally {
    stdout.write = collecting.stdout;
    stderr.write = collecting.stderr;
  }
}

function printTexts(texts: ReadonlyMap<string, number>): void {
  for (const [text, count] of [...texts].slice(0, MAX_TEXTS))
    printError(count === 1 ? text : `${text} (printed ${count} times)`);
  if (texts.size > MAX_TEXTS)
    printError(`${texts.size - MAX_TEXTS} other texts were printed.`);
}
