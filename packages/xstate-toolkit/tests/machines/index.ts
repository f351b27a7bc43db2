import { actors } from "./actors.ts";
import { contexts } from "./context.ts";
import { events } from "./events.ts";
import { finals } from "./finals.ts";
import { guards } from "./guards.ts";
import type { MachineCase } from "./machine-case.ts";
import { parallel } from "./parallel.ts";
import { timers } from "./timers.ts";

/** Machines that together use every feature of XState 5. */
export const machineCases: readonly MachineCase[] = [
  ...timers,
  ...parallel,
  ...finals,
  ...actors,
  ...guards,
  ...events,
  ...contexts,
];
