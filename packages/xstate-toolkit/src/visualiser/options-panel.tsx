import { readDefinition } from "../model/definition.ts";
import { plainValue } from "../model/plain-value.ts";
import type { Timer, Trigger } from "../plan/pure-step.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { formatDuration } from "../show/duration-words.ts";
import { describeActorEvent, payloadOf } from "../show/event-words.ts";
import { guardOf, type Option } from "./stepping.ts";
import type { Send } from "./visualiser.tsx";

/**
 * Shows a button for each possible step, and the source code of each false guard. For a combined guard such as
 * `and(a, b)`, shows the source code of `a` and `b`.
 */
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
  const remaining = timers[0] ? timers[0].firesAt - elapsed : 0;
  return (
    <section aria-labelledby="options">
      <h2 id="options">Possible steps</h2>
      {options.length === 0 && (
        <p>No further steps. To go back, select an earlier step of the path.</p>
      )}
      <ul className="options">
        {options.map(({ text, trigger, taken, rejected }) => (
          <li key={text} className={taken.length === 0 ? "rejected" : ""}>
            <button
              type="button"
              data-step={text}
              onClick={() => send({ type: "step.taken", text })}
            >
              {labelOf(trigger, remaining)}
            </button>
            <Payload trigger={trigger} />
            {taken.length === 0 ? (
              <p>
                {rejected.length > 0
                  ? "Every guard is false."
                  : "Not handled in this state."}
              </p>
            ) : (
              taken.map((label) => (
                <p key={label}>{descriptions.get(label) || label}</p>
              ))
            )}
            {rejected.length > 0 && (
              <FalseGuards labels={rejected} guards={guards} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the label of a button: an event, an actor that finishes or fails, or a delay to skip. */
function labelOf(
  { kind, name, caseIndex, caseCount }: Trigger,
  remaining: number,
) {
  const caseText = caseCount > 1 ? ` (${caseIndex + 1} of ${caseCount})` : "";
  if (kind === "time") return `Skip ${formatDuration(remaining)}`;
  return `${describeActorEvent(name) ?? name}${caseText}`;
}

function Payload({ trigger }: { readonly trigger: Trigger }) {
  if (trigger.kind === "time") return null;
  const text = JSON.stringify(plainValue(payloadOf(trigger)));
  return text === "{}" ? null : <code title={trigger.event.type}>{text}</code>;
}

function FalseGuards(props: {
  readonly labels: readonly string[];
  readonly guards: Readonly<Record<string, string>>;
}) {
  const names = new Set(
    props.labels
      // The text of a combined guard contains several names: "and(isOpen, not(isLocked))".
      .flatMap((label) => guardOf(label).split(/[(), ]+/))
      .filter((name) => Object.hasOwn(props.guards, name)),
  );
  return (
    <details>
      <summary>
        Guards that are false: {props.labels.map(guardOf).join(", ")}
      </summary>
      {[...names].map((name) => (
        <div key={name}>
          <b>{name}</b>
          <pre>{props.guards[name]}</pre>
        </div>
      ))}
    </details>
  );
}
