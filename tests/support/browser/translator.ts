import type { Page } from "@playwright/test";

/**
 * Replaces every text node of the page's documents by a new one that is wrapped in elements, as a browser's translator
 * does, also those that appear or change later. The text itself stays the same, so that a test finds controls by their
 * names. Must be called before `goto`.
 *
 * A translator may also split a text node into several. For React, this causes fewer errors: it can still change,
 * remove and insert before the first part, so every error that occurs then also occurs with a replaced node.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const changed = new WeakSet<Node>();
    const change = (node: Text): void => {
      if (changed.has(node) || !node.data.trim()) return;
      if (node.parentElement?.closest("head, script, style, textarea")) return;
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
  });
}
