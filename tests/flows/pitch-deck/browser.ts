import type { SnapshotFrom } from "xstate";
import { t } from "../../../contract/messages/index.ts";
import {
  type DeckChoice,
  pitchDeckMachine,
  remainingDecks,
} from "../../../machines/pitch-deck/chart.ts";
import { httpError } from "../../support/call-failures.ts";
import { flowBinding } from "../../support/driven/flow.ts";
import { goOnline } from "../../support/driven/go-online.ts";
import { setDecks, setProfile } from "../../support/driven/profile-state.ts";
import { storedSession } from "../../support/driven/session.ts";
import {
  controlUploadProgress,
  setUploadProgress,
} from "../../support/driven/upload-progress.ts";
import type { Person } from "../../support/driven/world.ts";
import { pdf } from "../../support/sample-files.ts";
import { investeeProfile } from "../profile/cases.ts";
import {
  readingAnswers,
  removalAnswers,
  sendingAnswers,
} from "./browser-answers.ts";
import { deckField, pitchDeckStates, removalDialog } from "./browser-states.ts";
import { fileOf, fourDecks, wordDocument } from "./cases.ts";
import { pitchDeckPlan } from "./plan.ts";

type Snapshot = SnapshotFrom<typeof pitchDeckMachine>;
type DeckFile = Omit<DeckChoice, "replaces">;

const SESSION_END_REDIRECTS = "the page redirects when the session ends";
const [fileA, fileB, fileC, replacement] = ["a", "b", "c", "r"].map(fileOf) as [
  DeckFile,
  DeckFile,
  DeckFile,
  DeckFile,
];

/** Browser binding for the pitch deck chart. */
export const pitchDeckBinding = flowBinding<typeof pitchDeckMachine, Person>({
  machine: pitchDeckMachine,
  inputs: pitchDeckPlan.inputs ?? [],
  ...(pitchDeckPlan.contextKey && { contextKey: pitchDeckPlan.contextKey }),
  calls: {
    fetchDecks: "pitchDecks",
    sendDeck: "addPitchDeck",
    removeDeck: "removePitchDeck",
  },
  // A progress event also occurs at the end of every upload.
  ambient: ["upload.progressed"],
  async fixture(driver) {
    await controlUploadProgress(driver);
    return driver.world.personWithRole("investee");
  },
  async open(driver, inputIndex) {
    const { world, gate, fixture } = driver;
    const visit = async () =>
      driver.visit("/profile", {
        stored: storedSession(fixture, await driver.now()),
      });
    if (inputIndex === 0) {
      if (world.site) await setProfile(world.site, fixture.email, null);
      else gate.answerAll("profile", { error: httpError(404) });
      const path = "/api/profile/";
      await driver.expectFailure({ status: 404, path }, visit);
    } else {
      if (world.site) {
        await setProfile(world.site, fixture.email, investeeProfile);
        await setDecks(world.site, fixture.email, fourDecks);
      } else {
        const output = { ...investeeProfile, pitch_deck: fourDecks };
        gate.answerAll("profile", { output });
      }
      await visit();
    }
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
          : [[fileA], [fileB, wordDocument, fileC]]
              .filter((files) => files.every((file) => isNew(file, snapshot)))
              .map((files) => ({ files })),
      perform: ({ page }, { files }) =>
        deckField(page).chooser.setInputFiles(files.map(filePayload)),
    },
    "deck.replaced": {
      cases: ({ snapshot }) =>
        snapshot.can({ type: "removal.requested", id: "d1" }) &&
        isNew(replacement, snapshot)
          ? [{ id: "d1", file: replacement }]
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
      perform: ({ page }) => deckField(page).button("Remove d1.pdf").click(),
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
    "xstate.error.actor.watchPage": {
      never: "adding a listener cannot fail",
    },
    "xstate.error.actor.watchUpload": {
      never: "adding a listener cannot fail",
    },
    "xstate.done.actor.fetchDecks": { answers: readingAnswers.done },
    "xstate.error.actor.fetchDecks": { answers: readingAnswers.failed },
    "xstate.done.actor.sendDeck": { answers: sendingAnswers.done },
    "xstate.error.actor.sendDeck": { answers: sendingAnswers.failed },
    "xstate.done.actor.removeDeck": { answers: removalAnswers.done },
    "xstate.error.actor.removeDeck": { answers: removalAnswers.failed },
  },
  states: pitchDeckStates,
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
  return `${isUploading ? "Cancel sending" : "Remove"} ${deckChoice?.name}`;
}
