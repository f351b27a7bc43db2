import type { Page } from "@playwright/test";
import {
  type Screen,
  screens,
  untilComplete,
} from "../support/browser/screens.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

/**
 * Link texts that mean nothing to search engines and screen readers: the English list of Lighthouse's link-text
 * audit.
 */
const GENERIC = new Set([
  ...["click here", "click this", "go", "here", "information", "learn more"],
  ...["more", "more info", "more information", "right here", "read more"],
  ...["see more", "start", "this"],
]);

type NamedLink = { readonly name: string; readonly url: string };

test("the text of every link on a public page describes its target, and no text is used for two targets", {
  tag: ["@6-guards-04"],
}, async ({ page }) => {
  for (const screen of Object.values(screens).flat())
    if (screen.viewer === "visitor")
      await test.step(screen.path, async () => {
        await open(page, screen);
        expect.soft(await genericTexts(page), screen.path).toEqual([]);
        const links = await namedLinks(page);
        expect.soft(withGenericName(links), screen.path).toEqual([]);
        expect.soft(withTwoPlaces(links), screen.path).toEqual([]);
      });
});

async function open(page: Page, { path, refused }: Screen): Promise<void> {
  const visit = () => page.goto(path);
  await (refused ? expectFailure(page, refused, visit) : visit());
  await untilComplete(page);
}

/** Returns the links whose text alone is generic, by Lighthouse's definition. */
function genericTexts(page: Page): Promise<string[]> {
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
      [...GENERIC],
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

function withGenericName(links: readonly NamedLink[]): readonly NamedLink[] {
  return links.filter(({ name }) => {
    const words = name
      .replace(/\(opens in a new tab\)$/, "")
      .trim()
      .toLowerCase();
    return words === "" || GENERIC.has(words);
  });
}

/** Returns the names that lead to more than one address, with the addresses. */
function withTwoPlaces(
  links: readonly NamedLink[],
): readonly (readonly [string, readonly string[]])[] {
  const places = new Map<string, Set<string>>();
  for (const { name, url } of links)
    places.set(name, (places.get(name) ?? new Set()).add(url));
  return [...places]
    .filter(([, urls]) => urls.size > 1)
    .map(([name, urls]) => [name, [...urls]] as const);
}
