import { afterAll, beforeAll, describe, test } from "vitest";
import { type SpawnedServer, spawnServer } from "../support/spawned-server.ts";
import { ENGINES, openTab } from "./driver/engines.ts";
import { type FailingProxy, startFailingProxy } from "./failing-proxy.ts";

let server: SpawnedServer;
let proxy: FailingProxy;

beforeAll(async () => {
  server = await spawnServer();
  proxy = await startFailingProxy(server.origin);
});

afterAll(async () => {
  await proxy.close();
  await server.dispose();
});

describe.each(ENGINES)("in %s", (engine) => {
  test.each(["503", "network error"] as const)(
    "a page and the assistant whose scripts failed (%s) open with Try Again",
    async (failure) => {
      const tab = await openTab(engine, { origin: proxy.origin });
      try {
        await tab.goto("/about");
        proxy.fail(/^\/assets\//, failure);
        await tab.click("link", "LogIn");
        await tab.waitForText("This page could not be opened.");
        proxy.recover();
        await tab.click("button", "Try Again");
        await tab.click("button", "Log In");
        await tab.waitForText("Accept the terms and conditions.");

        proxy.fail(/^\/assets\//, failure);
        // WebKit's WebDriver does not click this button at the edge of the window.
        await tab.evaluate(() =>
          document.getElementById("chat-toggle")?.focus(),
        );
        await tab.press("Enter");
        await tab.waitFor("Try Again", () => tab.has("button", "Try Again"));
        proxy.recover();
        await tab.click("button", "Try Again");
        await tab.waitFor("the assistant's field", () =>
          tab.has("textbox", "Your question"),
        );
      } finally {
        proxy.recover();
        await tab.close();
      }
    },
  );
});
