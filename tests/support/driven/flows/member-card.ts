import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { word } from "../../../../contract/messages/controls.ts";
import { say } from "../../../../contract/messages/index.ts";
import { profilePage } from "../../../../contract/messages/profile-page.ts";
import { shell } from "../../../../contract/messages/shell.ts";
import { pages } from "../../../../contract/pages.ts";
import { TOKEN_KEY } from "../../../../contract/storage.ts";
import {
  type MemberCardContext,
  memberCardMachine,
} from "../../../../machines/member-card.ts";
import { investorProfile } from "../../../machines/profile-cases.ts";
import { chooseFromMenu } from "../../browser/menus.ts";
import { storeElsewhere } from "../../browser/storage.ts";
import { answered } from "../../call-failures.ts";
import { pdf, png } from "../../sample-files.ts";
import type { Drive } from "../drive.ts";
import { drivenFlow, fromServer } from "../flow.ts";
import { setAvatar, setProfile } from "../profile-state.ts";
import { storedSession } from "../session.ts";
import type { Person } from "../world.ts";

/** Who is logged in, and the ids under which the server holds the two pictures of their profile. */
type Notes = {
  person: Person;
  ids: ReadonlyMap<string | null, string>;
};
const [first, second] = ["a1", "a2"] as const;
const { business_name: name } = investorProfile;
/** Of another width than the one of the profile. */
const CHOSEN_WIDTH = 7;
const chosen = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CHOSEN_WIDTH}" height="5" />`,
);
/** Of that one; an answer that is put in at the network's edge is no picture. */
const storedWidth = ({ world }: Drive<Notes>) => (world.site ? 1 : 0);
const card = (page: Page) =>
  page
    .getByRole("complementary", { name: word("yourAccount") })
    .locator(".person");

const newIds = () => new Map([first, second].map((key) => [key, randomUUID()]));

/** The card of the sidebar, in a real browser. */
export const drivenMemberCard = drivenFlow<typeof memberCardMachine, Notes>({
  machine: memberCardMachine,
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
    "member.known": {
      cases: [first, second, null].map((avatarId) => ({ name, avatarId })),
      async cause(drive, { avatarId }) {
        // A page that knows nothing of the member, and then one that asks anew.
        await chooseFromMenu(drive.page, shell.sidebar.trainingCalendar);
        await untilTitle(drive, pages.trainingCalendar.title);
        await tellPicture(drive, avatarId);
        await chooseFromMenu(drive.page, shell.sidebar.profile);
        await untilTitle(drive, profilePage.titleExisting);
      },
    },
    "picture.chosen": {
      cases: [
        { kind: "image/svg+xml", address: "blob:chosen" },
        { kind: "application/pdf", address: "blob:refused" },
      ],
      cause: ({ page }, { kind }) =>
        card(page)
          .locator("input[type=file]")
          .setInputFiles({
            name: "picture",
            mimeType: kind,
            buffer: kind.startsWith("image/") ? chosen : pdf(),
          }),
    },
    "member.left": { cause: logInElsewhere },
    "xstate.done.actor.fetchPicture": {
      answers: [fromServer({ output: "blob:stored" })],
    },
    "xstate.error.actor.fetchPicture": {
      answers: [
        fromServer(
          { error: answered(404, { detail: "Not found." }) },
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

/** The page of this title is drawn; its code may be fetched first, and wait for a timer then. */
async function untilTitle(drive: Drive<Notes>, title: string): Promise<void> {
  const isDrawn = async () => {
    await drive.pass(50);
    return (await drive.page.title()).startsWith(title);
  };
  await expect.poll(isDrawn, { intervals: [50] }).toBe(true);
}

/** From now on the server tells a profile with this picture. */
async function tellPicture(
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
    gate.tell("profile", { output: { ...investorProfile, avatar } });
  }
}

/** Somebody else logs in, in another tab, who has no profile yet: this one goes along to their home. */
async function logInElsewhere(drive: Drive<Notes>): Promise<void> {
  const { world, gate, notes, page } = drive;
  const next = await world.newPerson("investor");
  if (world.site) await setProfile(world.site, next.email, null);
  else gate.tell("profile", { error: answered(404) });
  notes.person = next;
  notes.ids = newIds();
  const stored = storedSession(next, await drive.now());
  const { [TOKEN_KEY]: token = "", ...others } = stored;
  await drive.expectFailure(
    { status: 404, path: "/api/profile/" },
    async () => {
      // The token last: with it the session is another one.
      await storeElsewhere(page, { ...others, [TOKEN_KEY]: token });
      await untilTitle(drive, pages.investorDashboard.title);
    },
  );
}

/** Whose pages these are, and the picture by its width in pixels; null for the first letters of the name. */
async function expectCard(
  { page, notes }: Drive<Notes>,
  { name: known, problem }: MemberCardContext,
  width: number | null,
): Promise<void> {
  await expect(card(page)).toContainText(
    known ?? notes.person.email.split("@")[0] ?? "",
  );
  const picture = card(page).locator("img");
  if (width === null) await expect(picture).toHaveCount(0);
  else
    await expect
      .poll(() =>
        picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth),
      )
      .toBe(width);
  await expect(card(page).getByRole("alert")).toHaveText(
    problem ? [say(problem)] : [],
  );
}
