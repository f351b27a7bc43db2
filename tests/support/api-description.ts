import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Call, HttpResponse } from "./http-client.ts";

type Content = Record<string, { schema: Record<string, unknown> }>;
type ResponseDescription = {
  description: string;
  headers?: Record<string, { required: boolean }>;
  content?: Content;
};
/** An operation in the description of the API. */
export type Operation = {
  operationId: string;
  security: Record<string, unknown>[];
  responses: Record<string, ResponseDescription>;
};
/** The parts of an OpenAPI description that tests read. */
export type ApiDescription = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
};

/** Fetches the OpenAPI description of a server. */
export async function apiDescriptionOf(server: {
  call: Call;
}): Promise<ApiDescription> {
  const { body } = await server.call("GET", "/api/openapi.json");
  return body as ApiDescription;
}

/** Checks responses against an OpenAPI description, and records which of the described responses occurred. */
export class ResponseChecker {
  /** The operation and status of each checked response, such as `login 429`. */
  readonly occurred = new Set<string>();
  readonly #description: ApiDescription;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<object, ValidateFunction>();

  constructor(description: ApiDescription) {
    this.#description = description;
    // Formats are annotations in JSON Schema 2020-12.
    this.#ajv = new Ajv2020({ strict: false, validateFormats: false });
    this.#ajv.addSchema({ $id: "api", components: description.components });
  }

  /** Wraps a call function so that each response is checked against the description. */
  wrap(call: Call): Call {
    return async (method, path, options) => {
      const response = await call(method, path, options);
      const problems = this.problemsOf(method, path, response);
      if (problems.length > 0)
        throw new Error(
          `${method} ${path} does not match its description:\n${problems.join("\n")}\n${response.text}`,
        );
      return response;
    };
  }

  /** Returns the differences between a response and its description; an empty list if the operation is not described. */
  problemsOf(method: string, path: string, response: HttpResponse): string[] {
    const operation = this.#operationOf(method, path);
    if (!operation) return [];
    const { operationId, responses } = operation;
    const description = responses[response.status];
    if (!description)
      return [`${operationId}: status ${response.status} is not described`];
    this.occurred.add(`${operationId} ${response.status}`);
    const { headers = {}, content = {} } = description;
    const missing = Object.keys(headers).filter(
      (name) => !response.headers.has(name),
    );
    return [
      ...missing.map((name) => `${name} is missing`),
      ...this.#bodyProblems(response, content),
    ];
  }

  #bodyProblems(response: HttpResponse, content: Content): string[] {
    if (Object.keys(content).length === 0)
      return response.text === "" ? [] : ["the body is not described"];
    const [type = ""] = (response.headers.get("Content-Type") ?? "").split(";");
    const schema = content[type]?.schema;
    // The description uses application/octet-stream for files, but each file is served with its stored content type.
    if (!schema)
      return "application/octet-stream" in content
        ? []
        : [`the content type ${type} is not described`];
    if (type !== "application/json") return [];
    const validate = this.#validatorOf(schema);
    // Not `body`, which has no codes.
    return validate(JSON.parse(response.text))
      ? []
      : [this.#ajv.errorsText(validate.errors ?? [])];
  }

  #validatorOf(schema: Record<string, unknown>): ValidateFunction {
    const cached = this.#validators.get(schema);
    if (cached) return cached;
    const text = JSON.stringify(schema).replaceAll(
      '"#/components',
      '"api#/components',
    );
    const compiled = this.#ajv.compile(JSON.parse(text));
    this.#validators.set(schema, compiled);
    return compiled;
  }

  #operationOf(method: string, url: string): Operation | undefined {
    const [path = ""] = url.split("?");
    const { paths } = this.#description;
    const template =
      path in paths
        ? path
        : Object.keys(paths).find((candidate) =>
            matchesTemplate(candidate, path),
          );
    return template === undefined
      ? undefined
      : paths[template]?.[method.toLowerCase()];
  }
}

/** Returns whether a path matches a template such as `/api/files/{id}/`. */
function matchesTemplate(template: string, path: string): boolean {
  const [expected, actual] = [template.split("/"), path.split("/")];
  return (
    expected.length === actual.length &&
    expected.every(
      (part, index) => part.startsWith("{") || part === actual[index],
    )
  );
}
