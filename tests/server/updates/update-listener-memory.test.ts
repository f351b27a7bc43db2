import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import {
  connectTo,
  type Database,
} from "../../../server/database/connection.ts";
import { startUpdateListener } from "../../../server/updates/listener.ts";
import { createDatabase, until } from "../../support/for-one-test.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("the loopback checks of an intact connection do not leak memory", async () => {
  const url = await createDatabase();
  const { database, close } = connectTo(url);
  onTestFinished(close);
  let checks = 0;
  const execute: Database["execute"] = (query) => {
    checks += 1;
    return database.execute(query);
  };
  const listener = startUpdateListener({
    url,
    database: { execute } as Database,
    hub: { check() {}, setNotified() {} },
    log: { info() {} },
    probeInterval: 0,
  });
  onTestFinished(() => listener.stop());
  const heapAfter = async (count: number) => {
    await until(() => checks >= count);
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  // The first checks also allocate what the engine compiles.
  const before = await heapAfter(2_500);
  const bytesPerCheck = ((await heapAfter(4_500)) - before) / 2_000;
  expect(bytesPerCheck).toBeLessThan(150);
});
