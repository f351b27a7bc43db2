/** Passes the upload progress from a call to the chart that shows it. */
export class UploadProgress {
  #hear: ((share: number) => void) | null = null;

  /** Reports progress; called by the upload. */
  readonly tell = (share: number): void => this.#hear?.(share);

  /** Subscribes to progress; called by the chart. Returns an unsubscribe function. */
  listen(hear: (share: number) => void): () => void {
    this.#hear = hear;
    return () => {
      // Another listener may have replaced this one already.
      if (this.#hear === hear) this.#hear = null;
    };
  }
}
