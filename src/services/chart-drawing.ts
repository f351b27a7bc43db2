const STYLE_END = "</style>";

/**
 * Loads the drawing of a flow's chart, which the server has in local mode. Resolves with null when there is none. The
 * drawing has no styles of its own.
 */
export async function fetchDrawing(
  flow: string,
): Promise<SVGSVGElement | null> {
  const answer = await fetch(`/flows/${flow}.svg`).catch(() => null);
  if (!answer?.ok) return null;
  const text = withoutStyle(await answer.text());
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(
    parsed.documentElement as unknown as SVGSVGElement,
    true,
  );
}

// Removes the style element of the drawing, because the surrounding page styles it.
function withoutStyle(drawing: string): string {
  const start = drawing.indexOf("<style>");
  const end = drawing.lastIndexOf(STYLE_END);
  return start === -1 || end < start
    ? drawing
    : drawing.slice(0, start) + drawing.slice(end + STYLE_END.length);
}
