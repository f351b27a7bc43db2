import { useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { pathOf } from "../model/definition.ts";
import { transitionsTaken, type Visit } from "../plan/visit.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { ContextPanel } from "./context-panel.tsx";
import { DrawingView } from "./drawing-view.tsx";
import type { AllFlowData, FlowData } from "./flow-data.ts";
import { FlowPicker } from "./flow-picker.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { PathPanel } from "./path-panel.tsx";
import { StatePanel } from "./state-panel.tsx";
import {
  entryOf,
  type Position,
  type ReplayedPosition,
  tryReplay,
} from "./stepping.ts";
import type { Overlay, visualiserMachine } from "./visualiser-machine.ts";

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
  readonly position: Position;
  readonly overlay: Overlay;
  readonly send: Send;
}) {
  const { data, position, overlay, send } = props;
  const replayed = useMemo(() => tryReplay(position), [position]);
  const entry = entryOf(position.flow);
  const flow = data[entry.name];
  if (!flow) throw new Error(`There is no drawing of ${entry.name}`);
  const error = replayed instanceof Error ? replayed.message : flow.error;
  return (
    <div className="visualiser">
      <header>
        <h1>{entry.title}</h1>
        <p>{entry.purpose}</p>
        <FlowPicker position={position} overlay={overlay} send={send} />
      </header>
      {error !== undefined || replayed instanceof Error ? (
        <p role="alert">This machine cannot be shown: {error}</p>
      ) : (
        <Flow {...props} entry={entry} flow={flow} replayed={replayed} />
      )}
    </div>
  );
}

/** The drawing of a flow, and the panels for the active states, the possible steps, the path and the context. */
function Flow(props: {
  readonly entry: CatalogueEntry;
  readonly flow: FlowData;
  readonly replayed: ReplayedPosition;
  readonly overlay: Overlay;
  readonly send: Send;
}) {
  const { entry, flow, replayed, overlay, send } = props;
  const { visit } = replayed;
  const states = useMemo(() => activePaths(visit), [visit]);
  const pathTransitions = replayed.visits.flatMap(transitionsTaken);
  return (
    <>
      <DrawingView
        key={entry.name}
        title={entry.title}
        drawing={flow.drawing}
        states={states}
        last={transitionsTaken(visit)}
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
        <StatePanel entry={entry} visit={visit} />
        <OptionsPanel
          entry={entry}
          options={replayed.options}
          timers={visit.state.timers}
          elapsed={visit.state.elapsed}
          guards={flow.guards}
          send={send}
        />
        <PathPanel entry={entry} visits={replayed.visits} send={send} />
        <ContextPanel visits={replayed.visits} />
      </aside>
    </>
  );
}
