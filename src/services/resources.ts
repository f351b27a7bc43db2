import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import {
  type ResourceEvent,
  type ResourceRead,
  type ResourceReadInput,
  resourceMachine,
} from "../../machines/resource/chart.ts";
import { send, sessionStarted } from "./api.ts";
import { now } from "./clock.ts";
import { eventActor } from "./event-actor.ts";
import { inspection } from "./inspection.ts";
import { fetchAndStore, onSessionEnd } from "./last-read.ts";
import {
  combineUnsubscribes,
  onResume,
  type Unsubscribe,
} from "./page-events.ts";

/** Reads a value. `previous` is the value so far. */
export type Read<Value> = (
  signal: AbortSignal,
  previous: Value | null,
) => Promise<Value>;

/** The values that all pages share, with the functions that read them. */
const reads = {
  profile: (signal) => fetchAndStore("profile", signal),
  user: (signal) => fetchAndStore("user", signal),
  trainings: (signal) => send("trainings", { signal }),
  events: (signal) => send("events", { signal }),
} satisfies { readonly [Name in SharedName]: Read<ResponseOf<Name>> };

type SharedName = "profile" | "user" | "trainings" | "events";

export type ResourceName = keyof typeof reads;
export type ResourceValue<Name extends ResourceName> = Awaited<
  ReturnType<(typeof reads)[Name]>
>;
export type ResourceRef = ActorRefFrom<typeof resourceMachine>;

const resources = new Map<ResourceName, ResourceRef>();
const viewers = new Map<ResourceName, number>();

/** Returns the effects of a resource that reads its value with `read`. */
export function resourceEffects<Value>(read: Read<Value>) {
  return {
    actors: {
      read: fromPromise<ResourceRead, ResourceReadInput>(
        async ({ input, signal }) => {
          // Prerendered members' pages are shown before the session has been read.
          await sessionStarted;
          const value = await read(signal, input.previous as Value | null);
          return { value, at: now() };
        },
      ),
      watchPage: eventActor<ResourceEvent>((sendBack) =>
        combineUnsubscribes(
          onResume(() => sendBack({ type: "page.resumed" })),
          onSessionEnd(() => sendBack({ type: "session.ended" })),
        ),
      ),
    },
  };
}

/** Returns the actor that owns this value. It runs from its first use until the page is closed. */
export function resource(name: ResourceName): ResourceRef {
  const existing = resources.get(name);
  if (existing) return existing;
  const logic = resourceMachine.provide(
    resourceEffects<unknown>(reads[name] as Read<unknown>),
  );
  const actor = createActor(logic, {
    systemId: name,
    input: undefined,
    ...inspection(),
  });
  resources.set(name, actor);
  return actor;
}

/** Reports that a page shows this value. Returns a function that reports that it no longer does. */
export function showResource(name: ResourceName): Unsubscribe {
  const actor = resource(name);
  actor.start();
  addViewers(name, 1);
  if (viewers.get(name) === 1) actor.send({ type: "shown" });
  return () => {
    addViewers(name, -1);
    if (viewers.get(name) === 0) actor.send({ type: "hidden" });
  };
}

function addViewers(name: ResourceName, added: number): void {
  viewers.set(name, (viewers.get(name) ?? 0) + added);
}
