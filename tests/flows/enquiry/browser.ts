import { expect, type Page } from "@playwright/test";
import {
  type EnquiryContext,
  enquiryMachine,
} from "../../../machines/enquiry/chart.ts";
import { programmes } from "../../../src/content/programmes/catalogue.ts";
import {
  bookOrEnquire,
  catalogue,
} from "../../support/browser/programme-pages.ts";
import { blockExternalLinks } from "../../support/driven/external-links.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import { expectText } from "../../support/driven/page-assertions.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { enquiryPlan } from "./plan.ts";

/** Storage key of the user agent that the page should report. */
const USER_AGENT_KEY = "test_user_agent";
/** The inputs for a browser and for a mail client. The input for a webmail host would need another origin. */
const inputs = enquiryPlan.inputs?.slice(0, 2) ?? [];
const programmeTitled = (title: string) => {
  const match = programmes.find((programme) => programme.title === title);
  if (!match) throw new Error(`No programme ${title}`);
  return match;
};
const sendLink = (page: Page) =>
  catalogue(page).enquiry.getByRole("link", { name: "Send Inquiry Email" });
const payButton = (page: Page) =>
  catalogue(page).enquiry.getByRole("button", { name: "Pay by card" });

/** Browser binding for the enquiry chart, with the user agents of a browser and of a mail client. */
export const enquiryBinding = flowBinding<typeof enquiryMachine, Person>({
  machine: enquiryMachine,
  inputs,
  calls: {},
  async fixture({ page, world }) {
    await page.addInitScript(replaceUserAgent, USER_AGENT_KEY);
    await page.addInitScript(blockExternalLinks);
    return world.personWithRole("investee");
  },
  async open(driver, inputIndex) {
    await driver.visit("/programs?category=pitching", {
      stored: {
        ...storedSession(driver.fixture, await driver.now()),
        [USER_AGENT_KEY]: inputs[inputIndex]?.browser.userAgent ?? "",
      },
    });
  },
  events: {
    "enquiry.opened": {
      cases: [
        { programme: programmeTitled("Pitch Workshop"), isMember: true },
        { programme: programmeTitled("Pitch Deck Clinic"), isMember: true },
      ],
      async perform({ page }, { programme: { title } }) {
        // Wait until the page knows that the user is logged in.
        await expect(
          page.getByRole("banner").getByText("Logout").first(),
        ).toBeAttached();
        await bookOrEnquire(catalogue(page).programme(title)).click();
      },
    },
    "enquiry.closed": { perform: ({ page }) => page.keyboard.press("Escape") },
    "mail.opened": { perform: ({ page }) => sendLink(page).click() },
    "card.chosen": { perform: ({ page }) => payButton(page).click() },
  },
  states: {
    closed: ({ page }) => expect(catalogue(page).enquiry).toHaveCount(0),
    async "open.byWebmail"({ page }, { context }) {
      await expectModal(page, context);
      await expect(sendLink(page)).toHaveAttribute(
        "href",
        /^https:\/\/webmail\.example\.org\/compose\?/,
      );
      await expect(sendLink(page)).toHaveAttribute("target", "_blank");
    },
    async "open.byMailProgram"({ page }, { context }) {
      await expectModal(page, context);
      await expect(sendLink(page)).toHaveAttribute("href", /^mailto:/);
    },
    async redirectedToPayment({ page }) {
      await expect(page).toHaveURL("/payment-page");
      await expect(page.getByRole("main")).toContainText("Pitch Workshop");
    },
  },
});

async function expectModal(
  page: Page,
  { programme, hint }: EnquiryContext,
): Promise<void> {
  const { enquiry } = catalogue(page);
  if (programme === null) throw new Error("The modal has no programme.");
  for (const text of [programme.title, programme.provider, "Nairobi", "Accra"])
    await expect(enquiry).toContainText(text);
  await expect(enquiry).toContainText(programme.price ?? "On request");
  await expect(payButton(page)).toHaveCount(programme.price ? 1 : 0);
  await expectText(page, hint);
}

/** Runs in the page. Replaces the user agent. */
function replaceUserAgent(storageKey: string): void {
  const userAgent = localStorage.getItem(storageKey);
  if (userAgent)
    Object.defineProperty(navigator, "userAgent", {
      value: userAgent,
      configurable: true,
    });
}
