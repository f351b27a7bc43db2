import type { Page } from "@playwright/test";
import { pages } from "../../contract/pages.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import { untilComplete } from "../support/browser/screens.ts";
import { expect, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";
import { outboundHosts, publicHosts } from "../support/outbound-hosts.ts";

type Link = { href: string; target: string; rel: string; text: string };

test("every link that a visitor can reach leads to an existing page, an email address, a phone number, or another site in a new tab", {
  tag: ["@7-api-06", "@6-guards-03"],
}, async ({ page }) => {
  const links = await crawl(page, [
    "/",
    "/emailVerification",
    "/reset-password-confirm/MQ/some-token",
  ]);
  const outbound = links.filter(({ href }) => href.startsWith("https://"));
  const hosts = new Set(outbound.map(({ href }) => new URL(href).host));
  expect(hosts).toContain("insights.example.org");
  for (const host of hosts) expect(publicHosts).toHaveProperty([host]);
  expect(links.some(({ href }) => href.startsWith("mailto:"))).toBe(true);
});

test("every link that a member can reach is valid", {
  tag: ["@7-api-06"],
}, async ({ newMember, site }) => {
  await site.suspendInvestors();
  const investor = await newMember("investor");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  // Members are redirected from these pages to their dashboard. Linked pages that both roles share are visited once.
  const visited = new Set<string>([pages.login.path, pages.register.path]);
  for (const { page } of [investor, investee]) {
    const starts = ["/", "/payment-page", "/event-calendar"];
    for (const { href, text } of await crawl(page, starts, visited))
      if (href.startsWith("https://"))
        expect(outboundHosts, text).toHaveProperty([new URL(href).host]);
  }
});

/**
 * Opens the start pages, and all internal pages that can be reached from them and are not in `visited`. Adds the opened
 * pages to `visited` and returns all links on them.
 */
async function crawl(
  page: Page,
  starts: readonly string[],
  visited = new Set<string>(),
): Promise<Link[]> {
  const links: Link[] = [];
  const ids = new Map<string, readonly string[]>();
  const addresses = new Set(starts);
  let isOpen = false;
  // Pages that are added during the loop are visited too.
  for (const address of addresses) {
    await (isOpen ? openWithinSite(page, address) : page.goto(address));
    isOpen = true;
    await untilComplete(page);
    await expect(page, address).toHaveURL(address);
    visited.add(withoutSearch(address));
    ids.set(address, await idsOf(page));
    for (const link of await linksOf(page)) {
      expectValidLink(link, address);
      const isSamePage = link.href.startsWith("#");
      const href = isSamePage ? `${address}${link.href}` : link.href;
      links.push({ ...link, href });
      const target = withoutFragment(href);
      if (!target.startsWith("/") || visited.has(withoutSearch(target)))
        continue;
      visited.add(withoutSearch(target));
      addresses.add(target);
    }
  }
  for (const { href, text } of links) {
    const fragment = /^\/.*#(.+)$/.exec(href)?.[1];
    const targetIds = ids.get(withoutFragment(href));
    if (fragment && targetIds)
      expect(targetIds, `${text} (${href})`).toContain(fragment);
  }
  return links;
}

/** Removes the search text from an address, because it does not change which page is shown. */
const withoutSearch = (address: string) =>
  address.replace(/[?&]search=[^&]*/, "");

const withoutFragment = (href: string) => href.split("#")[0] ?? "";

function idsOf(page: Page): Promise<string[]> {
  return page
    .locator("[id]")
    .evaluateAll((elements) => elements.map(({ id }) => id));
}

/** Returns every link on a page, including those in closed menus. */
function linksOf(page: Page): Promise<Link[]> {
  // Another language is another site, which is loaded from the server.
  return page.locator("a[href]:not([hreflang])").evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute("href") ?? "",
      target: link.getAttribute("target") ?? "",
      rel: link.getAttribute("rel") ?? "",
      text: link.textContent ?? "",
    })),
  );
}

/**
 * Asserts that a link leads to an email address, a phone number, an internal page, or an external page in a new
 * tab without a referrer.
 */
function expectValidLink({ href, target, rel, text }: Link, address: string) {
  const description = `${text} (${href}) on ${address}`;
  if (/^mailto:[\w.-]+@[\w-]+(\.[\w-]+)+(\?.+)?$/.test(href)) return;
  if (/^tel:\+\d{7,15}$/.test(href)) return;
  if (href.startsWith("https://")) {
    expect(target, description).toBe("_blank");
    expect(rel.split(" "), description).toContain("noreferrer");
    return;
  }
  expect(href, description).toMatch(
    /^(?=.)(\/[\w/-]*)?(\?[\w=&+.%-]+)?(#[\w-]+)?$/,
  );
}
