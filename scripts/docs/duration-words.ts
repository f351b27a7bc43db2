import type { AnyStateMachine } from "xstate";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** A duration in milliseconds as a person says it: "5 minutes", "1.5 seconds", "300 milliseconds". */
export function durationWords(milliseconds: number): string {
  for (const [unit, length] of UNITS) {
    if (milliseconds >= length) {
      const count = Number((milliseconds / length).toFixed(2));
      return `${count} ${unit}${count === 1 ? "" : "s"}`;
    }
  }
  return `${milliseconds} milliseconds`;
}

/** How long a named delay of a machine lasts; a computed one says that it ends at a time the chart keeps. */
export function delayWords(machine: AnyStateMachine, name: string): string {
  const delay: unknown = machine.implementations.delays?.[name] ?? Number(name);
  if (typeof delay === "number" && Number.isFinite(delay))
    return durationWords(delay);
  return "until the time that the chart keeps";
}
