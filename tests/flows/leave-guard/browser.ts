import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { profileForm } from "../../support/browser/profile-form.ts";
import type { Drive } from "../../support/driven/drive.ts";
import { drivenFlow } from "../../support/driven/flow.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { investorProfile } from "../profile/cases.ts";

/** Whether the page was left, and the expected value of its name field. */
type Notes = Person & { hasLeft: boolean; expectedName: string | RegExp };

const UNSAVED_NAME = "Unsaved Capital";
/** The menu entry that leads to each path. */
const ENTRIES: Readonly<Record<string, string>> = {
  "/investor-page": "My Dashboard",
};
const leaveDialog = (page: Page) =>
  page.getByRole("dialog", { name: t("profile.leave.title") });

/** Leaving an investor's profile with unsaved changes, in a real browser. */
export const drivenLeaveGuard = drivenFlow<typeof leaveGuardMachine, Notes>({
  machine: leaveGuardMachine,
  calls: {},
  notes: async ({ world }) => ({
    ...(await world.newPerson("investor")),
    hasLeft: false,
    expectedName: /./,
  }),
  async open(drive) {
    const { world, gate } = drive;
    if (!world.site) {
      gate.answerAll("user", { output: { user_type: "investor" } });
      gate.answerAll("profile", { output: investorProfile });
    }
    await openProfile(drive);
  },
  events: {
    "leave.requested": {
      cases: Object.keys(ENTRIES).map((to) => ({ to })),
      async cause(drive, { to }) {
        const { page, notes } = drive;
        if (notes.hasLeft) {
          await openProfile(drive);
          // The form first offers to restore earlier input.
          await page
            .getByRole("button", { name: t("profile.draftDiscard") })
            .click();
        }
        await profileForm(page).name.fill(UNSAVED_NAME);
        notes.expectedName = UNSAVED_NAME;
        await chooseFromMenu(page, ENTRIES[to] ?? to);
      },
    },
    "leave.confirmed": {
      async cause({ page, notes }, _event, { context: { to } }) {
        notes.hasLeft = true;
        await leaveDialog(page)
          .getByRole("button", { name: t("profile.leave.leave"), exact: true })
          .click();
        await expect(page).toHaveURL(to ?? "");
      },
    },
    "leave.cancelled": {
      cause: ({ page }) =>
        leaveDialog(page)
          .getByRole("button", { name: t("profile.leave.stay") })
          .click(),
    },
  },
  states: {
    async idle({ page, notes }) {
      await expect(leaveDialog(page)).toHaveCount(0);
      const { name } = profileForm(page);
      if (notes.hasLeft) await expect(name).toHaveCount(0);
      else await expect(name).toHaveValue(notes.expectedName);
    },
    async asking({ page }) {
      await expect(leaveDialog(page)).toContainText(t("profile.leave.unsaved"));
      await expect(page).toHaveURL("/profile");
      // The focus stays in the dialog.
      await expect(leaveDialog(page).locator(":focus")).toHaveCount(1);
    },
  },
});

async function openProfile(drive: Drive<Notes>): Promise<void> {
  const { notes } = drive;
  notes.hasLeft = false;
  notes.expectedName = /./;
  await drive.visit("/profile", {
    stored: storedSession(notes, await drive.now()),
  });
}
