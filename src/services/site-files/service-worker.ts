import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";
import {
  type Language,
  languagePrefix,
  REFERENCE_LANGUAGE,
} from "../../../contract/language.ts";
import { splitPath } from "../../../contract/language-path.ts";
import { SERVER_PATHS } from "../../../contract/server-paths.ts";

/**
 * The service worker opens visited pages offline, and members' pages without waiting for the network. It caches the
 * shell page, some prerendered members' pages (without any member's data), and files of the build that pages have
 * loaded. It stores no API responses. It also stores no other pages, because their URLs can contain secrets.
 */

/** Describes the build; inserted by scripts/site/service-worker.ts. Each file is given by its path. */
declare const SITE_BUILD: {
  readonly id: string;
  readonly language: Language;
  /** The files that the shell page loads, pictures of its loading state, and scripts that any page may import later. */
  readonly shell: readonly string[];
  /** Maps the path of each page without parameters to its files: the page's script, then other files not in `shell`. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly memberPages: readonly string[];
  /** The members' pages that the build renders to HTML. */
  readonly renderedPages: readonly string[];
  /** Other files: fonts, pictures, and scripts that pages load on demand. */
  readonly optional: readonly string[];
};
/** TypeScript's DOM library does not declare the global scope and the events of a service worker. */
declare const self: {
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
};
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };

const build = SITE_BUILD;
const prefix = languagePrefix(build.language);
/** No page of the app has this path, so the server sends the shell page for it. */
const SHELL = `${prefix}/shell`;
/**
 * Each language has a worker of its own, and all workers share the storage. The language precedes the name, because an
 * English worker deletes other caches whose names begin with "shell-".
 */
const OWN_CACHES =
  build.language === REFERENCE_LANGUAGE ? "" : `${build.language}-`;
const SHELLS = `${OWN_CACHES}shell-`;
/** Each build has its own shell, because a shell loads the files of its build. */
const SHELL_CACHE = `${SHELLS}${build.id}`;
/** Shared by all builds, so that a page of the previous build can still load its files. */
const ASSET_CACHE = `${OWN_CACHES}assets`;
/** Roughly the number of files in two builds. If more files are cached, the least recently used files are deleted. */
const MAX_ASSETS = 120;
/** A cached page that is at least this old, in milliseconds, is shown only if the server does not respond. */
const SHELL_MAX_AGE = 24 * 60 * 60 * 1000;
/** How long to wait for the server before a page is opened from the cache, in seconds. */
const NETWORK_TIMEOUT = 4;

const expiration = new ExpirationPlugin({
  maxEntries: MAX_ASSETS,
  purgeOnQuotaError: true,
});
const assets = new CacheFirst({
  cacheName: ASSET_CACHE,
  plugins: [expiration as WorkboxPlugin],
});

addEventListener("install", (event) =>
  (event as WorkerEvent).waitUntil(install(event as WorkerEvent)),
);
addEventListener("activate", (event) =>
  (event as WorkerEvent).waitUntil(deleteOtherShells()),
);
clientsClaim();
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith(`${prefix}/assets/`) &&
    url.search === "",
  assets,
);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && isOwnPage(url.pathname),
  openPage,
);

/** The English worker also controls pages in other languages until their own worker is active. */
function isOwnPage(path: string): boolean {
  return (
    splitPath(path).language === build.language &&
    !SERVER_PATHS.test(path) &&
    !/\.\w+$/.test(path)
  );
}

/** Downloads the shell with its files, and this build's versions of the pages and files that the visitor has used. */
async function install(event: WorkerEvent): Promise<void> {
  const usedFiles = new Set([...(await cachedAssets())].map(withoutHash));
  const isUsed = (file = "") => usedFiles.has(withoutHash(file));
  const files = [
    ...build.shell,
    ...Object.values(build.pages).filter(([script]) => isUsed(script)),
    ...build.optional.filter(isUsed),
  ].flat();
  const tabs = await self.clients.matchAll({ includeUncontrolled: true });
  const isOpen = (path: string) =>
    tabs.some(({ url }) => new URL(url).pathname === path);
  await storePages(
    ...build.renderedPages.filter(
      (path) => isOpen(path) || isUsed(build.pages[path]?.[0]),
    ),
  );
  for (const file of new Set(files))
    await Promise.all(assets.handleAll({ event, request: new Request(file) }));
  await self.skipWaiting();
}

async function deleteOtherShells(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(SHELLS) && name !== SHELL_CACHE)
      await caches.delete(name);
}

async function openPage(options: {
  event: WorkerEvent;
  request: Request;
  url: URL;
}) {
  const { cache } = options.request;
  const path = options.url.pathname;
  const renderedPage = await cachedPage(path);
  const cached = renderedPage ?? (await cachedPage(SHELL));
  const isComplete = cached !== undefined && (await hasFilesOf(path));
  const isReload = cache === "reload" || cache === "no-cache";
  const isCacheFirst = build.memberPages.includes(path) && !isReload;
  const refresh = () =>
    options.event.waitUntil(storePages(path).catch(() => {}));
  if (isComplete && isCacheFirst && isRecent(cached)) {
    if (!renderedPage && build.renderedPages.includes(path)) refresh();
    return cached;
  }
  try {
    const networkTimeoutSeconds = isComplete ? NETWORK_TIMEOUT : 0;
    const response = await new NetworkOnly({ networkTimeoutSeconds }).handle(
      options,
    );
    // The browser or an earlier version of the English worker may have deleted the shell.
    if (!cached || !isRecent(cached)) refresh();
    return response;
  } catch (error) {
    // If the page's files are not cached, the cached HTML shows that the page cannot be opened.
    if (cached) return cached;
    throw error;
  }
}

/**
 * Stores the shell, and those of the given pages that are in `renderedPages`. Throws when the server and this worker
 * are from different builds, for example during a deployment.
 */
async function storePages(...paths: readonly string[]): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  for (const path of [SHELL, ...build.renderedPages]) {
    if (path !== SHELL && !paths.includes(path)) continue;
    const response = await fetch(path, { cache: "no-cache" });
    const files = (await response.clone().text()).match(
      /(?:\/[a-z]{2})?\/assets\/[\w.-]+/g,
    );
    const knownFiles = [
      ...build.shell,
      ...(build.pages[path] ?? []),
      ...build.optional,
    ];
    if (!files?.every((file) => knownFiles.includes(file)))
      throw new Error("The server has a different build from the worker");
    await cache.put(path, response);
  }
}

function cachedPage(path: string): Promise<Response | undefined> {
  // A path that begins with "//" is not a valid relative address.
  const address = new URL(location.origin);
  address.pathname = path;
  return caches.match(address, { cacheName: SHELL_CACHE });
}

function isRecent(shell: Response): boolean {
  const sentAt = Date.parse(shell.headers.get("Date") ?? "");
  return Date.now() - sentAt < SHELL_MAX_AGE;
}

/** Returns whether all files that this page needs are cached. */
async function hasFilesOf(path: string): Promise<boolean> {
  const cached = await cachedAssets();
  const scripts = build.pages[path];
  return !!scripts && [...build.shell, ...scripts].every((f) => cached.has(f));
}

async function cachedAssets(): Promise<Set<string>> {
  const requests = await (await caches.open(ASSET_CACHE)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** Removes the hash from the name of a file. The rest of the name is the same in each build. */
function withoutHash(path: string): string {
  return path.replace(/-[\w-]{8}\.(\w{2,5})$/, ".$1");
}
