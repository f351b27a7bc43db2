import type { Locator } from "@playwright/test";
import { files } from "../../server/database/schema.ts";
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
  await page.goto("/investee-page");
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
  await page.goto("/investee-match");
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
