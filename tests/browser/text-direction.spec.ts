import type { Locator } from "@playwright/test";
import { files } from "../../server/database/schema.ts";
import { untilHydrated } from "../support/browser/hydration.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import { expect, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

const BUSINESS = "مخبز القاهرة";
const INVESTOR = "صندوق النيل";
const DESCRIPTION = "نحن نصنع الخبز في القاهرة, منذ 2015.";
const DECK = "عرض.pdf";

test("text that a member wrote in Arabic runs from right to left in the form and wherever it is shown, and English text from left to right", {
  tag: "@2-profile-12",
}, async ({ newMember, site }) => {
  await site.suspendInvestors();
  const investee = await newMember("investee", {
    profile: {
      businessName: BUSINESS,
      description: DESCRIPTION,
      market: DESCRIPTION,
      businessAddress: "12 Nile Street, Cairo",
    },
  });
  const investor = await newMember("investor", {
    profile: { businessName: INVESTOR },
  });
  await site.database.insert(files).values({
    accountId: investee.id,
    kind: "pitch_deck",
    name: DECK,
    contentType: "application/pdf",
    size: 9,
    content: Buffer.from("%PDF-1.7\n"),
    createdAt: new Date(),
  });
  await findInvestors(site, investee);

  const { page } = investee;
  await page.goto("/profile");
  await expectDirection(
    page.getByRole("textbox", { name: "Business name" }),
    "rtl",
  );
  await expectDirection(
    page.getByRole("textbox", { name: "Description" }),
    "rtl",
  );
  await expectDirection(
    page.getByRole("textbox", { name: "Business address" }),
    "ltr",
  );
  await expectDirection(page.getByText(DECK), "rtl");
  await openWithinSite(page, "/investee-page");
  await expectDirection(
    page.getByRole("heading", { level: 1, name: BUSINESS }),
    "rtl",
  );
  await expectDirection(
    page.getByRole("complementary").getByText(BUSINESS),
    "rtl",
  );
  await expectDirection(
    page
      .getByRole("cell", { name: new RegExp(`^${INVESTOR}`) })
      .getByText(INVESTOR),
    "rtl",
  );
  await openWithinSite(page, "/investee-match");
  await expectDirection(
    page.getByRole("main").getByText(BUSINESS, { exact: true }),
    "rtl",
  );
  await expectDirection(
    page.getByRole("heading", { level: 3, name: INVESTOR }),
    "rtl",
  );

  const { page: other } = investor;
  await other.goto("/investor-page");
  const opportunity = other
    .getByRole("button", { name: `Read the profile of ${BUSINESS}` })
    .getByText(BUSINESS);
  await expectDirection(opportunity, "rtl");
  await opportunity.click();
  const dialog = other.getByRole("dialog", { name: BUSINESS });
  await expectDirection(dialog.getByRole("heading", { level: 2 }), "rtl");
  await expectDirection(dialog.getByText(DESCRIPTION).first(), "rtl");
  const facts = dialog.getByRole("definition");
  await expectDirection(facts.filter({ hasText: DESCRIPTION }), "rtl");
  await expectDirection(facts.filter({ hasText: "12 Nile Street" }), "ltr");
  await expectDirection(dialog.getByText(DECK).first(), "rtl");
});

async function expectDirection(
  element: Locator,
  direction: "ltr" | "rtl",
): Promise<void> {
  await expect(element).toHaveCSS("direction", direction);
}

test.describe("in an Arabic browser", () => {
  test.use({ locale: "ar-EG" });

  test("a first visit is not redirected, but offers Arabic; the page in Arabic is mirrored, and only it loads the Arabic font", {
    tag: ["@2-language-103", "@2-language-21"],
  }, async ({ page }) => {
    const fonts = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === "loaded")
          .map(({ family }) => family.replaceAll('"', "")),
      );
    await test.step("an English page offers Arabic, and is not redirected", async () => {
      await page.goto("/");
      const offer = page.locator(".language-offer");
      await expect(offer).toHaveAttribute("lang", "ar");
      await expect(page).toHaveURL("/");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect.poll(fonts).toEqual(["Besley"]);
    });
    await page.goto("/ar/");
    const strip = page.locator(".insights-strip");
    const cards = strip.getByRole("listitem");
    const next = page.locator(".insights-controls button").last();
    await untilHydrated(next);
    await expect(next.locator("svg")).toHaveCSS("scale", "-1 1");
    const expectFirst = (index: number) =>
      expect
        .poll(async () => {
          const [box, card] = await Promise.all([
            strip.boundingBox(),
            cards.nth(index).boundingBox(),
          ]);
          return (
            box && card && Math.round(box.x + box.width - card.x - card.width)
          );
        })
        .toBe(0);
    await test.step("the strip of articles begins on the right, and the left arrow key leads forward", async () => {
      await expectFirst(0);
      await strip.locator("..").press("ArrowLeft");
      await expectFirst(1);
      const previous = page.locator(".insights-controls button").first();
      await expect(previous).toBeEnabled();
      await strip.locator("..").press("ArrowRight");
      await expectFirst(0);
    });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBe(320);
    await expect.poll(fonts).toContain("Cairo");
  });
});
