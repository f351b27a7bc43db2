/** A property of a payload, as text. */
export type PayloadRow = readonly [field: string, value: string];

/**
 * Returns the properties of a payload. The properties of a nested object are separate rows with dotted names; anything
 * deeper is JSON. A payload that is not an object is one row without a field name.
 */
export function payloadRows(data: unknown): PayloadRow[] {
  if (data === null || data === undefined) return [];
  if (!isRecord(data)) return [["", textOf(data)]];
  return Object.entries(data).flatMap(([field, value]): PayloadRow[] =>
    isRecord(value) && Object.keys(value).length > 0
      ? Object.entries(value).map(([innerField, innerValue]) => [
          `${field}.${innerField}`,
          textOf(innerValue),
        ])
      : [[field, textOf(value)]],
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
