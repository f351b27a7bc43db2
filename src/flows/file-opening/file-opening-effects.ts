import { fromPromise } from "xstate";
import { downloadFile } from "../../services/files.ts";

/** The actors of the chart that opens a file. */
export const fileOpeningEffects = {
  actors: {
    downloadFile: fromPromise<void, { id: string; name: string }>(
      ({ input: { id, name }, signal }) => downloadFile(id, name, signal),
    ),
  },
};
