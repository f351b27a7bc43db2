import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import {
  CONSENT_ACCEPTED,
  CONSENT_COOKIE,
  CONSENT_REJECTED_COOKIE,
} from "../../../contract/storage.ts";
import {
  type ConsentChoice,
  cookieConsentMachine,
} from "../../../machines/cookie-consent/chart.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { flowBinding } from "../../support/driven/flow.ts";

/** The browser's cookies when the page is loaded. */
type Fixture = { cookies: Record<string, string> };

const COOKIES: Readonly<Record<ConsentChoice, Record<string, string>>> = {
  accepted: { [CONSENT_COOKIE]: CONSENT_ACCEPTED },
  rejected: { [CONSENT_REJECTED_COOKIE]: "yes" },
  none: {},
};

const bar = (page: Page) =>
  page.getByRole("region", { name: t("consent.label") });
const reviewButton = (page: Page) =>
  page
    .getByRole("contentinfo")
    .getByRole("button", { name: t("consent.review") });

/** Expects the browser to have exactly the cookies that store this choice. */
async function expectStoredChoice(
  page: Page,
  choice: ConsentChoice,
): Promise<void> {
  await expect
    .poll(async () =>
      Object.fromEntries(
        (await page.context().cookies()).map(({ name, value }) => [
          name,
          value,
        ]),
      ),
    )
    .toEqual(COOKIES[choice]);
}

/** Stores a choice as another tab would, and then dispatches `visibilitychange` in this tab. */
async function chooseInOtherTab(
  { page, world }: Driver<Fixture>,
  choice: ConsentChoice,
): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies(
    Object.entries(COOKIES[choice]).map(([name, value]) => ({
      name,
      value,
      url: world.origin,
    })),
  );
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange")),
  );
}

/** Browser binding for the cookie consent chart. */
export const cookieConsentBinding = flowBinding<
  typeof cookieConsentMachine,
  Fixture
>({
  machine: cookieConsentMachine,
  calls: {},
  fixture: () => ({ cookies: {} }),
  open: (driver) => driver.visit("/", { cookies: driver.fixture.cookies }),
  events: {
    "xstate.done.actor.readChoice": {
      cases: [
        { output: "accepted" },
        { output: "rejected" },
        { output: "none" },
      ],
      automatic: ({ fixture }, { output }) => {
        fixture.cookies = COOKIES[output as ConsentChoice];
      },
    },
    "xstate.error.actor.readChoice": { never: "reading cookies cannot fail" },
    "xstate.error.actor.watchChoice": {
      never: "adding a listener cannot fail",
    },
    "cookies.accepted": ({ snapshot }) => ({
      cases: snapshot.hasTag("asking") ? [{}] : [],
      perform: ({ page }) =>
        bar(page)
          .getByRole("button", { name: t("consent.accept") })
          .click(),
    }),
    "cookies.rejected": ({ snapshot }) => ({
      cases: snapshot.hasTag("asking") ? [{}] : [],
      perform: ({ page }) =>
        bar(page)
          .getByRole("button", { name: t("consent.reject") })
          .click(),
    }),
    "choice.read": {
      cases: [{ choice: "accepted" }, { choice: "rejected" }],
      perform: (driver, { choice }) => chooseInOtherTab(driver, choice),
    },
    "review.requested": { perform: ({ page }) => reviewButton(page).click() },
  },
  states: {
    reading: { never: "ends immediately after the page is loaded" },
    waiting: ({ page }) => expect(bar(page)).toHaveCount(0),
    "asking.unanswered": ({ page }) => expect(bar(page)).toBeVisible(),
    "asking.reviewing": ({ page }) => expect(bar(page)).toBeVisible(),
    accepted: async ({ page }) => {
      await expect(bar(page)).toHaveCount(0);
      await expectStoredChoice(page, "accepted");
    },
    rejected: async ({ page }) => {
      await expect(bar(page)).toHaveCount(0);
      await expectStoredChoice(page, "rejected");
    },
  },
});
