import { writeError } from "./output.ts";

/** Minimum number of milliseconds between two lines when the output is not a terminal. */
const INTERVAL = 10_000;

/**
 * Reports progress on standard error. In a terminal, each report overwrites the previous one. Otherwise, at most one
 * line is printed per `INTERVAL`.
 */
export class Progress {
  readonly #task: string;
  #printedAt = performance.now();

  constructor(task: string) {
    this.#task = task;
  }

  /** Reports the current machine and the number of finished ones. */
  readonly step = (name: string, done: number, total: number): void => {
    const text = `${this.#task}: ${done} of ${total}, ${name}`;
    if (process.stderr.isTTY) writeError(`\r\u001b[K${text}`);
    else if (performance.now() - this.#printedAt > INTERVAL) {
      writeError(`${text}\n`);
      this.#printedAt = performance.now();
    }
  };

  /** Removes the line from the terminal. */
  end(): void {
    if (process.stderr.isTTY) writeError("\r\u001b[K");
  }
}
