/** Widths of characters in parts of the font size, about those of Arial. */
const WIDTHS: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[ilj|'.,:;!I]/, 0.28],
  [/[ft()[\]{}/\\\-"`r *]/, 0.36],
  [/[mwMW@%—]/, 0.89],
  [/[A-ZÀ-Þ&▸↻]/, 0.7],
  [/[\u0020-\u024F]/, 0.56],
  [/[\u0250-\u2E7F]/, 0.7],
];

/** Bold characters are wider. */
const BOLD = 1.08;

/**
 * Estimates the width of a text in pixels. The drawing sets this width as `textLength`, so that the text has it in every
 * font, and therefore stays inside its box.
 */
export function textWidth(
  text: string,
  fontSize: number,
  bold = false,
): number {
  const units = [...text].reduce((sum, character) => {
    const found = WIDTHS.find(([pattern]) => pattern.test(character));
    return sum + (found?.[1] ?? 1);
  }, 0);
  return Math.round(units * fontSize * (bold ? BOLD : 1) * 10) / 10;
}
