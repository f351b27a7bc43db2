import type { Readable } from "node:stream";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
} from "fastify";
import { z } from "zod";
import {
  type Call,
  type CallName,
  CHANGING_READS,
  calls,
  IDEMPOTENCY_HEADER,
  REPLAYED_CALLS,
} from "../../contract/api.ts";
import {
  type CallSchemas,
  type ParametersOf,
  type ParsedBodyOf,
  type QueryOf,
  type ResponseOf,
  schemas,
} from "../../contract/calls/index.ts";
import type { UserType } from "../../contract/enumerations.ts";
import {
  findMember,
  type Member,
  type MemberQuery,
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
import type { Limit } from "../limits/rules.ts";
import { createOutbox } from "../mail/outbox.ts";
import { runOnce } from "./replay.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The member of the request's session, for calls that require a session. */
    member: Member | null;
    /** The rows that the call's `memberQuery` returned. */
    rows: readonly MemberRow[];
  }
}

/**
 * The error statuses of a call. Each status has a description for /api/openapi.json and, if its response body does not
 * have the usual schema, the schema of that body.
 */
export type CallErrors = Readonly<
  Record<
    number,
    string | { readonly description: string; readonly body: z.ZodType }
  >
>;

/** A rate limit that does not depend on the body, so that it can be checked before the body is read. */
type RateLimit<Name extends CallName> = {
  readonly limit: Limit;
  /** Returns the parts of the limit's key, such as the client's address. */
  key(
    input: Pick<HandlerInput<Name>, "member" | "parameters" | "request">,
  ): readonly string[];
};

type HandlerInput<Name extends CallName, Row = MemberRow> = {
  /** The server's context. In local mode with LIMITS=off, it has no limits. */
  context: ServerContext;
  body: ParsedBodyOf<Name>;
  parameters: ParametersOf<Name>;
  query: QueryOf<Name>;
  member: (typeof calls)[Name]["auth"] extends "token" | "bearer"
    ? Member
    : null;
  request: FastifyRequest;
  reply: FastifyReply;
  rows: readonly Row[];
};

/** What a handler returns: the response that the contract defines or, if the contract lists its types, a file, a text or a stream. */
type HandlerResult<Name extends CallName> =
  | (ResponseOf<Name> extends Blob ? never : ResponseOf<Name>)
  | ((typeof schemas)[Name] extends {
      readonly responseTypes: readonly string[];
    }
      ? Buffer | Readable | string
      : never);

type Definition<Name extends CallName, Row extends MemberRow = MemberRow> = {
  /** The summary in /api/openapi.json. */
  readonly summary: string;
  /** The only role that may make the call. Members with the other role get 404, as if the call did not exist. */
  readonly role?: UserType;
  readonly rateLimit?: RateLimit<Name>;
  /** The headers of a success response with their descriptions, for /api/openapi.json. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** The headers that the call reads with their descriptions, for /api/openapi.json. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The handler's errors. They replace those that `route` adds for the same status, so they must name every cause. */
  readonly errors?: CallErrors;
  /** Reads the session and, in the same round trip, the rows that the handler receives. */
  readonly memberQuery?: MemberQuery<Row>;
  /** Returns the body of the response. Throws an `HttpError` for an error response. */
  handle(input: HandlerInput<Name, Row>): Promise<HandlerResult<Name>>;
};

/** The server's side of a call. */
export type Route = Omit<Definition<never>, "errors" | "handle"> & {
  readonly name: CallName;
  readonly call: Call;
  readonly schemas: CallSchemas;
  /** The status of a success response. */
  readonly status: number;
  readonly errors: CallErrors;
  handle(input: HandlerInput<never, never>): Promise<unknown>;
};

/** The calls of a resource, with its tag and description for /api/openapi.json. */
export type RouteGroup = {
  readonly tag: string;
  readonly description: string;
  readonly routes: readonly Route[];
};

/** Retry-After of a prefetch of a call that changes data, in milliseconds. */
const PREFETCH_RETRY_AFTER = 1_000;

const INPUT_ERRORS: CallErrors = { 400: "A value is invalid." };
/** Additional errors of calls with a multipart form. */
export const FORM_ERRORS: CallErrors = {
  411: "The length of the form is missing.",
  429: "Too many uploads or profile saves.",
};
export const BODY_ERRORS: CallErrors = {
  400: "The body is malformed, or a value is invalid.",
  413: "The body is too large.",
  415: "The content type of the body is not supported.",
};

/** Defines the server's side of a call. Body, parameters, query and response have the types from the contract. */
export function route<Name extends CallName, Row extends MemberRow = MemberRow>(
  name: Name,
  definition: Definition<Name, Row>,
): Route {
  const call: Call = calls[name];
  const callSchemas: CallSchemas = schemas[name];
  return {
    ...definition,
    name,
    call,
    schemas: callSchemas,
    status: callSchemas.status ?? 200,
    ...(REPLAYED_CALLS.includes(name) && {
      headers: {
        [IDEMPOTENCY_HEADER]:
          "Makes the call safe to repeat: a call with the same key, of at least 32 characters, returns the same response.",
      },
    }),
    errors: {
      ...(call.path.includes("{") || callSchemas.query ? INPUT_ERRORS : {}),
      ...(call.method === "POST" || callSchemas.body ? BODY_ERRORS : {}),
      // The server responds with 404 to a parameter of more than 500 characters.
      ...(call.path.includes("{") ? { 404: "The path does not exist." } : {}),
      ...(needsSession(call)
        ? { 401: "The session is missing or has expired." }
        : {}),
      ...(definition.role
        ? { 404: `The caller is not an ${definition.role}.` }
        : {}),
      503: CHANGING_READS.includes(name)
        ? "The request is a prefetch, or the server is busy or cannot reach the database; try again later."
        : "The server is busy or cannot reach the database; try again later.",
      ...definition.errors,
    },
  };
}

/** Applies a limit per client address. */
export function perAddress(limit: Limit) {
  return {
    limit,
    key: ({ request }: { request: FastifyRequest }) => [clientAddress(request)],
  };
}

/** Applies a limit per account. */
export function perAccount(limit: Limit) {
  return {
    limit,
    key: ({ member }: { member: Member }) => [String(member.accountId)],
  };
}

/** Returns whether a call requires a session. Without one, the call responds with 401. */
export function needsSession({ auth }: Call): boolean {
  return auth === "token" || auth === "bearer";
}

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
  { name, call, role, rateLimit, memberQuery, status, schemas, handle }: Route,
  contextOf: (request: FastifyRequest) => ServerContext,
  requestLimits: RequestLimits,
): void {
  const { body, query, response } = schemas;
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
        member: request.member as never,
        parameters: request.params as never,
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
          parameters: path.data as never,
        };
        const run = () =>
          handle({
            context: { ...context, outbox },
            ...input,
            query: parseWith(query, request.query),
            member: request.member as never,
            request,
            reply,
            rows: request.rows as never,
          });
        const accountId = request.member?.accountId;
        const key = idempotencyKey(request);
        const result = await inTurn(request, reply, async () =>
          REPLAYED_CALLS.includes(name)
            ? runOnce(context, { ...input, name, key, accountId }, run)
            : run(),
        );
        return reply.code(status).send(result);
      } finally {
        // The handler's transaction has ended.
        if (hasMail) context.wakeMail();
      }
    },
  });
}

function parseWith(schema: z.ZodType | undefined, input: unknown): never {
  return (schema && parseInput(schema, input)) as never;
}

const uuid = z.guid().toLowerCase();

/**
 * Returns the id of a row in lower case.
 *
 * @throws HttpError 404 when it is not a UUID.
 */
export function rowId(value: unknown): string {
  const { data } = uuid.safeParse(value);
  if (data === undefined) throw notFound();
  return data;
}

function parametersSchema(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return z.object(
    Object.fromEntries(
      names.map((name) => [name, name === "id" ? uuid : z.string()]),
    ),
  );
}

/** Returns the JSON Schema from which Fastify compiles the response serialiser. */
export function jsonSchemaOf(response: z.ZodType) {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(response, {
    unrepresentable: "any",
    override({ jsonSchema: schema }) {
      // The serialiser writes a nullable value directly. With `anyOf`, it would try one schema after the other.
      const [inner, none] = schema.anyOf ?? [];
      if (none?.type !== "null") return;
      delete schema.anyOf;
      Object.assign(schema, inner, { nullable: true });
    },
  });
  return jsonSchema;
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
