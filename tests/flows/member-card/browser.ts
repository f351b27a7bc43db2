import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { t, textOf } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { TOKEN_KEY } from "../../../contract/storage.ts";
import {
  type MemberCardContext,
  memberCardMachine,
} from "../../../machines/member-card/chart.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { storeFromOtherTab } from "../../support/browser/storage.ts";
import { httpError } from "../../support/call-failures.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  type AnswerPayload,
  flowBinding,
  fromServer,
  mocked,
} from "../../support/driven/flow.ts";
import { answerMocked, forwardToServer } from "../../support/driven/gate.ts";
import { setAvatar, setProfile } from "../../support/driven/profile-state.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { pdf, png } from "../../support/sample-files.ts";
import { investorProfile } from "../profile/cases.ts";

/** The logged-in account, and the ids of its two profile pictures on the server. */
type Fixture = {
  person: Person;
  ids: ReadonlyMap<string | null, string>;
};
const [firstPicture, secondPicture] = ["a1", "a2"] as const;
const { business_name: name } = investorProfile;
const PICTURE = { name: "picture.png", size: png.length, type: "image/png" };
/** Width of the selected picture. It differs from the width of the stored picture. */
const SELECTED_WIDTH = 7;
const selectedPicture = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SELECTED_WIDTH}" height="5" />`,
);
const STORED_WIDTH = 1;
const card = (page: Page) =>
  page
    .getByRole("complementary", { name: t("ui.yourAccount") })
    .locator(".person");

const TRAINING_CALENDAR = [
  t("calendar.trainings.title"),
  pages.trainingCalendar.title,
] as const;
const EVENT_CALENDAR = [
  t("calendar.events.title"),
  pages.eventsCalendar.title,
] as const;
const profileWith = (avatarId: string | null): Profile => ({
  ...investorProfile,
  avatar: avatarId === null ? null : { id: avatarId, ...PICTURE },
});

const newIds = () =>
  new Map([firstPicture, secondPicture].map((key) => [key, randomUUID()]));

/** Browser binding for the member card chart. */
export const memberCardBinding = flowBinding<typeof memberCardMachine, Fixture>(
  {
    machine: memberCardMachine,
    rules: [
      "2-investor-dashboard-03",
      "2-investor-dashboard-17",
      "2-investor-dashboard-158",
    ],
    calls: { fetchProfile: "profile", fetchPicture: "file" },
    fixture: async ({ world }) => ({
      person: await world.personWithRole("investor"),
      ids: newIds(),
    }),
    // While this page loads the profile, no page has requested the name.
    async open(driver) {
      await driver.visit(pages.profile.path, {
        stored: storedSession(driver.fixture.person, await driver.now()),
      });
    },
    events: {
      "member.loaded": {
        cases: [firstPicture, secondPicture, null].map((avatarId) => ({
          name,
          avatarId,
        })),
        async perform(driver, { avatarId }) {
          const output = await setPicture(driver, avatarId ?? null);
          await openProfile(driver);
          await answerProfile(driver, { output });
          await waitForTitle(driver, t("profile.titleExisting"));
        },
      },
      "member.needed": {
        async perform(driver) {
          const isOnTrainings =
            new URL(driver.page.url()).pathname === pages.trainingCalendar.path;
          await openPage(
            driver,
            ...(isOnTrainings ? EVENT_CALENDAR : TRAINING_CALENDAR),
          );
        },
      },
      "picture.chosen": {
        cases: [
          { mediaType: "image/svg+xml", url: "blob:chosen" },
          { mediaType: "application/pdf", url: "blob:rejected" },
        ],
        perform: ({ page }, { mediaType }) =>
          card(page)
            .locator("input[type=file]")
            .setInputFiles({
              name: "picture",
              mimeType: mediaType,
              buffer: mediaType.startsWith("image/") ? selectedPicture : pdf(),
            }),
      },
      "picture.failed": {
        perform: ({ page }) => card(page).locator("img").dispatchEvent("error"),
      },
      "member.loggedOut": { perform: switchAccount },
      "xstate.done.actor.fetchProfile": {
        answers: [firstPicture, null].map((avatarId) =>
          fromServer({ output: profileWith(avatarId) }, (driver) =>
            setPicture(driver, avatarId),
          ),
        ),
      },
      "xstate.error.actor.fetchProfile": {
        answers: [
          fromServer({ error: httpError(404) }, ({ fixture }, site) =>
            setProfile(site, fixture.person.email, null),
          ),
          mocked(
            { error: httpError(500) },
            "the server does not fail by itself",
          ),
        ],
      },
      "xstate.done.actor.fetchPicture": {
        answers: [fromServer({ output: "blob:stored" })],
      },
      "xstate.error.actor.fetchPicture": {
        answers: [
          fromServer(
            { error: httpError(404, { detail: "Not found." }) },
            ({ fixture }, site) => setAvatar(site, fixture.person.email, null),
          ),
        ],
      },
    },
    states: {
      initials: (driver, { context }) => expectCard(driver, context, null),
      reading: (driver, { context }) => expectCard(driver, context, null),
      fetching: (driver, { context }) => expectCard(driver, context, null),
      stored: (driver, { context }) =>
        expectCard(driver, context, STORED_WIDTH),
      chosen: (driver, { context }) =>
        expectCard(driver, context, SELECTED_WIDTH),
    },
  },
);

/**
 * Waits until the page with this title is rendered. The page's code may have to load, and rendering may wait for a
 * timer.
 */
async function waitForTitle(
  driver: Driver<Fixture>,
  title: string,
): Promise<void> {
  const isRendered = async () => {
    await driver.advanceTime(50);
    return (await driver.page.title()).startsWith(title);
  };
  await expect.poll(isRendered, { intervals: [50] }).toBe(true);
}

/** Opens a page through the menu, and waits until it is rendered. */
async function openPage(
  driver: Driver<Fixture>,
  entry: string,
  title: string,
): Promise<void> {
  await chooseFromMenu(driver.page, entry);
  await waitForTitle(driver, title);
}

/** Opens the profile page, or keeps it open if it is still loading the profile. */
async function openProfile(driver: Driver<Fixture>): Promise<void> {
  if ((await driver.page.title()).startsWith(pages.profile.title)) return;
  // Opening the profile page from another page reloads the profile.
  await openPage(driver, ...TRAINING_CALENDAR);
  await openPage(driver, t("sidebar.profile"), pages.profile.title);
}

/** Answers the call with which the profile page loads the profile, which the gate delays like the chart's own call. */
async function answerProfile(
  { world, gate }: Driver<Fixture>,
  payload: AnswerPayload,
): Promise<void> {
  const route = await gate.waitForCall("profile");
  if (world.site) await forwardToServer(route, payload);
  else await answerMocked(route, payload);
}

/** Stores the profile with this picture on the server, if it can be prepared. Returns the planned profile. */
async function setPicture(
  { world: { site }, fixture: { person, ids } }: Driver<Fixture>,
  key: string | null,
): Promise<Profile> {
  if (site) {
    await setProfile(site, person.email, investorProfile);
    await setAvatar(site, person.email, ids.get(key) ?? null);
  }
  return profileWith(key);
}

/**
 * Logs out in another tab. Then, in this tab, logs in to another account without loading a page from the server, and
 * returns to the profile page, which is still loading the profile.
 */
async function switchAccount(driver: Driver<Fixture>): Promise<void> {
  const { world, gate, fixture, page } = driver;
  const nextPerson = await world.personWithRole("investor");
  const { email, password, token, userType } = nextPerson;
  if (!world.site) {
    gate.answerAll("checkEmail", { output: { isEmailUnique: false } });
    gate.answerAll("login", { output: { token, user_type: userType } });
  }
  await openProfile(driver);
  await storeFromOtherTab(page, { [TOKEN_KEY]: null });
  await waitForTitle(driver, pages.login.title);
  fixture.person = nextPerson;
  fixture.ids = newIds();
  await loginForm(page).logIn(email, password);
  await waitForTitle(driver, pages.profile.title);
}

/**
 * Expects the card to show the member's name, or the email address up to the @ if the context has no name. Expects a
 * picture that is `width` pixels wide, or no picture if `width` is null. Expects an alert with the problem in the
 * context, or no alert if the context has no problem.
 */
async function expectCard(
  { page, fixture }: Driver<Fixture>,
  { name: businessName, problem }: MemberCardContext,
  width: number | null,
): Promise<void> {
  await expect(card(page)).toContainText(
    businessName || (fixture.person.email.split("@")[0] ?? ""),
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
    problem ? [textOf(problem)] : [],
  );
}
