import { type CallFailure, isCallFailure } from "../contract/failure.ts";

/** What the actor of a done event answered. `T` is the output that the actor's type declares. */
export function outputOf<T>(event: object): T {
  return (event as { output: T }).output;
}

/** How the actor of an error event failed; a defect counts as no answer, so a chart always has a way on. */
export function failureOf(event: object): CallFailure {
  const { error } = event as { error?: unknown };
  return isCallFailure(error)
    ? error
    : { kind: "noAnswer", reason: "defect", at: 0 };
}

/** True when something in front of the server answered with a page of its own (§8 Registration). */
export function isHtml(failure: CallFailure): boolean {
  return failure.kind === "answered" && failure.html;
}
