import type { CharacterField } from "../../../contract/profile/fields.ts";
import type { ProfilePlace } from "../../../machines/profile/chart.ts";

/**
 * Scrolls to a field, a file or the pitch decks and focuses it. Waits for the next frame, because it may not be
 * rendered yet.
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

/** Focuses the preview of a field's replaced characters, once it is rendered. */
export function focusPreview(field: CharacterField): void {
  requestAnimationFrame(() => {
    const preview = document.getElementById(previewId(field));
    preview?.parentElement?.scrollIntoView({ block: "center" });
    preview?.focus({ preventScroll: true });
  });
}

/** Returns the id of the heading of a preview. */
export function previewId(field: CharacterField): string {
  return `${field}-preview`;
}
