/** From a call that tells how much of its form has left to the chart that shows it. */
export class UploadProgress {
  #hear: ((share: number) => void) | null = null;

  /** For the call. */
  readonly tell = (share: number): void => this.#hear?.(share);

  /** For the chart. Gives the way to stop listening. */
  listen(hear: (share: number) => void): () => void {
    this.#hear = hear;
    return () => {
      // The next one may be listening already.
      if (this.#hear === hear) this.#hear = null;
    };
  }
}
