import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { profileForm } from "../../support/browser/profile-form.ts";
import type { Driver } from "../../support/driven/driver.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { investorProfile } from "../profile/cases.ts";

/** Whether the user has left the profile page, and the expected value of the name field. */
type Fixture = Person & { hasLeft: boolean; expectedName: string | RegExp };

const UNSAVED_NAME = "Unsaved Capital";
/** The menu entry that leads to each path. */
const MENU_ENTRIES: Readonly<Record<string, string>> = {
  "/investor-page": "My Dashboard",
};
const leaveDialog = (page: Page) =>
  page.getByRole("dialog", { name: t("profile.leave.title") });

/** Browser binding for the leave guard chart. */
export const leaveGuardBinding = flowBinding<typeof leaveGuardMachine, Fixture>(
  {
    machine: leaveGuardMachine,
    calls: {},
    fixture: async ({ world }) => ({
      ...(await world.personWithRole("investor")),
      hasLeft: false,
      expectedName: /./,
    }),
    async open(driver) {
      const { world, gate } = driver;
      if (!world.site) {
        gate.answerAll("user", { output: { user_type: "investor" } });
        gate.answerAll("profile", { output: investorProfile });
      }
      await openProfile(driver);
    },
    events: {
      "leave.requested": {
        cases: Object.keys(MENU_ENTRIES).map((path) => ({ path })),
        async perform(driver, { path }) {
          const { page, fixture } = driver;
          if (fixture.hasLeft) {
            await openProfile(driver);
            // The form first offers to restore earlier input.
            await page
              .getByRole("button", { name: t("profile.draftDiscard") })
              .click();
          }
          await profileForm(page).name.fill(UNSAVED_NAME);
          fixture.expectedName = UNSAVED_NAME;
          await chooseFromMenu(page, MENU_ENTRIES[path] ?? path);
        },
      },
      "leave.confirmed": {
        async perform({ page, fixture }, _event, { context: { path } }) {
          fixture.hasLeft = true;
          await leaveDialog(page)
            .getByRole("button", {
              name: t("profile.leave.leave"),
              exact: true,
            })
            .click();
          await expect(page).toHaveURL(path ?? "");
        },
      },
      "leave.cancelled": {
        perform: ({ page }) =>
          leaveDialog(page)
            .getByRole("button", { name: t("profile.leave.stay") })
            .click(),
      },
    },
    states: {
      async idle({ page, fixture }) {
        await expect(leaveDialog(page)).toHaveCount(0);
        const { name } = profileForm(page);
        if (fixture.hasLeft) await expect(name).toHaveCount(0);
        else await expect(name).toHaveValue(fixture.expectedName);
      },
      async asking({ page }) {
        await expect(leaveDialog(page)).toContainText(
          t("profile.leave.unsaved"),
        );
        await expect(page).toHaveURL("/profile");
        // The focus stays in the dialog.
        await expect(leaveDialog(page).locator(":focus")).toHaveCount(1);
      },
    },
  },
);

async function openProfile(driver: Driver<Fixture>): Promise<void> {
  const { fixture } = driver;
  fixture.hasLeft = false;
  fixture.expectedName = /./;
  await driver.visit("/profile", {
    stored: storedSession(fixture, await driver.now()),
  });
}
