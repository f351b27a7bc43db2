const MIRRORED_KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

/** Returns the name of a key as on a page from left to right. On a page from right to left, the left arrow key leads forward. */
export function keyInReadingDirection(key: string): string {
  return (document.dir === "rtl" && MIRRORED_KEYS[key]) || key;
}
