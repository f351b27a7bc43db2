import { expect, type Page } from "@playwright/test";
import { supportMachine } from "../../../machines/support/chart.ts";
import { firm } from "../../../src/content/firm.ts";
import { support } from "../../../src/content/support.ts";
import { flowBinding } from "../../support/driven/flow.ts";

const contactButton = (page: Page) =>
  page.getByRole("button", { name: support.contact });
const emailLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: firm.supportEmail });

/** Browser binding for the support chart. */
export const supportBinding = flowBinding<typeof supportMachine, null>({
  machine: supportMachine,
  rules: ["2-support-02", "9-support-01"],
  calls: {},
  fixture: () => null,
  open: (driver) => driver.visit("/support"),
  events: {
    "contact.toggled": { perform: ({ page }) => contactButton(page).click() },
  },
  states: {
    async hidden({ page }) {
      await expect(contactButton(page)).toHaveAttribute(
        "aria-expanded",
        "false",
      );
      await expect(emailLink(page)).toHaveCount(0);
    },
    async revealed({ page }) {
      await expect(contactButton(page)).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await expect(emailLink(page)).toHaveAttribute(
        "href",
        `mailto:${firm.supportEmail}`,
      );
      await expect(
        page.getByRole("main").getByText(firm.supportPhone.shown),
      ).toBeVisible();
    },
  },
});
