import { expect, type Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import { formatPercent } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import {
  type DeckChoice,
  pitchDeckMachine,
  remainingDecks,
} from "../../../machines/pitch-deck/chart.ts";
import { deckField } from "../../support/browser/profile-form.ts";
import { httpError } from "../../support/call-failures.ts";
import type { Driver } from "../../support/driven/driver.ts";
import {
  type Answer,
  flowBinding,
  fromServer,
  lostConnection,
  mocked,
  serverError,
} from "../../support/driven/flow.ts";
import { expectButton } from "../../support/driven/page-assertions.ts";
import { goOnline } from "../../support/driven/page-attention.ts";
import { setDecks, setProfile } from "../../support/driven/profile-state.ts";
import { visitAs } from "../../support/driven/session.ts";
import {
  controlUploadProgress,
  setUploadProgress,
} from "../../support/driven/upload-progress.ts";
import type { Person } from "../../support/driven/world.ts";
import { pdf } from "../../support/sample-files.ts";
import { investeeProfile } from "../profile/cases.ts";
import {
  choices,
  fourDecks,
  pitchDeckPlan,
  refusal,
  replacement,
  storedDeck,
} from "./plan.ts";

type Snapshot = SnapshotFrom<typeof pitchDeckMachine>;
type DeckFile = Omit<DeckChoice, "replaces">;

const SESSION_END_REDIRECTS = "the page redirects when the session ends";

/** Locator for the dialog in which the removal of a deck is confirmed. */
function removalDialog(page: Page) {
  return page.getByRole("dialog", { name: t("profile.decks.removeTitle") });
}

/** Expects one row for each stored, queued and rejected deck, and the notice or success message, if any. */
async function expectRows(
  { page }: Driver<Person>,
  snapshot: Snapshot,
): Promise<void> {
  const { rows, row } = deckField(page);
  const { decks, queue, rejected, progress, slow, notice, success } =
    snapshot.context;
  const expectText = (name: string, text: string) =>
    expect(row(name)).toContainText(text);
  const files = [...(decks ?? []), ...queue, ...rejected];
  await expect(rows).toHaveCount(files.length);
  await expect(rows).toContainText(files.map(({ name }) => name));
  for (const { name, problem } of rejected) {
    await expectText(name, t("profile.files.refused"));
    await expectText(name, textOf(problem));
  }
  const [first, ...others] = queue;
  for (const { name } of others)
    await expectText(name, t("profile.files.waiting"));
  if (first && snapshot.hasTag("sending")) {
    const sent = t("profile.files.sent", { percent: formatPercent(progress) });
    // The expected text includes the separator, because "40% sent" also contains "0% sent".
    await expectText(first.name, `, ${sent}`);
    if (slow) await expectText(first.name, t("load.slow"));
  }
  if (first && snapshot.hasTag("stalled")) {
    await expectText(first.name, t("profile.files.stalled"));
    await expectText(first.name, notice ? textOf(notice) : "no notice");
  } else if (notice ?? success)
    await expect(
      page.getByText(textOf(notice ?? success ?? { text: "" })),
    ).toBeVisible();
}

const returnsDecks = (decks: readonly StoredFile[]): Answer<Person> =>
  fromServer({ output: decks }, ({ fixture }, site) =>
    setDecks(site, fixture.email, decks),
  );

export const pitchDeckBinding = flowBinding({
  machine: pitchDeckMachine,
  plan: pitchDeckPlan,
  calls: {
    fetchDecks: {
      call: "pitchDecks",
      done: [returnsDecks([]), returnsDecks(fourDecks)],
      failed: [serverError],
    },
    sendDeck: {
      call: "addPitchDeck",
      /** The server stores the deck that is being uploaded. */
      done: ({ context: { queue } }) =>
        queue
          .slice(0, 1)
          .map(({ ref, name }) =>
            fromServer({ output: storedDeck(`stored ${ref}`, name) }),
          ),
      failed: [
        mocked(
          { error: refusal },
          "the decks that the planned paths upload are valid, so the server accepts them",
        ),
        lostConnection,
      ],
    },
    removeDeck: {
      call: "removePitchDeck",
      done: [fromServer({ output: undefined })],
      failed: [
        fromServer<Person>(
          { error: httpError(404, { detail: "Not found." }) },
          ({ fixture }, site, _request, before) => {
            const { decks, removal } = (before as Snapshot).context;
            return setDecks(
              site,
              fixture.email,
              (decks ?? []).filter(({ id }) => id !== removal?.id),
            );
          },
        ),
        serverError,
      ],
    },
  },
  // A progress event also occurs at the end of every upload.
  ambient: ["upload.progressed"],
  async fixture(driver) {
    await controlUploadProgress(driver);
    return driver.world.personWithRole("investee");
  },
  async open(driver, inputIndex) {
    const { world, gate, fixture } = driver;
    if (inputIndex === 0) {
      if (world.site) await setProfile(world.site, fixture.email, null);
      else gate.answerAll("profile", { error: httpError(404) });
    } else if (world.site) {
      await setProfile(world.site, fixture.email, investeeProfile);
      await setDecks(world.site, fixture.email, fourDecks);
    } else {
      const output = { ...investeeProfile, pitch_deck: fourDecks };
      gate.answerAll("profile", { output });
    }
    await visitAs(fixture, driver, "/profile");
  },
  events: {
    "load.retried": {
      perform: ({ page }) =>
        page
          .getByRole("alert")
          .getByRole("button", { name: t("ui.tryAgain") })
          .click(),
    },
    "page.resumed": { perform: goOnline },
    "decks.chosen": {
      cases: ({ snapshot }) =>
        remainingDecks(snapshot.context) === 0 || isConfirmingRemoval(snapshot)
          ? []
          : choices.filter(({ files }) =>
              files.every((file) => isNew(file, snapshot)),
            ),
      perform: ({ page }, { files }) =>
        deckField(page).chooser.setInputFiles(files.map(filePayload)),
    },
    "deck.replaced": {
      cases: ({ snapshot }) =>
        snapshot.can({ type: "removal.requested", id: "d1" })
          ? [replacement].filter(({ file }) => isNew(file, snapshot))
          : [],
      perform: ({ page }, { file }) =>
        deckField(page).replaceInput("d1.pdf").setInputFiles(filePayload(file)),
    },
    "upload.progressed": {
      cases: [{ percent: 40 }],
      perform: (driver, { percent }) => setUploadProgress(driver, percent),
    },
    "upload.retried": {
      perform: ({ page }, _event, { context: { queue } }) =>
        deckField(page).button(`Try sending ${queue[0]?.name} again`).click(),
    },
    "choice.removed": {
      cases: ({ snapshot }) =>
        isConfirmingRemoval(snapshot)
          ? []
          : [...snapshot.context.queue, ...snapshot.context.rejected].map(
              ({ ref }) => ({ ref }),
            ),
      perform: ({ page }, { ref }, before) =>
        deckField(page).button(removeButtonName(ref, before)).click(),
    },
    "removal.requested": {
      cases: ({ snapshot }) =>
        snapshot.can({ type: "removal.requested", id: "d1" })
          ? [{ id: "d1" }]
          : [],
      perform: ({ page }) =>
        deckField(page)
          .button(t("ui.removeNamed", { name: "d1.pdf" }))
          .click(),
    },
    "removal.confirmed": {
      perform: ({ page }) =>
        removalDialog(page)
          .getByRole("button", { name: t("ui.remove") })
          .click(),
    },
    "removal.cancelled": {
      perform: ({ page }) => page.keyboard.press("Escape"),
    },
  },
  states: {
    async reading({ page }, { context: { slow } }) {
      await expect(page.getByText(t("profile.decks.loading"))).toBeAttached();
      await expect(page.getByText(t("load.slow"))).toHaveCount(slow ? 1 : 0);
    },
    async loadFailed({ page }, { context: { notice } }) {
      if (!notice) throw new Error("The context has no notice.");
      await expect(page.getByRole("alert")).toContainText(textOf(notice));
      await expect(deckField(page).chooser).toHaveCount(0);
    },
    "ready.idle": expectRows,
    "ready.sending": expectRows,
    "ready.stalled": expectRows,
    async "ready.confirmingRemoval"({ page }, { context: { removal } }) {
      await expect(removalDialog(page)).toContainText(
        removal?.name ?? "no deck",
      );
    },
    async "ready.removing"(driver, snapshot) {
      await expectRows(driver, snapshot);
      await expectButton(
        deckField(driver.page).button(t("ui.removeNamed", { name: "d1.pdf" })),
        "disabled",
      );
    },
  },
  unreachable: {
    "ready.sending --onError(sendDeck) [isSessionOver]--> ready.idle":
      SESSION_END_REDIRECTS,
    "ready.removing --onError(removeDeck) [isSessionOver]--> ready.idle":
      SESSION_END_REDIRECTS,
  },
});

function isConfirmingRemoval(snapshot: Snapshot): boolean {
  return snapshot.matches({ ready: "confirmingRemoval" });
}

/** Returns whether no deck has this name yet. The tests find the row of a deck by its name. */
function isNew(
  { name }: DeckFile,
  { context: { decks, queue, rejected } }: Snapshot,
): boolean {
  return [...(decks ?? []), ...queue, ...rejected].every(
    (other) => other.name !== name,
  );
}

function filePayload({ name, type }: DeckFile) {
  return { name, mimeType: type, buffer: pdf() };
}

/** Returns the name of the button that removes a selected deck. */
function removeButtonName(ref: string, before: Snapshot): string {
  const { queue, rejected } = before.context;
  const deckChoice = [...queue, ...rejected].find(
    (choice) => choice.ref === ref,
  );
  const isUploading =
    deckChoice === queue[0] &&
    (before.hasTag("sending") || before.hasTag("stalled"));
  return t(isUploading ? "ui.cancelNamed" : "ui.removeNamed", {
    name: deckChoice?.name ?? "",
  });
}
