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

/** `isAway` after the page was left, so that the dialog no longer exists; `typed` is the name's field. */
type Notes = Person & { isAway: boolean; typed: string | RegExp };

const TYPED = "Half Typed Capital";
/** The menu entry of each destination. */
const ENTRIES: Readonly<Record<string, string>> = {
  "/investor-page": "My Dashboard",
};
const question = (page: Page) =>
  page.getByRole("dialog", { name: t("profile.leave.title") });

/** Leaving a page with something unsaved, in a real browser: an investor's profile. */
export const drivenLeaveGuard = drivenFlow<typeof leaveGuardMachine, Notes>({
  machine: leaveGuardMachine,
  calls: {},
  notes: async ({ world }) => ({
    ...(await world.newPerson("investor")),
    isAway: false,
    typed: /./,
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
        if (notes.isAway) {
          await openProfile(drive);
          // The form first offers to restore earlier input.
          await page
            .getByRole("button", { name: t("profile.draftLeave") })
            .click();
        }
        await profileForm(page).name.fill(TYPED);
        notes.typed = TYPED;
        await chooseFromMenu(page, ENTRIES[to] ?? to);
      },
    },
    "leave.confirmed": {
      async cause({ page, notes }, _event, { context: { to } }) {
        notes.isAway = true;
        await question(page)
          .getByRole("button", { name: t("profile.leave.leave"), exact: true })
          .click();
        await expect(page).toHaveURL(to ?? "");
      },
    },
    "leave.cancelled": {
      cause: ({ page }) =>
        question(page)
          .getByRole("button", { name: t("profile.leave.stay") })
          .click(),
    },
  },
  states: {
    async staying({ page, notes }) {
      await expect(question(page)).toHaveCount(0);
      const { name } = profileForm(page);
      if (notes.isAway) await expect(name).toHaveCount(0);
      else await expect(name).toHaveValue(notes.typed);
    },
    async asking({ page }) {
      await expect(question(page)).toContainText(t("profile.leave.unsaved"));
      await expect(page).toHaveURL("/profile");
      // The page behind the dialog cannot be focused.
      await expect(question(page).locator(":focus")).toHaveCount(1);
    },
  },
});

async function openProfile(drive: Drive<Notes>): Promise<void> {
  const { notes } = drive;
  notes.isAway = false;
  notes.typed = /./;
  await drive.visit("/profile", {
    stored: storedSession(notes, await drive.now()),
  });
}
