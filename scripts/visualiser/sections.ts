/** The sections of the specification that a state or a transition names. */
export function sectionsOf(meta: unknown): readonly string[] {
  if (typeof meta !== "object" || meta === null) return [];
  const { specification } = meta as { specification?: unknown };
  return Array.isArray(specification) ? specification.map(String) : [];
}
