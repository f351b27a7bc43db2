import type { CatalogueEntry } from "../show/catalogue.ts";
import {
  allStates,
  type Chart,
  type ChartState,
  type ChartTransition,
  canFold,
} from "../show/chart.ts";
import { arrowText, stateLines } from "../show/event-words.ts";
import type { StartedMachine } from "../show/started-machines.ts";
import { addressOf } from "./address.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Send } from "./visualiser.tsx";
import type { Selection } from "./visualiser-machine.ts";

/** Describes the selected state with what leads into it and out of it, or the transitions of the selected event. */
export function SelectionPanel(props: {
  readonly chart: Chart;
  readonly selection: Selection;
  readonly neighbours: Neighbours;
  readonly folded: readonly string[];
  readonly started: readonly StartedMachine[];
  readonly send: Send;
}) {
  const { chart, selection, neighbours, send } = props;
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
          transitions={neighbours.outOf}
          send={send}
        />
      )}
      <button type="button" onClick={() => send({ type: "selection.cleared" })}>
        Clear the selection
      </button>
    </section>
  );
}

function SelectedState(props: {
  readonly state: ChartState;
  readonly neighbours: Neighbours;
  readonly folded: readonly string[];
  readonly started: readonly StartedMachine[];
  readonly send: Send;
}) {
  const { state, neighbours, folded, started, send } = props;
  const { path, description } = state;
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
            Starts <EntryLink entry={entry} />
          </p>
        ))}
      {canFold(state) && (
        <button
          type="button"
          aria-expanded={!folded.includes(path)}
          onClick={() => send({ type: "fold.toggled", path })}
        >
          {folded.includes(path) ? "Unfold" : "Fold"}
        </button>
      )}
      <Transitions title="Leads in" transitions={neighbours.into} send={send} />
      <Transitions
        title="Leads out"
        transitions={neighbours.outOf}
        send={send}
      />
    </>
  );
}

/** A link to a machine of the catalogue. */
export function EntryLink({ entry }: { readonly entry: CatalogueEntry }) {
  const address = addressOf({ flow: entry.name, input: 0, steps: [] });
  return <a href={address}>{entry.title}</a>;
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
