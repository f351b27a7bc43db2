import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { clientAddress } from "./client.ts";
import { overloaded } from "./http-error.ts";

/** Maximum size of all unsent responses of a node, in bytes. */
const MAX_UNSENT_BYTES = 64 * 1024 * 1024;
/** A shorter response counts as nothing: the number of connections limits how many of these are in memory. */
const MIN_COUNTED_BYTES = 8 * 1024;
/** Retry-After when the client's own unsent responses occupy the memory, in milliseconds. */
const RETRY_AFTER = 5_000;

declare module "fastify" {
  interface FastifyReply {
    /**
     * Counts the next part of a streamed text in place of the previous one. Throws a 503 at the limit, if this client has
     * the most unsent bytes.
     */
    countUnsent(bytes: number): void;
  }
}

type Unsent = {
  readonly owner: string;
  readonly response: ServerResponse;
  readonly bytes: number;
};
/** The unsent responses of one client, the one that has waited longest first. */
type Owner = { bytes: number; readonly unsent: Set<Unsent> };

/**
 * Limits the memory of the responses that clients have not read yet. At the limit, the response that has waited longest
 * for the client with the most unsent bytes is cut off. If that client made this request, it gets 503 instead. A client
 * is an account or, without a session, an address. A slow client is not cut off here below the limit while it reads.
 *
 * Only texts are counted: whole ones here, and the parts of a streamed one by `countUnsent`. Buffers are shared by all
 * responses, or they are files, whose number is limited like that of exports by their slots. Event streams have their
 * own limit.
 */
export function limitUnsentResponses(
  app: FastifyInstance,
  maxBytes = MAX_UNSENT_BYTES,
): void {
  const owners = new Map<string, Owner>();
  const unsentByResponse = new Map<ServerResponse, Unsent>();
  let total = 0;

  function remove(response: ServerResponse): void {
    const unsent = unsentByResponse.get(response);
    const owner = unsent && owners.get(unsent.owner);
    if (!owner) return;
    unsentByResponse.delete(response);
    owner.unsent.delete(unsent);
    owner.bytes -= unsent.bytes;
    total -= unsent.bytes;
    if (owner.unsent.size === 0) owners.delete(unsent.owner);
  }

  function makeRoom(bytes: number, bytesOfClient: number): void {
    while (total + bytes > maxBytes) {
      let owner: Owner = { bytes: 0, unsent: new Set() };
      for (const other of owners.values())
        if (other.bytes > owner.bytes) owner = other;
      const [oldest] = owner.unsent;
      if (!oldest || owner.bytes <= bytesOfClient)
        throw overloaded(RETRY_AFTER);
      remove(oldest.response);
      oldest.response.destroy();
    }
  }

  function count({ request, raw }: FastifyReply, bytes: number): void {
    const isCounted = unsentByResponse.has(raw);
    remove(raw);
    // The response of a connection that was closed before does not close again.
    if (raw.closed) return;
    const { member } = request;
    const name = member
      ? `account ${member.accountId}`
      : clientAddress(request);
    makeRoom(bytes, (owners.get(name)?.bytes ?? 0) + bytes);
    const owner = owners.get(name) ?? { bytes: 0, unsent: new Set<Unsent>() };
    owners.set(name, owner);
    const unsent = { owner: name, response: raw, bytes };
    owner.unsent.add(unsent);
    unsentByResponse.set(raw, unsent);
    owner.bytes += bytes;
    total += bytes;
    if (!isCounted) raw.once("close", () => remove(raw));
  }

  app.decorateReply("countUnsent", function (this: FastifyReply, bytes) {
    count(this, bytes);
  });
  app.addHook("onSend", async (_request, reply, payload) => {
    if (typeof payload === "string" && payload.length >= MIN_COUNTED_BYTES)
      count(reply, Buffer.byteLength(payload));
  });
}
