import { readDefinition } from "../model/definition.ts";
import type { Cause, Timer } from "../plan/pure-step.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { durationWords } from "../show/duration-words.ts";
import { guardOf, type Option } from "./stepping.ts";
import type { Send } from "./visualiser.tsx";

/** One button per possible cause. Causes that guards reject are listed with the source of the guard. */
export function OptionsPanel(props: {
  readonly entry: CatalogueEntry;
  readonly options: readonly Option[];
  readonly timers: readonly Timer[];
  readonly elapsed: number;
  readonly guards: Readonly<Record<string, string>>;
  readonly send: Send;
}) {
  const { entry, options, timers, elapsed, guards, send } = props;
  const descriptions = new Map(
    readDefinition(entry.machine).transitions.map(({ label, transition }) => [
      label,
      transition.description,
    ]),
  );
  const wait = timers[0] ? timers[0].due - elapsed : 0;
  return (
    <section aria-labelledby="options">
      <h2 id="options">What can happen</h2>
      {options.length === 0 && (
        <p>No further steps. Start over, or go back a step.</p>
      )}
      <ul className="options">
        {options.map(({ text, cause, takes, refusals }) => (
          <li key={text} className={takes.length === 0 ? "refused" : ""}>
            <button
              type="button"
              data-step={text}
              onClick={() => send({ type: "step.taken", text })}
            >
              {titleOf(cause, wait)}
            </button>
            <Payload cause={cause} />
            {takes.length === 0 ? (
              <p>
                {refusals.length > 0
                  ? "No guard allows it."
                  : "Not handled in this state."}
              </p>
            ) : (
              takes.map((label) => (
                <p key={label}>{descriptions.get(label) || label}</p>
              ))
            )}
            {refusals.length > 0 && (
              <Refusals labels={refusals} guards={guards} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns a button's label: an event, an actor that finishes or fails, a delay that is skipped. */
function titleOf({ kind, name, caseIndex, caseCount }: Cause, wait: number) {
  const which = caseCount > 1 ? ` (${caseIndex + 1} of ${caseCount})` : "";
  if (kind === "time") return `Skip ${durationWords(wait)}`;
  if (kind === "send") return `${name}${which}`;
  const actor = name.split(".").slice(3).join(".");
  return `${actor} ${kind === "done" ? "finishes" : "fails"}${which}`;
}

function Payload({ cause }: { readonly cause: Cause }) {
  if (cause.kind === "time") return null;
  const { type, actorId, ...fields } = cause.event as Record<string, unknown>;
  const text = JSON.stringify(fields, (_, value: unknown) =>
    value instanceof Error ? `Error: ${value.message}` : value,
  );
  return text === "{}" ? null : (
    <code title={`${type} ${actorId ?? ""}`}>{text}</code>
  );
}

function Refusals(props: {
  readonly labels: readonly string[];
  readonly guards: Readonly<Record<string, string>>;
}) {
  return (
    <details>
      <summary>
        Guards that are false: {props.labels.map(guardOf).join(", ")}
      </summary>
      {props.labels.map((label) => (
        <div key={label}>
          <b>{guardOf(label)}</b>
          <pre>{props.guards[guardOf(label).split(" ")[0] ?? ""]}</pre>
        </div>
      ))}
    </details>
  );
}
