import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from "fastify";
import { z } from "zod";
import { CHANGING_READS, REPLAYED_CALLS } from "../../contract/api.ts";
import {
  findMember,
  type Member,
  type MemberRow,
  readMember,
} from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { clientAddress, isLocalRequest, isPrefetch } from "../http/client.ts";
import { unlimitedFileSlots } from "../http/file-slots.ts";
import {
  detailError,
  notFound,
  overloaded,
  unauthenticated,
} from "../http/http-error.ts";
import { idempotencyKey, parseInput } from "../http/input.ts";
import {
  createRequestLimits,
  type RequestLimits,
} from "../http/request-limits.ts";
import { enforceLimit, noLimits } from "../limits/limits.ts";
import { createOutbox } from "../mail/outbox.ts";
import { runOnce } from "./replay.ts";
import { jsonSchemaOf, needsSession, type Route, uuid } from "./route.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The member of the request's session, for calls that require a session. */
    member: Member | null;
    /** The rows that the call's `memberQuery` returned. */
    rows: readonly MemberRow[];
  }
}

/** Retry-After of a prefetch of a call that changes data, in milliseconds. */
const PREFETCH_RETRY_AFTER = 1_000;

/**
 * Registers routes with the contract's methods and paths. Other methods of these paths return 405. This includes HEAD,
 * which must never run the handler of a GET call that changes data.
 */
export function registerRoutes(
  app: FastifyInstance,
  context: ServerContext,
  routes: readonly Route[],
): void {
  const unlimited: ServerContext = {
    ...context,
    limits: noLimits,
    fileSlots: unlimitedFileSlots,
  };
  // LIMITS=off disables the limits only for requests in local mode.
  const contextOf = (request: FastifyRequest) =>
    !context.env.limits && isLocalRequest(context.env, request)
      ? unlimited
      : context;
  app.decorateRequest("member", null);
  app.decorateRequest("rows");
  const requestLimits = createRequestLimits();
  for (const entry of routes)
    registerRoute(app, entry, contextOf, requestLimits);
  addMethodNotAllowed(app, routes);
}

function registerRoute(
  app: FastifyInstance,
  entry: Route,
  contextOf: (request: FastifyRequest) => ServerContext,
  requestLimits: RequestLimits,
): void {
  const { name, call, role, rateLimit, memberQuery, status, handle } = entry;
  const { body, query, response } = entry.schemas;
  const parameters = parametersSchema(call.path);
  const isUnlimited = (request: FastifyRequest) =>
    contextOf(request).limits === noLimits;
  /** Handles a request without a session in turn with the others of its address. */
  const inTurn = <Result>(
    request: FastifyRequest,
    { raw }: FastifyReply,
    handle: () => Promise<Result>,
  ) =>
    needsSession(call) || !body || isUnlimited(request)
      ? handle()
      : requestLimits.handleInTurn(raw, clientAddress(request), handle);
  app.route({
    method: call.method,
    url: routerPath(call.path),
    exposeHeadRoute: false,
    ...(entry.bodyLimit && { bodyLimit: entry.bodyLimit }),
    schema: { response: { [status]: jsonSchemaOf(response) } },
    // Session, role and limit are checked before the body is read.
    async onRequest(request, reply) {
      const context = contextOf(request);
      if (CHANGING_READS.includes(name) && isPrefetch(request))
        throw overloaded(PREFETCH_RETRY_AFTER, { key: "server.prefetch" });
      if (needsSession(call)) {
        const { authorization } = request.headers;
        const isLimited = !isUnlimited(request);
        if (isLimited && authorization)
          requestLimits.countForToken(reply.raw, authorization);
        const session = await readMember(
          context,
          authorization,
          memberQuery ?? findMember,
        );
        if (!session) throw unauthenticated();
        Object.assign(request, session);
        if (isLimited)
          requestLimits.countForAccount(reply.raw, session.member.accountId);
        if (role && session.member.userType !== role) throw notFound();
      }
      if (!rateLimit) return;
      const key = rateLimit.key({
        member: request.member,
        parameters: request.params as Record<string, string>,
        request,
      });
      await inTurn(request, reply, () =>
        enforceLimit(context, rateLimit.limit, ...key),
      );
    },
    async handler(request, reply) {
      const context = contextOf(request);
      let hasMail = false;
      const outbox = createOutbox(context.clock, {
        isDelivered: context.env.smtpUrl === null,
        onAdd() {
          hasMail = true;
        },
      });
      const path = parameters.safeParse(request.params);
      if (!path.success) throw notFound();
      try {
        const input = {
          body: parseWith(body, request.body ?? {}),
          parameters: path.data,
        };
        const run = () =>
          handle({
            context: { ...context, outbox },
            ...input,
            query: parseWith(query, request.query),
            member: request.member,
            rows: request.rows,
            request,
            reply,
          });
        // While the request waits, the text of its body is not needed.
        if (body) request.body = undefined;
        const result = await inTurn(request, reply, async () => {
          if (!REPLAYED_CALLS.includes(name)) return run();
          const accountId = request.member?.accountId;
          const key = idempotencyKey(request);
          return runOnce(context, { ...input, name, key, accountId }, run);
        });
        return reply.code(status).send(result);
      } finally {
        // The handler's transaction has ended.
        if (hasMail) context.wakeMail();
      }
    },
  });
}

function parseWith(schema: z.ZodType | undefined, input: unknown): unknown {
  return schema && parseInput(schema, input);
}

function parametersSchema(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return z.object(
    Object.fromEntries(
      names.map((name) => [name, name === "id" ? uuid : z.string()]),
    ),
  );
}

/** Converts the contract's `{name}` to the router's `:name`. */
function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Responds with 405 and an Allow header for a known path with another method. */
function addMethodNotAllowed(app: FastifyInstance, routes: readonly Route[]) {
  for (const path of new Set(routes.map(({ call }) => call.path))) {
    const methods: HTTPMethods[] = routes
      .filter(({ call }) => call.path === path)
      .map(({ call }) => call.method);
    const otherMethods: HTTPMethods[] = METHODS.filter(
      (method) => !methods.includes(method),
    );
    app.route({
      method: otherMethods,
      url: routerPath(path),
      handler: async (_request, reply) => {
        reply.header("Allow", methods.join(", "));
        throw detailError(405, { key: "server.methodNotAllowed" });
      },
    });
  }
}
