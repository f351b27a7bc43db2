import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type FilledFile, filledFiles } from "./filled-files.ts";
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
/** What names the public address, beside the pages. */
const NAMED_FILES: Readonly<Record<string, string>> = {
  "/robots.txt": "text/plain; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
};
const PAGE_TYPE = "text/html; charset=utf-8";

const policyFile = z.object({
  style: z.array(z.string()).default([]),
  frame: z.array(z.string()).default([]),
});

/**
 * Serves the built site (design: Server): files as they are, a public page from its own HTML, every other path
 * of the app from the shell page. Pages, sitemap.xml and robots.txt get the public address. The build may replace
 * the folder while the server runs.
 */
export function serveSite(
  app: FastifyInstance,
  { publicUrl, site = SITE }: { publicUrl: string; site?: string },
): void {
  const filled = filledFiles(publicUrl);
  app.register(fastifyStatic, {
    root: site,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: "ignore",
    // A folder is no file: it is refused there to whoever takes nothing compressed.
    allowedPath: (path) =>
      !path.endsWith("/") &&
      path !== `/${POLICY_FILE}` &&
      extname(path) !== ".html" &&
      !(path in NAMED_FILES),
    setHeaders(response, path) {
      response.header("Cache-Control", cacheOf(path));
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = readPath(request);
    const type = path === null ? undefined : NAMED_FILES[path];
    if (path !== null && type) {
      const file = await filled(join(site, path));
      if (file === null) throw notFound();
      reply.header("Cache-Control", FILE_CACHE);
      return sendFilled(request, reply.type(type), file);
    }
    const page = path === null ? null : pageFor(site, path);
    const file = page && (await filled(join(site, page)));
    if (!file) throw notFound();
    reply.header("Content-Security-Policy", policyOf(site));
    reply.header("Cache-Control", PAGE_CACHE);
    return sendFilled(request, reply.type(PAGE_TYPE), file);
  });
}

/** The path of a request that only reads, without its query; null for any other. */
function readPath({ method, url }: FastifyRequest): string | null {
  const isRead = method === "GET" || method === "HEAD";
  return isRead ? (url.split("?")[0] ?? "/") : null;
}

/** The HTML file of a page's path, or null for what is no page. */
function pageFor(site: string, path: string): string | null {
  if (isOfServer(path) || extname(path) !== "") return null;
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

/** Sends it as small as the browser takes it, or says that it has it already. */
function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FilledFile,
): FastifyReply {
  const taken = String(request.headers["accept-encoding"] ?? "")
    .split(",")
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(";")[0]?.trim());
  const encoding = (["br", "gzip"] as const).find((one) => taken.includes(one));
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
  reply.code(200).headers({ ETag: tag, Vary: "Accept-Encoding" });
  const known = request.headers["if-none-match"]?.split(",") ?? [];
  if (known.some((one) => one.trim() === tag)) return reply.code(304).send();
  if (encoding) reply.header("Content-Encoding", encoding);
  return reply.send(file[encoding ?? "plain"]);
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
