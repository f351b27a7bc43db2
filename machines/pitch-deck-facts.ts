import { MAX_PITCH_DECKS } from "../contract/constants.ts";
import { type CallFailure, serverText } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import { deckProblem } from "../contract/rules/files.ts";
import type { StoredFile } from "../contract/wire.ts";
import type { FileChoice } from "./profile-facts.ts";

/** What the pitch deck chart knows, and what its view reads of it. */

/** A chosen deck that is to be sent; `replaces` is the id of the stored one whose place it takes, or null. */
export type DeckChoice = FileChoice & { readonly replaces: string | null };
/** A chosen deck that can't be kept, and why. */
export type RefusedDeck = DeckChoice & { readonly problem: Message };

export type PitchDeckInput = {
  /** The decks of the profile that was read; null without a profile, which says nothing of decks. */
  readonly decks: readonly StoredFile[] | null;
};
export type PitchDeckContext = PitchDeckInput & {
  /** The first one is on its way. */
  readonly waiting: readonly DeckChoice[];
  readonly refused: readonly RefusedDeck[];
  /** How much of the first one has left, 0 to 100. */
  readonly sent: number;
  /** Something takes longer than usual. */
  readonly slow: boolean;
  /** The deck that is to be removed. */
  readonly removal: StoredFile | null;
  /** Why something did not work. */
  readonly notice: Message | null;
  /** What has worked. */
  readonly news: Message | null;
};
export type PitchDeckEvent =
  | { type: "load.retried" }
  /** The page came back to the front, or the network did. */
  | { type: "page.woke" }
  | { type: "decks.chosen"; files: readonly FileChoice[] }
  | { type: "deck.replaced"; id: string; file: FileChoice }
  | { type: "upload.progressed"; share: number }
  | { type: "upload.retried" }
  /** A deck that waits or is on its way is taken back; or a refused one is cleared away. */
  | { type: "choice.dropped"; ref: string }
  | { type: "removal.asked"; id: string }
  | { type: "removal.confirmed" }
  | { type: "removal.cancelled" };

/** How many more decks there is room for, beside those stored and those that wait. */
export function deckRoom({
  decks,
  waiting,
}: Pick<PitchDeckContext, "decks" | "waiting">): number {
  const added = waiting.filter(({ replaces }) => replaces === null).length;
  return Math.max(0, MAX_PITCH_DECKS - (decks?.length ?? 0) - added);
}

/** The chosen files where they belong: those that can be sent wait, the others say why not. */
export function withChoices(
  context: Pick<PitchDeckContext, "decks" | "waiting" | "refused">,
  choices: readonly DeckChoice[],
): Pick<PitchDeckContext, "waiting" | "refused"> {
  let { waiting, refused } = context;
  for (const choice of choices) {
    const problem = choiceProblem({ ...context, waiting }, choice);
    if (problem) refused = [...refused, { ...choice, problem }];
    else waiting = [...waiting, choice];
  }
  return { waiting, refused };
}

function choiceProblem(
  context: Pick<PitchDeckContext, "decks" | "waiting">,
  choice: DeckChoice,
): Message | null {
  const problem = deckProblem(choice);
  if (problem) return problem;
  return choice.replaces === null && deckRoom(context) === 0
    ? message("profile.file.deckLimit", { max: MAX_PITCH_DECKS })
    : null;
}

/** The list after a deck was stored: in the place of a former one that goes, or as one more. */
export function withStored(
  context: Pick<PitchDeckContext, "decks" | "waiting">,
  stored: StoredFile,
): Pick<PitchDeckContext, "decks" | "waiting"> {
  const [sent, ...waiting] = context.waiting;
  const kept = (context.decks ?? []).filter(
    ({ id }) => id !== sent?.replaces && id !== stored.id,
  );
  return { decks: [...kept, stored], waiting };
}

/** What the server says of a file that it refuses. */
export function refusal(failure: CallFailure): Message {
  const texts =
    failure.kind === "answered" && !failure.html ? failure.body.pitch_deck : [];
  const text = Array.isArray(texts) ? texts[0] : texts;
  if (typeof text === "string") return { text };
  const said = serverText(failure);
  return said === null ? message("deck.refused") : { text: said };
}
