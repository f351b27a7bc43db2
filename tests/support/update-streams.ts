import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Update } from "../../contract/calls/matches.ts";
import { until } from "./for-one-test.ts";

/** A stream of updates, opened with the request that a page sends. */
export type UpdateStream = {
  readonly status: number;
  readonly headers: Headers;
  /** Names of the events so far. */
  readonly events: readonly string[];
  /** Updates so far, in order of arrival. */
  readonly updates: readonly Update[];
  /** How the stream ended; null while it is open. */
  result(): "closed" | "broken" | null;
  /** Waits for the next update of this kind. */
  next(kind: Update["kind"]): Promise<Update>;
  waitForEnd(): Promise<"closed" | "broken">;
  close(): void;
};

/**
 * Opens the update stream of a member and waits for the first event. If the server rejects the request, waits for the
 * end of the response instead.
 */
export async function openStream(
  { origin }: { origin: string },
  { token }: { token: string },
): Promise<UpdateStream> {
  const controller = new AbortController();
  const response = await fetch(`${origin}/api/updates/`, {
    headers: {
      Authorization: `Token ${token}`,
      Accept: "text/event-stream",
    },
    signal: controller.signal,
  });
  const events: string[] = [];
  const updates: Update[] = [];
  let nextIndex = 0;
  let ended: "closed" | "broken" | null = null;
  const readEvents = async () => {
    const messages = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event = "", data } of messages ?? []) {
      events.push(event);
      if (event !== "updates") continue;
      updates.push(...(JSON.parse(data) as ResponseOf<"updates">).updates);
    }
  };
  readEvents().then(
    () => {
      ended = "closed";
    },
    () => {
      ended = "broken";
    },
  );
  const result = () => ended;
  await until(() => events.length > 0 || ended !== null);
  return {
    status: response.status,
    headers: response.headers,
    events,
    updates,
    result,
    async next(kind) {
      const find = () =>
        updates.findIndex(
          (update, index) => index >= nextIndex && update.kind === kind,
        );
      await until(() => find() >= 0);
      nextIndex = find() + 1;
      return updates[nextIndex - 1] as Update;
    },
    async waitForEnd() {
      await until(() => ended !== null);
      return result() ?? "broken";
    },
    close: () => controller.abort(),
  };
}
