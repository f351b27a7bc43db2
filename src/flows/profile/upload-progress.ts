/** Passes the upload progress from a call to the chart that shows it. */
export class UploadProgress {
  #listener: ((share: number) => void) | null = null;

  /** Reports progress; called by the upload. */
  readonly report = (share: number): void => this.#listener?.(share);

  /** Subscribes to progress; called by the chart. Returns an unsubscribe function. */
  listen(listener: (share: number) => void): () => void {
    this.#listener = listener;
    return () => {
      // Another listener may have replaced this one already.
      if (this.#listener === listener) this.#listener = null;
    };
  }
}
