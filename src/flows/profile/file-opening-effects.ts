import { fromPromise } from "xstate";
import { downloadFile } from "../../services/files.ts";

/** What the browser gives to the chart of opening a file. */
export const fileOpeningEffects = {
  actors: {
    downloadFile: fromPromise<void, { id: string; name: string }>(
      ({ input: { id, name }, signal }) => downloadFile(id, name, signal),
    ),
  },
};
