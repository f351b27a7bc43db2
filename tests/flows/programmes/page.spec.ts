import { programmeEnquiry } from "../../../src/content/programme-enquiry.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import {
  expectAccessibleContent,
  expectAccessiblePart,
} from "../../support/browser/accessibility.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { untilHydrated } from "../../support/browser/hydration.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import {
  bookOrEnquire,
  catalogue,
  learnMore,
} from "../../support/browser/programme-pages.ts";
import { expect, test } from "../../support/browser/test.ts";

const MASTER_PATH = "/programs?category=kpmg-master";
const TAX_TITLE = "Tax Technology & GenAI Adoption";

test("a visitor selects a category, searches in it, goes back and forward, reads the cards, and writes an enquiry in a mail program or, in an embedded browser, on a webmail page", {
  tag: [
    "@2-programmes-29",
    "@2-programmes-30",
    "@2-programmes-31",
    "@2-programmes-01",
    "@2-programmes-03",
    "@2-programmes-09",
    "@2-programmes-10",
    "@2-programmes-11",
    "@2-programmes-12",
    "@2-programmes-14",
    "@1-programmes-01",
    "@1-programmes-02",
    "@2-programmes-07",
    "@2-programmes-16",
    "@2-programmes-17",
    "@2-programmes-20",
    "@2-programmes-21",
    "@2-programmes-22",
    "@2-programmes-23",
    "@2-programmes-24",
    "@2-programmes-25",
    "@2-programmes-28",
    "@2-programmes-33",
    "@2-programmes-26",
  ],
}, async ({ page }) => {
  await test.step("a visitor sees a link to the competition for each region, selects a category, searches in it, and goes back and forward", async () => {
    await page.goto("/programs");
    const programmesPage = catalogue(page);
    await expect(programmesPage.heading).toHaveText("Programs");
    await expect(programmesPage.programmes).toHaveText([
      /^Master Programs/,
      /^External Programs/,
      /^Mentorship Founder Sessions/,
      /^Pitch Coaching/,
    ]);
    const section = page.getByRole("region", {
      name: "Global Innovator Tech Competition",
    });
    await expect(section.getByRole("heading", { level: 3 })).toHaveText([
      "East Africa",
      "West Africa",
      "Southern Africa",
    ]);
    const links = section.getByRole("link", { name: /^More Info/ });
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("href", /^https:.*example\.org/);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noreferrer/);
    }
    await untilHydrated(programmesPage.category("Master Programs"));
    await programmesPage.category("Master Programs").click();
    await expect(page).toHaveURL(MASTER_PATH);
    await expect(page).toHaveTitle("Master Programs | Ubia");
    await expect(programmesPage.heading).toHaveText("Master Programs");
    await expect(programmesPage.main).toBeFocused();
    await expect(programmesPage.programmes).toHaveCount(10);

    await programmesPage.search.fill("TAX tech");
    await expect(programmesPage.programmes).toHaveCount(1);
    await expect(programmesPage.programme(TAX_TITLE)).toBeVisible();
    await expect(programmesPage.main.getByRole("status")).toHaveText(
      "1 of 10 programmes",
    );
    await expect(page).toHaveURL(`${MASTER_PATH}&search=TAX+tech`);
    await programmesPage.search.fill("mentor");
    await expect(
      programmesPage.main.getByText("Nothing matches “mentor”"),
    ).toBeVisible();
    await expectAccessibleContent(page);
    await programmesPage.main.getByRole("button", { name: "Show all" }).click();
    await expect(programmesPage.programmes).toHaveCount(10);
    await programmesPage.search.fill("private enterprise");
    await expect(programmesPage.programmes).toHaveCount(10);
    await programmesPage.search.fill("genai");
    await expect(programmesPage.programmes).toHaveCount(1);

    // A search adds no history entry.
    await page.goBack();
    await expect(programmesPage.heading).toHaveText("Programs");
    await expect(programmesPage.main).toBeFocused();
    await page.goForward();
    await expect(programmesPage.search).toHaveValue("genai");
    await expect(programmesPage.programmes).toHaveCount(1);

    await programmesPage.back.click();
    await expect(page).toHaveURL("/programs");
    await expect(programmesPage.heading).toHaveText("Programs");
    await expect(programmesPage.main).toBeFocused();
    await programmesPage.category("Mentorship Founder Sessions").click();
    await expect(programmesPage.search).toHaveValue("");
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Programs" })
      .click();
    await expect(programmesPage.heading).toHaveText("Programs");
  });
  await test.step("a card shows a programme's title, provider, link and description, and, if the programme has them, its fee and a Book / Enquire button, which shows the programme and the offices and opens a prefilled email without sending a request; a shared URL opens the same search, also a long one, because the length of a search is limited", async () => {
    const programmesPage = catalogue(page);
    await programmesPage.category("Master Programs").click();
    const taxProgramme = programmesPage.programme(TAX_TITLE);
    await expect(taxProgramme).toContainText("Private Enterprise Academy");
    await expect(taxProgramme).toContainText(
      "For finance teams that still enter invoices manually",
    );
    await expect(taxProgramme).toContainText(/Fee\s*\$200\s*USD/);
    await expect(
      taxProgramme.getByRole("link", {
        name: `Programme page for members ${TAX_TITLE}`,
      }),
    ).toHaveAttribute("href", "/login");
    for (const card of await programmesPage.programmes.all())
      await expect(bookOrEnquire(card)).toBeVisible();

    const bookButton = bookOrEnquire(programmesPage.programme(TAX_TITLE));
    await bookButton.click();
    for (const text of [
      TAX_TITLE,
      "Private Enterprise Academy",
      "$200 USD",
      "For finance teams that still enter invoices manually",
      "Nairobi",
      "Riverside Example House",
      "Accra",
      "Independence Example Avenue",
    ])
      await expect(programmesPage.enquiry).toContainText(text);
    await expect(
      programmesPage.enquiry.getByRole("button", { name: "Pay by card" }),
    ).toHaveCount(0);
    await expectAccessiblePart(programmesPage.enquiry);

    const sendLink = programmesPage.enquiry.getByRole("link", {
      name: "Send Inquiry Email",
    });
    const link = new URL((await sendLink.getAttribute("href")) ?? "");
    expect(link.protocol).toBe("mailto:");
    expect(link.pathname).toBe(programmeEnquiry.to);
    expect(link.searchParams.get("cc")).toBe(programmeEnquiry.cc);
    expect(link.searchParams.get("subject")).toContain(TAX_TITLE);
    expect(link.searchParams.get("body")).toContain(TAX_TITLE);
    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    // Prevents the browser from opening a mail client.
    await page.evaluate(() =>
      addEventListener("click", (event) => event.preventDefault()),
    );
    await sendLink.click();
    await expect(programmesPage.enquiry).toContainText(
      "Your mail program should have opened with everything filled in. If nothing happened, write to programs@example.org.",
    );
    expect(calls).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(programmesPage.enquiry).toHaveCount(0);
    await expect(bookButton).toBeFocused();

    const { search, main } = catalogue(page);
    await search.focus();
    // Unlike fill(), this respects the maximum length of the field, as a paste does.
    await page.keyboard.insertText("é".repeat(4_000));
    await expect(search).toHaveValue("é".repeat(100));
    await expect(main.getByText(/^Nothing matches/)).toBeVisible();
    await expect(search).toBeFocused();
    await page.reload();
    await expect(search).toHaveValue("é".repeat(100));
    await expect(main.getByText(/^Nothing matches/)).toBeVisible();

    await untilHydrated(programmesPage.back);
    await programmesPage.back.click();
    await programmesPage.category("Mentorship Founder Sessions").click();
    await expect(programmesPage.heading).toHaveText(
      "Mentorship Founder Sessions",
    );
    await expect(programmesPage.programmes).toHaveCount(3);
    await expect(bookOrEnquire(programmesPage.main)).toHaveCount(0);
    await expect(programmesPage.main).not.toContainText("USD");
    await programmesPage.back.click();
    await programmesPage.category("Pitch Coaching").click();
    await expect(
      programmesPage.programme("Pitch Deck Clinic"),
    ).not.toContainText("USD");
    await expect(
      bookOrEnquire(programmesPage.programme("Pitch Deck Clinic")),
    ).toBeVisible();
  });
  await test.step("in the embedded browser of a desktop mail client, the enquiry opens a webmail page", async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "userAgent", {
        value: "Mozilla/5.0 (Windows NT 10.0) Microsoft Outlook 16.0.18227",
      });
    });
    await page.goto("/programs?category=pitching");
    const programmesPage = catalogue(page);
    const bookButton = bookOrEnquire(
      programmesPage.programme("Pitch Workshop"),
    );
    await untilHydrated(bookButton);
    await bookButton.click();
    const sendLink = programmesPage.enquiry.getByRole("link", {
      name: "Send Inquiry Email",
    });
    await expect(sendLink).toHaveAttribute("target", "_blank");
    const link = new URL((await sendLink.getAttribute("href")) ?? "");
    expect(link.host).toBe("webmail.example.org");
    expect(link.searchParams.get("cc")).toBe(programmeEnquiry.cc);
    await page.evaluate(() =>
      addEventListener("click", (event) => event.preventDefault()),
    );
    await sendLink.click();
    await expect(programmesPage.enquiry).toContainText(
      "A webmail page should have opened in a new tab with everything filled in. If nothing happened, write to programs@example.org.",
    );
  });
});

test("for a member, External Programs has two sub-tracks, the links on an external programme's card open in a new tab, and those on an internal programme's card lead to the programme, whose Learn More opens its description in a dialog", {
  tag: [
    "@2-programmes-06",
    "@2-programmes-10",
    "@2-programmes-19",
    "@2-programmes-32",
    "@4-programmes-01",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  await page.goto("/programs");
  const programmesPage = catalogue(page);
  await untilHydrated(programmesPage.category("External Programs"));
  await programmesPage.category("External Programs").click();
  await expect(page).toHaveURL("/programs?category=external-programs");
  await expect(programmesPage.programmes).toHaveText([
    /^Ecosystem Programs/,
    /^Family Business Programs/,
  ]);
  await programmesPage.category("Ecosystem Programs").click();
  const labProgramme = programmesPage.programme("Growth Lab for Agribusiness");
  for (const link of [
    learnMore(labProgramme),
    labProgramme.getByRole("link").first(),
  ]) {
    await expect(link).toHaveAttribute(
      "href",
      "https://growth-lab.example.org",
    );
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noreferrer/);
  }
  await programmesPage.back.click();
  await expect(programmesPage.heading).toHaveText("External Programs");
  await expect(programmesPage.main).toBeFocused();
  await programmesPage.category("Family Business Programs").click();
  await expect(page).toHaveURL("/programs?category=family-business-programs");
  await programmesPage.back.click();
  await programmesPage.back.click();
  await expect(programmesPage.heading).toHaveText("Programs");

  await programmesPage.category("Pitch Coaching").click();
  const workshop = programmesPage.programme("Pitch Workshop");
  const url = "/programs-loggedIn?category=pitching&search=Pitch+Workshop";
  await expect(workshop.getByRole("link")).toHaveCount(2);
  for (const link of await workshop.getByRole("link").all())
    await expect(link).toHaveAttribute("href", url);
  await learnMore(workshop).click();
  await expect(page).toHaveURL(url);
  await expect(workshop).toContainText("Dates");

  const learnMoreButton = programmesPage
    .programme("Pitch Workshop")
    .getByRole("button", { name: "Learn More Pitch Workshop" });
  await expect(learnMoreButton).toContainText("Learn More");
  await learnMoreButton.click();
  await expect(programmesPage.enquiry).toContainText(
    "Reduce forty slides to ten",
  );
  await expect(programmesPage.enquiry).toContainText("$395 USD");
  await expectAccessiblePart(programmesPage.enquiry);
  await page.keyboard.press("Escape");
  await expect(learnMoreButton).toBeFocused();

  await openWithinSite(page, "/programs-loggedIn?category=mentorship");
  const boardProgramme = programmesPage.programme("The First Board");
  await learnMore(boardProgramme).click();
  const aboutDialog = page.getByRole("dialog", {
    name: "About this programme",
  });
  await expect(aboutDialog).toContainText("Experienced directors ask");
  await expect(aboutDialog).toContainText("Free of charge");
  await expect(
    aboutDialog.getByRole("button", { name: "Pay by card" }),
  ).toHaveCount(0);
});

test("the links of a programme and of its payment lead a visitor to the login page, and from there to the programme", {
  tag: [
    "@2-programmes-18",
    "@6-programmes-01",
    "@2-programmes-02",
    "@2-guards-06",
    "@6-programmes-02",
  ],
}, async ({ page, site }) => {
  await test.step("Learn More leads to the login page, and from there to the members' view of the programme", async () => {
    const { email } = await site.addMember("investor");
    await page.goto("/programs?category=pitching");
    const workshop = catalogue(page).programme("Pitch Workshop");
    await expect(workshop).not.toContainText("Dates");
    await untilHydrated(learnMore(workshop));
    await learnMore(workshop).click();
    await expect(page).toHaveURL("/login");
    await loginForm(page).logIn(email, GOOD_PASSWORD);
    await expect(page).toHaveURL(
      "/programs-loggedIn?category=pitching&search=Pitch+Workshop",
    );
    await expect(workshop).toContainText("Dates");
    await expect(catalogue(page).programmes).toHaveCount(1);
    // Ends the session in this browser.
    await page.evaluate(() => localStorage.clear());
  });
  await test.step("a visitor who logs in to pay for a programme returns to that programme", async () => {
    const { email } = await site.addMember("investee");
    await page.goto("/programs?category=pitching");
    const { programme, programmes, enquiry } = catalogue(page);
    const bookButton = bookOrEnquire(programme("Pitch Workshop"));
    await untilHydrated(bookButton);
    await bookButton.click();
    await expect(enquiry).toContainText("Members can pay this fee by card.");
    await enquiry.getByRole("link", { name: "Log in" }).click();
    await loginForm(page).logIn(email, GOOD_PASSWORD);
    await expect(page).toHaveURL(
      "/programs-loggedIn?category=pitching&search=Pitch+Workshop",
    );
    await expect(programmes).toHaveCount(1);
    await bookButton.click();
    await expect(
      enquiry.getByRole("button", { name: "Pay by card" }),
    ).toBeVisible();
    // Ends the session in this browser.
    await page.evaluate(() => localStorage.clear());
  });
  await test.step("the links on a paid external programme's card lead a visitor to the login page, and from there to the programme", async () => {
    const { email } = await site.addMember("investee");
    await page.goto("/programs?category=ecosystem-programs");
    const programmesPage = catalogue(page);
    const labProgramme = programmesPage.programme(
      "Growth Lab for Agribusiness",
    );
    await expect(labProgramme.getByRole("link")).toHaveCount(2);
    for (const link of await programmesPage.programmes.getByRole("link").all())
      await expect(link).toHaveAttribute("href", "/login");
    await untilHydrated(learnMore(labProgramme));
    await learnMore(labProgramme).click();
    await loginForm(page).logIn(email, GOOD_PASSWORD);
    await expect(page).toHaveURL(/^[^?]*\/programs-loggedIn\?/);
    await expect(labProgramme.getByRole("link")).toHaveCount(2);
    for (const link of await labProgramme.getByRole("link").all())
      await expect(link).toHaveAttribute(
        "href",
        "https://growth-lab.example.org",
      );
  });
});
