import type { AnyStateMachine } from "xstate";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1_000],
] as const;

/** Formats a number of milliseconds: "5 minutes", "1.5 seconds", "300 milliseconds". */
export function formatDuration(milliseconds: number): string {
  for (const [unit, length] of UNITS) {
    if (milliseconds >= length) {
      const count = Number((milliseconds / length).toFixed(2));
      return `${count} ${unit}${count === 1 ? "" : "s"}`;
    }
  }
  return `${milliseconds} millisecond${milliseconds === 1 ? "" : "s"}`;
}

/** Describes the duration of a named delay. A computed delay is assumed to end at a time stored in the context. */
export function describeDelay(machine: AnyStateMachine, name: string): string {
  const delay: unknown = machine.implementations.delays?.[name] ?? Number(name);
  if (typeof delay === "number" && Number.isFinite(delay))
    return formatDuration(delay);
  return "until a time that is stored in the context";
}
