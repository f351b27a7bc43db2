import { EventSourceParserStream } from "eventsource-parser/stream";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Update } from "../../contract/calls/matches.ts";
import { until } from "./for-one-test.ts";

/** The updates stream of one page. */
export type UpdateStream = {
  readonly status: number;
  readonly headers: Headers;
  /** Names of the events so far. */
  readonly events: readonly string[];
  /** Updates so far, in order of arrival. */
  readonly updates: readonly Update[];
  /** How the stream ended; null while it is open. */
  end(): "closed" | "cut" | null;
  /** Waits for the next update of this kind. */
  next(kind: Update["kind"]): Promise<Update>;
  untilEnd(): Promise<"closed" | "cut">;
  leave(): void;
};

/** Opens the updates stream of a member and waits for its first event. Call it only within a test. */
export async function follow(
  { origin }: { origin: string },
  { token }: { token: string },
): Promise<UpdateStream> {
  const left = new AbortController();
  const response = await fetch(`${origin}/api/updates/`, {
    headers: {
      Authorization: `Token ${token}`,
      Accept: "text/event-stream",
    },
    signal: left.signal,
  });
  const events: string[] = [];
  const updates: Update[] = [];
  let given = 0;
  let ended: "closed" | "cut" | null = null;
  const read = async () => {
    const messages = response.body
      ?.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event = "", data } of messages ?? []) {
      events.push(event);
      if (event !== "updates") continue;
      updates.push(...(JSON.parse(data) as ResponseOf<"updates">).updates);
    }
  };
  read().then(
    () => {
      ended = "closed";
    },
    () => {
      ended = "cut";
    },
  );
  const end = () => ended;
  await until(() => events.length > 0 || ended !== null);
  return {
    status: response.status,
    headers: response.headers,
    events,
    updates,
    end,
    async next(kind) {
      const find = () =>
        updates.findIndex((one, place) => place >= given && one.kind === kind);
      await until(() => find() >= 0);
      given = find() + 1;
      return updates[given - 1] as Update;
    },
    async untilEnd() {
      await until(() => ended !== null);
      return end() ?? "cut";
    },
    leave: () => left.abort(),
  };
}
