import type { Page } from "@playwright/test";

/**
 * What a translator does with the text nodes of a page: replaces them by new ones that are wrapped in elements, or splits
 * them. To React, a translator that only replaces them does the same as one that also wraps them.
 */
export type Translation = "wrap" | "split";

/**
 * Changes every text node of the page's documents as a browser's translator does, also those that appear or change
 * later. The text itself stays the same, so that a test finds controls by their names. Must be called before `goto`.
 */
export async function translate(
  page: Page,
  translation: Translation,
): Promise<void> {
  await page.addInitScript((way) => {
    const changed = new WeakSet<Node>();
    const change = (node: Text): void => {
      if (changed.has(node) || !node.data.trim()) return;
      if (node.parentElement?.closest("head, script, style, textarea")) return;
      if (way === "split") {
        changed.add(node);
        for (let rest = node; rest.length > 1; changed.add(rest))
          rest = rest.splitText(Math.ceil(rest.length / 2));
        return;
      }
      const translated = document.createTextNode(node.data);
      changed.add(translated);
      const inner = document.createElement("font");
      inner.append(translated);
      const outer = document.createElement("font");
      outer.append(inner);
      node.replaceWith(outer);
    };
    const changeAll = (root: Node): void => {
      if (root instanceof Text) {
        change(root);
        return;
      }
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
      nodes.forEach(change);
    };
    // A translator starts when the page has loaded; here React has also hydrated it.
    const start = (): void => {
      const root = document.getElementById("root");
      const first = root?.firstElementChild;
      const isHydrated =
        first && Object.keys(first).some((key) => key.startsWith("__react"));
      if (!isHydrated) {
        setTimeout(start, 20);
        return;
      }
      changeAll(root);
      new MutationObserver((mutations) => {
        for (const { type, target, addedNodes } of mutations)
          if (type === "characterData") change(target as Text);
          else for (const node of addedNodes) changeAll(node);
      }).observe(root, { subtree: true, childList: true, characterData: true });
    };
    addEventListener("load", start);
  }, translation);
}
