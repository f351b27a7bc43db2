/** Returns the name of a flow in the catalogue for the name of its folders: `liveUpdates` for `live-updates`. */
export function flowOfFolder(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the name of the folders of a flow: `live-updates` for `liveUpdates`. */
export function folderOfFlow(flow: string): string {
  return flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
