import { INSIGHTS_HOVER_BREAKPOINT } from "../contract/constants.ts";
import { type Message, message } from "../contract/messages/index.ts";

/** What the navbar chart knows, and how the insights menu is searched. */

/** A country or region of the insights menu, with the page outside the product that it leads to (§2 Navbar). */
export type InsightPlace = {
  readonly name: string;
  readonly group: "africa" | "regions" | "beyond";
  readonly href: string;
};

export type NavbarInput = { readonly places: readonly InsightPlace[] };
export type NavbarContext = NavbarInput & {
  /** What stands in the search box. */
  readonly search: string;
  /** What a search found, in words. */
  readonly notice: Message | null;
};

/** What points, as the browser calls it: a finger does not hover. */
export type PointerKind = "mouse" | "pen" | "touch" | (string & {});

export type NavbarEvent =
  /** The browser opened or closed the mobile menu, also before the page's code was there. */
  | { type: "menu.opened" }
  | { type: "menu.closed" }
  /** Escape, a press outside or the focus elsewhere. */
  | { type: "menu.left" }
  /** A page, Manage Account or Logout was chosen. */
  | { type: "entry.taken" }
  /** The pointer is over the menu's button; the width of the window is in CSS pixels. */
  | { type: "insights.hovered"; pointer: PointerKind; width: number }
  | { type: "insights.unhovered" }
  | { type: "insights.pressed" }
  /** The focus, or a press, is in the open menu. */
  | { type: "insights.entered" }
  | { type: "insights.searched"; text: string }
  | { type: "insights.dismissed" }
  /** A press outside, or the focus elsewhere. */
  | { type: "insights.left" }
  | { type: "place.taken" };

/** True when the pointer may open the insights menu: a window wider than 1000 px, and no finger (§2, §9). */
export function opensByHover(pointer: PointerKind, width: number): boolean {
  return pointer !== "touch" && width > INSIGHTS_HOVER_BREAKPOINT;
}

/** The places whose name holds the text, whatever its case and accents; all of them for an empty one. */
export function placesFound(
  places: readonly InsightPlace[],
  text: string,
): readonly InsightPlace[] {
  const wanted = plain(text);
  return places.filter(({ name }) => plain(name).includes(wanted));
}

/** How many places were found, in words (§2 Navbar: 'No matches found'). */
export function sayFound(count: number): Message {
  if (count === 0) return message("insights.none");
  return count === 1
    ? message("insights.one")
    : message("insights.some", { count });
}

/** Without case, accents and outer blanks, so that "cote d’ivoire" finds Côte d'Ivoire. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .trim()
    .toLowerCase();
}
