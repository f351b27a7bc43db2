import { fromPromise } from "xstate";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import { fileOpeningMachine } from "../../../machines/file-opening/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { downloadFile } from "../../services/files.ts";
import type { FileState } from "../../ui/FileField.tsx";

type OpenedState = Pick<FileState, "opening" | "note" | "error">;
export type FileOpening = ReturnType<typeof useFileOpening>;

/** Opens stored files, one at a time, while the component is mounted. */
export function useFileOpening() {
  const [snapshot, send] = useChart(fileOpeningMachine, {
    actors: { downloadFile: fromPromise(downloadFile) },
  });
  const { file, slow, notice } = snapshot.context;
  return {
    open: (requested: StoredFile) =>
      send({ type: "file.requested", file: requested }),
    /** Returns the state of a stored file. `defaultNote` is shown unless the file is being opened. */
    stateOf: ({ id }: StoredFile, defaultNote: string): OpenedState => {
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
