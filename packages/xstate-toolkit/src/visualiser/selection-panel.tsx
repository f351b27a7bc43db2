import { ROOT } from "../model/definition.ts";
import {
  allStates,
  type Chart,
  type ChartState,
  type ChartTransition,
} from "../show/chart.ts";
import { arrowText, stateLines } from "../show/event-words.ts";
import type { StartedMachine } from "../show/started-machines.ts";
import { addressOf } from "./address.ts";
import { neighboursOf } from "./neighbours.ts";
import type { Send } from "./visualiser.tsx";
import type { Selection } from "./visualiser-machine.ts";

/** Describes the selected state with what leads into it and out of it, or the transitions of the selected event. */
export function SelectionPanel(props: {
  readonly chart: Chart;
  readonly selection: Selection;
  readonly folded: readonly string[];
  readonly started: readonly StartedMachine[];
  readonly send: Send;
}) {
  const { chart, selection, send } = props;
  const state =
    selection.kind === "state"
      ? allStates(chart.root).find(({ path }) => path === selection.path)
      : undefined;
  return (
    <section aria-labelledby="selection" className="selection">
      <h2 id="selection">
        {selection.kind === "state"
          ? `Selected state: ${selection.path}`
          : `Selected event: ${selection.name}`}
      </h2>
      {state && <SelectedState {...props} state={state} />}
      {selection.kind === "event" && (
        <Transitions
          title="Its transitions"
          transitions={transitionsOfEvent(chart, selection.name)}
          send={send}
        />
      )}
      <button type="button" onClick={() => send({ type: "selection.cleared" })}>
        Clear the selection
      </button>
    </section>
  );
}

/** Returns the transitions of an event. */
export function transitionsOfEvent(
  { transitions }: Chart,
  name: string,
): ChartTransition[] {
  return transitions.filter(
    ({ kind, trigger }) => kind === "event" && trigger === name,
  );
}

function SelectedState(props: {
  readonly chart: Chart;
  readonly state: ChartState;
  readonly folded: readonly string[];
  readonly started: readonly StartedMachine[];
  readonly send: Send;
}) {
  const { chart, state, folded, started, send } = props;
  const { path, description, children } = state;
  const { into, outOf } = neighboursOf(chart, path);
  return (
    <>
      {description !== "" && <p>{description}</p>}
      {stateLines(state).map((line) => (
        <p key={line} className="details">
          {line}
        </p>
      ))}
      {started
        .filter((machine) => machine.path === path)
        .map(({ actor, entry }) => (
          <p key={actor}>
            Starts{" "}
            <a href={addressOf({ flow: entry.name, input: 0, steps: [] })}>
              {entry.title}
            </a>
          </p>
        ))}
      {children.length > 0 && path !== ROOT && (
        <button
          type="button"
          aria-expanded={!folded.includes(path)}
          onClick={() => send({ type: "fold.toggled", path })}
        >
          {folded.includes(path) ? "Unfold" : "Fold"}
        </button>
      )}
      <Transitions title="Leads in" transitions={into} send={send} />
      <Transitions title="Leads out" transitions={outOf} send={send} />
    </>
  );
}

function Transitions(props: {
  readonly title: string;
  readonly transitions: readonly ChartTransition[];
  readonly send: Send;
}) {
  const { title, transitions, send } = props;
  return (
    <>
      <h3>{title}</h3>
      {transitions.length === 0 && <p className="details">Nothing.</p>}
      <ul>
        {transitions.map((transition) => {
          const { label, source, targets } = transition;
          return (
            <li key={label} className="transition">
              <StateLink path={source} send={send} />{" "}
              {arrowText(transition) || "always"}
              {targets.map((target) => (
                <span key={target}>
                  {" → "}
                  <StateLink path={target} send={send} />
                </span>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function StateLink({ path, send }: { readonly path: string; send: Send }) {
  return (
    <button
      type="button"
      className="link"
      onClick={() => send({ type: "state.selected", path })}
    >
      {path}
    </button>
  );
}
