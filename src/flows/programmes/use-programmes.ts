import { type RefObject, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { programmesMachine } from "../../../machines/programmes/chart.ts";
import { useAddressWatch } from "../../app/address-watch.ts";
import { useChart } from "../../app/use-chart.ts";
import { programmes } from "../../content/programmes/index.ts";
import { programmesEffects } from "./programmes-effects.ts";

/** The snapshot of the catalogue chart, its send function and its page. */
export type CatalogueState = {
  readonly snapshot: SnapshotFrom<typeof programmesMachine>;
  readonly send: ActorRefFrom<typeof programmesMachine>["send"];
  /** The path of the page that shows the catalogue. */
  readonly path: string;
  /** The heading of the view, which receives the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** Runs the catalogue chart of a page, synchronized with the address. */
export function useProgrammes(path: string): CatalogueState {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const [snapshot, send] = useChart(
    programmesMachine.provide(programmesEffects({ navigate, path, heading })),
    { input: { programmes } },
  );
  useAddressWatch(send);
  return { snapshot, send, path, heading };
}
