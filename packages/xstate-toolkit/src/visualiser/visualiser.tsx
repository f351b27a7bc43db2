import { useMemo } from "react";
import type { ActorRefFrom } from "xstate";
import { pathOf } from "../model/definition.ts";
import { transitionsTaken, type Visit } from "../plan/visit.ts";
import { ContextPanel } from "./context-panel.tsx";
import { DrawingView } from "./drawing-view.tsx";
import type { AllFlowData } from "./flow-data.ts";
import { FlowPicker } from "./flow-picker.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { PathPanel } from "./path-panel.tsx";
import { StatePanel } from "./state-panel.tsx";
import { entryOf, type Position, replayPosition } from "./stepping.ts";
import type { Overlay, visualiserMachine } from "./visualiser-machine.ts";

/** Sends an event to the machine of the page. */
export type Send = ActorRefFrom<typeof visualiserMachine>["send"];

/** Paths of the active states, outer ones first. */
function activePaths(visit: Visit): string[] {
  return [...visit.state.snapshot._nodes]
    .sort((a, b) => a.path.length - b.path.length)
    .map(pathOf);
}

/** The page: flow picker, drawing, and panels for the active states, the possible steps, the path and the context. */
export function Visualiser(props: {
  readonly data: AllFlowData;
  readonly position: Position;
  readonly overlay: Overlay;
  readonly send: Send;
}) {
  const { data, position, overlay, send } = props;
  const replayed = useMemo(() => replayPosition(position), [position]);
  const entry = entryOf(position.flow);
  const flow = data[entry.name];
  const { visit } = replayed;
  if (!flow) throw new Error(`There is no drawing of ${entry.name}`);
  const states = useMemo(() => activePaths(visit), [visit]);
  const pathTransitions = replayed.visits.flatMap(transitionsTaken);
  return (
    <div className="visualiser">
      <header>
        <h1>{entry.title}</h1>
        <p>{entry.purpose}</p>
        <FlowPicker position={position} overlay={overlay} send={send} />
      </header>
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
    </div>
  );
}
