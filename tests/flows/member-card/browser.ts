import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { TOKEN_KEY } from "../../../contract/storage.ts";
import {
  type MemberCardContext,
  memberCardMachine,
} from "../../../machines/member-card/chart.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { storeFromOtherTab } from "../../support/browser/storage.ts";
import { httpError } from "../../support/call-failures.ts";
import type { Drive } from "../../support/driven/drive.ts";
import { drivenFlow, fromServer } from "../../support/driven/flow.ts";
import { setAvatar, setProfile } from "../../support/driven/profile-state.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { pdf, png } from "../../support/sample-files.ts";
import { investorProfile } from "../profile/cases.ts";

/** The logged-in account, and the ids of its two profile pictures on the server. */
type Notes = {
  person: Person;
  ids: ReadonlyMap<string | null, string>;
};
const [first, second] = ["a1", "a2"] as const;
const { business_name: name } = investorProfile;
/** Width of the selected picture. It differs from that of the stored one. */
const CHOSEN_WIDTH = 7;
const selectedPicture = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CHOSEN_WIDTH}" height="5" />`,
);
/** Width of the stored picture; 0 without a server, because a mocked response is not an image. */
const storedWidth = ({ world }: Drive<Notes>) => (world.site ? 1 : 0);
const card = (page: Page) =>
  page
    .getByRole("complementary", { name: t("ui.yourAccount") })
    .locator(".person");

const newIds = () => new Map([first, second].map((key) => [key, randomUUID()]));

/** The card of the sidebar, in a real browser. */
export const drivenMemberCard = drivenFlow<typeof memberCardMachine, Notes>({
  machine: memberCardMachine,
  rules: ["2-investor-dashboard-03"],
  calls: { fetchPicture: "file" },
  notes: async ({ world }) => ({
    person: await world.newPerson("investor"),
    ids: newIds(),
  }),
  async open(drive) {
    await drive.visit(pages.trainingCalendar.path, {
      stored: storedSession(drive.notes.person, await drive.now()),
    });
  },
  events: {
    "member.loaded": {
      cases: [first, second, null].map((avatarId) => ({ name, avatarId })),
      async cause(drive, { avatarId }) {
        // First another page, then the profile page, which loads the member's profile again.
        await chooseFromMenu(drive.page, t("calendar.trainings.title"));
        await untilTitle(drive, pages.trainingCalendar.title);
        await setPicture(drive, avatarId ?? null);
        await chooseFromMenu(drive.page, t("sidebar.profile"));
        await untilTitle(drive, t("profile.titleExisting"));
      },
    },
    "picture.chosen": {
      cases: [
        { mediaType: "image/svg+xml", url: "blob:chosen" },
        { mediaType: "application/pdf", url: "blob:rejected" },
      ],
      cause: ({ page }, { mediaType }) =>
        card(page)
          .locator("input[type=file]")
          .setInputFiles({
            name: "picture",
            mimeType: mediaType,
            buffer: mediaType.startsWith("image/") ? selectedPicture : pdf(),
          }),
    },
    "member.loggedOut": { cause: logInInOtherTab },
    "xstate.done.actor.fetchPicture": {
      answers: [fromServer({ output: "blob:stored" })],
    },
    "xstate.error.actor.fetchPicture": {
      answers: [
        fromServer(
          { error: httpError(404, { detail: "Not found." }) },
          ({ notes }, site) => setAvatar(site, notes.person.email, null),
        ),
      ],
    },
  },
  states: {
    initials: (drive, { context }) => expectCard(drive, context, null),
    fetching: (drive, { context }) => expectCard(drive, context, null),
    stored: (drive, { context }) =>
      expectCard(drive, context, storedWidth(drive)),
    chosen: (drive, { context }) => expectCard(drive, context, CHOSEN_WIDTH),
  },
});

/** Waits until the page with this title is rendered. Its code may have to load, and rendering may wait for a timer. */
async function untilTitle(drive: Drive<Notes>, title: string): Promise<void> {
  const isRendered = async () => {
    await drive.pass(50);
    return (await drive.page.title()).startsWith(title);
  };
  await expect.poll(isRendered, { intervals: [50] }).toBe(true);
}

/** Sets the picture of the profile in all later responses. */
async function setPicture(
  { world, gate, notes }: Drive<Notes>,
  key: string | null,
): Promise<void> {
  const { person, ids } = notes;
  const id = ids.get(key) ?? null;
  const picture = { name: "picture.png", size: png.length, type: "image/png" };
  if (world.site) {
    await setProfile(world.site, person.email, investorProfile);
    await setAvatar(world.site, person.email, id);
  } else {
    const avatar = id === null ? null : { id, ...picture };
    gate.answerAll("profile", { output: { ...investorProfile, avatar } });
  }
}

/** Logs in to an account without a profile in another tab. This tab then opens that account's home page. */
async function logInInOtherTab(drive: Drive<Notes>): Promise<void> {
  const { world, gate, notes, page } = drive;
  const nextPerson = await world.newPerson("investor");
  if (world.site) await setProfile(world.site, nextPerson.email, null);
  else gate.answerAll("profile", { error: httpError(404) });
  notes.person = nextPerson;
  notes.ids = newIds();
  const stored = storedSession(nextPerson, await drive.now());
  const { [TOKEN_KEY]: token = "", ...otherEntries } = stored;
  await drive.expectFailure(
    { status: 404, path: "/api/profile/" },
    async () => {
      // The token is written last, because it changes the session.
      await storeFromOtherTab(page, { ...otherEntries, [TOKEN_KEY]: token });
      await untilTitle(drive, pages.investorDashboard.title);
    },
  );
}

/** Expects the member's name, and a picture of this width in pixels; null for initials. */
async function expectCard(
  { page, notes }: Drive<Notes>,
  { name: businessName, problem }: MemberCardContext,
  width: number | null,
): Promise<void> {
  await expect(card(page)).toContainText(
    businessName ?? notes.person.email.split("@")[0] ?? "",
  );
  const picture = card(page).locator("img");
  if (width === null) await expect(picture).toHaveCount(0);
  else
    await expect
      .poll(() =>
        picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBe(width);
  await expect(card(page).getByRole("alert")).toHaveText(
    problem ? [say(problem)] : [],
  );
}
