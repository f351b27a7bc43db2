import type { BrowserContext } from "@playwright/test";
import { recordTexts } from "../reached-messages.ts";

/** Maximum length of an element's text that is checked for a message, in characters. */
const MAX_LENGTH = 400;

/** Records each message that appears, even briefly, as the whole text of an element on a page of the context. */
export async function watchMessages(context: BrowserContext): Promise<void> {
  await context.exposeBinding("reportTexts", (_, texts: readonly string[]) => {
    recordTexts(texts);
  });
  await context.addInitScript(reportNewTexts, MAX_LENGTH);
}

/**
 * Runs in the page before its first element exists. Reports each new text of an element once. Every page of every test
 * runs it, so it reads each text once, and normalises only texts that are new.
 */
function reportNewTexts(maxLength: number): void {
  const read = new Set<string>();
  const collect = (element: Element, newTexts: Set<string>) => {
    const content = element.textContent ?? "";
    // Longer than the longest text even if much of it is white space.
    if (content === "" || content.length > 4 * maxLength || read.has(content))
      return;
    if (element instanceof SVGElement || element.matches("script, style"))
      return;
    read.add(content);
    const text = /[^\S ]| {2}/.test(content)
      ? content.replace(/\s+/g, " ").trim()
      : content.trim();
    if (text !== "" && text.length <= maxLength) newTexts.add(text);
  };
  new MutationObserver((changes) => {
    // The parser adds one element after the other to the same parents. The text of each is read once.
    const elements = new Set<Element>();
    const added = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed) elements.add(changed);
      if (changed?.parentElement) elements.add(changed.parentElement);
      for (const node of addedNodes) {
        // The elements within an element that was added before have been added with it.
        if (!(node instanceof Element) || added.has(node)) continue;
        added.add(node);
        for (const inner of node.querySelectorAll("*")) added.add(inner);
      }
    }
    const newTexts = new Set<string>();
    for (const element of [...elements, ...added]) collect(element, newTexts);
    if (newTexts.size === 0) return;
    const binding: unknown = Reflect.get(window, "reportTexts");
    // The call fails while the page is being unloaded.
    if (typeof binding === "function")
      binding([...newTexts]).catch(() => undefined);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
