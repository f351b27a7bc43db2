import type { AnyMachineSnapshot, SnapshotFrom } from "xstate";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import type { pitchDeckMachine } from "../../../machines/pitch-deck/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import { type Answer, fromServer, mocked } from "../../support/driven/flow.ts";
import { setDecks } from "../../support/driven/profile-state.ts";
import type { Person } from "../../support/driven/world.ts";
import { fourDecks, storedDeck } from "./cases.ts";

/** Responses to the API calls of the pitch deck field. */

const serverError = mocked<Person>({ error: httpError(500) }, "a server error");
const lostConnection = mocked<Person>(
  { error: noResponse },
  "a lost connection",
);
const contextOf = (snapshot: AnyMachineSnapshot) =>
  (snapshot as SnapshotFrom<typeof pitchDeckMachine>).context;
const returnsDecks = (decks: readonly StoredFile[]): Answer<Person> =>
  fromServer({ output: decks }, ({ fixture }, site) =>
    setDecks(site, fixture.email, decks),
  );

export const readingAnswers = {
  done: [returnsDecks([]), returnsDecks(fourDecks)],
  failed: [serverError],
};
export const sendingAnswers = {
  /** The server stores the deck that is being uploaded. */
  done: (snapshot: AnyMachineSnapshot): readonly Answer<Person>[] => {
    const { ref, name } = contextOf(snapshot).queue[0] ?? {
      ref: "",
      name: "",
    };
    return [fromServer({ output: storedDeck(`stored ${ref}`, name) })];
  },
  failed: [
    mocked<Person>(
      {
        error: httpError(400, {
          pitch_deck: ["Please choose a PDF or PowerPoint file."],
        }),
      },
      "the decks that the planned paths upload are valid, so the server accepts them",
    ),
    mocked<Person>(
      { error: httpError(413, { detail: "The request is too large." }) },
      "the page rejects files that are too large",
    ),
    mocked<Person>({ error: htmlError(502) }, "an error page from a proxy"),
    lostConnection,
  ],
};
export const removalAnswers = {
  done: [fromServer<Person>({ output: undefined })],
  failed: [
    fromServer<Person>(
      { error: httpError(404, { detail: "Not found." }) },
      ({ fixture }, site, _request, before) => {
        const { decks, removal } = contextOf(before);
        return setDecks(
          site,
          fixture.email,
          (decks ?? []).filter(({ id }) => id !== removal?.id),
        );
      },
    ),
    serverError,
  ],
};
