import type { FileChoice } from "../../../machines/profile/chart.ts";
import { eventActor } from "../../services/event-actor.ts";

/** Stores the File objects of chosen files. The chart has only the name, size and type of a file, and a reference. */
export class ChosenFiles {
  readonly #files = new Map<string, File>();

  /** Stores a file and returns its description for the chart. */
  add(file: File): FileChoice {
    const ref = crypto.randomUUID();
    this.#files.set(ref, file);
    return { ref, name: file.name, size: file.size, type: file.type };
  }

  /**
   * Returns the file of a choice.
   *
   * @throws when the reference is unknown.
   */
  get(choice: FileChoice): File {
    const file = this.#files.get(choice.ref);
    if (!file) throw new Error(`No chosen file ${choice.ref}`);
    return file;
  }
}

/** Passes the progress of an upload to the chart that shows it. */
export class UploadProgress {
  #listener: ((percent: number) => void) | null = null;

  /** Reports progress; called by the upload. */
  readonly report = (percent: number): void => this.#listener?.(percent);

  readonly actor = eventActor<{ type: "upload.progressed"; percent: number }>(
    (send) => {
      const listener = (percent: number) =>
        send({ type: "upload.progressed", percent });
      this.#listener = listener;
      return () => {
        // Another listener may already have replaced this one.
        if (this.#listener === listener) this.#listener = null;
      };
    },
  );
}
