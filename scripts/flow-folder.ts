/** Returns the name of a flow in the catalogue for the name of its folders: `liveUpdates` for `live-updates`. */
export function flowOfFolder(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
