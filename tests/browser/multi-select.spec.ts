import { expectAccessibleContent } from "../support/browser/accessibility.ts";
import { profileForm } from "../support/browser/profile-form.ts";
import { expect, test } from "../support/browser/test.ts";

const SECTORS = "Sectors of interest";

// In Turkish, the lower-case form of I is ı, which the labels of the options do not contain.
test.use({ locale: "tr-TR" });

test("options can be selected, deselected, removed and filtered with the pointer and with the keyboard, and are sent as a list; an investment target is sent as its minimum and maximum", {
  tag: [
    "@phone",
    "@2-profile-07",
    "@2-profile-08",
    "@2-profile-09",
    "@2-profile-10",
    "@3-profile-10",
    "@3-profile-20",
    "@7-profile-06",
    "@7-profile-08",
  ],
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investor");
  await page.goto("/profile");
  const form = profileForm(page);
  const sectors = form.multiSelect(SECTORS);

  await test.step("selecting and removing", async () => {
    await expect(sectors.tags).toHaveText([/^Agriculture/]);
    await sectors.box.click();
    await expect(sectors.options).toHaveCount(13);
    const energy = sectors.option("Energy");
    await expect(energy).toHaveAttribute("aria-selected", "false");
    await energy.click();
    await expect(energy).toHaveAttribute("aria-selected", "true");
    await expect(sectors.tags).toHaveText([/^Agriculture/, /^Energy/]);
    await energy.click();
    await expect(sectors.tags).toHaveText([/^Agriculture/]);
    await page.keyboard.press("Escape");
    await sectors.remove("Agriculture").click();
    await expect(sectors.tags).toHaveCount(0);
  });

  await test.step("filtering without regard to case, in any locale", async () => {
    await sectors.box.fill("AGRI");
    await expect(sectors.options).toHaveText(["Agriculture"]);
    await sectors.box.fill("TECH");
    await expect(sectors.options).toHaveText(["FinTech", "HealthTech"]);
    await sectors.option("HealthTech").click();
    await expect(sectors.tags).toHaveText([/^HealthTech/]);
    await sectors.box.fill("opera");
    await expect(sectors.options).toHaveCount(0);
    await expect(page.locator(".options-none")).toHaveText(
      "No matching options",
    );
    await expect(
      page.getByRole("status").filter({ hasText: "No matching options" }),
    ).toHaveCount(1);
    await expectAccessibleContent(page);
    await sectors.box.fill("");
    await expect(sectors.options).toHaveCount(13);
    await page.keyboard.press("Escape");
  });

  await test.step("the keyboard alone", async () => {
    const stages = form.multiSelect("Business stages");
    await stages.box.focus();
    await page.keyboard.type("series");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(stages.tags).toHaveText([/^Seed/, /^Series B/]);
    await page.keyboard.press("Escape");
    await page.keyboard.type("x");
    // Holding Backspace clears the search, but removes no tag.
    for (let repeats = 0; repeats < 3; repeats++)
      await page.keyboard.down("Backspace");
    await page.keyboard.up("Backspace");
    await expect(stages.box).toHaveValue("");
    await expect(stages.tags).toHaveText([/^Seed/, /^Series B/]);
    await page.keyboard.press("Backspace");
    await expect(stages.tags).toHaveText([/^Seed/]);
    await page.keyboard.press("Escape");
  });

  await test.step("saving", async () => {
    const types = form.multiSelect("Investment types");
    await types.box.click();
    await types.option("Debt").click();
    await page.keyboard.press("Escape");
    await form.target.selectOption({ label: "Above $5,000,000" });
    const sentRequest = page.waitForRequest(
      (request) => request.method() === "PUT",
    );
    await form.save.click();
    const body = (await sentRequest).postData() ?? "";
    expect(partOf(body, "investment_types_investor")).toBe('["Equity","Debt"]');
    expect(partOf(body, "investment_target_min")).toBe("5000000.00");
    expect(partOf(body, "investment_target_max")).toBe("null");
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    const stored = await site.call("GET", "/api/profile/", { token });
    expect(stored.body).toMatchObject({
      sectors_of_interest: ["HealthTech"],
      investment_types_investor: ["Equity", "Debt"],
      investment_target_max: null,
    });
  });
});

/** Returns the text of one part of a multipart body. */
function partOf(body: string, name: string): string | undefined {
  return new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)\\r\\n`).exec(
    body,
  )?.[1];
}
