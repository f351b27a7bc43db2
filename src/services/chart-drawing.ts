const STYLE_END = "</style>";

/** The drawing of a flow's chart, which the server has at home; null where it has none. Styled by whoever shows it. */
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

// The drawing has one style element; the page around it has its own style.
function withoutStyle(drawing: string): string {
  const start = drawing.indexOf("<style>");
  const end = drawing.lastIndexOf(STYLE_END);
  return start === -1 || end < start
    ? drawing
    : drawing.slice(0, start) + drawing.slice(end + STYLE_END.length);
}
