import { type ActorRefFrom, createActor, fromPromise, waitFor } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import { isCallFailure, statusOf } from "../../contract/failure.ts";
import { isOverdue } from "../../machines/answer-dates/dates.ts";
import {
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
  onWake,
  type Unsubscribe,
} from "./page-events.ts";

/** How a value is read. */
export type Source<Value> = {
  /** `previous` is the value so far. */
  readonly read: (
    signal: AbortSignal,
    previous: Value | null,
  ) => Promise<Value>;
  /** Calls `notify` when the value has changed on the server. */
  readonly watch?: (notify: () => void) => Unsubscribe;
};

/** The values that all pages share. The profile is null when there is none. */
type Values = {
  readonly [Name in "user" | "trainings" | "events"]: ResponseOf<Name>;
} & {
  readonly profile: ResponseOf<"profile"> | null;
  readonly matches: MatchList;
};

const sources: { readonly [Name in keyof Values]: Source<Values[Name]> } = {
  profile: {
    read: (signal) =>
      nullIfMissing(fetchAndStore("profile", signal, (profile) => profile)),
  },
  user: { read: (signal) => fetchAndStore("user", signal, (user) => user) },
  matches: {
    read: (signal, previous) =>
      fetchAndStore("matches", signal, (response) =>
        withFirstPage(previous, response),
      ),
    watch: (notify) =>
      combineUnsubscribes(
        onUpdates((updates) => {
          const { matches } = knownValue("matches") ?? EMPTY_LIST;
          if (!updates.every((update) => isInList(matches, update))) notify();
        }),
        onWake(() => {
          if (hasDatePassed()) notify();
        }),
      ),
  },
  trainings: { read: (signal) => send("trainings", { signal }) },
  events: { read: (signal) => send("events", { signal }) },
};

export type ResourceName = keyof Values;
export type ResourceValue<Name extends ResourceName> = Values[Name];
export type ResourceRef = ActorRefFrom<typeof resourceMachine>;

type Shared = {
  readonly actor: ResourceRef;
  /** The path of the page that showed the value last. */
  shownOn: string | null;
  /** The number of mounted components that show the value. */
  viewers: number;
};

const resources = new Map<ResourceName, Shared>();

/** Returns the effects of a resource. `name` is for the console. */
export function resourceEffects<Value>(name: string, source: Source<Value>) {
  return {
    actors: {
      read: fromPromise<ResourceRead, ResourceReadInput>(
        async ({ input, signal }) => {
          // Prerendered members' pages are shown before the session has been read.
          await sessionStarted;
          const previous = input.previous as Value | null;
          const value = await source.read(signal, previous);
          return { value, at: now() };
        },
      ),
      watchPage: eventActor<ResourceEvent>((sendBack) =>
        combineUnsubscribes(
          onResume(() => sendBack({ type: "page.resumed" })),
          onSessionEnd(() => sendBack({ type: "session.ended" })),
          source.watch?.(() => sendBack({ type: "invalidated" })) ?? (() => {}),
        ),
      ),
    },
    actions: {
      logFailure: ({ event }: { event: object }) =>
        console.info(`The ${name} could not be loaded`, { ...event }),
    },
  };
}

function sharedResource(name: ResourceName): Shared {
  const existing = resources.get(name);
  if (existing) return existing;
  const effects = resourceEffects(name, sources[name] as Source<unknown>);
  const actor = createActor(provideEffects(resourceMachine, effects), {
    systemId: name,
    input: undefined,
    ...inspection(),
  });
  const created = { actor, shownOn: null, viewers: 0 };
  resources.set(name, created);
  return created;
}

/** Returns the actor that owns this value. It runs from its first use until the page is closed. */
export function resource(name: ResourceName): ResourceRef {
  return sharedResource(name).actor;
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
  const shared = sharedResource(name);
  const { actor } = shared;
  actor.start();
  shared.viewers += 1;
  const { isShown } = actor.getSnapshot().context;
  if (!isShown || shared.shownOn !== location.pathname)
    actor.send({ type: "shown" });
  shared.shownOn = location.pathname;
  return () => {
    shared.viewers -= 1;
    setTimeout(() => {
      if (shared.viewers === 0) actor.send({ type: "hidden" });
    });
  };
}

/** Reads a value unless it was read before in this session. */
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
 * Returns a value that was read in the last `maxAge` milliseconds. Otherwise, shows the value until the server has returned
 * it. Meanwhile, the page selects from the resource whether the value is loading or why it could not be read, and the
 * resource reads it again on request and when the page resumes.
 *
 * @param acceptsStored - True if the last known value is returned when the server cannot be reached.
 * @throws when the signal is aborted.
 */
export async function awaitResource<Name extends ResourceName>(
  name: Name,
  signal: AbortSignal,
  {
    maxAge,
    acceptsStored = false,
  }: { readonly maxAge: number; readonly acceptsStored?: boolean },
): Promise<ResourceValue<Name>> {
  const known = resource(name).getSnapshot();
  if (isCurrent(known, maxAge))
    return known.context.value as ResourceValue<Name>;
  const hide = showResource(name);
  // Another part of the page already shows it, so `showResource` did not read it.
  if (resource(name).getSnapshot().matches({ known: "fresh" })) reread(name);
  try {
    const read = await waitFor(
      resource(name),
      (snapshot) =>
        snapshot.matches({ known: "fresh" }) ||
        (acceptsStored && snapshot.hasTag("unreachable")),
      { signal },
    );
    return read.context.value as ResourceValue<Name>;
  } finally {
    hide();
  }
}

/** Waits until no request for this value is running. */
export function whenRead(name: ResourceName, signal: AbortSignal) {
  return waitFor(
    resource(name),
    (snapshot) => !isReading(snapshot) || snapshot.matches("idle"),
    { signal },
  );
}

function isReading(snapshot: ResourceSnapshot<unknown>): boolean {
  return snapshot.hasTag("loading") || snapshot.hasTag("refreshing");
}

/**
 * Returns whether the date of a match has passed since the list was read. The server then states another next step, which
 * the pages show next to the date. A read that has failed or is running is not repeated.
 */
function hasDatePassed(): boolean {
  const { matches } = knownValue("matches") ?? EMPTY_LIST;
  const at = now();
  const readAt = lastReadAt(resource("matches").getSnapshot()) ?? at;
  return matches.some(
    ({ answer_by: by }) => isOverdue(by, at) && !isOverdue(by, readAt),
  );
}

/** Returns whether a value is the server's and was read in the last `maxAge` milliseconds. */
function isCurrent(snapshot: ResourceSnapshot<unknown>, maxAge: number) {
  // Negative if the device's clock was set back.
  const age = now() - (lastReadAt(snapshot) ?? Number.NaN);
  return age >= 0 && age < maxAge;
}

/** Returns when the server returned the value; null while it is being read, and after a failure. */
function lastReadAt(snapshot: ResourceSnapshot<unknown>): number | null {
  const { readAt, failure } = snapshot.context;
  return failure === null && !isReading(snapshot) ? readAt : null;
}

/**
 * Calls `listener` with the value after each read and confirmed change, and with a value that is already known. Returns
 * an unsubscribe function.
 */
export function onRead<Name extends ResourceName>(
  name: Name,
  listener: (value: ResourceValue<Name> | null) => void,
): Unsubscribe {
  // Two reads in the same millisecond return different objects.
  const read = resource(name).select(
    ({ context: { value, readAt } }) => ({ value, readAt }),
    (a, b) => a.value === b.value && a.readAt === b.readAt,
  );
  const report = ({ value, readAt }: ReturnType<typeof read.get>) => {
    if (readAt !== null) listener(value as ResourceValue<Name> | null);
  };
  report(read.get());
  const subscription = read.subscribe(report);
  return () => subscription.unsubscribe();
}

/** Returns null if the server has answered 404. */
export async function nullIfMissing<Value>(
  read: Promise<Value>,
): Promise<Value | null> {
  try {
    return await read;
  } catch (failure) {
    if (isCallFailure(failure) && statusOf(failure) === 404) return null;
    throw failure;
  }
}
