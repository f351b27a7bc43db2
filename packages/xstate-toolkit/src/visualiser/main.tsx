import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { fromPromise } from "xstate";
import { drawChart } from "../show/drawing.ts";
import { addressOf, positionOf } from "./address.ts";
import { readFlowData } from "./flow-data.ts";
import { chartOf } from "./stepping.ts";
import { Visualiser } from "./visualiser.tsx";
import { visualiserMachine } from "./visualiser-machine.ts";

const data = readFlowData();
const machine = visualiserMachine.provide({
  actors: {
    draw: fromPromise(async ({ input: { flow, folded } }) =>
      folded.length === 0
        ? (data[flow]?.drawing ?? "")
        : drawChart(chartOf(flow), folded),
    ),
  },
  actions: {
    updateUrl: ({ context }) => {
      history.replaceState(null, "", addressOf(context.position));
    },
    scrollToDrawing: () => {
      document.querySelector(".canvas")?.scrollIntoView({ block: "nearest" });
    },
  },
});

function Page() {
  const [snapshot, send] = useMachine(machine, {
    input: { position: positionOf(location.hash) },
  });
  useEffect(() => {
    const followUrl = () =>
      send({ type: "address.changed", position: positionOf(location.hash) });
    addEventListener("hashchange", followUrl);
    return () => removeEventListener("hashchange", followUrl);
  }, [send]);
  return <Visualiser data={data} snapshot={snapshot} send={send} />;
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
createRoot(root).render(<Page />);
