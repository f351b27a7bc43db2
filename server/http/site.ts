import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import {
  type Language,
  languageFacts,
  languagePrefix,
  REFERENCE_LANGUAGE,
} from "../../contract/language.ts";
import { splitPath } from "../../contract/language-path.ts";
import { tIn } from "../../contract/messages/in-language.ts";
import { SERVER_PATHS } from "../../contract/server-paths.ts";
import { ROOT } from "../root.ts";
import { notFound } from "./http-error.ts";
import { pagePolicy, WORKER_POLICY } from "./security-headers.ts";
import { createSiteFiles, type SiteFile } from "./site-files.ts";

/** The build's output folder. It has one folder for each language. */
export const SITE = join(ROOT, "dist");

const ASSET_CACHE = "public, max-age=31536000, immutable";
const FILE_CACHE = "public, max-age=3600";
/** Makes browsers revalidate pages and the service worker each time, because both refer to the assets of one build. */
const PAGE_CACHE = "no-cache";
const SERVICE_WORKER = "/service-worker.js";
/** Written by the build, not served to clients. */
const POLICY_FILE = "csp.json";
/** Files into which the server inserts the public address, in addition to the pages. */
const FILES_WITH_ORIGIN: readonly string[] = ["/robots.txt", "/sitemap.xml"];
const PAGE_TYPE = "text/html; charset=utf-8";
/** The types of the files that are served, besides pages. Files of other types are for the build and this server. */
const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".ico": "image/vnd.microsoft.icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Plain names only: no encoded characters, no leading dots. */
const FILE_PATH = /^(?:\/[\w-][\w.-]*)+$/;
const PAGE_PATH = /^(?:\/[\w-]+)*\/?$/;

const policyFile = z.object({
  /** The hash of the inline script of every page. */
  script: z.string().nullable().default(null),
  /** The hash of the inline style of each prerendered page. The key is the page's HTML file. */
  styles: z.record(z.string(), z.string()).default({}),
  frame: z.array(z.string()).default([]),
});

/** After how many seconds a browser asks again for a page in a language that is being built. */
const BUILD_SECONDS = 5;

/**
 * Serves the built site in every language: redirects `/fr` to `/fr/`, and serves files, and each page from its own HTML
 * file or, if it has none, from shell.html. For a path with a dot that is not a file, responds to a navigation with
 * shell.html, and to other requests with 404. Inserts the public address into pages, sitemap.xml and robots.txt. A build
 * may replace the folder while the server runs.
 *
 * A form that is submitted before the scripts have loaded, or by a password manager, posts to its page. The response is
 * the page; the body is neither parsed nor logged.
 */
export function serveSite(
  app: FastifyInstance,
  { publicUrl, site = SITE }: { publicUrl: string; site?: string },
): void {
  const { builtFile, fileWithOrigin } = createSiteFiles(publicUrl);
  app.get("/*", async (request, reply) =>
    (await sendPath(request, reply)) ? reply : reply.callNotFound(),
  );
  app.post("/*", {
    // Runs before the body is parsed.
    onRequest: async (request, reply) => {
      const { language, path } = splitPath(pathOf(request));
      const page = pageFor(join(site, language), path);
      if (!page || !(await sendPage(request, reply, { language, page })))
        throw notFound();
      return reply;
    },
    handler: () => Promise.reject(notFound()),
  });
  // A path with a dot may still be a page, for example when a mail client includes the full stop after a link.
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isNavigation =
      ["GET", "HEAD"].includes(request.method) &&
      request.headers.accept?.includes("text/html");
    if (isServerPath(path) || !isNavigation) throw notFound();
    // Not cached, because requests that are not navigations get 404 for the same path.
    const shell = { language: splitPath(path).language, page: "shell.html" };
    if (!(await sendPage(request, reply, shell, "no-store"))) throw notFound();
    return reply;
  });

  /** Sends the file or the page at the path of a request. Returns false if the path is neither. */
  async function sendPath(request: FastifyRequest, reply: FastifyReply) {
    const address = pathOf(request);
    const { language, path } = splitPath(address);
    // Without the slash, the page would be outside the scope of the language's service worker.
    if (address === languagePrefix(language)) {
      reply.redirect(`${address}/${request.url.slice(address.length)}`, 308);
      return true;
    }
    const folder = join(site, language);
    const type = TYPES[extname(path).toLowerCase()];
    const read = FILES_WITH_ORIGIN.includes(path) ? fileWithOrigin : builtFile;
    if (type && FILE_PATH.test(path))
      return sendFile(request, reply, await read(join(folder, path)), {
        "Content-Type": type,
        "Cache-Control": cacheOf(path),
        ...(path === SERVICE_WORKER && {
          "Content-Security-Policy": WORKER_POLICY,
        }),
      });
    const page = pageFor(folder, path);
    return page !== null && sendPage(request, reply, { language, page });
  }

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { language, page }: { language: Language; page: string },
    cache = PAGE_CACHE,
  ): Promise<boolean> {
    const folder = join(site, language);
    if (language !== REFERENCE_LANGUAGE && !existsSync(folder)) {
      reply
        .code(503)
        .headers({ "Content-Type": PAGE_TYPE, "Retry-After": BUILD_SECONDS })
        .send(
          `<!doctype html><html lang="${language}" dir="${languageFacts[language].direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="${BUILD_SECONDS}"><title>Ubia</title><p>${tIn(language, "server.languageNotBuilt")}`,
        );
      return true;
    }
    return sendFile(request, reply, await fileWithOrigin(join(folder, page)), {
      "Content-Type": PAGE_TYPE,
      "Content-Security-Policy": await policyOf(folder, page),
      "Cache-Control": cache,
    });
  }

  async function policyOf(folder: string, page: string): Promise<string> {
    const file = await builtFile(join(folder, POLICY_FILE));
    const { script, styles, frame } = policyFile.parse(
      file ? JSON.parse(file.plain.toString()) : {},
    );
    return pagePolicy({ script, style: styles[page] ?? null, frame });
  }
}

/** Returns the path of a request without its query. */
function pathOf({ url }: FastifyRequest): string {
  return url.split("?")[0] ?? "/";
}

/** Returns the HTML file of a page's path, or null when the path is not a page. */
function pageFor(folder: string, path: string): string | null {
  if (isServerPath(path) || extname(path) !== "") return null;
  const ownFile = join(path, "index.html").slice(1);
  const hasOwnFile = PAGE_PATH.test(path) && existsSync(join(folder, ownFile));
  return hasOwnFile ? ownFile : "shell.html";
}

function isServerPath(path: string): boolean {
  return SERVER_PATHS.test(path) || /^\/(assets|\..*)(\/|$)/.test(path);
}

/** Sends a file in the best accepted encoding, or 304 if the client has it. Returns false if `file` is null. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile | null,
  headers: Readonly<Record<string, string>>,
): boolean {
  if (file === null) return false;
  const accepted = String(request.headers["accept-encoding"] ?? "")
    .split(",")
    .filter((encoding) => !/;\s*q=0(\.0*)?\s*$/.test(encoding))
    .map((encoding) => encoding.split(";")[0]?.trim());
  const encoding = (["br", "gzip"] as const).find(
    (name) => accepted.includes(name) && file[name] !== null,
  );
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ""}"`;
  reply.code(200).headers({ ...headers, ETag: tag, Vary: "Accept-Encoding" });
  // A proxy that compresses responses makes the ETag weak.
  const cachedTags = request.headers["if-none-match"]?.replaceAll("W/", "");
  if (cachedTags?.split(",").some((entry) => entry.trim() === tag)) {
    reply.code(304).send();
    return true;
  }
  if (encoding) reply.header("Content-Encoding", encoding);
  reply.send(file[encoding ?? "plain"]);
  return true;
}

function cacheOf(path: string): string {
  if (path === SERVICE_WORKER) return PAGE_CACHE;
  return path.startsWith("/assets/") ? ASSET_CACHE : FILE_CACHE;
}
