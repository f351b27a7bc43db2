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

/** Runs in the page before its first element exists. Reports each new text of an element once. */
function reportNewTexts(maxLength: number): void {
  const reported = new Set<string>();
  const report = (newTexts: Set<string>) => {
    if (newTexts.size === 0) return;
    const binding: unknown = Reflect.get(window, "reportTexts");
    // The call fails while the page is being unloaded.
    if (typeof binding === "function")
      binding([...newTexts]).catch(() => undefined);
  };
  const collect = (element: Element, newTexts: Set<string>) => {
    if (element instanceof SVGElement || element.matches("script, style"))
      return;
    const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    if (text === "" || text.length > maxLength || reported.has(text)) return;
    reported.add(text);
    newTexts.add(text);
  };
  new MutationObserver((changes) => {
    // The parser adds one element after the other to the same parents. The text of each is read once.
    const elements = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed) elements.add(changed);
      if (changed?.parentElement) elements.add(changed.parentElement);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        elements.add(node);
        for (const inner of node.querySelectorAll("*")) elements.add(inner);
      }
    }
    const newTexts = new Set<string>();
    for (const element of elements) collect(element, newTexts);
    report(newTexts);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
