import type { FastifyInstance, HTTPMethods } from "fastify";
import { t } from "../../contract/messages/index.ts";
import { HttpError } from "./http-error.ts";
import { patternOf, type Route } from "./route.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Responds with 405 and an Allow header for a known path with another method. */
export function addMethodNotAllowed(
  app: FastifyInstance,
  routes: readonly Route[],
): void {
  for (const path of new Set(routes.map((route) => route.call.path))) {
    const taken = routes
      .filter((route) => route.call.path === path)
      .map((route) => route.call.method);
    const others: HTTPMethods[] = METHODS.filter(
      (method) => !taken.includes(method),
    );
    app.route({
      method: others,
      url: patternOf(path),
      // GET routes already have a HEAD route.
      exposeHeadRoute: false,
      handler: async (_request, reply) => {
        reply.header("Allow", taken.join(", "));
        throw new HttpError(405, {
          detail: t("server.methodNotAllowed"),
        });
      },
    });
  }
}
