import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientAddress } from "./client.ts";
import { overloaded } from "./http-error.ts";

/** Maximum size of all unsent responses of a node, in bytes. */
const MAX_UNSENT_BYTES = 64 * 1024 * 1024;
/** A shorter response counts as nothing: the number of connections limits how many of these are in memory. */
const MIN_COUNTED_BYTES = 8 * 1024;
/** Retry-After when the client's own unsent responses occupy the memory, in milliseconds. */
const RETRY_AFTER = 5_000;

type Unsent = { readonly response: ServerResponse; readonly bytes: number };
type Owner = { bytes: number; readonly unsent: Set<Unsent> };

/**
 * Limits the memory of the responses that clients have not read yet. At the limit, the response that has waited longest
 * for the client with the most unsent bytes is cut off. If that client made this request, it gets 503 instead. A client
 * is an account or, without a session, an address. A slow client is never cut off below the limit while it reads.
 *
 * Only texts are counted. Buffers are shared by all responses, or they are files, whose number is limited like that of
 * exports by their slots. Event streams have their own limit.
 */
export function limitUnsentResponses(
  app: FastifyInstance,
  maxBytes = MAX_UNSENT_BYTES,
): void {
  const owners = new Map<string, Owner>();
  let total = 0;

  function remove(name: string, owner: Owner, unsent: Unsent): void {
    if (!owner.unsent.delete(unsent)) return;
    owner.bytes -= unsent.bytes;
    total -= unsent.bytes;
    if (owner.unsent.size === 0) owners.delete(name);
  }

  function largestOwner(): [string, Owner] | undefined {
    let largest: [string, Owner] | undefined;
    for (const entry of owners)
      if (!largest || entry[1].bytes > largest[1].bytes) largest = entry;
    return largest;
  }

  function makeRoom(bytes: number, bytesOfClient: number): void {
    while (total + bytes > maxBytes) {
      const [name, owner] = largestOwner() ?? [];
      const [oldest] = owner?.unsent ?? [];
      if (!name || !owner || !oldest || owner.bytes <= bytesOfClient)
        throw overloaded(RETRY_AFTER);
      remove(name, owner, oldest);
      oldest.response.destroy();
    }
  }

  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < MIN_COUNTED_BYTES)
      return;
    const bytes = Buffer.byteLength(payload);
    const name = ownerOf(request);
    makeRoom(bytes, (owners.get(name)?.bytes ?? 0) + bytes);
    const owner = owners.get(name) ?? { bytes: 0, unsent: new Set<Unsent>() };
    owners.set(name, owner);
    const unsent = { response: reply.raw, bytes };
    owner.unsent.add(unsent);
    owner.bytes += bytes;
    total += bytes;
    reply.raw.once("close", () => remove(name, owner, unsent));
  });
}

function ownerOf(request: FastifyRequest): string {
  const { member } = request;
  return member ? `account ${member.accountId}` : clientAddress(request);
}
