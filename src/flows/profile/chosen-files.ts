import type { CallFailure } from "../../../contract/failure.ts";
import { type Message, t, textOf } from "../../../contract/messages/index.ts";
import {
  type ChosenFile,
  declaredType,
} from "../../../contract/rules/files.ts";
import type { FileChoice } from "../../../machines/profile/chart.ts";
import { now } from "../../services/clock.ts";
import { eventActor } from "../../services/event-actor.ts";
import { createListeners } from "../../services/listeners.ts";

/** Stores the File objects of chosen files. The chart has only the name, size and type of a file, and a reference. */
export class ChosenFiles {
  readonly #files = new Map<string, File>();

  /** Stores a file and returns its description for the chart. */
  add(file: File): FileChoice {
    const ref = crypto.randomUUID();
    this.#files.set(ref, file);
    const { name, size, type } = file;
    return { ref, name, size, type: declaredType(type) };
  }

  /**
   * Returns the file of a choice if it can be sent. Browsers refuse to read a file that was deleted, renamed or changed
   * after it was chosen, and report a request with it only as a network error. A file whose content has a wrong type is
   * refused before it is uploaded; if the detection cannot be loaded, only the server checks the content.
   *
   * @param problemOf - Returns the error for a file with the type of its content, or null.
   * @throws CallFailure with a message for `field`, in the form in which the server reports a refused file.
   */
  async readable(
    field: string,
    choice: FileChoice,
    problemOf: (file: ChosenFile) => Message | null,
  ): Promise<File> {
    const { ref, name } = choice;
    const file = this.#files.get(ref);
    if (!file) throw new Error(`No chosen file ${ref}`);
    const content = await file.arrayBuffer().catch(() => {
      throw refusal(field, t("profile.file.gone", { name }));
    });
    const detection = await import(
      "../../../contract/files/detected-type.ts"
    ).catch(() => null);
    if (detection) {
      const { mime } = await detection.detectType(new Uint8Array(content));
      const problem = problemOf({ ...choice, type: mime });
      if (problem) throw refusal(field, textOf(problem));
    }
    return file;
  }
}

function refusal(field: string, text: string): CallFailure {
  const body = { [field]: [text] };
  return {
    kind: "httpError",
    status: 400,
    html: false,
    body,
    text: JSON.stringify(body),
    retryAfter: null,
    at: now(),
  };
}

/** Returns a function that an upload calls with its progress, and the actor that passes it to the chart that shows it. */
export function uploadProgress() {
  const { add, notify: report } = createListeners<number>();
  const actor = eventActor<{ type: "upload.progressed"; percent: number }>(
    (send) => add((percent) => send({ type: "upload.progressed", percent })),
  );
  return { report, actor };
}
