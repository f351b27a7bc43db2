import { type CallFailure, isCallFailure } from "../../contract/failure.ts";

/** Returns the output of the actor that a done event reports. `T` is the actor's declared output type. */
export function outputOf<T>(event: object): T {
  return (event as { output: T }).output;
}

/**
 * Returns how the actor of an error event failed. A thrown defect counts as no answer, so that a chart always has a
 * transition for it.
 */
export function failureOf(event: object): CallFailure {
  const { error } = event as { error?: unknown };
  return isCallFailure(error)
    ? error
    : { kind: "noAnswer", reason: "defect", at: 0 };
}

/** True when a proxy or gateway in front of the server answered with an HTML page. */
export function isHtml(failure: CallFailure): boolean {
  return failure.kind === "answered" && failure.html;
}
