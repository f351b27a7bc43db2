const NAME_MAX_LENGTH = 255;
/** Only this many characters at the end of an uploaded name are read, because normalizing long names can be slow. */
const READ_LENGTH = 4 * NAME_MAX_LENGTH;

/**
 * Returns the name for displaying and downloading a file: the uploaded name, with its extension replaced by that of the
 * detected type, because an extension determines which program opens a file. Removes folders, control and format
 * characters, characters that Windows forbids, and %22, %0D and %0A, which browsers send for quotes and line breaks.
 */
export function fileNameOf(uploadName: string | undefined, extension: string) {
  const title = (uploadName ?? "")
    .slice(-READ_LENGTH)
    .toWellFormed()
    .normalize("NFC")
    .replace(/%22|%0d|%0a/gi, "")
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}"<>|:*?]/gu, "")
    .trim()
    .replace(/\.(?:[a-z][a-z0-9]{0,9})?$/i, "")
    .slice(0, NAME_MAX_LENGTH - extension.length - 1)
    .toWellFormed();
  return `${title || "file"}.${extension}`;
}
