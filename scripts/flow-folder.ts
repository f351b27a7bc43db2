/** Converts the name of a folder to the name of its flow: `live-updates` to `liveUpdates`. */
export function flowOfFolder(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts the name of a flow to the name of its folders: `liveUpdates` to `live-updates`. */
export function folderOfFlow(flow: string): string {
  return flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
