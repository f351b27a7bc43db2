import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Call, type CallName, calls } from "../../contract/api.ts";
import type { UserType } from "../../contract/enumerations.ts";
import { type Member, memberOf } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { notFound, unauthenticated } from "./http-error.ts";
import { parseInput } from "./parse.ts";

/**
 * The error statuses of a call, each with a sentence for /api/openapi.json, and with the schema of its body when it differs from
 * the usual one of the status.
 */
export type CallErrors = Readonly<
  Record<
    number,
    string | { readonly description: string; readonly body: z.ZodType }
  >
>;

/** One call of the contract on the server. Created by `openRoute` and `memberRoute`. */
export type Route = {
  readonly name: CallName;
  readonly call: Call;
  /** False for a call that needs no session. */
  readonly needsSession: boolean;
  readonly summary: string;
  readonly body: z.ZodType | undefined;
  /** The content types of the body, for /api/openapi.json. */
  readonly bodyTypes: readonly string[];
  readonly parameters: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  /** The schema of a success response, for /api/openapi.json. */
  readonly answer: z.ZodType;
  /** The content types of a success response. */
  readonly answerTypes: readonly string[];
  /** The headers of a success response with their descriptions, for /api/openapi.json. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** The headers that the call reads with their descriptions, for /api/openapi.json. */
  readonly headers: Readonly<Record<string, string>>;
  /** The status of a success response. */
  readonly status: number;
  readonly errors: CallErrors;
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
};

/** The calls of a resource, with its tag and description for /api/openapi.json. */
export type RouteGroup = {
  readonly tag: string;
  readonly description: string;
  readonly routes: readonly Route[];
};

const nothing = z.unknown();

const INPUT_ERRORS: CallErrors = { 400: "A value is invalid." };
/** Additional errors of calls with a multipart form. */
export const FORM_ERRORS: CallErrors = {
  411: "The length of the form is missing.",
  429: "Too many uploads.",
};
/** Errors of calls with a body. */
export const BODY_ERRORS: CallErrors = {
  400: "The body is malformed, or a field is invalid.",
  413: "The body is too large.",
  415: "The body has another content type.",
};

type Definition<
  Body extends z.ZodType,
  Parameters extends z.ZodType,
  Query extends z.ZodType,
  Extra,
> = {
  call: CallName;
  /** One sentence for /api/openapi.json. */
  summary: string;
  body?: Body;
  parameters?: Parameters;
  query?: Query;
  answer: z.ZodType;
  /** Defaults to JSON. The handler must set other types on the reply, too. */
  answerTypes?: readonly string[];
  answerHeaders?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  status?: number;
  /** Errors of the handler, in addition to those of every call of its kind. */
  errors?: CallErrors;
  /** Returns the body of the response. Throws a `HttpError` for an error response. */
  handle(
    input: {
      body: z.output<Body>;
      parameters: z.output<Parameters>;
      query: z.output<Query>;
      request: FastifyRequest;
      reply: FastifyReply;
    } & Extra,
  ): Promise<unknown>;
};

/** Creates a call that needs no session. */
export function openRoute<
  Body extends z.ZodType = typeof nothing,
  Parameters extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
>(definition: Definition<Body, Parameters, Query, unknown>): Route {
  return {
    ...described(definition, false),
    handle: async (request, reply) =>
      definition.handle({ ...inputOf(definition, request), request, reply }),
  };
}

/**
 * Creates a call that needs a session: 401 without one. With `role`, members of the other role get 404, as if the call did not
 * exist.
 */
export function memberRoute<
  Body extends z.ZodType = typeof nothing,
  Parameters extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
>(
  context: ServerContext,
  definition: Definition<Body, Parameters, Query, { member: Member }> & {
    role?: UserType;
  },
): Route {
  return {
    ...described(definition, true),
    async handle(request, reply) {
      const member = await memberOf(context, request.headers.authorization);
      if (!member) throw unauthenticated();
      if (definition.role && member.userType !== definition.role)
        throw notFound();
      const input = inputOf(definition, request);
      return definition.handle({ ...input, request, reply, member });
    },
  };
}

/** Registers a route at the contract's method and path. `handlerFor` can select another handler per request. */
export function registerRoute(
  app: FastifyInstance,
  route: Route,
  handlerFor: (request: FastifyRequest) => Pick<Route, "handle"> = () => route,
): void {
  app.route({
    method: route.call.method,
    url: patternOf(route.call.path),
    async handler(request, reply) {
      const answer = await handlerFor(request).handle(request, reply);
      if (reply.sent) return reply;
      return reply.code(route.status).send(answer);
    },
  });
}

/** Converts the contract's `{name}` to the router's `:name`. */
export function patternOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function described<Extra>(
  definition: Definition<z.ZodType, z.ZodType, z.ZodType, Extra> & {
    role?: UserType;
  },
  needsSession: boolean,
): Omit<Route, "handle"> {
  const call = calls[definition.call];
  return {
    name: definition.call,
    call,
    needsSession,
    summary: definition.summary,
    body: definition.body,
    bodyTypes: ["application/json"],
    parameters: definition.parameters,
    query: definition.query,
    answer: definition.answer,
    answerTypes: definition.answerTypes ?? ["application/json"],
    answerHeaders: definition.answerHeaders ?? {},
    headers: definition.headers ?? {},
    status: definition.status ?? 200,
    errors: {
      ...(call.method === "POST" || definition.body ? BODY_ERRORS : {}),
      ...(definition.parameters || definition.query ? INPUT_ERRORS : {}),
      // The router responds with 404 to a parameter of more than 500 characters.
      ...(call.path.includes("{")
        ? { 404: "There is nothing at this path." }
        : {}),
      ...(needsSession ? { 401: "There is no session." } : {}),
      ...(definition.role
        ? { 404: `The caller is no ${definition.role}.` }
        : {}),
      503: "The server is busy, or cannot reach the database; the same call may succeed later.",
      ...definition.errors,
    },
  };
}

function inputOf<
  Body extends z.ZodType,
  Parameters extends z.ZodType,
  Query extends z.ZodType,
>(
  definition: { body?: Body; parameters?: Parameters; query?: Query },
  request: FastifyRequest,
) {
  return {
    body: parsed(definition.body, request.body ?? {}),
    parameters: parsed(definition.parameters, request.params),
    query: parsed(definition.query, request.query),
  };
}

// Without a schema the type is `unknown`: a route can only use input that it describes.
function parsed<Schema extends z.ZodType>(
  schema: Schema | undefined,
  input: unknown,
): z.output<Schema> {
  return schema ? parseInput(schema, input) : (undefined as z.output<Schema>);
}
