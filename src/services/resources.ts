import {
  type ActorRefFrom,
  createActor,
  fromPromise,
  type SnapshotFrom,
} from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import {
  type CallFailure,
  isCallFailure,
  storedResponseOf,
} from "../../contract/failure.ts";
import {
  isMissing,
  type ResourceEvent,
  type ResourceRead,
  type ResourceReadInput,
  type ResourceSnapshot,
  resourceMachine,
} from "../../machines/resource/chart.ts";
import { provideEffects } from "../../machines/shared/effects.ts";
import {
  EMPTY_LIST,
  isInList,
  type MatchList,
  withFirstPage,
} from "../../machines/shared/match-pages.ts";
import { send, sessionStarted } from "./api.ts";
import { now } from "./clock.ts";
import { eventActor } from "./event-actor.ts";
import { inspection } from "./inspection.ts";
import { fetchAndStore, onSessionEnd } from "./last-read.ts";
import { onUpdates } from "./list-changes.ts";
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

type Values = {
  readonly [Name in
    | "profile"
    | "user"
    | "trainings"
    | "events"]: ResponseOf<Name>;
} & { readonly matches: MatchList };

/** The functions that read the values that all pages share. */
const reads: { readonly [Name in keyof Values]: Read<Values[Name]> } = {
  profile: (signal) => fetchAndStore("profile", signal),
  user: (signal) => fetchAndStore("user", signal),
  matches: (signal, previous) =>
    converted(fetchAndStore("matches", signal), (response) =>
      withFirstPage(previous, response),
    ),
  trainings: (signal) => send("trainings", { signal }),
  events: (signal) => send("events", { signal }),
};

export type ResourceName = keyof Values;
export type ResourceValue<Name extends ResourceName> = Values[Name];
export type ResourceRef = ActorRefFrom<typeof resourceMachine>;

const resources = new Map<ResourceName, ResourceRef>();
/** The values whose request has started in the current task. */
const justStarted = new Set<string>();
/** The path of the page that showed each value last. */
const shownOn = new Map<ResourceName, string>();
/** The number of mounted components that show each value. */
const viewers = new Map<ResourceName, number>();

/** Returns the effects of a resource that reads its value with `read`. `name` is for the console. */
export function resourceEffects<Value>(name: string, read: Read<Value>) {
  return {
    actors: {
      read: fromPromise<ResourceRead, ResourceReadInput>(
        async ({ input, signal }) => {
          justStarted.add(name);
          setTimeout(() => justStarted.delete(name));
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
          // Updates only report changes to matches.
          name === "matches"
            ? onUpdates((updates) => {
                const { matches } = knownValue("matches") ?? EMPTY_LIST;
                if (!updates.every((update) => isInList(matches, update)))
                  sendBack({ type: "invalidated" });
              })
            : () => {},
        ),
      ),
    },
    actions: {
      logFailure: ({ event }: { event: object }) =>
        console.info(`The ${name} could not be loaded`, { ...event }),
    },
  };
}

/** Returns the actor that owns this value. It runs from its first use until the page is closed. */
export function resource(name: ResourceName): ResourceRef {
  const existing = resources.get(name);
  if (existing) return existing;
  const logic = provideEffects(
    resourceMachine,
    resourceEffects<unknown>(name, reads[name] as Read<unknown>),
  );
  const actor = createActor(logic, {
    systemId: name,
    input: undefined,
    ...inspection(),
  });
  resources.set(name, actor);
  return actor;
}

/** Returns the value that was read last; null when none is known. */
export function knownValue<Name extends ResourceName>(
  name: Name,
): ResourceValue<Name> | null {
  return resource(name).getSnapshot().context.value as never;
}

/**
 * Reports that a page shows this value. Returns a function that reports that it no longer does. A page that replaces its
 * components, for example its skeleton by its form, still shows the value, so it is not read again.
 */
export function showResource(name: ResourceName): Unsubscribe {
  const actor = resource(name);
  actor.start();
  addViewers(name, 1);
  const { isShown } = actor.getSnapshot().context;
  if (!isShown || shownOn.get(name) !== location.pathname)
    actor.send({ type: "shown" });
  shownOn.set(name, location.pathname);
  return () => {
    addViewers(name, -1);
    setTimeout(() => {
      if (viewers.get(name) === 0) actor.send({ type: "hidden" });
    });
  };
}

/** Reports that a page needs this value once, even if it is not current. */
export function needResource(name: ResourceName): void {
  const actor = resource(name);
  actor.start();
  actor.send({ type: "needed" });
}

/** Reads a value again. A request that is already running is restarted, because it may return an earlier value. */
export function reread(name: ResourceName): void {
  const actor = resource(name);
  const type = isReading(actor.getSnapshot())
    ? "invalidated"
    : "refresh.requested";
  actor.send({ type });
}

/**
 * Reads a value again and returns it, unless it was read in the last `maxAge` milliseconds. The first request is not
 * restarted, and neither is one that has just started, because another part of the page shows the value.
 * @throws CallFailure, also when the session ends before the response.
 */
export function readResource<Name extends ResourceName>(
  name: Name,
  signal: AbortSignal,
  { maxAge = 0 } = {},
): Promise<ResourceValue<Name>> {
  const actor = resource(name);
  needResource(name);
  const before = actor.getSnapshot();
  const isFirst = before.hasTag("loading");
  if (!isFirst && !isCurrent(before, maxAge) && !justStarted.has(name))
    reread(name);
  return new Promise((resolve, reject) => {
    const settle = (snapshot: ResourceSnapshot<unknown>) => {
      const isEnded = snapshot.matches("idle");
      if (isReading(snapshot) && !isEnded) return;
      subscription.unsubscribe();
      const { failure, value } = snapshot.context;
      if (isEnded) reject({ kind: "noResponse", reason: "aborted", at: now() });
      else if (failure) reject(failure);
      else resolve(value as ResourceValue<Name>);
    };
    const subscription = actor.subscribe(settle);
    signal.addEventListener("abort", () => subscription.unsubscribe());
    settle(actor.getSnapshot());
  });
}

function isReading(snapshot: ResourceSnapshot<unknown>): boolean {
  return snapshot.hasTag("loading") || snapshot.hasTag("refreshing");
}

/** Returns whether a value is the server's and was read in the last `maxAge` milliseconds. */
function isCurrent(
  snapshot: ResourceSnapshot<unknown>,
  maxAge: number,
): boolean {
  const { readAt, failure } = snapshot.context;
  if (readAt === null) return false;
  // Negative if the device's clock was set back.
  const age = now() - readAt;
  return (
    age >= 0 &&
    age < maxAge &&
    !snapshot.hasTag("refreshing") &&
    (failure === null || isMissing(snapshot))
  );
}

/** Creates an actor that reads a value again. For the charts that still keep a copy. */
export function resourceActor<Name extends ResourceName>(name: Name) {
  return fromPromise<ResponseOf<Name>, undefined>(
    async ({ signal }) =>
      (await readResource(name, signal)) as ResponseOf<Name>,
  );
}

/**
 * Calls `listener` with the value after each read and confirmed change, and with a value that is already known. Returns
 * an unsubscribe function.
 */
export function onRead<Name extends ResourceName>(
  name: Name,
  listener: (value: ResourceValue<Name> | null) => void,
): Unsubscribe {
  const actor = resource(name);
  let last: { value: unknown; readAt: number | null } = {
    value: null,
    readAt: null,
  };
  const report = ({ context }: SnapshotFrom<typeof resourceMachine>) => {
    const { value, readAt } = context;
    // Two reads in the same millisecond return different objects.
    const isNew =
      readAt !== null && (readAt !== last.readAt || value !== last.value);
    last = context;
    if (isNew) listener(value as ResourceValue<Name> | null);
  };
  report(actor.getSnapshot());
  const subscription = actor.subscribe(report);
  return () => subscription.unsubscribe();
}

/** Converts a response, and also a stored one in a failure. */
async function converted<Response, Value>(
  response: Promise<Response>,
  convert: (response: Response) => Value,
): Promise<Value> {
  try {
    return convert(await response);
  } catch (failure) {
    const stored = isCallFailure(failure) ? storedResponseOf(failure) : null;
    if (stored === null) throw failure;
    const value = convert(stored.response as Response);
    throw {
      ...(failure as CallFailure),
      storedResponse: { ...stored, response: value },
    };
  }
}

function addViewers(name: ResourceName, added: number): void {
  viewers.set(name, (viewers.get(name) ?? 0) + added);
}
