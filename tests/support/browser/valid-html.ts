import { expect, type Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: {
      // React writes some attribute names in camel case; HTML ignores the case.
      "attr-case": "off",
      // React and the browser's serializer write empty and boolean attributes with a value.
      "attribute-empty-style": "off",
      "attribute-boolean-style": "off",
      // React closes void elements; the browser's serializer does not.
      "void-style": "off",
      // Vite writes the doctype in lower case.
      "doctype-style": "off",
      // Whitespace at the end of a line does not make HTML invalid.
      "no-trailing-whitespace": "off",
      // The pie chart's library sets inline styles from JavaScript. The Content-Security-Policy blocks only those in
      // markup.
      "no-inline-style": "off",
      "presentation-role-style": "off",
      // Ids from React's useId begin with an underscore, which HTML allows.
      "valid-id": ["error", { relaxed: true }],
    },
  }),
);

/**
 * Validates a whole page with the recommended rules of html-validate.
 *
 * @returns one line per problem, with its rule and selector; empty for a valid page.
 */
export async function htmlProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`,
    );
}

/**
 * Asserts that the current DOM of the page is valid HTML, that every section and article has a heading, and that a
 * browser's translator may change every text.
 */
export async function expectValidHtml(page: Page): Promise<void> {
  expect.soft(await htmlProblems(await page.content()), "HTML").toEqual([]);
  expect
    .soft(await partsWithoutHeading(page), "parts without a heading")
    .toEqual([]);
  expect
    .soft(await textsHeldByReact(page), "texts beside other children")
    .toEqual([]);
}

/** Returns the tags of the sections and articles that contain no heading. */
function partsWithoutHeading(page: Page): Promise<string[]> {
  return page
    .locator("section, article")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.querySelector("h1, h2, h3, h4, h5, h6") === null)
        .map((part) => (part.cloneNode() as Element).outerHTML),
    );
}

/**
 * Returns the texts to whose nodes React has a reference, because they have siblings (`scripts/text-children.ts`). React
 * marks each node to which it has a reference.
 */
function textsHeldByReact(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const held: string[] = [];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (Object.keys(node).some((key) => key.startsWith("__reactFiber")))
        held.push(node.textContent ?? "");
    return held;
  });
}
