import type { z } from "zod";
import type { CallName, calls } from "../api.ts";
import { accountCalls } from "./accounts.ts";
import { calendarCalls } from "./calendars.ts";
import { defectCalls } from "./defects.ts";
import { matchCalls } from "./matches.ts";
import { profileCalls } from "./profile.ts";
import type { Immutable, Infer } from "./schemas.ts";

/**
 * The bodies, queries and responses of all calls, by their names in `contract/api.ts`. The browser imports only types
 * from this folder, so that its bundle does not contain zod.
 */

/** The schemas of a call's request and response. */
export type CallSchemas = {
  /** A JSON body, which the server validates before the handler runs. */
  readonly body?: z.ZodType;
  /** A form, which the handler parses. The schema is used only in the OpenAPI document. */
  readonly form?: z.ZodType;
  readonly formTypes?: readonly string[];
  readonly query?: z.ZodObject;
  readonly response: z.ZodType;
  /** The content types of a success response. Defaults to JSON. */
  readonly responseTypes?: readonly string[];
  /** The status of a success response. Defaults to 200. */
  readonly status?: number;
};

export const schemas = {
  ...accountCalls,
  ...calendarCalls,
  ...defectCalls,
  ...matchCalls,
  ...profileCalls,
} satisfies Record<CallName, CallSchemas>;

type Schemas = typeof schemas;

/** The JSON body that a client sends; `undefined` for a call without one. */
export type BodyOf<Name extends CallName> = Schemas[Name] extends {
  readonly body: infer Body extends z.ZodType;
}
  ? Immutable<z.input<Body>>
  : undefined;

export type ParsedBodyOf<Name extends CallName> = Parsed<Name, "body">;
export type QueryOf<Name extends CallName> = Parsed<Name, "query">;
/** The validated body or query, as the server's handler receives it; `undefined` if the call has none. */
type Parsed<Name extends CallName, Part extends "body" | "query"> =
  Schemas[Name] extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? z.output<Schema>
    : undefined;

/** The input of an actor that sends a call: its path parameters and its body, in one object. */
export type InputOf<Name extends CallName> =
  BodyOf<Name> extends undefined
    ? [keyof ParametersOf<Name>] extends [never]
      ? undefined
      : ParametersOf<Name>
    : BodyOf<Name> & ParametersOf<Name>;

/** The body of a success response. */
export type ResponseOf<Name extends CallName> = Infer<
  Schemas[Name]["response"]
>;

/** The values of the `{name}` parts of a call's path. */
export type ParametersOf<Name extends CallName> = Readonly<
  Record<NamesIn<(typeof calls)[Name]["path"]>, string>
>;
type NamesIn<Path extends string> =
  Path extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never;
