import { DEFECT_KINDS } from "../../contract/enumerations.ts";

/** What the product counts, by the name that the code uses. The values of a label are few, and never personal data. */
export const COUNTERS = {
  logins: counter("logins", "Login attempts, by outcome.", "outcome", [
    "accepted",
    "rejected",
    "unverified",
    "expired",
    "locked",
  ]),
  limitsHit: counter(
    "limits_hit",
    "Requests that a request limit rejected, by limit.",
    "limit",
  ),
  matches: counter("matches", "Matches that were created."),
  reruns: counter("reruns", "Re-runs that replaced matches."),
  decisions: counter("decisions", "Decisions about matches.", "decision", [
    "approved",
    "rejected",
  ]),
  deliveries: counter(
    "mail_deliveries",
    "Attempts to deliver an email, by outcome.",
    "outcome",
    ["sent", "delayed", "failed"],
  ),
  jobFailures: counter("job_failures", "Periodic jobs that failed.", "name"),
  defects: counter(
    "browser_defects",
    "Defects of the site's scripts that browsers reported, by kind.",
    "kind",
    DEFECT_KINDS,
  ),
} as const;

type Counters = typeof COUNTERS;
export type CounterName = keyof Counters;
/** The values of a counter's label. */
export type LabelOf<Name extends CounterName> = NonNullable<
  Counters[Name]["values"]
>[number];

/** Counts and measures what a node does. */
export type Metrics = {
  /** Adds to a counter. `label` is the value of its label, if it has one. */
  add<Name extends CounterName>(
    name: Name,
    label?: LabelOf<Name>,
    amount?: number,
  ): void;
  /** Records a request and its duration in milliseconds. Called once per request, with the same strings for each route. */
  request(
    method: string,
    route: string,
    status: number,
    duration: number,
  ): void;
  /** Records the run of a periodic job and its duration in milliseconds. */
  job(name: string, duration: number): void;
};

/** Measures nothing: without METRICS_PORT, and in operator commands. */
export const noMetrics: Metrics = { add() {}, request() {}, job() {} };

function counter<const Value extends string>(
  name: string,
  help: string,
  label: string | null = null,
  values: readonly Value[] | null = null,
) {
  return { name: `ubia_${name}_total`, help, label, values };
}
