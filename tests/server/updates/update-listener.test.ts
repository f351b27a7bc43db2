import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  connectTo,
  type Database,
} from "../../../server/database/connection.ts";
import { startUpdateListener } from "../../../server/updates/listener.ts";
import { CHANNEL, notifyNodes } from "../../../server/updates/updates.ts";
import { createDatabase, until } from "../../support/for-one-test.ts";
import {
  removeNotify,
  terminateListeners,
} from "../../support/notifications.ts";

let url: string;
let database: Database;
beforeEach(async () => {
  url = await createDatabase();
  const connection = connectTo(url);
  onTestFinished(() => connection.close());
  database = connection.database;
});

/** Starts a listener with a hub that only records calls. */
function startListening() {
  const checks: number[][] = [];
  const notifiedStates: boolean[] = [];
  const log = { info: vi.fn() };
  const listener = startUpdateListener({
    url,
    database,
    hub: {
      check: (accountIds = []) => checks.push([...accountIds]),
      setNotified: (isNotified) => notifiedStates.push(isNotified),
    },
    log,
  });
  onTestFinished(() => listener.stop());
  return { checks, notifiedStates, log, listener };
}
const untilChecked = (checks: number[][], id: number) =>
  until(() => checks.some((ids) => ids.includes(id)));

test("a notification makes the hub check each account in the notification once", async () => {
  const { checks, notifiedStates } = startListening();
  await until(() => notifiedStates.at(-1) === true);
  await notifyNodes(database, [17, 29, 17]);
  await untilChecked(checks, 29);
  expect(checks).toEqual([[17, 29]]);
});

test("a notification is sent after its transaction commits, and never if the transaction rolls back", async () => {
  const { checks, notifiedStates } = startListening();
  await until(() => notifiedStates.at(-1) === true);
  await database.transaction(async (queries) => {
    await notifyNodes(queries, [1]);
    await notifyNodes(database, [2]);
    await untilChecked(checks, 2);
    expect(checks).toEqual([[2]]);
  });
  await untilChecked(checks, 1);
  const rolledBack = database.transaction(async (queries) => {
    await notifyNodes(queries, [3]);
    throw new Error("Rolled back");
  });
  await expect(rolledBack).rejects.toThrow("Rolled back");
  await notifyNodes(database, [4]);
  await untilChecked(checks, 4);
  expect(checks).toEqual([[2], [1], [4]]);
});

test("a list of accounts that is too long for one notification is split into several", async () => {
  const { checks, notifiedStates } = startListening();
  await until(() => notifiedStates.at(-1) === true);
  const many = Array.from({ length: 1_200 }, (_, index) => 10_000_000 + index);
  await notifyNodes(database, many);
  await untilChecked(checks, many.at(-1) ?? 0);
  expect(checks.flat()).toEqual(many);
});

test("when its connection breaks, the listener calls setNotified(false), and then connects again", async () => {
  const { checks, notifiedStates } = startListening();
  await until(() => notifiedStates.at(-1) === true);
  await terminateListeners(database);
  await until(() => notifiedStates.includes(false));
  await until(() => notifiedStates.at(-1) === true);
  await notifyNodes(database, [5]);
  await untilChecked(checks, 5);
});

test("if the connection is lost before the first check, the loss is logged and the listener connects again", async () => {
  const { query } = pg.Client.prototype;
  async function queryAndLose(this: pg.Client, text: string) {
    const result: unknown = await Reflect.apply(query, this, [text]);
    this.emit("error", new Error("The connection was reset."));
    return result;
  }
  const spy = vi
    .spyOn(pg.Client.prototype, "query")
    .mockImplementationOnce(queryAndLose as never);
  onTestFinished(() => spy.mockRestore());
  const { notifiedStates, log } = startListening();
  await until(() => notifiedStates.at(-1) === true);
  expect(log.info).toHaveBeenCalledTimes(1);
});

test("a notification with a malformed list of accounts does not make the hub check for updates", async () => {
  const { checks, notifiedStates } = startListening();
  await until(() => notifiedStates.at(-1) === true);
  for (const payload of ["", "1,", "1;drop", "-1", "someone@example.org"])
    await database.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
  await notifyNodes(database, [6]);
  await untilChecked(checks, 6);
  expect(checks).toEqual([[6]]);
});

test("on a database engine without notifications, changes succeed, and setNotified(true) is never called", async () => {
  await removeNotify(url);
  const { notifiedStates, log, checks } = startListening();
  await database.transaction((queries) => notifyNodes(queries, [7]));
  await until(() => log.info.mock.calls.length > 1);
  expect(notifiedStates).not.toContain(true);
  expect(checks).toEqual([]);
});

test("a listener closes its connection when it is stopped", async () => {
  const { listener, notifiedStates } = startListening();
  await until(() => notifiedStates.at(-1) === true);
  await listener.stop();
  expect(notifiedStates.at(-1)).toBe(false);
  const { rows } = await database.execute(
    sql`select 1 from pg_stat_activity
        where application_name = 'ubia-updates' and datname = current_database()`,
  );
  expect(rows).toEqual([]);
});

test("a loopback check that exceeds its timeout is logged and causes no unhandled rejection", async () => {
  const { promise: queryResult, resolve: finish } =
    Promise.withResolvers<void>();
  const rejections: unknown[] = [];
  const record = (reason: unknown) => rejections.push(reason);
  process.on("unhandledRejection", record);
  onTestFinished(() => {
    process.off("unhandledRejection", record);
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const execute = vi.fn(() => queryResult);
  const log = { info: vi.fn() };
  const listener = startUpdateListener({
    url,
    database: { execute } as unknown as Database,
    hub: { check: () => {}, setNotified: () => {} },
    log,
  });
  onTestFinished(async () => {
    vi.useRealTimers();
    await listener.stop();
  });
  await vi.waitFor(() => expect(execute).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(5_001);
  // Node.js reports unhandled rejections after all microtasks have run.
  await new Promise((resolve) => setImmediate(resolve));
  expect(rejections).toEqual([]);
  finish();
  await vi.waitFor(() => expect(log.info).toHaveBeenCalled());
});
