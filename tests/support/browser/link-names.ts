import { expect, type Page } from "@playwright/test";

/**
 * Link texts that mean nothing to search engines and screen readers: the English list of Lighthouse's link-text
 * audit.
 */
const GENERIC_TEXTS = new Set([
  "click here",
  "click this",
  "go",
  "here",
  "information",
  "learn more",
  "more",
  "more info",
  "more information",
  "right here",
  "read more",
  "see more",
  "start",
  "this",
]);

type NamedLink = { readonly name: string; readonly url: string };

/**
 * Asserts that no link on the page has generic text or a generic name, and that links with the same name have the same
 * target.
 */
export async function expectDescriptiveLinks(page: Page): Promise<void> {
  expect
    .soft(await linksWithGenericText(page), "generic link texts")
    .toEqual([]);
  const links = await namedLinks(page);
  expect.soft(linksWithGenericName(links), "generic link names").toEqual([]);
  expect
    .soft(namesWithSeveralUrls(links), "one name for several targets")
    .toEqual([]);
}

/** Returns the HTML of the links whose visible text is generic, even if their accessible name is not. */
function linksWithGenericText(page: Page): Promise<string[]> {
  return page
    .locator("a[href]")
    .evaluateAll(
      (links, generic) =>
        links
          .filter(
            (link) =>
              link instanceof HTMLElement &&
              generic.includes(link.innerText.trim().toLowerCase()),
          )
          .map((link) => link.outerHTML),
      [...GENERIC_TEXTS],
    );
}

/** Returns the links in the accessibility tree, with their computed names. */
async function namedLinks(page: Page): Promise<NamedLink[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ role, ignored }) => !ignored && role?.value === "link")
    .map(({ name, properties = [] }) => ({
      name: String(name?.value ?? ""),
      url: String(
        properties.find((property) => property.name === "url")?.value.value ??
          "",
      ),
    }))
    .filter(({ url }) => url !== "");
}

function linksWithGenericName(
  links: readonly NamedLink[],
): readonly NamedLink[] {
  return links.filter(({ name }) => {
    const normalized = name
      .replace(/\(opens in a new tab\)$/, "")
      .trim()
      .toLowerCase();
    return normalized === "" || GENERIC_TEXTS.has(normalized);
  });
}

/** Returns the link names that have more than one URL, with the URLs. */
function namesWithSeveralUrls(
  links: readonly NamedLink[],
): readonly (readonly [string, readonly string[]])[] {
  const urlsByName = new Map<string, Set<string>>();
  for (const { name, url } of links)
    urlsByName.set(name, (urlsByName.get(name) ?? new Set()).add(url));
  return [...urlsByName]
    .filter(([, urls]) => urls.size > 1)
    .map(([name, urls]) => [name, [...urls]] as const);
}
