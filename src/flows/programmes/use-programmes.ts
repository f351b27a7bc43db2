import { type RefObject, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { programmesMachine } from "../../../machines/programmes.ts";
import { programmes } from "../../content/programmes/index.ts";
import { useAddressWatch } from "../../shell/address-watch.ts";
import { useChart } from "../../shell/use-chart.ts";
import { programmesEffects } from "./programmes-effects.ts";

/** Where a person is in the catalogue, and how its parts tell what happened. */
export type CatalogueState = {
  readonly snapshot: SnapshotFrom<typeof programmesMachine>;
  readonly send: ActorRefFrom<typeof programmesMachine>["send"];
  /** The page that the catalogue stands on. */
  readonly path: string;
  /** The heading of the view, which takes the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The chart of the catalogue on a page, whose address it follows and keeps. */
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
