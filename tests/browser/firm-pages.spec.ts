import { about } from "../../src/content/about.ts";
import { contacts } from "../../src/content/contacts.ts";
import { firm } from "../../src/content/firm.ts";
import { footprint } from "../../src/content/footprint.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import { expect, test } from "../support/browser/test.ts";

test("the pages about the firm show its clients, benefits, locations and people", {
  tag: [
    "@2-about-01",
    "@1-about-01",
    "@1-about-02",
    "@1-about-03",
    "@1-about-04",
    "@1-about-05",
    "@1-about-06",
    "@2-contact-01",
    "@2-contact-02",
    "@2-contact-03",
    "@2-contact-04",
  ],
}, async ({ page }) => {
  await test.step("/about shows the firm's clients, their needs and benefits, its locations and its leadership", async () => {
    await page.goto("/about");
    await expect(page).toHaveTitle("About Us | Ubia");
    const main = page.getByRole("main");
    const section = (title: string) =>
      main
        .locator("section")
        .filter({ has: page.getByRole("heading", { level: 2, name: title }) })
        .first();

    const segments = section(about.segments.title);
    await expect(segments.getByRole("heading", { level: 3 })).toHaveText([
      "Growing companies",
      "Family businesses",
      "Investors",
      "Ecosystem partners",
    ]);
    for (const { text } of about.segments.entries)
      await expect(segments.getByText(text)).toBeVisible();

    const needs = main.getByRole("table", { name: about.needs.title });
    await expect(needs.getByRole("columnheader")).toHaveText([
      "Who",
      "What they need",
      "What Ubia does",
    ]);
    expect(about.needs.entries.length).toBeGreaterThan(2);
    for (const { who, need, answer } of about.needs.entries) {
      const row = needs.getByRole("row").filter({ hasText: who }).first();
      await expect(row).toContainText(need);
      await expect(row).toContainText(answer);
    }

    await expect(
      section("A 360 experience").getByRole("heading", { level: 3 }),
    ).toHaveText(["Prepare", "Learn", "Match", "Pitch", "Close", "Grow"]);
    await expect(
      section("A 360 experience").getByRole("img", {
        name: about.experience.picture,
      }),
    ).toBeVisible();

    const value = section(about.value.title);
    await expect(value.getByRole("heading", { level: 3 })).toHaveText([
      "For businesses",
      "For investors",
    ]);
    for (const side of about.value.sides)
      expect(side.points.length).toBeGreaterThan(1);
    for (const { title, promise, points } of about.value.sides)
      for (const text of [title, promise, ...points])
        await expect(value.getByText(text)).toBeVisible();

    const locations = section("Footprint");
    for (const region of ["West Africa", "East Africa", "Southern Africa"])
      await expect(
        locations.getByRole("heading", { name: region }),
      ).toBeVisible();
    expect(
      footprint.regions.flatMap(({ countries }) => countries).length,
    ).toBeGreaterThan(5);
    expect(firm.offices.map(({ city }) => city)).toEqual(
      expect.arrayContaining(["Nairobi", "Accra"]),
    );
    for (const { name, countries } of footprint.regions) {
      await expect(locations.getByRole("heading", { name })).toBeVisible();
      for (const { name: country, city } of countries)
        await expect(
          locations.getByRole("listitem").filter({ hasText: country }).first(),
        ).toContainText(city);
    }
    for (const { city, address } of firm.offices) {
      const office = locations
        .getByRole("listitem")
        .filter({ hasText: address });
      await expect(office).toContainText(city);
    }

    const leader = section(about.leader.title);
    await expect(leader.getByRole("heading", { level: 3 })).toHaveText(
      "Lead Partner, Private Enterprise",
    );
    for (const paragraph of about.leader.paragraphs)
      await expect(leader.getByText(paragraph)).toBeVisible();
  });
  await test.step("/contact shows a lead partner, then people by region, each with a webmail link and a professional-network link", async () => {
    await openWithinSite(page, "/contact");
    await expect(page).toHaveTitle("Contact Us | Ubia");
    const main = page.getByRole("main");
    const cards = main.getByRole("article");
    await expect(cards.first().getByRole("heading", { level: 2 })).toHaveText(
      "Lead Partner, Private Enterprise",
    );
    const roles: string[] = [];
    for (const name of ["West Africa", "East Africa", "Southern Africa"]) {
      const region = main.getByRole("region", { name, exact: true });
      const people = region.getByRole("article");
      await expect(people).not.toHaveCount(0);
      roles.push(
        ...(await region.getByRole("heading", { level: 4 }).allInnerTexts()),
      );
    }
    expect(new Set(roles).size).toBe(roles.length);
    await expect(cards).toHaveCount(roles.length + 1);
    for (const { role, email, network } of [
      contacts.lead,
      ...contacts.regions.flatMap(({ contacts: people }) => people),
    ]) {
      const card = cards.filter({
        has: page.getByRole("heading", { name: role, exact: true }),
      });
      const webmail = card.getByRole("link", { name: `Webmail ${role}` });
      const address = new URL((await webmail.getAttribute("href")) ?? "");
      expect(address.host).toBe("webmail.example.org");
      expect(address.searchParams.get("to")).toBe(email);
      const profile = card.getByRole("link", {
        name: `Network profile ${role}`,
      });
      await expect(profile).toHaveAttribute("href", network);
      expect(network).toMatch(/^https:\/\/network\.example\.org\/in\/[\w-]+$/);
      for (const link of [webmail, profile])
        await expect(link).toHaveAttribute("target", "_blank");
      await expect(card.getByRole("link", { name: email })).toHaveAttribute(
        "href",
        `mailto:${email}`,
      );
    }
  });
});
