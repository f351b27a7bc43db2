import { randomUUID } from "node:crypto";
import cors from "@fastify/cors";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  LogController,
} from "fastify";
import { IDEMPOTENCY_HEADER, SKIP_HEADER } from "../contract/api.ts";
import { UPLOAD_STALL_TIMEOUT } from "../contract/constants.ts";
import type { ServerContext } from "./context.ts";
import { acceptMultipartForms } from "./files/multipart.ts";
import {
  acceptJsonBodies,
  closeStalled,
  discardUnreadBodiesSlowly,
  JSON_MAX_BYTES,
} from "./http/bodies.ts";
import { noticeForeignAddress } from "./http/client.ts";
import { limitConnections, refuseUnreadable } from "./http/connections.ts";
import { HttpError, handleError } from "./http/http-error.ts";
import { logStream, observeRequests } from "./http/request-log.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { serveSite } from "./http/site.ts";
import { endSlowReaders } from "./http/slow-readers.ts";
import { limitUnsentResponses } from "./http/unsent-responses.ts";
import { addFlows } from "./routes/flows.ts";
import { addHealth } from "./routes/health.ts";
import { routeGroups } from "./routes/index.ts";
import { addMailbox, addMailPreviews } from "./routes/mailbox.ts";
import { describeApi } from "./routes/openapi.ts";
import { registerRoutes } from "./routes/register.ts";
import { addOneClickUnsubscribe } from "./routes/reminders.ts";

/** Maximum duration of an upload, in milliseconds: enough for the largest form at 0.1 Mbit/s. */
const MAX_UPLOAD_DURATION = 30 * 60_000;

/**
 * Creates the HTTP server of one node: the API and the site on one origin.
 *
 * @param timeout Time limit in milliseconds for a request's headers, for its body, and between chunks of the response.
 *   A multipart form may take longer while it arrives fast enough.
 */
export function buildApp(
  context: ServerContext,
  timeout = UPLOAD_STALL_TIMEOUT,
): FastifyInstance {
  const { env } = context;
  const app = fastify({
    logger: { level: env.logLevel, base: null, stream: logStream },
    // Fastify's own request log contains the URL; the log lines of `observeRequests` do not.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: env.trustProxy.length > 0 ? [...env.trustProxy] : false,
    bodyLimit: JSON_MAX_BYTES,
    http: { headersTimeout: timeout, connectionsCheckingInterval: timeout / 2 },
    requestTimeout: MAX_UPLOAD_DURATION,
    forceCloseConnections: "idle",
    // A request that arrives during the shutdown is handled. Fastify's own 503 has neither our format nor Retry-After.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    clientErrorHandler: refuseUnreadable,
    // Handles an undecodable path or an overlong parameter. Closes the connection, because no `bodyTimer` is running.
    frameworkErrors(error, request, reply) {
      addSecurityHeaders(reply, env);
      handleError(error, request, reply.header("Connection", "close"));
    },
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof HttpError && error.limit !== null)
      context.metrics.add("limitsHit", error.limit);
    return handleError(error, request, reply);
  });
  limitConnections(app, { isBehindProxy: env.trustProxy.length > 0 });
  limitUnsentResponses(app);
  endSlowReaders(app);
  acceptJsonBodies(app);
  acceptMultipartForms(app);
  closeStalled(app, timeout);
  discardUnreadBodiesSlowly(app);
  observeRequests(app, context.metrics);
  app.addHook("onRequest", (request, reply, done) => {
    addSecurityHeaders(reply, env);
    if (noticeForeignAddress(env, request))
      app.log.warn(
        "A request from another address arrived, so /dev/mailbox and /flows/ are off until the next start.",
      );
    done();
  });
  app.register(cors, {
    origin: [...env.allowedOrigins],
    credentials: true,
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "Authorization",
      "Content-Type",
      IDEMPOTENCY_HEADER,
      SKIP_HEADER,
    ],
    exposedHeaders: [
      "Date",
      "Retry-After",
      "X-Request-Id",
      "X-Total-Count",
      "Content-Disposition",
    ],
    maxAge: 600,
  });
  registerRoutes(
    app,
    context,
    routeGroups.flatMap(({ routes }) => routes),
  );
  const description = describeApi(routeGroups, env.publicUrl);
  // All responses share one buffer, so that responses to slow clients use no additional memory.
  const descriptionJson = Buffer.from(JSON.stringify(description));
  app.get("/api/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(descriptionJson),
  );
  // Streams do not end by themselves, so a closing server must end them.
  app.addHook("preClose", () => context.updates.close());
  addHealth(app, context);
  addMailbox(app, context);
  addMailPreviews(app, context);
  addFlows(app, context);
  addOneClickUnsubscribe(app, context);
  serveSite(app, { publicUrl: env.publicUrl });
  return app;
}
