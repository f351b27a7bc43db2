/**
 * Loads the drawing of a flow's chart without its styles. The server provides it in local mode only. Resolves with null
 * when there is none.
 */
export async function fetchDrawing(
  flow: string,
): Promise<SVGSVGElement | null> {
  const response = await fetch(`/flows/${flow}.svg`).catch(() => null);
  if (!response?.ok) return null;
  // The page styles the drawing itself, and its content security policy would report a parsed style element.
  const [start = "", style = ""] = (await response.text()).split("<style>");
  const [, end = ""] = style.split("</style>");
  const { documentElement } = new DOMParser().parseFromString(
    start + end,
    "image/svg+xml",
  );
  return document.importNode(documentElement as unknown as SVGSVGElement, true);
}
