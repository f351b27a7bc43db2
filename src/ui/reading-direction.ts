import { languageFacts, PAGE_LANGUAGE } from "../../contract/language.ts";

/** Whether the pages of this build are written from right to left. */
export const IS_RIGHT_TO_LEFT =
  languageFacts[PAGE_LANGUAGE].direction === "rtl";

const MIRRORED_KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

/** Returns the name of a key as on a page from left to right. On a page from right to left, the left arrow key leads forward. */
export function keyInReadingDirection(key: string): string {
  return (IS_RIGHT_TO_LEFT && MIRRORED_KEYS[key]) || key;
}
