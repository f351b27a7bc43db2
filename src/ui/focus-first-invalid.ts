/** Focuses the first control that is marked invalid. Returns whether there was one. */
export function focusFirstInvalid(within: ParentNode): boolean {
  const control = within.querySelector<HTMLElement>(
    '[aria-invalid="true"]:not(:disabled)',
  );
  control?.focus();
  return control !== null;
}
