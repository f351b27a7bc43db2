import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
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
import type { Member, MemberQuery, MemberRow } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { clientAddress } from "../http/client.ts";
import { notFound } from "../http/http-error.ts";
import type { Limit } from "../limits/rules.ts";

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

/**
 * A rate limit that does not depend on the body, so that it can be checked before the body is read. `Caller` is the type
 * of the member that its key needs, so that only a call with a session can have a limit per account.
 */
type RateLimit<Caller = Member | null> = {
  readonly limit: Limit;
  /** Returns the parts of the limit's key, such as the client's address. */
  readonly key: (input: {
    /** Null if the call requires no session. */
    readonly member: Caller;
    readonly parameters: Readonly<Record<string, string>>;
    readonly request: FastifyRequest;
  }) => readonly string[];
};

/** What a handler receives. The contract defines the types of `body`, `parameters` and `query`. */
type HandlerInput<Name extends CallName, Row extends MemberRow> = {
  /** The server's context. In local mode with LIMITS=off, it has no limits. */
  context: ServerContext;
  body: ParsedBodyOf<Name>;
  parameters: ParametersOf<Name>;
  query: QueryOf<Name>;
  member: MemberOf<Name>;
  /** What the `memberQuery` has read; empty without one. */
  rows: readonly Row[];
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The member who makes the call, or null if the call requires no session. */
type MemberOf<Name extends CallName> = (typeof calls)[Name]["auth"] extends
  | "token"
  | "bearer"
  ? Member
  : null;

/** What a handler returns: the response that the contract defines or, if the contract lists its types, a file, a text or a stream. */
type HandlerResult<Name extends CallName> =
  | (ResponseOf<Name> extends Blob ? never : ResponseOf<Name>)
  | ((typeof schemas)[Name] extends {
      readonly responseTypes: readonly string[];
    }
      ? Buffer | Readable | string
      : never);

type Description<Caller = Member | null> = {
  /** The summary in /api/openapi.json. */
  readonly summary: string;
  /** The only role that may make the call. Members with the other role get 404, as if the call did not exist. */
  readonly role?: UserType;
  readonly rateLimit?: RateLimit<Caller>;
  /** The maximum length of the body in bytes, if it is less than that of other calls. */
  readonly bodyLimit?: number;
  /** The headers of a success response with their descriptions, for /api/openapi.json. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** The headers that the call reads with their descriptions, for /api/openapi.json. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The handler's errors. They replace those that `route` adds for the same status, so they must name every cause. */
  readonly errors?: CallErrors;
};

/** The server's side of a call, without the types of the call. `registerRoutes` passes what the call's schemas return. */
export type Route = Omit<Description, "errors"> & {
  readonly name: CallName;
  readonly call: Call;
  readonly schemas: CallSchemas;
  readonly status: number;
  readonly errors: CallErrors;
  readonly memberQuery?: MemberQuery<MemberRow>;
  handle(input: RouteInput): Promise<unknown>;
};
type RouteInput = {
  readonly context: ServerContext;
  readonly body: unknown;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly member: Member | null;
  readonly rows: readonly MemberRow[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** The calls of a resource, with its tag and description for /api/openapi.json. */
export type RouteGroup = {
  readonly tag: string;
  readonly description: string;
  readonly routes: readonly Route[];
};

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
  definition: Description<MemberOf<Name>> & {
    /** Reads the session and, in the same round trip, the rows that the handler receives. */
    readonly memberQuery?: MemberQuery<Row>;
    /** Returns the body of the response. Throws an `HttpError` for an error response. */
    handle(input: HandlerInput<Name, Row>): Promise<HandlerResult<Name>>;
  },
): Route {
  const call: Call = calls[name];
  const callSchemas: CallSchemas = schemas[name];
  return {
    // The handlers of different calls have no common type.
    ...(definition as unknown as Pick<Route, keyof typeof definition>),
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
      // The body of a call that needs none is parsed too, except that of a GET.
      ...(call.method === "GET" ? {} : BODY_ERRORS),
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
export function perAddress(limit: Limit): RateLimit {
  return { limit, key: ({ request }) => [clientAddress(request)] };
}

/** Applies a limit per account. */
export function perAccount(limit: Limit): RateLimit<Member> {
  return { limit, key: ({ member }) => [String(member.accountId)] };
}

/** Returns whether a call requires a session. Without one, the call responds with 401. */
export function needsSession({ auth }: Call): boolean {
  return auth === "token" || auth === "bearer";
}

/** The id of a row, in lower case. */
export const uuid = z.guid().toLowerCase();

/** Returns the id of a row in lower case. Throws a 404 when it is not a UUID. */
export function rowId(value: unknown): string {
  const { data } = uuid.safeParse(value);
  if (data === undefined) throw notFound();
  return data;
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
