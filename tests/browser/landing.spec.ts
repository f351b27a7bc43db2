import { CAROUSEL_GROUP } from "../../contract/constants.ts";
import { embedOrigins, gallery, withHost } from "../../src/content/gallery.ts";
import { landing } from "../../src/content/landing.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { untilHydrated } from "../support/browser/hydration.ts";
import {
  articlesInView,
  insightsCarousel,
} from "../support/browser/landing-page.ts";
import { allowOrigins } from "../support/browser/page-guard.ts";
import { expect, test } from "../support/browser/test.ts";

test("/ presents the firm, leads to the programs and to registration, lists articles in a list that its buttons, keys and scrolling move, and loads a post or video only when the visitor opens it", {
  tag: [
    "@1-landing-01",
    "@1-landing-02",
    "@1-landing-05",
    "@1-landing-07",
    "@1-landing-08",
    "@1-insights-01",
    "@1-insights-02",
    "@1-insights-03",
    "@1-insights-04",
    "@1-insights-05",
    "@1-insights-06",
    "@1-insights-07",
    "@1-insights-08",
    "@1-insights-09",
    "@1-landing-06",
  ],
}, async ({ page, site }) => {
  allowOrigins(page, embedOrigins);
  const [video, post] = gallery.entries;
  const externalRequests: string[] = [];
  const { promise: postReleased, resolve: releasePost } =
    Promise.withResolvers<void>();
  await page.route(
    (url) => url.origin !== site.origin,
    async (route) => {
      const url = route.request().url();
      externalRequests.push(url);
      if (url === post?.embed) await postReleased;
      return route.fulfill({
        contentType: "text/html",
        body: '<!doctype html><html lang="en"><title>Embed</title><main><h1>Embed</h1></main></html>',
      });
    },
  );
  await page.goto("/");
  const main = page.getByRole("main");
  await test.step("/ presents the firm's services and approach, and lists ten external articles, each with a picture, a title, and a Read More link that opens in a new tab, in a list that its buttons, keys and scrolling move", async () => {
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Capital meets its match.",
    );
    for (const benefit of [
      "Matchmaking",
      "Programs",
      "Speed Pitching",
      "Expert Support",
    ])
      await expect(main.getByRole("heading", { name: benefit })).toBeVisible();
    await expect(
      main.getByRole("heading", { name: landing.innovation.title }),
    ).toBeVisible();
    for (const text of [
      ...landing.innovation.paragraphs,
      ...landing.innovation.points,
    ])
      await expect(main.getByText(text)).toBeVisible();
    const footer = page.getByRole("contentinfo");
    for (const [name, href] of [
      ["About Us", "/about"],
      ["Programs", "/programs"],
      ["Contact Us", "/contact"],
      ["Support", "/support"],
      ["Accessibility", "/accessibility"],
      ["Privacy and terms", "/privacy-policy"],
    ] as const)
      await expect(footer.getByRole("link", { name }).first()).toHaveAttribute(
        "href",
        href,
      );

    const { cards, strip, next, previous, position } = insightsCarousel(page);
    await expect(cards).toHaveCount(10);
    const topicLines: string[] = [];
    const targets = new Set<string>();
    for (const card of await cards.all()) {
      const link = card.getByRole("link");
      await expect(link.locator("img.cover")).toHaveCount(1);
      const title = link.getByRole("heading", { level: 3 });
      await expect(title).toHaveText(/\w+ .+\w/);
      await expect(link.getByText("Read More")).toBeVisible();
      await expect(link).toHaveAccessibleName(
        / Read More \(opens in a new tab\)$/,
      );
      const name = (await title.textContent()) ?? "";
      await expect(card.getByRole("link", { name })).toHaveCount(1);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noreferrer/);
      targets.add((await link.getAttribute("href")) ?? "");
      topicLines.push((await card.getByText("min read").textContent()) ?? "");
    }
    expect(targets.size).toBe(10);
    for (const target of targets)
      expect(target).toMatch(
        /^https:\/\/insights\.example\.org\/articles\/[\w-]+$/,
      );
    for (const topic of [
      "Venture trends",
      "Family business",
      "Pitching",
      "Founders",
      "Leadership",
    ])
      expect(
        topicLines.filter((line) => line.startsWith(topic)),
        topic,
      ).toHaveLength(2);

    const expectGroup = async (first: number) => {
      await expect(position).toHaveText(
        `${first + 1} to ${first + CAROUSEL_GROUP} of 10`,
      );
      await expect
        .poll(() => articlesInView(page))
        .toEqual(Array.from({ length: CAROUSEL_GROUP }, (_, i) => first + i));
      await expect(previous).toBeEnabled({ enabled: first > 0 });
      await expect(next).toBeEnabled({ enabled: first < 10 - CAROUSEL_GROUP });
    };
    await untilHydrated(next);
    await expectGroup(0);
    await next.click();
    await expectGroup(1);
    await previous.click();
    await expectGroup(0);
    await strip.press("End");
    await expectGroup(10 - CAROUSEL_GROUP);
    await strip.press("Home");
    await expectGroup(0);
    // As a swipe, a wheel or a trackpad scrolls the strip.
    await cards.nth(2).evaluate((card) => {
      const item = card.closest("li");
      const list = card.closest("ul");
      const first = list?.querySelector("li");
      if (item && list && first)
        list.scrollTo({ left: item.offsetLeft - first.offsetLeft });
    });
    await expectGroup(2);
  });
  await test.step("the gallery has posts and videos, loads each only when the visitor opens it, and shows only one at a time", async () => {
    const section = page.getByRole("region", { name: gallery.title });
    await expect(section.getByRole("article")).toHaveCount(
      gallery.entries.length,
    );
    const frame = section.locator("iframe");
    const play = section.getByRole("button", {
      name: `Play video: ${video?.title}`,
    });
    const show = section.getByRole("button", {
      name: `Show post: ${post?.title}`,
    });
    await untilHydrated(play);
    await expect(frame).toHaveCount(0);
    expect(externalRequests).toEqual([]);
    await play.click();
    await expect(frame).toHaveAttribute("title", video?.title ?? "");
    await expect.poll(() => externalRequests).toEqual([video?.embed]);
    await expect(section.locator("[aria-busy]")).toHaveCount(0);
    await expectAccessible(page);
    await show.click();
    await expect(frame).toHaveCount(1);
    await expect
      .poll(() => externalRequests)
      .toEqual([video?.embed, post?.embed]);
    const status = section
      .getByRole("article")
      .filter({ has: page.locator("iframe") })
      .getByRole("status", { includeHidden: true });
    await expect(status).toHaveText(
      withHost(gallery.loading, post?.embed ?? ""),
    );
    releasePost();
    await expect(status).toHaveText("");
    const close = section.getByRole("button", {
      name: `Close: ${post?.title}`,
    });
    await expect(close).toBeFocused();
    await close.click();
    await expect(frame).toHaveCount(0);
  });
  await test.step("/ leads to the programs and to registration", async () => {
    const explore = main.getByRole("link", { name: "Explore Programs" });
    await explore.click();
    await expect(page).toHaveURL("/programs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Programs",
    );
    await page.goBack();
    await main.getByRole("link", { name: "Join Now" }).click();
    await expect(page).toHaveURL("/register");
  });
});
