import { expect, type Page, type Request } from "@playwright/test";
import { eq } from "drizzle-orm";
import { t, textOf } from "../../../contract/messages/index.ts";
import { fileOpeningMachine } from "../../../machines/file-opening/chart.ts";
import { files } from "../../../server/database/schema.ts";
import type { Site } from "../../support/browser/site.ts";
import { httpError } from "../../support/call-failures.ts";
import { flowBinding, fromServer, mocked } from "../../support/driven/flow.ts";
import { expectButton } from "../../support/driven/page-assertions.ts";
import { setDecks, setProfile } from "../../support/driven/profile-state.ts";
import { storedSession } from "../../support/driven/session.ts";
import type { Person } from "../../support/driven/world.ts";
import { deckField } from "../pitch-deck/browser-states.ts";
import { storedDeck } from "../pitch-deck/cases.ts";
import { investeeProfile } from "../profile/cases.ts";

type FileRow = typeof files.$inferSelect;
type Fixture = Person & {
  /** The names of the files downloaded since the last request. */
  downloads: string[];
  /** Files removed from the server. They are restored before the next successful download. */
  removedFiles: FileRow[];
};

const decks = [storedDeck("d1"), storedDeck("d2")];
const fileIdOf = (request: Request) =>
  new URL(request.url()).pathname.split("/").at(-2) ?? "";

/** Browser binding for the file opening chart. */
export const fileOpeningBinding = flowBinding<
  typeof fileOpeningMachine,
  Fixture
>({
  machine: fileOpeningMachine,
  calls: { downloadFile: "file" },
  async fixture({ page, world }) {
    const fixture: Fixture = {
      ...(await world.personWithRole("investee")),
      downloads: [],
      removedFiles: [],
    };
    page.on("download", (download) =>
      fixture.downloads.push(download.suggestedFilename()),
    );
    return fixture;
  },
  async open(driver) {
    const { world, gate, fixture } = driver;
    if (world.site) {
      await setProfile(world.site, fixture.email, investeeProfile);
      await setDecks(world.site, fixture.email, decks);
    } else {
      gate.answerAll("user", { output: { user_type: "investee" } });
      const output = { ...investeeProfile, pitch_deck: decks };
      gate.answerAll("profile", { output });
      gate.answerAll("pitchDecks", { output: decks });
    }
    await driver.visit("/profile", {
      stored: storedSession(fixture, await driver.now()),
    });
  },
  events: {
    "file.requested": {
      // The button of a file that is being downloaded is busy.
      cases: ({ snapshot }) =>
        decks
          .filter(
            ({ id }) =>
              !snapshot.hasTag("busy") || id !== snapshot.context.file?.id,
          )
          .map((file) => ({ file })),
      async perform({ page, fixture }, { file }) {
        fixture.downloads = [];
        await openButton(page, file.name).click();
      },
    },
    "xstate.done.actor.downloadFile": {
      answers: [
        fromServer<Fixture>(
          { output: undefined },
          async ({ fixture }, site) => {
            for (const row of fixture.removedFiles.splice(0))
              await site.database.insert(files).values(row);
          },
        ),
      ],
    },
    "xstate.error.actor.downloadFile": {
      answers: [
        fromServer<Fixture>(
          { error: httpError(404, { detail: "Not found." }) },
          async ({ fixture }, site, request) => {
            fixture.removedFiles.push(
              ...(await removeFile(site, fileIdOf(request))),
            );
          },
        ),
        mocked({ error: httpError(500) }, "a server error"),
      ],
    },
  },
  states: {
    async idle({ page, fixture }, { context: { file } }) {
      await expectDeckStatus(page, {});
      if (file) await expect.poll(() => fixture.downloads).toEqual([file.name]);
    },
    async fetching({ page, fixture }, { context: { file, slow } }) {
      const name = file?.name ?? "";
      await expectDeckStatus(page, {
        [name]: slow ? t("load.slow") : t("profile.files.opening"),
      });
      await expectButton(openButton(page, name), "busy");
      expect(fixture.downloads).toEqual([]);
    },
    async failed({ page, fixture }, { context: { file, notice } }) {
      const name = file?.name ?? "";
      await expectDeckStatus(page, {});
      await expect(deckField(page).row(name)).toContainText(
        notice ? textOf(notice) : "no notice",
      );
      await expectButton(openButton(page, name), "enabled");
      expect(fixture.downloads).toEqual([]);
    },
  },
  unreachable: {
    "fetching --onError(downloadFile) [isSessionOver]--> idle":
      "the page redirects when the session ends",
  },
});

function openButton(page: Page, name: string) {
  return deckField(page).button(`Open ${name}`);
}

/** Expects each deck to show its status from `statuses`, or "stored" if `statuses` does not list the deck. */
async function expectDeckStatus(
  page: Page,
  statuses: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { name } of decks)
    await expect(deckField(page).row(name)).toContainText(
      `, ${statuses[name] ?? t("profile.files.stored")}`,
    );
}

function removeFile(site: Site, id: string): Promise<FileRow[]> {
  return site.database.delete(files).where(eq(files.id, id)).returning();
}
