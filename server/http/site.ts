import { existsSync } from "node:fs";
import { extname, join, relative } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { SERVER_PATHS } from "../../contract/server-paths.ts";
import { ROOT } from "../root.ts";
import { notFound } from "./http-error.ts";
import { pagePolicy, WORKER_POLICY } from "./security-headers.ts";
import { createSiteFiles, type SiteFile } from "./site-files.ts";

/** The build's output folder. */
export const SITE = join(ROOT, "dist");

const ASSET_CACHE = "public, max-age=31536000, immutable";
const FILE_CACHE = "public, max-age=3600";
/** Browsers revalidate pages and the service worker on each request, because both refer to the assets of one build. */
const PAGE_CACHE = "no-cache";
const SERVICE_WORKER = "/service-worker.js";
/** Written by the build, not served to clients. */
const POLICY_FILE = "csp.json";
/** Files that contain the public address, in addition to the pages. */
const FILES_WITH_ORIGIN: Readonly<Record<string, string>> = {
  "/robots.txt": "text/plain; charset=utf-8",
  "/sitemap.xml": "application/xml; charset=utf-8",
};
const PAGE_TYPE = "text/html; charset=utf-8";
/** File types that are served from memory. Files of other types and large files are streamed from the disk. */
const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

type FileToSend = {
  readonly file: SiteFile;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/** Plain names only: no encoded characters, no leading dots. */
const FILE_PATH = /^(?:\/[\w-][\w.-]*)+$/;
const PAGE_PATH = /^(?:\/[\w-]+)*\/?$/;
/** Pages and compressed copies. A compressed copy is sent only in response to a request for the original file. */
const NOT_STATIC = /\.(?:html|br|gz)$/;

const policyFile = z.object({
  /** The hash of the inline style of each prerendered page. The key is the page's HTML file. */
  styles: z.record(z.string(), z.string()).default({}),
  frame: z.array(z.string()).default([]),
});

/**
 * Serves the built site: static files, pages from their own HTML file if they have one, and every other path of the app from shell.html.
 * A path with a dot that is not a file returns shell.html to a navigation, and 404 to any other request.
 * Inserts the public address into pages, sitemap.xml and robots.txt. A build may replace the folder while the server runs.
 */
export function serveSite(
  app: FastifyInstance,
  { publicUrl, site = SITE }: { publicUrl: string; site?: string },
): void {
  const { builtFile, fileWithOrigin } = createSiteFiles(publicUrl);
  app.register(async (files) => {
    // Runs before the plugin for static files, so that cached files are not read from the disk.
    files.addHook("onRequest", async (request, reply) => {
      const path = pathToRead(request);
      if (path === null) return;
      const found = await findFile(path);
      if (!found) return;
      return sendFile(request, reply.headers(found.headers), found.file);
    });
    files.register(fastifyStatic, {
      root: site,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: "ignore",
      // Folders are rejected here, because @fastify/static responds with an error for them when the client accepts no
      // compression.
      allowedPath: (path) =>
        !path.endsWith("/") &&
        path !== `/${POLICY_FILE}` &&
        !NOT_STATIC.test(path) &&
        !(path in FILES_WITH_ORIGIN),
      setHeaders(response, path) {
        response.header("Cache-Control", cacheOf(`/${relative(site, path)}`));
      },
    });
  });
  // A path with a dot may still be a page, such as an emailed link that includes the full stop after it.
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathToRead(request);
    const isNavigation = request.headers.accept?.includes("text/html");
    if (path === null || isServerPath(path) || !isNavigation) throw notFound();
    const page = await findPage("shell.html");
    if (!page) throw notFound();
    // Not cached, because requests that are not navigations get 404.
    const headers = { ...page.headers, "Cache-Control": "no-store" };
    return sendFile(request, reply.headers(headers), page.file);
  });

  async function findFile(path: string): Promise<FileToSend | null> {
    if (path in FILES_WITH_ORIGIN)
      return withHeaders(await fileWithOrigin(join(site, path)), {
        "Content-Type": FILES_WITH_ORIGIN[path],
        "Cache-Control": FILE_CACHE,
      });
    const type = TYPES[extname(path)];
    if (type && FILE_PATH.test(path))
      return withHeaders(await builtFile(join(site, path)), {
        "Content-Type": type,
        "Cache-Control": cacheOf(path),
        ...(path === SERVICE_WORKER && {
          "Content-Security-Policy": WORKER_POLICY,
        }),
      });
    const page = pageFor(site, path);
    return page === null ? null : findPage(page);
  }

  async function findPage(page: string): Promise<FileToSend | null> {
    return withHeaders(await fileWithOrigin(join(site, page)), {
      "Content-Type": PAGE_TYPE,
      "Content-Security-Policy": await policyOf(page),
      "Cache-Control": PAGE_CACHE,
    });
  }

  async function policyOf(page: string): Promise<string> {
    const file = await builtFile(join(site, POLICY_FILE));
    const { styles, frame } = policyFile.parse(
      file ? JSON.parse(file.plain.toString()) : {},
    );
    const style = styles[page];
    return pagePolicy({ style: style ? [style] : [], frame });
  }
}

function withHeaders(file: SiteFile | null, headers: FileToSend["headers"]) {
  return file && { file, headers };
}

/** Returns the path of a GET or HEAD request without its query; null for other methods. */
function pathToRead({ method, url }: FastifyRequest): string | null {
  const isRead = method === "GET" || method === "HEAD";
  return isRead ? (url.split("?")[0] ?? "/") : null;
}

/** Returns the HTML file of a page's path, or null when the path is not a page. */
function pageFor(site: string, path: string): string | null {
  if (isServerPath(path) || extname(path) !== "") return null;
  const ownFile = join(path, "index.html").slice(1);
  const hasOwnFile = PAGE_PATH.test(path) && existsSync(join(site, ownFile));
  return hasOwnFile ? ownFile : "shell.html";
}

function isServerPath(path: string): boolean {
  return SERVER_PATHS.test(path) || /^\/(assets|\..*)(\/|$)/.test(path);
}

/** Sends a file in the best encoding that the client accepts, or 304 when the client has it already. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
): FastifyReply {
  const accepted = String(request.headers["accept-encoding"] ?? "")
    .split(",")
    .filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding))
    .map((encoding) => encoding.split(";")[0]?.trim());
  const encoding = (["br", "gzip"] as const).find(
    (name) => accepted.includes(name) && file[name] !== null,
  );
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
  reply.code(200).headers({ ETag: tag, Vary: "Accept-Encoding" });
  // A proxy that compresses responses makes the ETag weak.
  const cachedTags = request.headers["if-none-match"]?.replaceAll("W/", "");
  if (cachedTags?.split(",").some((entry) => entry.trim() === tag))
    return reply.code(304).send();
  if (encoding) reply.header("Content-Encoding", encoding);
  return reply.send(file[encoding ?? "plain"]);
}

function cacheOf(path: string): string {
  if (path === SERVICE_WORKER) return PAGE_CACHE;
  return path.startsWith("/assets/") ? ASSET_CACHE : FILE_CACHE;
}
