import { actorEventOf } from "../plan/default-cases.ts";
import type { Trigger } from "../plan/pure-step.ts";
import type { ChartState, ChartTransition } from "./chart.ts";

/**
 * Splits a name into words: `form.submitted` becomes "form submitted", `loginLockout` becomes "login lockout", and
 * `UPDATE_FORM` becomes "update form".
 */
export function splitName(name: string): string {
  return (
    name
      .replace(/[._:/-]/g, " ")
      // `parseXMLFile` becomes "parse xml file".
      .replace(
        /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/gu,
        " ",
      )
      .replace(/ +/g, " ")
      .trim()
      .toLowerCase()
  );
}

const ACTOR_VERBS = { done: "finishes", error: "fails", snapshot: "changes" };

/** Describes the event of an actor: "save fails". Returns undefined for other events. */
export function describeActorEvent(name: string): string | undefined {
  const event = actorEventOf(name);
  return event && `${event.actorId} ${ACTOR_VERBS[event.kind]}`;
}

/** Returns the properties of a trigger's event, without those that XState adds. */
export function payloadOf({ kind, event }: Trigger): object {
  const { type: _, ...fields } = event;
  if (kind === "send") return fields;
  const { actorId: __, ...data } = fields as { actorId?: unknown };
  return data;
}

/** Describes the trigger of a transition as a clause: "when `logIn` fails", "after 5 minutes (`lockout`)". */
export function describeTrigger({
  kind,
  source,
  trigger,
  duration,
}: ChartTransition): string {
  switch (kind) {
    case "event":
      return `on \`${trigger}\``;
    case "after":
      return duration.startsWith("until")
        ? `${duration} (\`${trigger}\`)`
        : `after ${duration} (\`${trigger}\`)`;
    case "actorDone":
      return `when \`${trigger}\` finishes`;
    case "actorError":
      return `when \`${trigger}\` fails`;
    case "actorSnapshot":
      return `when \`${trigger}\` changes`;
    case "stateDone":
      return `when \`${source}\` is done`;
    case "always":
      return "immediately";
  }
}

/** Describes the condition of a branch: " if `isLockedOut`", " if no guard is true". */
export function describeCondition({ guard, isElse }: ChartTransition): string {
  if (guard) return ` if \`${guard}\``;
  return isElse ? " if no guard is true" : "";
}

/** Returns the label of an arrow with the actions: `logIn failed [isRateLimited] / showError, focus`. */
export function arrowText(transition: ChartTransition): string {
  const { actions } = transition;
  const label = arrowLabel(transition);
  if (actions.length === 0) return label;
  return `${label} / ${actionNames(actions)}`.trimStart();
}

/** Returns the names of actions; those of XState without their prefix: "assign" for `xstate.assign`. */
function actionNames(actions: readonly string[]): string {
  return actions.map((name) => name.replace(/^xstate\./, "")).join(", ");
}

/** Describes what a state does, in one line each: its kind of history, its entry and exit actions. */
export function stateLines({
  history,
  initial,
  entry,
  exit,
}: ChartState): string[] {
  const otherwise =
    initial.length > 0 ? `, otherwise ${initial.join(", ")}` : "";
  return [
    ...(history === undefined ? [] : [`${history} history${otherwise}`]),
    ...(entry.length > 0 ? [`entry / ${actionNames(entry)}`] : []),
    ...(exit.length > 0 ? [`exit / ${actionNames(exit)}`] : []),
  ];
}

/** Returns the label of an arrow: `logIn failed [isRateLimited]`. */
export function arrowLabel(transition: ChartTransition): string {
  const { kind, trigger, duration, guard, isElse } = transition;
  const text = {
    event: trigger,
    after: duration.startsWith("until")
      ? `after ${trigger}`
      : `after ${duration}`,
    actorDone: `${trigger} done`,
    actorError: `${trigger} failed`,
    actorSnapshot: `${trigger} changed`,
    stateDone: "done",
    always: "",
  }[kind];
  const condition = guard ? `[${guard}]` : isElse ? "[else]" : "";
  return [text, condition].filter(Boolean).join(" ");
}
