import type { ChartTransition } from "./chart.ts";

/** Splits a name into words: `form.submitted` to "form submitted", `loginLockout` to "login lockout". */
export function spoken(name: string): string {
  return name
    .replaceAll(".", " ")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase();
}

/** Describes the cause of a transition as a clause: "when `logIn` fails", "after 5 minutes". */
export function causeWords({ kind, cause, lasts }: ChartTransition): string {
  switch (kind) {
    case "event":
      return `on \`${cause}\``;
    case "after":
      return lasts.startsWith("until")
        ? `${lasts} (\`${cause}\`)`
        : `after ${lasts} (\`${cause}\`)`;
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

/** Describes the condition of a guarded branch: " if it is locked out", ", otherwise". */
export function conditionWords({ guard, otherwise }: ChartTransition): string {
  if (guard) return ` if \`${guard}\``;
  return otherwise ? ", otherwise" : "";
}

/** Returns the label of an arrow: `logIn failed [isTooMany]`. */
export function arrowWords(transition: ChartTransition): string {
  const { kind, cause, lasts, guard, otherwise } = transition;
  const by = {
    event: cause,
    after: lasts.startsWith("until") ? `after ${cause}` : `after ${lasts}`,
    actorDone: `${cause} done`,
    actorError: `${cause} failed`,
    actorSnapshot: `${cause} changed`,
    stateDone: "done",
    always: "",
  }[kind];
  const condition = guard ? `[${guard}]` : otherwise ? "[else]" : "";
  return [by, condition].filter(Boolean).join(" ");
}
