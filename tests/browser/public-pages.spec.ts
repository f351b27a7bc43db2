import { t } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import { firm } from "../../src/content/firm.ts";
import { expectAccessibleContent } from "../support/browser/accessibility.ts";
import {
  expectHydratedHeading,
  untilHydrated,
  watchHeading,
} from "../support/browser/hydration.ts";
import { openWithinSite } from "../support/browser/navigation.ts";
import { resetForm } from "../support/browser/password-forms.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

test("the support and privacy pages show their content, hydration preserves the prerendered heading, links open the next page at its top with its content focused, even after its script failed to load, and a defect of a script is reported", {
  tag: [
    "@2-accessibility-141",
    "@2-support-01",
    "@2-support-02",
    "@9-support-01",
    "@2-privacy-01",
    "@2-privacy-02",
    "@8-defects-261",
  ],
}, async ({ page, context, site }) => {
  await watchHeading(page);
  await test.step("the support page reveals an email address and a phone number, shows a message while the browser is offline, and a link to a section leads to it again after the visitor has scrolled away", async () => {
    // A browser may fetch the favicon at any time, even while it is offline.
    await page.route(/favicon/, (route) => route.fulfill({ status: 204 }));
    await page.goto("/support#first-questions");
    const email = page.getByRole("link", { name: firm.supportEmail });
    const phone = page.getByRole("link", { name: firm.supportPhone.shown });
    const contact = page.getByRole("button", { name: "Contact Support" });
    await expect(contact).toHaveAttribute("aria-expanded", "false");
    await expect(email).toHaveCount(0);
    await expectHydratedHeading(page);
    await contact.click();
    await expect(email).toHaveAttribute("href", `mailto:${firm.supportEmail}`);
    await expect(phone).toHaveAttribute(
      "href",
      `tel:${firm.supportPhone.dialled}`,
    );
    await expect(page.getByRole("main")).toContainText(
      "Investors can also seek funding: open an investee account with another email address.",
    );
    await expect(
      page.getByRole("main").getByRole("link", { name: "Accessibility" }),
    ).toHaveAttribute("href", "/accessibility");
    await expectAccessibleContent(page);
    await contact.click();
    await expect(email).toHaveCount(0);

    await page.getByRole("button", { name: "Virtual Assistant" }).click();
    const assistant = page.getByRole("dialog", { name: "Virtual Assistant" });
    await assistant.getByLabel("Your question").fill("Perhaps");
    await page.keyboard.press("Enter");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await assistant.getByRole("link", { name: "FAQs" }).click();
    const section = page.locator("#first-questions");
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();

    await context.setOffline(true);
    const notice = page.getByText("You are offline.");
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });
  await test.step("the privacy page links to a statement for each country, and contains the terms and the privacy notice", async () => {
    await openWithinSite(page, "/privacy-policy");
    const main = page.getByRole("main");
    for (const country of [
      "Kenya",
      "Ghana",
      "Nigeria",
      "South Africa",
      "Zambia",
      "Zimbabwe",
      "Mauritius",
      "Mozambique",
      "Rwanda",
      "Tanzania",
      "Uganda",
    ]) {
      const statement = main.getByRole("link", { name: country });
      await expect(statement).toHaveAttribute("target", "_blank");
      await expect(statement).toHaveAttribute("rel", /noreferrer/);
    }
    for (const name of ["Terms and conditions", "Privacy notice"])
      await expect(main.getByRole("heading", { name })).toBeVisible();
    for (const sentence of [
      "hashes of your last 9 passwords",
      "the browser and system that you use, and the times of the login",
      "a hash of the address, for 180 days after your last login from it",
      "What our team does with your account",
      "a record of the deletion and of what our team did with your account",
    ])
      await expect(main).toContainText(sentence);
  });
  await test.step("a page whose script failed to load opens when the user clicks its link again, at its top and with its content focused", async () => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    const support = footer.getByRole("link", { name: "Support" });
    await expectHydratedHeading(page);
    const heading = page.getByRole("heading", { level: 1 });
    const pageFile = /\/assets\/support-page-[^/]*\.js/;
    await expectFailure(page, { path: pageFile, status: "none" }, async () => {
      await page.route(pageFile, (route) => route.abort());
      await support.click();
      await expect(heading).toHaveText("This page could not be opened.");
      await expect(page.getByRole("main")).toBeFocused();
    });
    await page.unroute(pageFile);
    await page.getByRole("link", { name: "Home", exact: true }).first().click();
    await expect(page).toHaveURL("/");
    await support.click();
    await expect(heading).toHaveText("How can we help?");
    await expect(page.getByRole("main")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle("Support | Ubia");
  });
  await test.step("a link to the current page, with the same or a different query, scrolls to the top and focuses the content", async () => {
    for (const [path, link] of [
      ["/programs?category=kpmg-master", "Programs"],
      ["/about", "About Us"],
    ] as const) {
      await openWithinSite(page, path);
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: link })
        .click();
      await expect(page.getByRole("main")).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await expect(page).toHaveURL("/about");
  });
  await test.step("a page reports a defect of its scripts once per position and at most three times, without the text of the error and the values in the address, and does not report errors of extensions and failed downloads", async () => {
    const reports = () =>
      site
        .output()
        .split("\n")
        .filter((line) => line.includes("browser defect"))
        .map((line) => JSON.parse(line).defect)
        // The server also logs the defects of other tests.
        .filter(({ script }) => script === "index-C0ffee.js");
    await openWithinSite(page, "/unsubscribe/secret-of-a-person");
    // An event of the test, because a real rejection would fail it.
    await page.evaluate(() => {
      const fail = (position: string, message = "typed by a person") => {
        const reason = new TypeError(message);
        reason.stack = `TypeError: ${message}\n    at f (${position})`;
        const promise = Promise.resolve();
        dispatchEvent(
          new PromiseRejectionEvent("unhandledrejection", { promise, reason }),
        );
      };
      const script = `${location.origin}/assets/index-C0ffee.js`;
      fail("chrome-extension://abc/content.js:1:1");
      fail(`${script}:9:9`, "Failed to fetch dynamically imported module");
      for (const line of [1, 1, 2, 3, 4, 5]) fail(`${script}:${line}:20480`);
    });
    await expect.poll(() => reports().length).toBe(3);
    for (const { line, ...report } of reports())
      expect(report).toEqual({
        kind: "rejection",
        name: "TypeError",
        script: "index-C0ffee.js",
        column: 20_480,
        route: "/unsubscribe/:token",
      });
    expect(new Set(reports().map(({ line }) => line)).size).toBe(3);
  });
});

/** The headings of some public pages, by path. */
const HEADINGS: Readonly<Record<string, string>> = {
  "/": "Capital meets its match.",
  "/support": "How can we help?",
  "/privacy-policy": "Privacy and terms",
  "/login": "Log in",
  "/register": "Join Ubia",
};

test("public pages show their heading without JavaScript, and their visible part has the same layout before and after the style sheet is loaded", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  // The font is loaded later than the style sheet and would change the layout.
  await context.route("**/*.woff2", (route) => route.abort());
  const page = await context.newPage();
  for (const { path } of Object.values(pages).filter(
    (page) => page.access === "public" && !page.path.includes(":"),
  )) {
    await page.goto(`${site.origin}${path}`);
    const heading = HEADINGS[path];
    if (heading)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    const layouts = async () => {
      const boxes: string[][] = [];
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        boxes.push(await page.evaluate(elementsInViewport));
      }
      return boxes;
    };
    const styled = await layouts();
    await page.evaluate(disableStyleSheet);
    expect(await layouts(), path).toEqual(styled);
  }
  await context.close();
});

/** Runs in the page. The styles that remain are those that the page has before its style sheet is loaded. */
function disableStyleSheet(): void {
  const links = document.querySelectorAll<HTMLLinkElement>(
    "link[rel=stylesheet]",
  );
  if (links.length === 0) throw new Error("The page has no style sheet.");
  for (const link of links) link.disabled = true;
}

/** Runs in the page. Returns the elements that are visible without scrolling, with their boxes. */
function elementsInViewport(): string[] {
  return [...document.body.querySelectorAll("*")].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName} ${element.getAttribute("class")}`;
    return y < innerHeight && width > 0
      ? `${name} ${[x, y, width, height].map(Math.round).join(" ")}`
      : [];
  });
}

test("a defect in an effect, of a page or of the whole site, shows the error page and is reported in the console", {
  tag: ["@8-offline-141"],
}, async ({ browser }) => {
  // Without the page guard, which accepts no error in the console.
  const context = await browser.newContext();
  const page = await context.newPage();
  const reports: string[] = [];
  page.on("console", (message) => reports.push(message.text()));
  await page.addInitScript(() => {
    const fail = () => {
      throw new TypeError("An injected defect");
    };
    crypto.randomUUID = fail;
    Object.defineProperty(document, "cookie", { get: () => "", set: fail });
  });
  const failed = page.getByRole("heading", {
    name: "This page could not be opened.",
  });
  await page.goto(pages.resetPassword.path);
  const { email, submit } = resetForm(page);
  await untilHydrated(submit);
  await email.fill("ama@firm.example.org");
  await submit.click();
  await expect(failed).toBeVisible();
  expect(reports.join()).toContain("TypeError: An injected defect");

  reports.length = 0;
  await page.goto("/");
  const choices = page.getByRole("button", { name: t("consent.review") });
  await untilHydrated(choices);
  await choices.click();
  await page.getByRole("button", { name: t("consent.reject") }).click();
  await expect(failed).toBeVisible();
  expect(reports.join()).toContain("TypeError: An injected defect");
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await context.close();
});
