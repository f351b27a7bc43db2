/**
 * Loads the drawing of a flow's chart, which the server has in local mode, without its styles. Resolves with null when
 * there is none.
 */
export async function fetchDrawing(
  flow: string,
): Promise<SVGSVGElement | null> {
  const answer = await fetch(`/flows/${flow}.svg`).catch(() => null);
  if (!answer?.ok) return null;
  const { documentElement } = new DOMParser().parseFromString(
    await answer.text(),
    "image/svg+xml",
  );
  // The surrounding page styles the drawing.
  documentElement.querySelector("style")?.remove();
  return document.importNode(documentElement as unknown as SVGSVGElement, true);
}
