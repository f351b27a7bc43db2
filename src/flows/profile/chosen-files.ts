import type { FileChoice } from "../../../machines/profile-facts.ts";

/**
 * The browser's files behind the chart's file choices: the chart knows a name, a size, a type and a reference,
 * and the bytes stay here until they are sent.
 */
export class ChosenFiles {
  readonly #files = new Map<string, File>();

  /** Keeps a file and tells what the chart may know of it. */
  keep(file: File): FileChoice {
    const ref = crypto.randomUUID();
    this.#files.set(ref, file);
    return { ref, name: file.name, size: file.size, type: file.type };
  }

  /** The bytes of a choice. Throws when the reference is unknown. */
  open(choice: FileChoice): File {
    const file = this.#files.get(choice.ref);
    if (!file) throw new Error(`No chosen file ${choice.ref}`);
    return file;
  }
}
