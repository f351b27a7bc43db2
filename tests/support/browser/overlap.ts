import type { Locator } from "@playwright/test";

/** Returns whether two visible elements overlap. */
export async function overlap(
  first: Locator,
  second: Locator,
): Promise<boolean> {
  const [a, b] = [await first.boundingBox(), await second.boundingBox()];
  if (!a || !b) throw new Error("One of the elements is not visible");
  return (
    a.x < b.x + b.width &&
    b.x < a.x + a.width &&
    a.y < b.y + b.height &&
    b.y < a.y + a.height
  );
}
