import { MAX_PITCH_DECKS } from "../../contract/constants.ts";
import { type CallFailure, serverText } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { deckProblem } from "../../contract/rules/files.ts";
import type { StoredFile } from "../../contract/wire.ts";
import type { FileChoice } from "../profile/facts.ts";

/** Context, events and selectors of the pitch deck chart. */

/** A chosen deck to upload. `replaces` is the id of the stored deck that it replaces, or null. */
export type DeckChoice = FileChoice & { readonly replaces: string | null };
/** A chosen deck that cannot be uploaded, and the reason. */
export type RefusedDeck = DeckChoice & { readonly problem: Message };

export type PitchDeckInput = {
  /** The decks of the loaded profile; null without a profile. */
  readonly decks: readonly StoredFile[] | null;
};
export type PitchDeckContext = PitchDeckInput & {
  /** The first one is being uploaded. */
  readonly waiting: readonly DeckChoice[];
  readonly refused: readonly RefusedDeck[];
  /** How much of the first one has been sent, from 0 to 100. */
  readonly sent: number;
  /** True when something takes longer than usual. */
  readonly slow: boolean;
  /** The deck to be removed. */
  readonly removal: StoredFile | null;
  /** Why something failed. */
  readonly notice: Message | null;
  /** What succeeded. */
  readonly news: Message | null;
};
export type PitchDeckEvent =
  | { type: "load.retried" }
  /** The page became visible or the network came back. */
  | { type: "page.woke" }
  | { type: "decks.chosen"; files: readonly FileChoice[] }
  | { type: "deck.replaced"; id: string; file: FileChoice }
  | { type: "upload.progressed"; share: number }
  | { type: "upload.retried" }
  /** A waiting or running upload is cancelled, or a refused choice is dismissed. */
  | { type: "choice.dropped"; ref: string }
  | { type: "removal.asked"; id: string }
  | { type: "removal.confirmed" }
  | { type: "removal.cancelled" };

/** Returns how many more decks can be added, besides those stored and waiting. */
export function deckRoom({
  decks,
  waiting,
}: Pick<PitchDeckContext, "decks" | "waiting">): number {
  const added = waiting.filter(({ replaces }) => replaces === null).length;
  return Math.max(0, MAX_PITCH_DECKS - (decks?.length ?? 0) - added);
}

/** Returns the lists after new choices: valid ones wait for upload, the others are refused with a reason. */
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

/** Returns the lists after an upload: the stored deck is added, and the one it replaces is removed. */
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

/** Returns the server's reason for refusing a file. */
export function refusal(failure: CallFailure): Message {
  const texts =
    failure.kind === "answered" && !failure.html ? failure.body.pitch_deck : [];
  const text = Array.isArray(texts) ? texts[0] : texts;
  if (typeof text === "string") return { text };
  const said = serverText(failure);
  return said === null ? message("deck.refused") : { text: said };
}
