import { memo, useMemo } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { pathOf } from "../model/definition.ts";
import { transitionsTaken, type Visit } from "../plan/visit.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import {
  type StartedMachine,
  startedMachines,
} from "../show/started-machines.ts";
import { ContextPanel } from "./context-panel.tsx";
import { DrawingView } from "./drawing-view.tsx";
import type { AllFlowData, FlowData } from "./flow-data.ts";
import { FlowPicker } from "./flow-picker.tsx";
import { foldableStates } from "./folds.ts";
import { catalogue } from "./loaded-catalogue.ts";
import { selectedTransitions } from "./neighbours.ts";
import { OptionsPanel } from "./options-panel.tsx";
import { PathPanel } from "./path-panel.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { EntryLink, SelectionPanel } from "./selection-panel.tsx";
import { StatePanel } from "./state-panel.tsx";
import {
  chartOf,
  entryOf,
  type ReplayedPosition,
  tryReplay,
} from "./stepping.ts";
import type { visualiserMachine } from "./visualiser-machine.ts";

type Snapshot = SnapshotFrom<typeof visualiserMachine>;

/** Sends an event to the machine of the page. */
export type Send = ActorRefFrom<typeof visualiserMachine>["send"];

/** Paths of the active states, outer ones first. */
function activePaths(visit: Visit): string[] {
  return [...visit.state.snapshot._nodes]
    .sort((a, b) => a.path.length - b.path.length)
    .map(pathOf);
}

/** The page: the flow picker, and the selected flow or the error with which it starts. */
export function Visualiser(props: {
  readonly data: AllFlowData;
  readonly snapshot: Snapshot;
  readonly send: Send;
}) {
  const { data, snapshot, send } = props;
  const { position, overlay, problem } = snapshot.context;
  const replayed = useMemo(() => tryReplay(position), [position]);
  const entry = entryOf(position.flow);
  const flow = data[entry.name];
  if (!flow) throw new Error(`There is no drawing of ${entry.name}`);
  const error =
    replayed instanceof Error
      ? replayed.message
      : (flow.error ?? problem ?? undefined);
  const started = useMemo(
    () => startedMachines(entry.machine, catalogue.entries),
    [entry],
  );
  return (
    <div className="visualiser">
      <header>
        <h1>{entry.title}</h1>
        <p>{entry.purpose}</p>
        <MachineLinks entry={entry} started={started} />
        <FlowPicker position={position} overlay={overlay} send={send} />
      </header>
      {error !== undefined || replayed instanceof Error ? (
        <p role="alert">This machine cannot be shown: {error}</p>
      ) : (
        <Flow
          {...props}
          entry={entry}
          flow={flow}
          replayed={replayed}
          started={started}
        />
      )}
    </div>
  );
}

/** Links to the machines that a machine starts, and to those that start it. */
function MachineLinks(props: {
  readonly entry: CatalogueEntry;
  readonly started: readonly StartedMachine[];
}) {
  const { entry, started } = props;
  const starting = useMemo(
    () =>
      catalogue.entries.filter(({ machine }) =>
        startedMachines(machine, [entry]).some(
          (started) => started.entry === entry,
        ),
      ),
    [entry],
  );
  const distinct = [...new Set(started.map(({ entry }) => entry))];
  return (
    <>
      <EntryLinks title="Starts" entries={distinct} />
      <EntryLinks title="Started by" entries={starting} />
    </>
  );
}

function EntryLinks(props: {
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}) {
  if (props.entries.length === 0) return null;
  return (
    <p className="details">
      {props.title}:{" "}
      {props.entries.map((entry, index) => (
        <span key={entry.name}>
          {index > 0 && ", "}
          <EntryLink entry={entry} />
        </span>
      ))}
    </p>
  );
}

// A panel is rendered again only when what it shows changes, and not whenever the drawing is moved.
const Search = memo(SearchPanel);
const Selected = memo(SelectionPanel);
const States = memo(StatePanel);
const Options = memo(OptionsPanel);
const Steps = memo(PathPanel);
const Values = memo(ContextPanel);

/** The drawing of a flow, and the panels for the active states, the possible steps, the path and the context. */
function Flow(props: {
  readonly entry: CatalogueEntry;
  readonly flow: FlowData;
  readonly replayed: ReplayedPosition;
  readonly started: readonly StartedMachine[];
  readonly snapshot: Snapshot;
  readonly send: Send;
}) {
  const { entry, flow, replayed, started, snapshot, send } = props;
  const { position, overlay, selection, folded, drawn } = snapshot.context;
  const { visit } = replayed;
  const chart = chartOf(position.flow);
  const neighbours = useMemo(
    () => selectedTransitions(chart, selection),
    [chart, selection],
  );
  const states = useMemo(() => activePaths(visit), [visit]);
  const last = useMemo(() => transitionsTaken(visit), [visit]);
  const pathTransitions = useMemo(
    () => replayed.visits.flatMap(transitionsTaken),
    [replayed],
  );
  return (
    <>
      <DrawingView
        key={entry.name}
        title={entry.title}
        drawing={drawn?.flow === position.flow ? drawn.svg : ""}
        view={snapshot.context.view}
        focus={snapshot.context.focus}
        neighbours={neighbours}
        selected={selection?.kind === "state" ? selection.path : undefined}
        foldable={foldableStates(chart).length > 0}
        busy={snapshot.hasTag("busy")}
        send={send}
        states={states}
        last={last}
        marked={
          overlay === "none"
            ? pathTransitions
            : overlay === "modelTests"
              ? flow.modelTransitions
              : flow.browserTransitions
        }
        onArrowClick={(labels) => {
          const option = replayed.options.find(({ taken }) =>
            taken.some((label) => labels.includes(label)),
          );
          if (option) send({ type: "step.taken", text: option.text });
        }}
      />
      <aside>
        <Search chart={chart} query={snapshot.context.query} send={send} />
        {selection && (
          <Selected
            chart={chart}
            selection={selection}
            neighbours={neighbours}
            folded={folded}
            started={started}
            send={send}
          />
        )}
        <States entry={entry} visit={visit} />
        <Options
          entry={entry}
          options={replayed.options}
          timers={visit.state.timers}
          elapsed={visit.state.elapsed}
          guards={flow.guards}
          send={send}
        />
        <Steps entry={entry} visits={replayed.visits} send={send} />
        <Values visits={replayed.visits} />
      </aside>
    </>
  );
}
