import { fromPromise } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import { fileOpeningMachine } from "../../../machines/file-opening/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { downloadFile } from "../../services/files.ts";
import type { FileState } from "../../ui/FileField.tsx";

/** Opens stored files and reports their states. */
export type FileOpening = {
  readonly open: (file: StoredFile) => void;
  /** Returns the state of a stored file. `defaultNote` is shown unless the file is being opened. */
  readonly stateOf: (
    file: StoredFile,
    defaultNote: string,
  ) => Pick<FileState, "opening" | "note" | "error">;
};

/** Opens stored files, one at a time, while the component is mounted. */
export function useFileOpening(): FileOpening {
  const [snapshot, send] = useChart(fileOpeningMachine, {
    actors: { downloadFile: fromPromise(downloadFile) },
  });
  const { file, slow, notice } = snapshot.context;
  return {
    open: (requested) => send({ type: "file.requested", file: requested }),
    stateOf: ({ id }, defaultNote) => {
      if (file?.id !== id) return { note: defaultNote };
      if (!snapshot.hasTag("busy"))
        return { note: defaultNote, error: notice && textOf(notice) };
      return {
        opening: true,
        note: slow ? t("load.slow") : t("profile.files.opening"),
      };
    },
  };
}
