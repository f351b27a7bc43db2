import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { notFound } from "./refusal.ts";
import { pagePolicy } from "./security-headers.ts";

/** Where `npm run build` leaves the site. */
export const SITE = join(import.meta.dirname, "../../dist");

const ASSET_CACHE = "public, max-age=31536000, immutable";
const FILE_CACHE = "public, max-age=3600";
/** Kept by browsers, and asked about each time: a page names the assets of its build. */
const PAGE_CACHE = "no-cache";
/** Written by the build for the server alone. */
const POLICY_FILE = "csp.json";

const policyFile = z.object({
  style: z.array(z.string()).default([]),
  frame: z.array(z.string()).default([]),
});

/**
 * Serves the built site (design: Server): files as they are, a public page from its own HTML, every other path
 * of the app from the shell page. The build may replace the folder while the server runs.
 */
export function serveSite(app: FastifyInstance, site: string = SITE): void {
  app.register(fastifyStatic, {
    root: site,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    allowedPath: (path) => path !== `/${POLICY_FILE}`,
    setHeaders(response, path) {
      const isPage = path.replace(/\.(br|gz)$/, "").endsWith(".html");
      if (isPage) response.header("Content-Security-Policy", policyOf(site));
      response.header("Cache-Control", isPage ? PAGE_CACHE : cacheOf(path));
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const page = pageFor(site, request);
    if (page === null) throw notFound();
    return reply.sendFile(page);
  });
}

/** The HTML file of a page's path, or null for what is no page. */
function pageFor(site: string, request: FastifyRequest): string | null {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const [path = "/"] = request.url.split("?");
  if (!isRead || isOfServer(path) || extname(path) !== "") return null;
  const own = join(path.replaceAll(/[^\w/-]/g, ""), "index.html");
  return (
    [own.replace(/^\//, ""), "shell.html"].find((file) =>
      existsSync(join(site, file)),
    ) ?? null
  );
}

function isOfServer(path: string): boolean {
  return /^\/(api|dev|flows|logout|healthz|assets|\..*)(\/|$)/.test(path);
}

function cacheOf(path: string): string {
  return path.includes("/assets/") ? ASSET_CACHE : FILE_CACHE;
}

function policyOf(site: string): string {
  const file = join(site, POLICY_FILE);
  const json: unknown = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : {};
  return pagePolicy(policyFile.parse(json));
}
