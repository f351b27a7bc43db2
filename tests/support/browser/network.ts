import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Page } from "@playwright/test";

/** Limits the upload speed of a page. */
export async function limitUploadSpeed(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const emulate = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await emulate(bytesPerSecond);
  return {
    /** Restores the normal speed. */
    restore: () => emulate(-1),
  };
}

/** A SOCKS proxy that can cut all connections to a server. */
export type InterruptibleProxy = {
  /** The proxy's URL. */
  readonly url: string;
  /** Cuts all connections, and refuses new ones until they are allowed again. */
  cut(): void;
  allow(): void;
  close(): Promise<void>;
};

/**
 * Starts a SOCKS proxy through which a browser reaches the server at `origin`. Unlike Playwright's emulated network, it
 * can interrupt a request whose body is being sent.
 */
export async function startInterruptibleProxy(
  origin: string,
): Promise<InterruptibleProxy> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  let isCut = false;
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const proxy = createServer(async (browser) => {
    track(browser);
    if (isCut) return browser.destroy();
    // Answers the SOCKS 5 greeting, without authentication, and the request to connect, whose target is ignored.
    await once(browser, "data");
    browser.write(Buffer.from([5, 0]));
    await once(browser, "data");
    browser.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
    const server = connect(Number(port), hostname);
    track(server);
    browser.pipe(server).pipe(browser);
    browser.on("close", () => server.destroy());
    server.on("close", () => browser.destroy());
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return {
    url: `socks5://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    allow() {
      isCut = false;
    },
    async close() {
      cut();
      proxy.close();
      await once(proxy, "close");
    },
  };
}

/** Delays the page's requests whose URL matches `pattern`, until the returned function is called. */
export async function delayFile(page: Page, pattern: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Delays the page's scripts, as on a slow network, until the returned function is called. */
export async function delayScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
