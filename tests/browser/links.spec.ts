import type { Page } from "@playwright/test";
import { outboundHosts } from "../../src/content/outbound.ts";
import { expect, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

type Link = { href: string; target: string; rel: string; text: string };

const PAGES = {
  visitor: [
    ...["/", "/register", "/login", "/emailVerification"],
    ...["/reset-password", "/support", "/privacy-policy", "/programs"],
    "/programs?category=ecosystem-programs",
  ],
  investor: ["/", "/investor-page", "/profile", "/change-password"],
  investee: [
    ...["/investee-page", "/investee-match", "/delete-account"],
    ...["/payment-page", "/programs-loggedIn?category=pitching"],
  ],
};

test("[7-api-06][6-guards-03] every link that a visitor sees is a page that exists, a mail, a phone, or another site in a new tab", async ({
  page,
}) => {
  for (const { href, text } of await expectLinksToLead(page, PAGES.visitor)) {
    if (!href.startsWith("https://")) continue;
    // Mail and insights, and what §2 names on public pages; never what is for members.
    expect(outboundHosts[new URL(href).host]?.for, text).toBe("all");
  }
});

test("[7-api-06] so is every link that members see", async ({
  newMember,
  site,
}) => {
  test.setTimeout(120_000);
  await site.retireInvestors();
  const investor = await newMember("investor");
  const investee = await newMember("investee");
  await findInvestors(site, investee);
  await expectLinksToLead(investor.page, PAGES.investor);
  await expectLinksToLead(investee.page, PAGES.investee);
});

/** Gives all the links that the pages showed. */
async function expectLinksToLead(
  page: Page,
  paths: readonly string[],
): Promise<Link[]> {
  const inside = new Set<string>();
  const all: Link[] = [];
  for (const path of paths) {
    await page.goto(path);
    // A page that was written ahead looks like a visitor's until it is alive.
    if (paths !== PAGES.visitor)
      await expect(page.locator("a[href='/login']")).toHaveCount(0);
    for (const link of await linksOf(page)) {
      expectGoodLink(link, path);
      all.push(link);
      if (link.href.startsWith("/")) inside.add(link.href.split("#")[0] ?? "");
    }
  }
  for (const path of inside) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
  return all;
}

/** Every link of a page, also those that a menu holds. */
async function linksOf(page: Page): Promise<Link[]> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return page.locator("a[href]").evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute("href") ?? "",
      target: link.getAttribute("target") ?? "",
      rel: link.getAttribute("rel") ?? "",
      text: link.textContent ?? "",
    })),
  );
}

/** What leaves the product opens beside it and tells nothing of it; everything else is a page of its own. */
function expectGoodLink({ href, target, rel, text }: Link, where: string) {
  const what = `${text} (${href}) on ${where}`;
  if (/^(mailto|tel):./.test(href)) return;
  if (href.startsWith("https://")) {
    expect(target, what).toBe("_blank");
    expect(rel.split(" "), what).toContain("noreferrer");
    return;
  }
  expect(href, what).toMatch(/^(\/[\w/-]*)?(\?[\w=&+.%-]+)?(#[\w-]+)?$/);
}
