/** Joins class names and omits falsy ones. */
export function classNames(
  ...names: readonly (string | false | null | undefined)[]
): string {
  return names.filter(Boolean).join(" ");
}
