const EXTENSION = 0x21;
const IMAGE = 0x2c;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;
const TRAILER = 0x3b;
/** Application extensions that contain the number of repetitions or the colour profile. */
const KEPT_APPLICATION = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0|ICCRGBG1012)$/;

/** Returns a GIF picture without comments, texts and the data of programs, such as XMP. */
export function cleanGif(content: Buffer): Buffer {
  const flags = content[10] ?? 0;
  let at = 13 + colourTableBytes(flags);
  const parts = [content.subarray(0, at)];
  while (at < content.length && content[at] !== TRAILER) {
    const kind = content[at];
    if (kind !== EXTENSION && kind !== IMAGE) break;
    const start = at;
    at += kind === EXTENSION ? 2 : 11 + colourTableBytes(content[at + 9] ?? 0);
    const blocks = at;
    while ((content[at] ?? 0) !== 0) at += (content[at] ?? 0) + 1;
    at++;
    if (kind === IMAGE || isKeptExtension(content, start, blocks))
      parts.push(content.subarray(start, at));
  }
  return Buffer.concat([...parts, Buffer.from([TRAILER])]);
}

/** Returns the length of the colour table that the flags announce. */
function colourTableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function isKeptExtension(content: Buffer, start: number, blocks: number) {
  const label = content[start + 1];
  if (label === GRAPHIC_CONTROL) return true;
  const name = content.toString("latin1", blocks + 1, blocks + 12);
  return label === APPLICATION && KEPT_APPLICATION.test(name);
}
