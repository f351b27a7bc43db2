import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import {
  type ResourceSnapshot,
  resourceMachine,
} from "../../machines/resource/chart.ts";
import {
  type ResourceName,
  type ResourceRef,
  type ResourceValue,
  resource,
  resourceEffects,
  type Source,
  showResource,
} from "../services/resources.ts";
import { useChart } from "./use-chart.ts";

/**
 * Shows a value that the server owns. Its actor is shared by all pages, and reads the value when a page first shows it.
 *
 * @param isShown - False while the page does not need the value.
 * @returns the snapshot, whose context contains the value, and the function that sends events to the actor.
 */
export function useResource<Name extends ResourceName>(
  name: Name,
  isShown = true,
): readonly [ResourceSnapshot<ResourceValue<Name>>, ResourceRef["send"]] {
  const actor = resource(name);
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => (isShown ? showResource(name) : undefined), [name, isShown]);
  return [snapshot as ResourceSnapshot<ResourceValue<Name>>, actor.send];
}

/**
 * Shows a value that only this component shows. Its actor runs while the component is mounted.
 *
 * @param name - For the console.
 */
export function useOwnResource<Value>(
  name: string,
  source: Source<Value>,
): readonly [ResourceSnapshot<Value>, ResourceRef["send"]] {
  const [snapshot, send] = useChart(
    resourceMachine,
    resourceEffects(name, source),
    { isShown: true },
  );
  return [snapshot as ResourceSnapshot<Value>, send];
}
