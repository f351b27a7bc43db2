import { hash } from "node:crypto";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServerContext } from "../context.ts";
import { isLocalRequest } from "../http/client.ts";
import { notFound } from "../http/http-error.ts";
import { createSiteFiles } from "../http/site-files.ts";
import { ROOT } from "../root.ts";

const DOCS = join(ROOT, "statecharts-docs");
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
};
const FILE_NAME = /^(?:data\/|rules\/)?[\w-]+(?:\.\w+)+$/;
/** The policy for all files except pages. Drawings use only inline styles. */
const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the generated docs with their visualiser at /flows/, in local mode or with FLOWS=1. */
export function addFlows(app: FastifyInstance, { env }: ServerContext): void {
  const { builtFile } = createSiteFiles(env.publicUrl);
  app.register(async (flows) => {
    flows.addHook("onRequest", async (request) => {
      if (!env.flows && !isLocalRequest(env, request)) throw notFound();
    });
    flows.get("/flows", async (_request, reply) => reply.redirect("/flows/"));
    flows.get<{ Params: { "*": string } }>(
      "/flows/*",
      async ({ params }, reply) => {
        const name = params["*"] || "index.html";
        const type = TYPES[extname(name)];
        const file =
          FILE_NAME.test(name) && (await builtFile(join(DOCS, name)));
        if (!file || !type) throw notFound();
        const policy =
          extname(name) === ".html"
            ? pagePolicy(file.plain.toString())
            : DRAWING_POLICY;
        return reply
          .type(type)
          .header("Content-Security-Policy", policy)
          .header("Cache-Control", "no-cache")
          .send(file.plain);
      },
    );
  });
}

/** Allows same-origin scripts, and the page's inline style by its hash. */
function pagePolicy(page: string): string {
  const [, style = ""] = page.split(/<\/?style>/);
  return `default-src 'none'; script-src 'self'; style-src 'sha256-${hash("sha256", style, "base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
