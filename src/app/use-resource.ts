import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import {
  type ResourceSnapshot,
  resourceMachine,
} from "../../machines/resource/chart.ts";
import {
  type Read,
  type ResourceName,
  type ResourceRef,
  type ResourceValue,
  resource,
  resourceEffects,
  showResource,
} from "../services/resources.ts";
import { useChart } from "./use-chart.ts";

/**
 * Shows a value that the server owns. Its actor is shared by all pages, and reads the value when a page first shows it.
 *
 * @returns the snapshot, whose context contains the value, and the function that sends events to the actor.
 */
export function useResource<Name extends ResourceName>(
  name: Name,
): readonly [ResourceSnapshot<ResourceValue<Name>>, ResourceRef["send"]] {
  const actor = resource(name);
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => showResource(name), [name]);
  return [snapshot as ResourceSnapshot<ResourceValue<Name>>, actor.send];
}

/** Shows a value that only this component shows. Its actor runs while the component is mounted. */
export function useOwnResource<Value>(
  read: Read<Value>,
): readonly [ResourceSnapshot<Value>, ResourceRef["send"]] {
  const [snapshot, send] = useChart(resourceMachine, resourceEffects(read), {
    isShown: true,
  });
  return [snapshot as ResourceSnapshot<Value>, send];
}
