/**
 * Loads the drawing of a flow's chart, which the server has in local mode, without its styles. Resolves with null when
 * there is none.
 */
export async function fetchDrawing(
  flow: string,
): Promise<SVGSVGElement | null> {
  const response = await fetch(`/flows/${flow}.svg`).catch(() => null);
  if (!response?.ok) return null;
  // The page styles the drawing, and its policy reports a style element as soon as the text is parsed.
  const [start = "", style = ""] = (await response.text()).split("<style>");
  const [, end = ""] = style.split("</style>");
  const { documentElement } = new DOMParser().parseFromString(
    start + end,
    "image/svg+xml",
  );
  return document.importNode(documentElement as unknown as SVGSVGElement, true);
}
