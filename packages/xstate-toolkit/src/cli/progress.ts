/** Milliseconds between two lines where the terminal cannot rewrite a line. */
const INTERVAL = 10_000;

/** Reports the progress of long work on standard error: one line that is rewritten, or a line every ten seconds. */
export class Progress {
  readonly #work: string;
  #printedAt = performance.now();

  constructor(work: string) {
    this.#work = work;
  }

  /** Reports the machine that is next, and how many are done. */
  readonly step = (name: string, done: number, of: number): void => {
    const text = `${this.#work}: ${done} of ${of}, ${name}`;
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
    else if (performance.now() - this.#printedAt > INTERVAL) {
      process.stderr.write(`${text}\n`);
      this.#printedAt = performance.now();
    }
  };

  /** Removes the line. */
  end(): void {
    if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  }
}
