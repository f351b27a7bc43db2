import type { Definition } from "../model/definition.ts";
import { type AnyBindings, type AnyCases, unboundEvents } from "./bindings.ts";

/** An event of an actor: `xstate.done.actor.save` is the done event of `save`. */
export interface ActorEvent {
  readonly kind: "done" | "error" | "snapshot";
  readonly actorId: string;
}

const PREFIXES = {
  done: "xstate.done.actor.",
  error: "xstate.error.actor.",
  snapshot: "xstate.snapshot.",
} as const;

/** Splits the key of an actor's event. Returns undefined for other events. */
export function actorEventOf(key: string): ActorEvent | undefined {
  for (const kind of ["done", "error", "snapshot"] as const) {
    const prefix = PREFIXES[kind];
    if (key.startsWith(prefix))
      return { kind, actorId: key.slice(prefix.length) };
  }
  return undefined;
}

/** Returns the part of the key of an actor's event that precedes the id; empty for other events. */
export function actorPrefixOf(key: string): string {
  const event = actorEventOf(key);
  return event ? PREFIXES[event.kind] : "";
}

/**
 * Replaces the names of actors in the keys of bindings with the ids of their invokes. A name is an alias in the plan or
 * the `src` of an invoke without an explicit id. Other keys stay as they are.
 */
export function withActorIds(
  definition: Definition,
  bindings: AnyBindings,
  aliases: Readonly<Record<string, string>> = {},
): AnyBindings {
  const ids = idsByName(definition, aliases);
  return Object.fromEntries(
    Object.entries(bindings).flatMap(([key, cases]) => {
      const event = actorEventOf(key);
      const actorIds = event && ids.get(event.actorId);
      if (event === undefined || actorIds === undefined) return [[key, cases]];
      return actorIds.map((id) => [`${PREFIXES[event.kind]}${id}`, cases]);
    }),
  );
}

/**
 * Adds a default case for each event without a binding. A done event has no output, an error event contains an `Error`,
 * a snapshot event contains an empty context, and any other event has no payload. In the default event of a
 * wildcard, `any` replaces the `*`, unless it matches the ids of actors.
 */
export function withDefaultCases(
  definition: Definition,
  bindings: AnyBindings,
): AnyBindings {
  const defaults = unboundEvents(definition, bindings).map(
    (descriptor): [string, AnyCases] => [
      actorEventOf(descriptor) ? descriptor : descriptor.replace(/\*$/, "any"),
      defaultCases(descriptor),
    ],
  );
  return defaults.length === 0
    ? bindings
    : { ...bindings, ...Object.fromEntries(defaults) };
}

function defaultCases(descriptor: string): readonly object[] {
  switch (actorEventOf(descriptor)?.kind) {
    case "done":
      return [{ output: undefined }];
    case "error":
      return [{ error: new Error("failed") }];
    case "snapshot":
      return [{ snapshot: { status: "active", context: {} } }];
    case undefined:
      return [{}];
  }
}

/** Returns the invoke ids for each alias, and for each `src` of an invoke without an explicit id. */
function idsByName(
  { nodes }: Definition,
  aliases: Readonly<Record<string, string>>,
): Map<string, readonly string[]> {
  const invokes = nodes.flatMap(({ node }) =>
    node.invoke.map(({ id, src }, index) => ({
      id,
      src,
      isUnnamed: id === `${index}.${node.id}`,
    })),
  );
  const usedIds = new Set(invokes.map(({ id }) => id));
  const names = new Map<string, readonly string[]>();
  for (const { id, src, isUnnamed } of invokes) {
    if (typeof src !== "string" || !isUnnamed || usedIds.has(src)) continue;
    names.set(src, [...(names.get(src) ?? []), id]);
  }
  for (const [alias, id] of Object.entries(aliases)) names.set(alias, [id]);
  return names;
}
