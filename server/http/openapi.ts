import { z } from "zod";
import { errorAnswer } from "../../contract/schemas/accounts.ts";
import type { Route } from "./route.ts";

/** The description of the API (OpenAPI 3.1), made from the schemas that the server checks with. */
export function describeApi(routes: readonly Route[], publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { path, method } = route.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Ubia", version: "1" },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "header", name: "Authorization" },
      },
      schemas: { Error: schemaOf(errorAnswer, "output") },
    },
  };
}

function operation(route: Route) {
  return {
    summary: route.summary,
    ...(route.call.authorization === "none"
      ? {}
      : { security: [{ token: [] }] }),
    parameters: parametersOf(route),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: content(route.bodyTypes, route.body, "input"),
          },
        }
      : {}),
    responses: {
      [route.status]: {
        description: "Done.",
        content: content([route.answerType], route.answer, "output"),
      },
      default: {
        description: "Refused, in Django REST's shape.",
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Error" },
          },
        },
      },
    },
  };
}

function parametersOf(route: Route) {
  const names = [...route.call.path.matchAll(/\{(\w+)\}/g)];
  const inPath = names.map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const { properties = {} } = route.query ? schemaOf(route.query, "input") : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: false,
    schema,
  }));
  return [...inPath, ...inQuery];
}

function content(
  types: readonly string[],
  schema: z.ZodType,
  io: "input" | "output",
) {
  return Object.fromEntries(
    types.map((type) => [type, { schema: schemaOf(schema, io) }]),
  );
}

function schemaOf(schema: z.ZodType, io: "input" | "output") {
  return z.toJSONSchema(schema, { io, unrepresentable: "any" });
}
