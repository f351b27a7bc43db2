import { INSIGHTS_HOVER_BREAKPOINT } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";

/** Context and events of the navbar chart, and the search of the insights menu. */

/** A country or region of the insights menu, with its external page. */
export type InsightPlace = {
  readonly name: string;
  readonly group: "africa" | "regions" | "beyond";
  readonly href: string;
};

export type NavbarInput = { readonly places: readonly InsightPlace[] };
export type NavbarContext = NavbarInput & {
  /** Content of the search field. */
  readonly search: string;
  /** The search result in words. */
  readonly notice: Message | null;
};

/** Pointer type as reported by the browser. Touch has no hover. */
export type PointerKind = "mouse" | "pen" | "touch" | (string & {});

export type NavbarEvent =
  /** The browser opened or closed the mobile menu, possibly before hydration. */
  | { type: "menu.opened" }
  | { type: "menu.closed" }
  /** Escape, a press outside the menu, or a loss of focus. */
  | { type: "menu.left" }
  /** A page, Manage Account or Logout was chosen. */
  | { type: "entry.taken" }
  /** The pointer is over the menu button. `width` is the window width in CSS pixels. */
  | { type: "insights.hovered"; pointer: PointerKind; width: number }
  | { type: "insights.unhovered" }
  | { type: "insights.pressed" }
  /** The open menu received the focus or a press. */
  | { type: "insights.entered" }
  | { type: "insights.searched"; text: string }
  | { type: "insights.dismissed" }
  /** A press outside the menu, or a loss of focus. */
  | { type: "insights.left" }
  | { type: "place.taken" };

/** True when hovering opens the insights menu: with a mouse or pen, in a window wider than the breakpoint. */
export function opensByHover(pointer: PointerKind, width: number): boolean {
  return pointer !== "touch" && width > INSIGHTS_HOVER_BREAKPOINT;
}

/** Returns the places whose name contains the text, ignoring case and accents; all places for an empty text. */
export function placesFound(
  places: readonly InsightPlace[],
  text: string,
): readonly InsightPlace[] {
  const wanted = plain(text);
  return places.filter(({ name }) => plain(name).includes(wanted));
}

/** Returns the message with the number of places found. */
export function sayFound(count: number): Message {
  return message("insights.found", { count });
}

/** Returns a text without case, accents and outer spaces, so that "cote d’ivoire" finds Côte d'Ivoire. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .trim()
    .toLowerCase();
}
