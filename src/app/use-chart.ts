import { useMachine } from "@xstate/react";
import type { AnyStateMachine } from "xstate";
import { inspection } from "../services/inspection.ts";

/** `useMachine` for the chart of a flow, observable from outside the page (`services/inspection.ts`). */
export function useChart<M extends AnyStateMachine>(
  ...[machine, options]: Parameters<typeof useMachine<M>>
): ReturnType<typeof useMachine<M>> {
  return useMachine<M>(
    ...([machine, { ...options, ...inspection() }] as unknown as Parameters<
      typeof useMachine<M>
    >),
  );
}
