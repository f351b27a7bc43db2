import type { ChartTransition } from "./chart.ts";

/** Splits a name into words: `form.submitted` to "form submitted", `loginLockout` to "login lockout". */
export function splitName(name: string): string {
  return name
    .replaceAll(".", " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase();
}

/** Describes the cause of a transition as a clause: "when `logIn` fails", "after 5 minutes". */
export function describeCause({
  kind,
  cause,
  duration,
}: ChartTransition): string {
  switch (kind) {
    case "event":
      return `on \`${cause}\``;
    case "after":
      return duration.startsWith("until")
        ? `${duration} (\`${cause}\`)`
        : `after ${duration} (\`${cause}\`)`;
    case "actorDone":
      return `when \`${cause}\` finishes`;
    case "actorError":
      return `when \`${cause}\` fails`;
    case "actorSnapshot":
      return `when \`${cause}\` changes`;
    case "stateDone":
      return "when its child states are done";
    case "always":
      return "immediately";
  }
}

/** Describes the condition of a guarded branch: " if `isLockedOut`", ", otherwise". */
export function describeCondition({ guard, isElse }: ChartTransition): string {
  if (guard) return ` if \`${guard}\``;
  return isElse ? ", otherwise" : "";
}

/** Returns the label of an arrow: `logIn failed [isTooMany]`. */
export function arrowLabel(transition: ChartTransition): string {
  const { kind, cause, duration, guard, isElse } = transition;
  const text = {
    event: cause,
    after: duration.startsWith("until")
      ? `after ${cause}`
      : `after ${duration}`,
    actorDone: `${cause} done`,
    actorError: `${cause} failed`,
    actorSnapshot: `${cause} changed`,
    stateDone: "done",
    always: "",
  }[kind];
  const condition = guard ? `[${guard}]` : isElse ? "[else]" : "";
  return [text, condition].filter(Boolean).join(" ");
}
