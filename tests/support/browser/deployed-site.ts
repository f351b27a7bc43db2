import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { readEnvironment } from "../../../server/environment.ts";
import { handleError } from "../../../server/http/http-error.ts";
import { addSecurityHeaders } from "../../../server/http/security-headers.ts";
import { SITE, serveSite } from "../../../server/http/site.ts";

/** Matches the start of the build's id in the service worker. */
const BUILD_ID = /(id:.)\w(?=\w{11}\W)/;

/** The built site on a server without an API, for tests that deploy a new version. */
export type DeployedSite = {
  readonly origin: string;
  /** Replaces the site with a version in which every script has a different name, and returns a pattern of the new names. */
  deploy(): RegExp;
  close(): Promise<void>;
};

/** Copies the built site and serves the copy. */
export async function startDeployedSite(): Promise<DeployedSite> {
  const site = mkdtempSync(join(tmpdir(), "ubia-deployed-"));
  cpSync(SITE, site, {
    recursive: true,
    // The compressed copies would contain the old names.
    filter: (path) => !/\.(br|gz)$|dist\/(?!en)\w+$/.test(path),
  });
  const publicUrl = "http://127.0.0.1:4000";
  const app = fastify({ forceCloseConnections: true });
  app.setErrorHandler(handleError);
  app.addHook("onRequest", async (_request, reply) =>
    addSecurityHeaders(reply, readEnvironment({ PUBLIC_URL: publicUrl })),
  );
  serveSite(app, { publicUrl, site });
  await app.listen({ host: "127.0.0.1", port: 0 });
  // The hash in a script's file name may happen to start with the digit of a later version. The scripts of the first
  // version are therefore renamed too.
  let version = 0;
  renameScripts(site, version);
  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    deploy() {
      version += 1;
      renameScripts(site, version);
      return new RegExp(`-${version}[\\w-]{7}\\.js`);
    },
    async close() {
      await app.close();
      rmSync(site, { recursive: true, force: true });
    },
  };
}

function renameScripts(dist: string, version: number): void {
  const site = join(dist, "en");
  const assets = join(site, "assets");
  const newNames = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".js"))
      .map((name) => [
        name,
        name.replace(/-[\w-]([\w-]{7}\.js)$/, `-${version}$1`),
      ]),
  );
  for (const [name, newName] of newNames)
    renameSync(join(assets, name), join(assets, newName));
  for (const name of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|html)$/.test(name)) continue;
    const path = join(site, name);
    const text = readFileSync(path, "utf8").replace(
      /[\w.-]+\.js/g,
      (script) => newNames.get(script) ?? script,
    );
    writeFileSync(path, text.replace(BUILD_ID, `$1${version}`));
  }
}
