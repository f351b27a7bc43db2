import { afterAll, beforeAll, expect, test } from "vitest";
import { latestEmail, linkAndCodeOf } from "../support/mailbox.ts";
import { type SpawnedServer, spawnServer } from "../support/spawned-server.ts";
import { logIn, register } from "./accounts.ts";
import { ENGINES, openTab } from "./driver/engines.ts";
import type { Tab } from "./driver/tab.ts";

let server: SpawnedServer;

beforeAll(async () => {
  server = await spawnServer();
});

afterAll(() => server.dispose());

test.each(ENGINES)(
  "in %s, two members register, verify, fill in profiles, are matched and introduced, and follow the stages",
  async (engine) => {
    const { origin } = server;
    const investor = await openTab(engine, { origin });
    const investee = await openTab(engine, { origin });
    const investorEmail = `fund-${engine}@example.org`;
    const investeeEmail = `farm-${engine}@example.org`;
    const fund = `Baobab ${engine}`;
    const farm = `Nakuru ${engine}`;
    try {
      await register(investor, investorEmail, "Investor");
      await verifyByLink(investor, investorEmail);
      await logIn(investor, investorEmail);
      await investor.waitForPath("/investor-page");
      await investor.click("link", "Set up your profile");
      await fillProfile(investor, fund);
      await investor.select("Investment target", "$100,000–$500,000");
      await choose(investor, "Sectors of interest", "Agriculture");
      await choose(investor, "Business stages", "Seed");
      await choose(investor, "Investment types", "Equity");
      await investor.click("button", "Update Profile");
      await investor.waitForText(`Welcome, ${fund}`);

      await register(investee, investeeEmail, "Investee");
      await verifyByCode(investee, investeeEmail);
      await logIn(investee, investeeEmail);
      await investee.waitForPath("/investee-page");
      await investee.goto("/profile");
      await fillProfile(investee, farm);
      await investee.fill("Ticket size", "250,000");
      await investee.select("Business stage", "Seed");
      await investee.select("Sector", "Agriculture");
      await investee.fill("Market", "Food makers, East Africa");
      await investee.click("button", "Update Profile");
      await investee.waitForPath("/investee-page");

      await investee.goto("/investee-match");
      await investee.click("button", "Get Matched");
      await investee.click("button", "Yes");
      await investee.click("button", "Yes, proceed");
      await investee.waitFor("the investor's offer", () =>
        investee.has("heading", fund),
      );

      await investor.reload();
      await investor.click("button", "Approve", { within: farm });
      await investor.waitForText(investeeEmail);

      await investee.goto("/investee-page");
      await investee.click("button", "View Status", { within: fund });
      await investee.waitForText(investorEmail);
      expect(await currentStage(investee)).toContain("Approved");
    } finally {
      await investor.close();
      await investee.close();
    }
  },
);

async function verifyByLink(tab: Tab, email: string): Promise<void> {
  const { link } = linkAndCodeOf(await latestEmail(server, email));
  const { pathname, search } = new URL(link);
  await tab.goto(`${pathname}${search}`);
  await tab.waitForText("Email verified successfully.");
  await tab.click("link", "Log in now");
}

async function verifyByCode(tab: Tab, email: string): Promise<void> {
  const { code } = linkAndCodeOf(await latestEmail(server, email));
  await tab.click("button", "Enter a code instead");
  await tab.fill("Verification code", code);
  await tab.click("button", "Verify Code");
  await tab.waitForText("Email verified successfully.");
  await tab.click("link", "Log in now");
}

/** Fills in the fields that the profiles of both roles require. */
async function fillProfile(tab: Tab, name: string): Promise<void> {
  await tab.fill("Business name", name);
  await tab.select("Business type", "Cooperative");
  await tab.select("Country", "Kenya");
  await tab.fill("Description", "We dry tomatoes for food makers.");
}

/** Chooses an option of a multi-select and closes its list. */
async function choose(tab: Tab, label: string, option: string): Promise<void> {
  await tab.click("combobox", label);
  await tab.click("option", option);
  await tab.press("Escape");
}

/** Returns the text of the current stage of the match that is shown. */
function currentStage(tab: Tab): Promise<string> {
  return tab.evaluate(
    () => document.querySelector("[aria-current=step]")?.textContent ?? "",
  );
}
