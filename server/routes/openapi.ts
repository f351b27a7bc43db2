import { z } from "zod";
import {
  errorCode,
  errorResponse,
  fieldCodes,
} from "../../contract/calls/schemas.ts";
import { pages } from "../../contract/pages.ts";
import {
  type CallErrors,
  needsSession,
  type Route,
  type RouteGroup,
} from "./route.ts";

/** Error response schemas, by their name in the document. */
const errorShapes = {
  Detail: z
    .object({ detail: z.string(), ...errorCode })
    .meta({ description: "Why the whole call is rejected." }),
  RuleError: z
    .object({
      error: z.string(),
      ...errorCode,
      inactive: z.literal(true).optional().meta({
        description:
          "The account exists, but its email address is not verified yet.",
      }),
    })
    .meta({ description: "A product rule rejects the call." }),
  FieldErrors: z
    .object({ codes: fieldCodes })
    .catchall(z.array(z.string()))
    .meta({
      description:
        "The errors of each field; `non_field_errors` contains errors that concern the whole input. `codes` contains the codes of each field's errors.",
    }),
  Error: errorResponse,
};
type ErrorShape = keyof typeof errorShapes;

/** Error response schemas by status. Other statuses use `Detail`. */
const SHAPES_BY_STATUS: Readonly<Record<string, readonly ErrorShape[]>> = {
  400: ["FieldErrors", "RuleError", "Detail"],
  403: ["RuleError"],
  409: ["RuleError"],
  429: ["RuleError"],
};

const RETRY_AFTER = {
  "Retry-After": header("Seconds to wait before the next attempt.", "integer"),
};
/** Headers of error responses, by status. */
const ERROR_HEADERS: Readonly<Record<string, object>> = {
  401: { "WWW-Authenticate": header("The scheme: `Token`.", "string") },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/**
 * Describes the API as an OpenAPI 3.1 document, from the schemas that validate requests.
 *
 * @param publicUrl The origin of the API.
 */
export function describeApi(groups: readonly RouteGroup[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, routes } of groups)
    for (const route of routes) {
      const { path, method } = route.call;
      paths[path] = {
        ...paths[path],
        [method.toLowerCase()]: operation(route, tag),
      };
    }
  return {
    openapi: "3.1.0",
    info: {
      title: "Ubia",
      version: "1",
      description:
        "Funding matchmaking between African businesses and investors. Every call and its expected errors are listed; errors have the format of Django REST framework, with codes for clients that have texts of their own.",
      contact: { name: "Ubia", url: publicUrl },
      license: {
        name: "All rights reserved",
        url: `${publicUrl}${pages.privacyPolicy.path}`,
      },
    },
    servers: [{ url: publicUrl }],
    tags: groups.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "Authorization",
          description:
            "`Token ` followed by the token that the login returned.",
        },
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "The token that the login returned.",
        },
      },
      schemas: mapValues(errorShapes, (shape) => schemaOf(shape, "output")),
    },
  };
}

function operation(route: Route, tag: string) {
  const { form, formTypes, body = form } = route.schemas;
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [tag],
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(body && {
      requestBody: {
        required: true,
        ...content(schemaOf(body, "input"), formTypes),
      },
    }),
    responses: {
      [route.status]: successResponse(route),
      ...errorResponses(route.errors),
      default: {
        description: "Any other error.",
        ...content(reference("Error")),
      },
    },
  };
}

/** Returns the accepted security schemes. An empty entry makes authentication optional, as for the logout. */
function securityOf({ call }: Route) {
  if (call.auth === "none") return [];
  return [
    { [call.auth === "optional" ? "token" : call.auth]: [] },
    ...(needsSession(call) ? [] : [{}]),
  ];
}

function successResponse({ status, schemas, responseHeaders }: Route) {
  const { response, responseTypes } = schemas;
  return {
    description: "Success.",
    ...(responseHeaders && {
      headers: mapValues(responseHeaders, (text) => header(text, "string")),
    }),
    ...(status !== 204 && content(schemaOf(response, "output"), responseTypes)),
  };
}

function errorResponses(documented: CallErrors) {
  return mapValues(documented, (error, status) => {
    const { description, body } =
      typeof error === "string"
        ? { description: error, body: undefined }
        : error;
    const headers = ERROR_HEADERS[status];
    return {
      description,
      ...(headers && { headers }),
      ...content(body ? schemaOf(body, "output") : shapeOf(status)),
    };
  });
}

function shapeOf(status: string) {
  const [first = reference("Detail"), ...others] = (
    SHAPES_BY_STATUS[status] ?? []
  ).map(reference);
  return others.length === 0 ? first : { anyOf: [first, ...others] };
}

function reference(name: ErrorShape) {
  return { $ref: `#/components/schemas/${name}` };
}

function header(description: string, type: "string" | "integer") {
  return { description, required: true, schema: { type } };
}

function parametersOf({ call, schemas, headers = {} }: Route) {
  const parameter = (location: string, name = "", details = {}) => ({
    name,
    in: location,
    required: location === "path",
    schema: { type: "string" },
    ...details,
  });
  const pathMatches = [...call.path.matchAll(/\{(\w+)\}/g)];
  const { properties: queryProperties = {} } = schemas.query
    ? schemaOf(schemas.query, "input")
    : {};
  return [
    ...pathMatches.map(([, name]) => parameter("path", name)),
    ...Object.entries(queryProperties).map(([name, schema]) =>
      parameter("query", name, { schema }),
    ),
    ...Object.entries(headers).map(([name, description]) =>
      parameter("header", name, { description }),
    ),
  ];
}

function content(
  schema: object,
  types: readonly string[] = ["application/json"],
) {
  const entries = types.map((type) => {
    // An event stream is described as a string, regardless of what its events contain.
    const isStream = type === "text/event-stream";
    return [type, { schema: isStream ? { type: "string" } : schema }];
  });
  return { content: Object.fromEntries(entries) };
}

function schemaOf(schema: z.ZodType, io: "input" | "output") {
  return z.toJSONSchema(schema, { io, unrepresentable: "any" });
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, change(value, key)]),
  );
}
