import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { addressOf, positionOf } from "./address.ts";
import { readFlowData } from "./flow-data.ts";
import { Visualiser } from "./visualiser.tsx";
import { visualiserMachine } from "./visualiser-machine.ts";

const data = readFlowData();
const machine = visualiserMachine.provide({
  actions: {
    updateUrl: ({ context }) => {
      history.replaceState(null, "", addressOf(context.position));
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
  return <Visualiser data={data} {...snapshot.context} send={send} />;
}

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
createRoot(root).render(<Page />);
