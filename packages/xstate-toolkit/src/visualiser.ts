/** The offline page for stepping through machines. */
export { viewerFiles } from "./show/viewer-files.ts";
export { VISUALISER_SCRIPT, visualiserScript } from "./show/visualiser-page.ts";
