import type { CharacterField } from "../../../contract/rules/character-sets.ts";
import type { ProfilePlace } from "../../../machines/profile-facts.ts";

/**
 * Leads to a field, a file or the pitch decks: into view, and with the focus. Once more is drawn, as what leads there
 * may draw it first.
 */
export function focusPlace(place: ProfilePlace): void {
  requestAnimationFrame(() => {
    const found =
      document.getElementById(place) ??
      document.querySelector<HTMLElement>(`main [name="${place}"]`) ??
      document.getElementById(`${place}-group`);
    if (!found) return;
    const field = found.closest(".field") ?? found;
    field.scrollIntoView({ block: "center" });
    found.focus({ preventScroll: true });
  });
}

/** Moves the focus to the preview of a field's replaced characters, once it is drawn. */
export function focusPreview(field: CharacterField): void {
  requestAnimationFrame(() => {
    const preview = document.getElementById(previewId(field));
    preview?.parentElement?.scrollIntoView({ block: "center" });
    preview?.focus({ preventScroll: true });
  });
}

/** The id of the heading above a preview. */
export function previewId(field: CharacterField): string {
  return `${field}-preview`;
}
